import {
  renderMenuItem_unstable,
  slot,
  useMenuItem_unstable,
  useMenuItemStyles_unstable,
} from '@fluentui/react-components'
import type { MenuItemProps, MenuItemState } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import { PlainLink } from '../TextLink/PlainLink.tsx'

/**
 * Fluent's MenuItem with the host's link component as its element. Fluent's MenuItemLink ignores
 * first letters, and can only be a plain anchor.
 */
export function MenuLink({ href, ...rest }: MenuItemProps & { href: string }) {
  const state = useMenuItem_unstable(rest, null)
  // MenuItem's type knows only `div`; the attributes that it sets are the same on an anchor.
  const elementType = PlainLink as ComponentType<MenuItemState['root']>
  const attributes = { ...state.root, href }
  const root = slot.always(attributes, { elementType })
  return renderMenuItem_unstable(useMenuItemStyles_unstable({ ...state, root }))
}
