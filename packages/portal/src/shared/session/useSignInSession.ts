import type { Session } from '@nalam/sdk'
import { useSWRConfig } from 'swr'
import { sessionKey } from './renewSession.ts'
import { sessionChannel } from './sessionChannel.ts'
import { sessionPhase } from './sessionPhase.ts'
import { useSession } from './useSession.ts'

/**
 * The one way into a session: the doctor that the response of a login carries is shown without another request, other tabs
 * are told, and what could not be read with an expired session is read now.
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
