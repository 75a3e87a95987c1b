import { Badge, type BadgeProps } from '@fluentui/react-components'
import type { ComponentProps, Ref } from 'react'

// Fluent's type allows a `div` only, which neither a paragraph nor a button may hold.
const AS_SPAN: object = { as: 'span' }

type SpanBadgeProps = Omit<ComponentProps<'span'>, 'color'> & Pick<BadgeProps, 'shape' | 'size' | 'icon'>

/** Fluent's badge as a `span`. */
export function SpanBadge({ ref, ...rest }: SpanBadgeProps) {
  return <Badge appearance="tint" {...rest} {...AS_SPAN} ref={ref as Ref<never>} />
}
