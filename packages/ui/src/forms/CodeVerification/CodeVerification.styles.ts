import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useCodeVerificationStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { marginBlock: '4px 22px', color: nalamTokens.ink3, overflowWrap: 'anywhere' },
  verify: { marginBlockStart: '6px' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '10px',
    marginBlockStart: '20px',
  },
  resend: { color: nalamTokens.ink2 },
  wait: { color: nalamTokens.ink3, fontVariantNumeric: 'tabular-nums' },
})
