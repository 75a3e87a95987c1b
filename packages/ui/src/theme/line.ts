import { nalamTokens } from './nalamTokens.ts'

type Side = `${'Block' | 'Inline'}${'Start' | 'End'}`

/** A line at one side of an element, to be spread into a style. */
export const line = (side: Side) => ({
  [`border${side}Width`]: '1px',
  [`border${side}Style`]: 'solid',
  [`border${side}Color`]: nalamTokens.cardLine,
})
