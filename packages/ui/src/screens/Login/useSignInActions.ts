import { type SpokenByServer, useServerText } from '../../messages/internal.ts'
import type { ApiError, Doctor, DoctorApi, Result } from '@nalam/sdk'
import type {
  ConfirmationValues,
  ForgotPasswordValues,
  LoginValues,
  RegistrationValues,
  ResetPasswordValues,
} from '@nalam/sdk/validation'
import type { ActionFailure, ActionResult, ActionSuccess } from '../../forms/ActionResult.ts'
import type { LoginProps } from './Login.tsx'

/** The calls of the client that the sign-in screens need. */
export interface SignInApi {
  session: Pick<DoctorApi['session'], 'login'>
  account: DoctorApi['account']
}

export interface SignInActions {
  /** Props of `Login`; `login.onLogin` is also the `onSignIn` of `SignInAgain`. */
  login: Pick<LoginProps, 'onLogin' | 'onVerify' | 'onResend' | 'onForgotPassword' | 'onResetPassword'>
  /** Props of `Registration`. */
  registration: {
    onRegister: (registration: RegistrationValues) => Promise<ActionResult<keyof RegistrationValues>>
    onVerify: (confirmation: ConfirmationValues) => Promise<ActionResult<'confirmationCode'>>
    onResend: (credentials: LoginValues) => Promise<ActionResult>
  }
}

/**
 * Connects the sign-in screens to a client of the SDK: their callbacks, with texts in the current
 * language. A wrong password or code is shown at its field (D11).
 *
 * @param api created by `createDoctorApi`
 * @param onSignedIn receives the doctor of the new session
 * @param onConfirmed called when a new account is confirmed: lead to the sign-in page
 */
export function useSignInActions(
  api: SignInApi,
  onSignedIn: (doctor: Doctor) => void,
  onConfirmed?: () => void,
): SignInActions {
  const textOf = useServerText()

  const failure = (error: ApiError, field?: 'password' | 'confirmationCode' | 'otp'): ActionFailure => {
    const message = textOf(error)
    const refused = Object.entries(error.fieldErrors).map(([name, text]) => [
      name,
      // The text of the error itself has a code and can be translated.
      text === error.userMessage ? message : text,
    ])
    const isAtField = field !== undefined && error.kind === 'response' && error.status === 400 && refused.length === 0
    return { ok: false, message, fieldErrors: isAtField ? { [field]: message } : Object.fromEntries(refused) }
  }
  const outcome = async (
    call: { result: () => Promise<Result<SpokenByServer>> },
    field?: 'confirmationCode' | 'otp',
  ): Promise<ActionSuccess | ActionFailure> => {
    const result = await call.result()
    return result.ok ? { ok: true, message: textOf(result.value) } : failure(result.error, field)
  }

  const onLogin: SignInActions['login']['onLogin'] = async (credentials) => {
    const result = await api.session.login(credentials).result()
    if (result.ok) {
      onSignedIn(result.value.doctor)
      return { ok: true, message: textOf(result.value) }
    }
    // The account is not confirmed yet: a new code was sent (D12).
    const isUnconfirmed = result.error.kind === 'response' && result.error.status === 401
    return { ...failure(result.error, 'password'), ...(isUnconfirmed && { next: 'code' as const }) }
  }
  const onResend = async (credentials: LoginValues): Promise<ActionResult> => {
    const result = await onLogin(credentials)
    return result.ok ? result : { ok: result.next === 'code', message: result.message }
  }
  const confirm = (confirmation: ConfirmationValues) => outcome(api.account.confirm(confirmation), 'confirmationCode')
  return {
    login: {
      onLogin,
      onResend,
      async onVerify(confirmation, credentials) {
        const confirmed = await confirm(confirmation)
        if (!confirmed.ok) return confirmed
        // Confirmation opens no session (D12).
        const signedIn = await onLogin(credentials)
        return signedIn.ok ? confirmed : { ok: false, message: signedIn.message, next: 'form' }
      },
      onForgotPassword: (request: ForgotPasswordValues) => outcome(api.account.forgotPassword(request)),
      onResetPassword: (reset: ResetPasswordValues) => outcome(api.account.resetPassword(reset), 'otp'),
    },
    registration: {
      onRegister: (registration) => outcome(api.account.register(registration)),
      onResend,
      async onVerify(confirmation) {
        const confirmed = await confirm(confirmation)
        if (confirmed.ok) onConfirmed?.()
        return confirmed
      },
    },
  }
}
