import type { LoginValues } from '@nalam/sdk/validation'
import type { ApiError } from '@nalam/sdk'
import type { ActionSuccess, LoginResult } from '@nalam/ui'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { api } from '../../shared/api/api.ts'
import { raisePrompts } from '../../shared/session/prompts.ts'
import { useSignInSession } from '../../shared/session/useSignInSession.ts'
import { refusedAt } from './refusedAt.ts'

/** Result of a login, with the error that its messages come from. */
export type LoginAttempt = ActionSuccess | (Exclude<LoginResult, ActionSuccess> & { error: ApiError })

/** Signs in with one request: the doctor in its response is the session (AUTH-03). */
export function useLogin(): (credentials: LoginValues) => Promise<LoginAttempt> {
  const results = useActionResult()
  const signIn = useSignInSession()
  return async (credentials) => {
    const result = await api.session.login(credentials).result()
    if (!result.ok) {
      const isUnconfirmed = result.error.kind === 'response' && result.error.status === 401
      const failure = refusedAt(results.failure(result.error), result.error, 'password')
      return { ...failure, error: result.error, ...(isUnconfirmed && { next: 'code' as const }) }
    }
    raisePrompts()
    await signIn(result.value)
    return results.success(result.value)
  }
}
