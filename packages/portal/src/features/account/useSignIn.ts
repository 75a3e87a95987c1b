import { defaultMessage } from '@nalam/sdk'
import type { ConfirmationValues, ForgotPasswordValues, LoginValues, ResetPasswordValues } from '@nalam/sdk/validation'
import { useServerText, type ActionResult, type LoginResult, type LoginVerifyResult } from '@nalam/ui'
import { useRef } from 'react'
import { api } from '../../shared/api/api.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { raisePrompts } from '../../shared/session/prompts.ts'
import { useSession } from '../../shared/session/useSession.ts'
import { refusedAt } from './refusedAt.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'

export interface UseSignIn {
  login: (credentials: LoginValues) => Promise<LoginResult>
  verify: (confirmation: ConfirmationValues, credentials: LoginValues) => Promise<LoginVerifyResult>
  resend: (credentials: LoginValues) => Promise<ActionResult>
  forgotPassword: (request: ForgotPasswordValues) => Promise<ActionResult<'email'>>
  resetPassword: (reset: ResetPasswordValues) => Promise<ActionResult<'otp' | 'newPassword' | 'confirmPassword'>>
}

/** Signs in (AUTH-03, AUTH-04, D12); the guards lead on as soon as the session is there. */
export function useSignIn(): UseSignIn {
  const { refresh } = useSession()
  const results = useActionResult()
  const serverText = useServerText()
  /** The address of a mail whose answer got lost. */
  const lostMail = useRef<string>(undefined)

  const login: UseSignIn['login'] = async (credentials) => {
    const result = await api.session.login(credentials).result()
    if (!result.ok) {
      const isUnconfirmed = result.error.kind === 'response' && result.error.status === 401
      const failure = refusedAt(results.failure(result.error), result.error, 'password')
      return { ...failure, ...(isUnconfirmed && { next: 'code' as const }) }
    }
    raisePrompts()
    await refresh()
    return results.success(result.value)
  }

  const verify: UseSignIn['verify'] = async (confirmation, credentials) => {
    const confirmed = await api.account.confirm(confirmation).result()
    if (!confirmed.ok && !isOutcomeUnknown(confirmed.error))
      return refusedAt(results.failure(confirmed.error), confirmed.error, 'confirmationCode')
    // Confirmation opens no session: the login is repeated with what is still in memory (D12). It also tells whether a
    // confirmation without an answer came through (D24).
    const signedIn = await login(credentials)
    if (signedIn.ok) return confirmed.ok ? results.success(confirmed.value) : signedIn
    if (confirmed.ok) return { ok: false, message: signedIn.message, next: 'form' }
    return signedIn.next === 'code' ? { ok: false, message: signedIn.message } : results.failure(confirmed.error)
  }

  const resend: UseSignIn['resend'] = async (credentials) => {
    const result = await login(credentials)
    // A 401 is what is hoped for here: it says that a new code is on its way (D12).
    return result.ok ? result : { ok: result.next === 'code', message: result.message }
  }

  const forgotPassword: UseSignIn['forgotPassword'] = async (request) => {
    const result = await api.account.forgotPassword(request).result()
    if (result.ok) return results.success(result.value)
    if (isOutcomeUnknown(result.error)) lostMail.current = request.email
    // The first try came through: a second code is refused for half a minute (D24).
    else if (result.error.status === 429 && lostMail.current === request.email) {
      const messageId = 'forgotPassword.success'
      return { ok: true, message: serverText({ messageId, message: defaultMessage(messageId) }) }
    }
    return results.failure(result.error)
  }

  const resetPassword: UseSignIn['resetPassword'] = async (reset) => {
    const result = await api.account.resetPassword(reset).result()
    if (result.ok) return results.success(result.value)
    if (!isOutcomeUnknown(result.error)) return refusedAt(results.failure(result.error), result.error, 'otp')
    // Whether the new password holds already is told by using it (D24): the code would be refused a second time.
    const attempt = await api.session.login({ email: reset.email, password: reset.newPassword }).result()
    const isChanged = attempt.ok || (attempt.error.kind === 'response' && attempt.error.status === 401)
    if (!isChanged) return results.failure(result.error)
    const messageId = 'confirmForgotPassword.success'
    return { ok: true, message: serverText({ messageId, message: defaultMessage(messageId) }) }
  }

  return { login, verify, resend, forgotPassword, resetPassword }
}
