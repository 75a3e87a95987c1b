import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useLoginStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  welcome: { marginBlock: '2px 18px', color: nalamTokens.ink3 },
  form: { display: 'flex', flexDirection: 'column' },
  passkey: { marginBlockStart: '12px' },
  register: { marginBlock: '22px 0', color: nalamTokens.ink2 },
})
