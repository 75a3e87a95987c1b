import { tokens } from '../../theme/tokens.ts'
import { makeStyles } from '@fluentui/react-components'
import { nalamTokens } from '../../theme/nalamTokens.ts'

export const useRegistrationStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    // The heading takes the focus after a navigation; it is not a control.
    ':focus': { outline: 'none' },
  },
  welcome: { marginBlock: '2px 18px', color: nalamTokens.ink3 },
  form: { display: 'flex', flexDirection: 'column' },
  signIn: { marginBlock: '22px 0', color: nalamTokens.ink2 },
  note: { marginBlock: '0 12px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
})
