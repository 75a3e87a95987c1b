import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { forgetSession, sessionKey } from './renewSession.ts'
import { sessionPhase } from './sessionPhase.ts'

/**
 * Returns a function that clears the user: it removes their data from storage and memory, and the
 * guards redirect to the sign-in page.
 */
export function useEndSession(): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    forgetSession()
    // Writing into the cache starts no request. A paused query would otherwise start as soon as the
    // phase is steady.
    void mutate((key) => key !== sessionKey, undefined, { revalidate: false })
    void mutate(sessionKey, null, { revalidate: false })
    sessionPhase.set('steady')
  }, [mutate])
}
