import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, textSizes } from '../../theme/tokens.ts'

export const useRegistrationStyles = makeStyles({
  title: {
    ...textSizes.pageTitle,
    // The heading takes the focus after a navigation; it is not a control.
    ':focus': { outline: 'none' },
  },
  welcome: { marginBlock: '2px 18px', color: nalamTokens.ink3 },
  form: { display: 'flex', flexDirection: 'column' },
  signIn: { marginBlock: '22px 0', color: nalamTokens.ink2 },
  note: { marginBlock: '0 12px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
})
