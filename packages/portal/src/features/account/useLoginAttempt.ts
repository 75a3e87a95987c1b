import type { LoginValues } from '@nalam/sdk/validation'
import type { ApiError } from '@nalam/sdk'
import type { ActionSuccess, LoginResult } from '@nalam/ui'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { raisePrompts } from '../../shared/session/prompts.ts'
import { useLogin } from '../../shared/session/useLogin.ts'
import { refusedAt } from './refusedAt.ts'

/** Result of a login, with the error that its messages come from. */
export type LoginAttempt = ActionSuccess | (Exclude<LoginResult, ActionSuccess> & { error: ApiError })

/** Signs in on a page for visitors: the messages of its forms, and the dialogs that follow. */
export function useLoginAttempt(): (credentials: LoginValues) => Promise<LoginAttempt> {
  const results = useActionResult()
  const login = useLogin()
  return async (credentials) => {
    const result = await login(credentials)
    if (!result.ok) {
      const isUnconfirmed = result.error.kind === 'response' && result.error.status === 401
      const failure = refusedAt(results.failure(result.error), result.error, 'password')
      return { ...failure, error: result.error, ...(isUnconfirmed && { next: 'code' as const }) }
    }
    raisePrompts()
    return results.success(result.value)
  }
}
