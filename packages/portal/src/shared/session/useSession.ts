import type { Doctor, Session } from '@nalam/sdk'
import useSWR from 'swr'
import { rememberSession, renewSession, sessionKey } from './renewSession.ts'

/** Whether somebody is signed in, and who. */
export type SessionState =
  | { state: 'renewing' }
  | { state: 'signedOut' }
  | { state: 'signedIn'; doctor: Doctor }
  | { state: 'unavailable'; error: unknown }

export interface UseSession {
  session: SessionState
  /** Reads the doctor again, after signing in or after a change to the profile. */
  refresh: () => Promise<Doctor | null | undefined>
  /** Stores a doctor that the server has just sent. */
  accept: (session: Session) => Promise<unknown>
}

/** Returns the session of this tab. All components share one request. */
export function useSession(): UseSession {
  const { data, error, mutate } = useSWR<Doctor | null, unknown>(sessionKey, renewSession, { revalidateIfStale: false })
  let session: SessionState
  if (data) session = { state: 'signedIn', doctor: data }
  else if (data === null) session = { state: 'signedOut' }
  else if (error !== undefined) session = { state: 'unavailable', error }
  else session = { state: 'renewing' }
  return {
    session,
    refresh: () => mutate(),
    accept: (accepted) => {
      rememberSession(accepted)
      return mutate(accepted.doctor, { revalidate: false })
    },
  }
}
