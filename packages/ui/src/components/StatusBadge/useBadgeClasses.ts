import {
  useBadge_unstable as useFluentBadge,
  useBadgeStyles_unstable as useFluentBadgeStyles,
} from '@fluentui/react-components'
import type { BadgeProps } from '@fluentui/react-components'

/**
 * Returns the classes of Fluent's badge. Its own element is a `div`, which neither a paragraph nor a
 * button may hold.
 */
export function useBadgeClasses(props: Pick<BadgeProps, 'shape' | 'size'>): { root?: string; icon?: string } {
  const state = useFluentBadge({ ...props, appearance: 'tint', icon: {} }, null)
  useFluentBadgeStyles(state)
  const { root, icon } = state
  return { ...(root.className && { root: root.className }), ...(icon?.className && { icon: icon.className }) }
}
