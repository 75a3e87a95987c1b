import { layout } from '../../theme/internal.ts'
import { fieldsMessages, loginMessages, promptsMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { loginSchema, type LoginValues } from '@nalam/sdk/validation'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import type { ActionResult } from '../ActionResult.ts'
import { useActionForm } from '../useActionForm.ts'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { SessionExpiredDialog, type SessionExpiredDialogProps } from '../../components/Dialog/Prompts.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'

const useSignInAgainStyles = makeStyles({
  form: { ...layout.column, rowGap: '16px', marginBlock: '16px' },
})

interface FormProps {
  /** E-mail of the doctor whose page is behind the dialog: only this doctor can sign in here. */
  email: string
  /** Domains that may sign in; replaces the SDK's list (decision D2). */
  allowedDomains?: readonly string[] | undefined
  onSignIn: (credentials: LoginValues) => Promise<ActionResult<'email' | 'password'>>
  /** Called to leave the page for the sign-in page. */
  onSomeoneElse: () => void
}

export interface SignInAgainProps extends FormProps, Omit<SessionExpiredDialogProps, 'children' | 'onSignIn'> {}

/** Sign-in dialog over the current page (SESS-05): the input on the page is kept. */
export function SignInAgain({ email, allowedDomains, onSignIn, onSomeoneElse, ...rest }: SignInAgainProps) {
  const form = { email, allowedDomains, onSignIn, onSomeoneElse }
  return <SessionExpiredDialog {...rest}>{rest.open && <SignInAgainForm {...form} />}</SessionExpiredDialog>
}

function SignInAgainForm({ email, allowedDomains, onSignIn, onSomeoneElse }: FormProps) {
  const styles = useSignInAgainStyles()
  const fields = useMessages(fieldsMessages)
  const login = useMessages(loginMessages)
  const { sessionExpired } = useMessages(promptsMessages)
  const { field, submit, isPending } = useActionForm<LoginValues, ActionResult<'email' | 'password'>>({
    schema: (texts) => loginSchema({ ...texts, allowedDomains }),
    defaultValues: { email, password: '' },
    onSubmit: onSignIn,
  })
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField {...field('email')} label={fields.email} type="email" autoComplete="username" readOnly />
        <PasswordField
          {...field('password')}
          // The e-mail is known, so the focus starts here.
          data-autofocus
          required
          label={fields.password}
          autoComplete="current-password"
        />
        <Button type="submit" isWide isPending={isPending} pendingText={login.submitting}>
          {login.submit}
        </Button>
      </form>
      <p>
        <TextLink onClick={onSomeoneElse}>{sessionExpired.someoneElse}</TextLink> {sessionExpired.lost}
      </p>
    </>
  )
}
