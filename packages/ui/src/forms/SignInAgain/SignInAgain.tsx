import { loginSchema } from '@nalam/sdk/validation'
import type { LoginValues } from '@nalam/sdk/validation'
import { useEffect, useState } from 'react'
import type { ActionResult } from '../ActionResult.ts'
import { useActionForm } from '../useActionForm.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { SessionExpiredDialog } from '../../components/SessionExpiredDialog/SessionExpiredDialog.tsx'
import type { SessionExpiredDialogProps } from '../../components/SessionExpiredDialog/SessionExpiredDialog.tsx'
import { SubmitButton } from '../../components/SubmitButton/SubmitButton.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { useSignInAgainStyles } from './SignInAgain.styles.ts'

interface FormProps {
  /** Whose page stands behind the dialog: only this doctor can go on with it. */
  email: string
  /** Domains that may sign in, in place of the SDK's list (decision D2). */
  allowedDomains?: readonly string[] | undefined
  onSignIn: (credentials: LoginValues) => Promise<ActionResult<'email' | 'password'>>
  /** Leaves the page for the sign-in page. */
  onSomeoneElse: () => void
}

export interface SignInAgainProps extends FormProps, Omit<SessionExpiredDialogProps, 'children' | 'onSignIn'> {}

/** Signing in again over the page that one was working on (SESS-05): everything typed behind it stays. */
export function SignInAgain({ email, allowedDomains, onSignIn, onSomeoneElse, ...rest }: SignInAgainProps) {
  const form = { email, allowedDomains, onSignIn, onSomeoneElse }
  return <SessionExpiredDialog {...rest}>{rest.open && <SignInAgainForm {...form} />}</SessionExpiredDialog>
}

function SignInAgainForm({ email, allowedDomains, onSignIn, onSomeoneElse }: FormProps) {
  const styles = useSignInAgainStyles()
  const messages = useMessages()
  const [schema] = useState(() => loginSchema({ messages: (id) => id, allowedDomains }))
  const { form, field, submit, isPending } = useActionForm<LoginValues, ActionResult<'email' | 'password'>>({
    schema,
    defaultValues: { email, password: '' },
    onSubmit: onSignIn,
  })
  // The address is known; the password is what is typed next.
  useEffect(() => form.setFocus('password'), [form])
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField {...field('email')} label={messages.fields.email} type="email" autoComplete="username" readOnly />
        <PasswordField
          {...field('password')}
          required
          label={messages.fields.password}
          autoComplete="current-password"
        />
        <SubmitButton isWide isPending={isPending} pendingText={messages.login.submitting}>
          {messages.login.submit}
        </SubmitButton>
      </form>
      <p>
        <LinkButton onClick={onSomeoneElse}>{messages.sessionExpired.someoneElse}</LinkButton>{' '}
        {messages.sessionExpired.lost}
      </p>
    </>
  )
}
