import { tokens } from '@fluentui/react-components'
import { nalamTokens } from './nalamTokens.ts'
import { textSizes } from './textSizes.ts'

/** The number of waiting bookings, to be spread into a style. */
export const countLook = {
  minWidth: '22px',
  paddingInline: '7px',
  borderRadius: '999px',
  textAlign: 'center',
  fontSize: tokens.fontSizeBase200,
  lineHeight: '1.375rem',
  fontWeight: tokens.fontWeightSemibold,
  color: nalamTokens.pendingInk,
  backgroundColor: nalamTokens.pendingTint,
} as const

/** The name of a key in a button, in its colours; hidden on devices without a keyboard. */
export const keyLook = {
  minWidth: '18px',
  border: '1px solid currentColor',
  borderRadius: tokens.borderRadiusSmall,
  fontFamily: 'inherit',
  ...textSizes.tiny,
  '@media (pointer: coarse)': { display: 'none' },
} as const
