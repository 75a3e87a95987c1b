import type { ConfirmationValues, LoginValues } from '@nalam/sdk/validation'
import type { LoginResult, LoginVerifyResult } from '@nalam/ui'
import { api } from '../../app/api.ts'
import { raisePrompts } from '../../app/prompts.ts'
import { useSession } from '../../app/session/useSession.ts'
import { useActionResult } from '../../app/useActionResult.ts'

/** Signing in as section 4 and decision D12 have it; the guards lead on as soon as the session is there. */
export function useSignIn() {
  const { refresh } = useSession()
  const results = useActionResult()

  const login = async (credentials: LoginValues): Promise<LoginResult> => {
    const result = await api.session.login(credentials).result()
    if (!result.ok) {
      const isUnconfirmed = result.error.kind === 'answer' && result.error.status === 401
      return { ...results.failure(result.error), ...(isUnconfirmed && { next: 'code' as const }) }
    }
    raisePrompts()
    await refresh()
    return results.success(result.value)
  }

  const verify = async (confirmation: ConfirmationValues, credentials: LoginValues): Promise<LoginVerifyResult> => {
    const confirmed = await api.account.confirm(confirmation).result()
    if (!confirmed.ok) return results.failure(confirmed.error)
    // Confirmation opens no session: the login is repeated with what is still in memory (D12).
    const signedIn = await login(credentials)
    if (signedIn.ok) return results.success(confirmed.value)
    return { ok: false, message: signedIn.message, next: 'form' }
  }

  const resend = async (credentials: LoginValues) => {
    const result = await login(credentials)
    // A 401 is what is hoped for here: it says that a new code is on its way (D12).
    if (!result.ok && result.next === 'code') return { ok: true as const, message: result.message }
    return result
  }

  return { login, verify, resend }
}
