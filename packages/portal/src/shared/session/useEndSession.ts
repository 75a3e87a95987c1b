import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { forgetSession, sessionKey } from './renewSession.ts'
import { sessionPhase } from './sessionPhase.ts'

/** Clears the user: what was kept of her in storage and in memory goes, and the guards lead to the sign-in page. */
export function useEndSession(): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    forgetSession()
    // Writing into the cache starts no request; a paused one would otherwise start as soon as the phase is steady.
    void mutate((key) => key !== sessionKey, undefined, { revalidate: false })
    void mutate(sessionKey, null, { revalidate: false })
    sessionPhase.set('steady')
  }, [mutate])
}
