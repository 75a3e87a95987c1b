import { tokens } from '@fluentui/react-components'
import { nalamTokens } from './nalamTokens.ts'

/** The look of a card, to be spread into a style: a ground with a line and round corners. */
export const cardLook = {
  border: `1px solid ${nalamTokens.cardLine}`,
  borderRadius: tokens.borderRadiusXLarge,
  backgroundColor: nalamTokens.card,
}

/** The ground of what is chosen, or is now, with its text. */
export const onBrand = {
  backgroundColor: tokens.colorBrandBackground,
  color: tokens.colorNeutralForegroundOnBrand,
}

type Side = `${'Block' | 'Inline'}${'Start' | 'End'}`

/** A line at one side of an element, to be spread into a style. */
export const line = (side: Side) => ({
  [`border${side}Width`]: '1px',
  [`border${side}Style`]: 'solid',
  [`border${side}Color`]: nalamTokens.cardLine,
})
