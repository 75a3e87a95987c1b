import type { ConfirmationValues, LoginValues, RegistrationValues } from '@nalam/sdk/validation'
import type { ActionResult } from '@nalam/ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { paths } from '../../shared/paths.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { confirmedEmail } from './confirmedEmail.ts'
import { useSignIn } from './useSignIn.ts'

export interface UseRegistration {
  register: (registration: RegistrationValues) => Promise<ActionResult<keyof RegistrationValues>>
  /** A success leads to /doctor/login. */
  verify: (confirmation: ConfirmationValues) => Promise<ActionResult<'confirmationCode'>>
  resend: (credentials: LoginValues) => Promise<ActionResult>
}

/** Registers and confirms (AUTH-12, D12). */
export function useRegistration(): UseRegistration {
  const { login, resend } = useSignIn()
  const results = useActionResult()
  const navigate = useNavigate()
  const credentials = useRef<LoginValues>(undefined)
  /** The address of a registration whose answer got lost. */
  const lost = useRef<string>(undefined)

  const register: UseRegistration['register'] = async (registration) => {
    const { email, password } = registration
    credentials.current = { email, password }
    const result = await api.account.register(registration).result()
    if (result.ok) return results.success(result.value)
    const isUnknown = isOutcomeUnknown(result.error)
    if (isUnknown) lost.current = email
    // The first try may have come through: whoever can sign in with these has an account that waits for its code (D24).
    if (isUnknown || (result.error.status === 409 && lost.current === email)) {
      const attempt = await login({ email, password })
      if (attempt.ok) return attempt
      if (attempt.next === 'code') return { ok: true, message: attempt.message }
    }
    return results.failure(result.error)
  }

  const verify: UseRegistration['verify'] = async (confirmation) => {
    const result = await api.account.confirm(confirmation).result()
    if (result.ok) {
      confirmedEmail.set(confirmation.email)
      await navigate(paths.login)
      return results.success(result.value)
    }
    if (isOutcomeUnknown(result.error) && credentials.current) {
      const attempt = await login(credentials.current)
      if (attempt.ok || attempt.next === 'code') return { ok: attempt.ok, message: attempt.message }
    }
    return results.failure(result.error)
  }

  return { register, verify, resend }
}
