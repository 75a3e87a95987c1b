import { layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import { fieldsMessages, formsMessages, loginMessages, pagesMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { loginSchema } from '@nalam/sdk/validation'
import type { ConfirmationValues, ForgotPasswordValues, LoginValues, ResetPasswordValues } from '@nalam/sdk/validation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import type { CodeVerificationProps } from '../../forms/CodeVerification/CodeVerification.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { SignInLayout, type SignInLayoutProps } from '../../components/SignInLayout/SignInLayout.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useToasts } from '../../components/Toasts/ToastProvider.tsx'
import type { ActionFailure, ActionResult, ActionSuccess } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import type { TitleChange } from '../../forms/useStepTitle.ts'
import { useLazyPart } from '../../components/useLazyPart.ts'
import { useOpenPart } from '../../components/useOpenPart.ts'
import type { LostPasskeys, LostPasskeysLinkProps } from './PasskeyRecovery.tsx'
import type { PasswordRecoveryProps } from './PasswordRecovery.tsx'

const useLoginStyles = makeStyles({
  title: textSizes.pageTitle,
  welcome: { marginBlock: '2px 18px', color: nalamTokens.ink3 },
  form: layout.column,
  passkey: { marginBlockStart: '12px' },
  register: { marginBlock: '22px 0', color: nalamTokens.ink2 },
})

/**
 * The result of a login. `next: 'code'` switches the card to the code view on status 401 (AUTH-04).
 */
export type LoginResult = ActionSuccess | (ActionFailure<'email' | 'password'> & { readonly next?: 'code' | undefined })

/** The result of a confirmation. `next: 'form'` returns to the form with its previous input. */
export type LoginVerifyResult =
  | ActionSuccess
  | (ActionFailure<'confirmationCode'> & { readonly next?: 'form' | undefined })

export interface LoginProps extends Omit<SignInLayoutProps, 'children'> {
  onLogin: (credentials: LoginValues) => Promise<LoginResult>
  /**
   * Called with the code and with the credentials entered before, for the login that follows
   * (decision D12).
   */
  onVerify: (confirmation: ConfirmationValues, credentials: LoginValues) => Promise<LoginVerifyResult>
  onResend: (credentials: LoginValues) => Promise<ActionResult>
  onForgotPassword: (request: ForgotPasswordValues) => Promise<ActionResult<'email'>>
  onResetPassword: (reset: ResetPasswordValues) => Promise<ActionResult<'otp' | 'newPassword' | 'confirmPassword'>>
  /** Called for Continue after a new password was saved: reload the page (AUTH-04). Not called after a sign-in. */
  onPasswordReset: () => void
  /** Signs in with a passkey; left out where none was added. A message is shown as a toast. */
  onPasskey?: (() => Promise<ActionResult<string>>) | undefined
  /** The way back of a doctor who has lost all passkeys; shown below `onPasskey`. */
  lostPasskeys?: LostPasskeys | undefined
  registerHref: string
  /** Domains that may sign in; replaces the SDK's list (decision D2). */
  allowedDomains?: readonly string[] | undefined
  defaultEmail?: string | undefined
  /** Focuses the e-mail field first, for a visitor who has just chosen a new password. */
  shouldFocusEmail?: boolean | undefined
  /**
   * Called with the title of a step (code, forgotten password), and with undefined on the return to
   * the form.
   */
  onTitleChange?: TitleChange
}

const fetchCodeView = async () => (await import('../../forms/CodeVerification/CodeVerification.tsx')).CodeVerification
const fetchLostLink = async () => (await import('./PasskeyRecovery.tsx')).LostPasskeysLink
const fetchRecovery = async () => (await import('./PasswordRecovery.tsx')).PasswordRecovery

/** The sign-in form; it switches to the code view if the account is not confirmed yet. */
export function Login({
  onLogin,
  onVerify,
  onResend,
  onForgotPassword,
  onResetPassword,
  onPasswordReset,
  onPasskey,
  lostPasskeys,
  registerHref,
  allowedDomains,
  defaultEmail = '',
  shouldFocusEmail = false,
  onTitleChange,
  ...rest
}: LoginProps) {
  const styles = useLoginStyles()
  const forms = useMessages(formsMessages)
  const login = useMessages(loginMessages)
  const pages = useMessages(pagesMessages)
  const fields = useMessages(fieldsMessages)
  const toasts = useToasts()
  const [waiting, setWaiting] = useState<LoginValues>()
  const codeView = useLazyPart<CodeVerificationProps>(fetchCodeView)
  const recovery = useOpenPart<PasswordRecoveryProps>(fetchRecovery)
  const lost = useLazyPart<LostPasskeysLinkProps>(fetchLostLink)
  const hasLost = onPasskey !== undefined && lostPasskeys !== undefined
  const fetchLost = useEffectEvent(lost.prepare)
  const forgot = useRef<HTMLButtonElement>(null)
  const { form, field, submit, isPending } = useActionForm<LoginValues, LoginResult>({
    schema: (texts) => loginSchema({ ...texts, allowedDomains }),
    defaultValues: { email: defaultEmail, password: '' },
    onSubmit: async (credentials) => {
      toasts.dismissErrors()
      // Loads during the request, so that the code view is ready if the response asks for it.
      codeView.prepare()
      const result = await onLogin(credentials)
      if (result.ok || result.next !== 'code') return result
      return (await codeView.load()) ? result : { ok: false, message: forms.partMissing }
    },
    onResult: (result, credentials) => {
      if (!result.ok && result.next === 'code') setWaiting(credentials)
    },
  })

  useEffect(() => {
    if (shouldFocusEmail) form.setFocus('email')
  }, [shouldFocusEmail, form])

  useEffect(() => {
    if (hasLost) fetchLost()
  }, [hasLost])

  const isWaiting = waiting !== undefined
  useReturnedFocus(isWaiting, () => form.setFocus('password'))

  if (waiting && codeView.Part) {
    return (
      <SignInLayout {...rest}>
        <codeView.Part
          email={waiting.email}
          onVerify={async (confirmationCode) => {
            const result = await onVerify({ email: waiting.email, confirmationCode }, waiting)
            if (!result.ok && result.next === 'form') setWaiting(undefined)
            return result
          }}
          onResend={() => onResend(waiting)}
          onBack={() => setWaiting(undefined)}
          onTitleChange={onTitleChange}
        />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout {...rest}>
      <h1 className={styles.title}>{pages.login}</h1>
      <p className={styles.welcome}>{pages.loginWelcome}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <EmailField
          {...field('email')}
          label={fields.email}
          autoComplete={onPasskey ? 'username webauthn' : 'username'}
        />
        <PasswordField
          {...field('password')}
          required
          label={fields.password}
          autoComplete="current-password"
          action={
            <TextLink
              ref={forgot}
              aria-haspopup="dialog"
              onPointerEnter={recovery.prepare}
              onFocus={recovery.prepare}
              onClick={recovery.open}
            >
              {login.forgotPassword}
            </TextLink>
          }
        />
        <Button type="submit" isWide isPending={isPending} pendingText={login.submitting}>
          {login.submit}
        </Button>
      </form>
      {onPasskey && (
        <PasskeyButton
          onPasskey={() => {
            toasts.dismissErrors()
            return onPasskey()
          }}
        />
      )}
      <p className={styles.register}>
        {login.newHere} <TextLink href={registerHref}>{login.register}</TextLink>
      </p>
      {lost.Part && lostPasskeys && hasLost && (
        <lost.Part
          {...lostPasskeys}
          allowedDomains={allowedDomains}
          emailOf={() => form.getValues('email')}
          onTitleChange={onTitleChange}
        />
      )}
      {recovery.Part && (
        <recovery.Part
          defaultEmail={form.getValues('email')}
          onForgotPassword={onForgotPassword}
          onResetPassword={onResetPassword}
          onContinue={onPasswordReset}
          onTitleChange={onTitleChange}
          onClose={() => {
            recovery.close()
            forgot.current?.focus()
          }}
        />
      )}
    </SignInLayout>
  )
}

function PasskeyButton({ onPasskey }: { onPasskey: () => Promise<ActionResult<string>> }) {
  const styles = useLoginStyles()
  const login = useMessages(loginMessages)
  const { run, isPending } = useAction(onPasskey)
  return (
    <Button
      isWide
      className={styles.passkey}
      isPending={isPending}
      pendingText={login.usingPasskey}
      onClick={() => void run()}
    >
      {login.passkey}
    </Button>
  )
}

/** Returns the focus to the previous view when a view closes. */
function useReturnedFocus(isAway: boolean, focus: () => void): void {
  const wasAway = useRef(isAway)
  useEffect(() => {
    if (wasAway.current && !isAway) focus()
    wasAway.current = isAway
  })
}
