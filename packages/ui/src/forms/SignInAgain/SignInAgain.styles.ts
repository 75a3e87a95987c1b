import { makeStyles } from '@fluentui/react-components'

export const useSignInAgainStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '16px', marginBlock: '16px' },
})
