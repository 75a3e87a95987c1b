import { defaultMessage } from '@nalam/sdk'
import type { ConfirmationValues, ForgotPasswordValues, LoginValues, ResetPasswordValues } from '@nalam/sdk/validation'
import {
  useServerText,
  useToasts,
  type ActionResult,
  type LoginResult,
  type LoginVerifyResult,
  type SpokenByServer,
} from '@nalam/ui'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { resultAt } from './refusedAt.ts'
import { useConfirmation } from './useConfirmation.ts'
import { useLoginAttempt } from './useLoginAttempt.ts'

export interface UseSignIn {
  login: (credentials: LoginValues) => Promise<LoginResult>
  verify: (confirmation: ConfirmationValues, credentials: LoginValues) => Promise<LoginVerifyResult>
  resend: (credentials: LoginValues) => Promise<ActionResult>
  forgotPassword: (request: ForgotPasswordValues) => Promise<ActionResult<'email'>>
  resetPassword: (reset: ResetPasswordValues) => Promise<ActionResult<'otp' | 'newPassword' | 'confirmPassword'>>
}

const spoken = (messageId: 'forgotPassword.success' | 'confirmForgotPassword.success'): SpokenByServer => ({
  messageId,
  message: defaultMessage(messageId),
})

/** Signs in (D12); the guards redirect as soon as the session exists. */
export function useSignIn(): UseSignIn {
  const results = useActionResult()
  const toasts = useToasts()
  const serverText = useServerText()
  const { run } = useActions()
  const login = useLoginAttempt()
  const confirm = useConfirmation()

  const verify: UseSignIn['verify'] = async (confirmation, credentials) => {
    const { outcome, attempt } = await confirm(confirmation, credentials)
    if (attempt) return attempt.ok ? attempt : { ok: false, message: attempt.message }
    if (!outcome?.ok) return resultAt(results, outcome, 'confirmationCode')
    // Confirmation opens no session: the login is repeated with the credentials in memory (D12).
    const signedIn = await login(credentials)
    if (signedIn.ok) return results.success(outcome.value)
    toasts.success(serverText(outcome.value))
    return { ok: false, message: signedIn.message, next: 'form' }
  }

  const resend: UseSignIn['resend'] = async (credentials) => {
    const result = await login(credentials)
    // A 401 is the expected response here: it means that a new code was sent (D12).
    return result.ok ? result : { ok: result.next === 'code', message: result.message }
  }

  const forgotPassword: UseSignIn['forgotPassword'] = async (request) => {
    const outcome = await run<SpokenByServer>(`forgotPassword ${request.email}`, true, {
      send: () => api.account.forgotPassword(request).result(),
      // Only a second request shows whether a mail was sent: a second code is refused for half a
      // minute (D24).
      async reconcile(error) {
        if (!error) return { ok: true, value: undefined }
        return error.status === 429 ? { ok: true, value: spoken('forgotPassword.success') } : { ok: false, error }
      },
      isAmbiguous: ({ status }, wasUncertain) => status === 429 && wasUncertain,
    })
    return results.of(outcome)
  }

  const resetPassword: UseSignIn['resetPassword'] = async (reset) => {
    const outcome = await run<SpokenByServer>(`resetPassword ${reset.email}`, true, {
      send: () => api.account.resetPassword(reset).result(),
      // The code would be refused a second time. Only a login shows whether the new password is
      // valid (D24): if it is, the doctor is signed in. A failure that says nothing about the
      // password leaves the outcome unknown.
      async reconcile() {
        const attempt = await login({ email: reset.email, password: reset.newPassword })
        if (attempt.ok || attempt.next === 'code') return { ok: true, value: spoken('confirmForgotPassword.success') }
        return attempt.error.status === 400 ? { ok: true, value: undefined } : attempt
      },
    })
    return resultAt(results, outcome, 'otp')
  }

  return { login, verify, resend, forgotPassword, resetPassword }
}
