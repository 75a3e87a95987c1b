import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, textSizes } from '../../theme/tokens.ts'

export const useCodeVerificationStyles = makeStyles({
  title: {
    ...textSizes.pageTitle,
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
