import type { ConfirmationValues, LoginValues, RegistrationValues } from '@nalam/sdk/validation'
import { type ActionResult, type SpokenByServer, Registration } from '@nalam/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useActions } from '../../shared/actions/useActions.ts'
import { isRefusal } from '../../shared/actions/createActionRunner.ts'
import { api } from '../../shared/api/api.ts'
import { paths } from '../../shared/paths.ts'
import { confirmedEmail, useConfirmation, useLoginAttempt, useSignIn } from './useSignIn.ts'
import { configuration } from '../../shared/api/configuration.ts'
import { stepTitle } from '../../shared/page.ts'
import { VisitorTools } from '../../shared/preferences/VisitorTools.tsx'

/** Registers and confirms (AUTH-12, D12); a success leads to /doctor/login. */
export default function RegisterRoute() {
  const { onResend } = useSignIn()
  const login = useLoginAttempt()
  const confirm = useConfirmation()
  const navigate = useNavigate()
  const { run, results } = useActions()
  const credentials = useRef<LoginValues>(undefined)

  const register = async (registration: RegistrationValues): Promise<ActionResult<keyof RegistrationValues>> => {
    const { email, password } = registration
    credentials.current = { email, password }
    const outcome = await run<SpokenByServer>(`register ${email}`, true, {
      send: () => api.account.register(registration).result(),
      // A login succeeds or asks for the code only if the account exists (D24).
      async reconcile() {
        const attempt = await login({ email, password })
        if (!attempt.ok && !isRefusal(attempt.error)) return attempt
        const isRegistered = attempt.ok || attempt.next === 'code'
        return { ok: true, value: isRegistered ? { message: attempt.message } : undefined }
      },
      // "Registered already" may be the response to a repetition of our own request.
      isAmbiguous: ({ status }, wasUncertain) => status === 409 && wasUncertain,
    })
    return results.of(outcome)
  }

  const verify = async (confirmation: ConfirmationValues): Promise<ActionResult<'confirmationCode'>> => {
    const { result, confirmed } = await confirm(confirmation, credentials.current)
    if (confirmed) {
      confirmedEmail.set(confirmation.email)
      await navigate(paths.login)
    }
    return result
  }

  return (
    <Registration
      onRegister={register}
      onVerify={verify}
      onResend={onResend}
      signInHref={paths.login}
      allowedDomains={configuration.allowedEmailDomains}
      onTitleChange={stepTitle.set}
      tools={<VisitorTools />}
    />
  )
}
