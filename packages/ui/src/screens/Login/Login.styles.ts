import { makeStyles } from '@fluentui/react-components'
import { nalamTokens, textSizes } from '../../theme/tokens.ts'

export const useLoginStyles = makeStyles({
  title: {
    ...textSizes.pageTitle,
  },
  welcome: { marginBlock: '2px 18px', color: nalamTokens.ink3 },
  form: { display: 'flex', flexDirection: 'column' },
  passkey: { marginBlockStart: '12px' },
  register: { marginBlock: '22px 0', color: nalamTokens.ink2 },
})
