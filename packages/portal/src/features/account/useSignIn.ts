import { createStore } from '../../shared/createStore.ts'
import type { ApiError } from '@nalam/sdk'
import {
  type ActionSuccess,
  type LoginResult,
  type LoginProps,
  type SpokenByServer,
  useServerText,
  useToasts,
} from '@nalam/ui'
import { spoken, useActionResult, useActions } from '../../shared/actions/useActions.ts'
import type { ConfirmationValues, LoginValues } from '@nalam/sdk/validation'
import { raisePrompts } from '../../shared/session/sessionState.ts'
import { useLogin } from '../../shared/session/session.ts'
import { isRefusal } from '../../shared/actions/createActionRunner.ts'
import { api } from '../../shared/api/api.ts'

/** E-mail address of the account that was just confirmed, for the sign-in form. In memory only. */
export const confirmedEmail = createStore('')

export type LoginAttempt = ActionSuccess | (Exclude<LoginResult, ActionSuccess> & { error: ApiError })

/** Signs in on a page for visitors: the messages of its forms, and the dialogs that follow. */
export function useLoginAttempt(): (credentials: LoginValues) => Promise<LoginAttempt> {
  const results = useActionResult()
  const login = useLogin()
  return async (credentials) => {
    const result = await login(credentials)
    if (!result.ok) {
      const isUnconfirmed = result.error.kind === 'response' && result.error.status === 401
      const failure = results.refusedAt(result.error, 'password')
      return { ...failure, error: result.error, ...(isUnconfirmed && { next: 'code' as const }) }
    }
    raisePrompts(true)
    return results.success(result.value)
  }
}

/** Sends the code of a registration. `confirmed`: it was accepted, and no login has followed. */
export function useConfirmation() {
  const { run, results } = useActions()
  const login = useLoginAttempt()
  return async (confirmation: ConfirmationValues, credentials: LoginValues | undefined) => {
    let attempt: LoginAttempt | undefined
    const outcome = await run<SpokenByServer>(`confirm ${confirmation.email}`, true, {
      send: () => api.account.confirm(confirmation).result(),
      async reconcile() {
        // A login would mail a new code, and the doctor's would no longer be valid.
        const repeated = await api.account.confirm(confirmation).result()
        if (repeated.ok || !isRefusal(repeated.error)) return repeated
        // Refused: either the first request used the code, or it is wrong. A login shows which.
        attempt = credentials && (await login(credentials))
        if (attempt && !attempt.ok && !isRefusal(attempt.error)) return attempt
        return { ok: true, value: attempt?.ok ? spoken('confirmDoctorRegistration.success') : undefined }
      },
    })
    if (attempt) return { result: { ok: attempt.ok, message: attempt.message }, confirmed: undefined }
    return { result: results.at(outcome, 'confirmationCode'), confirmed: outcome?.ok ? outcome.value : undefined }
  }
}

/** Signs in (D12); the guards redirect as soon as the session exists. */
export function useSignIn() {
  const toasts = useToasts()
  const serverText = useServerText()
  const { run, results } = useActions()
  const login = useLoginAttempt()
  const confirm = useConfirmation()

  const onVerify: LoginProps['onVerify'] = async (confirmation, credentials) => {
    const { result, confirmed } = await confirm(confirmation, credentials)
    if (!confirmed) return result
    // Confirmation opens no session: the login is repeated with the credentials in memory (D12).
    const signedIn = await login(credentials)
    if (signedIn.ok) return result
    toasts.success(serverText(confirmed))
    return { ok: false, message: signedIn.message, next: 'form' }
  }

  const onResend: LoginProps['onResend'] = async (credentials) => {
    const result = await login(credentials)
    // A 401 is the expected response here: it means that a new code was sent (D12).
    return result.ok ? result : { ok: result.next === 'code', message: result.message }
  }

  const onForgotPassword: LoginProps['onForgotPassword'] = async (request) => {
    const outcome = await run<SpokenByServer>(`forgotPassword ${request.email}`, true, {
      send: () => api.account.forgotPassword(request).result(),
      // Only a second request tells: a second code is refused for half a minute (D24).
      async reconcile(error) {
        if (!error) return { ok: true, value: undefined }
        return error.status === 429 ? { ok: true, value: spoken('forgotPassword.success') } : { ok: false, error }
      },
      isAmbiguous: ({ status }, wasUncertain) => status === 429 && wasUncertain,
    })
    return results.of(outcome)
  }

  const onResetPassword: LoginProps['onResetPassword'] = async (reset) => {
    const outcome = await run<SpokenByServer>(`resetPassword ${reset.email}`, true, {
      send: () => api.account.resetPassword(reset).result(),
      // The code would be refused a second time. Only a login shows whether the new password is
      // valid (D24). A failure that says nothing about the password leaves the outcome unknown.
      async reconcile() {
        const attempt = await login({ email: reset.email, password: reset.newPassword })
        if (attempt.ok || attempt.next === 'code') return { ok: true, value: spoken('confirmForgotPassword.success') }
        return attempt.error.status === 400 ? { ok: true, value: undefined } : attempt
      },
    })
    return results.at(outcome, 'otp')
  }

  return { onLogin: login, onVerify, onResend, onForgotPassword, onResetPassword }
}
