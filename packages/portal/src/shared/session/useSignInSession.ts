import type { Session } from '@nalam/sdk'
import { useSWRConfig } from 'swr'
import { sessionKey } from './renewSession.ts'
import { sessionChannel } from './sessionChannel.ts'
import { sessionPhase } from './sessionPhase.ts'
import { useSession } from './useSession.ts'

/**
 * Returns the only function that starts a session: the doctor from the login response is shown
 * without another request, other tabs are notified, and queries that failed with the expired
 * session are sent again.
 */
export function useSignInSession(): (session: Session) => Promise<void> {
  const { accept } = useSession()
  const { mutate } = useSWRConfig()
  return async (session) => {
    await accept(session)
    sessionPhase.set('steady')
    sessionChannel.announce('signedIn')
    void mutate((key) => key !== sessionKey)
  }
}
