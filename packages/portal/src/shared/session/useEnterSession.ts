import type { Doctor } from '@nalam/sdk'
import { useToasts } from '@nalam/ui'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { sessionKey } from './renewSession.ts'
import { sessionPhase } from './sessionPhase.ts'

/**
 * Returns a function that shows the doctor of a new session without another request. Queries that
 * failed with the expired session are sent again, and errors from before the session are removed.
 */
export function useEnterSession(): (doctor: Doctor | null) => Promise<void> {
  const { mutate } = useSWRConfig()
  const { dismissErrors } = useToasts()
  return useCallback(
    async (doctor) => {
      dismissErrors()
      await mutate(sessionKey, doctor, { revalidate: false })
      if (sessionPhase.get() !== 'expired') return
      sessionPhase.set('steady')
      void mutate((key) => key !== sessionKey)
    },
    [mutate, dismissErrors],
  )
}
