import { makeStyles } from '@griffel/react'

export const useSignInAgainStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '16px', marginBlock: '16px' },
})
