import type { Message, Result } from '@nalam/sdk'
import type { LoginValues } from '@nalam/sdk/validation'
import { api } from '../api/api.ts'
import { forgetProfileVersion } from '../api/profileVersion.ts'
import { rememberSession } from './renewSession.ts'
import { sessionChannel } from './sessionChannel.ts'
import { useEnterSession } from './useEnterSession.ts'

/**
 * Returns the only function that signs in, with one request: the doctor in its response is shown
 * (AUTH-03), and the other tabs are notified.
 */
export function useLogin(): (credentials: LoginValues) => Promise<Result<Message>> {
  const enterSession = useEnterSession()
  return async (credentials) => {
    forgetProfileVersion()
    const result = await api.session.login(credentials).result()
    if (result.ok) {
      rememberSession(result.value)
      await enterSession(result.value.doctor)
      sessionChannel.announce('signedIn')
    }
    return result
  }
}
