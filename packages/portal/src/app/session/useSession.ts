import type { Doctor } from '@nalam/sdk'
import useSWR from 'swr'
import { renewSession, sessionKey } from './renewSession.ts'

/** Who is signed in, as far as is known. */
export type SessionState =
  | { state: 'renewing' }
  | { state: 'signedOut' }
  | { state: 'signedIn'; doctor: Doctor }
  | { state: 'unavailable'; error: unknown }

export interface UseSession {
  session: SessionState
  /** Reads the doctor again, after signing in or after a change to the profile. */
  refresh: () => Promise<Doctor | null | undefined>
}

/** The session of this tab. Everyone who asks shares one request. */
export function useSession(): UseSession {
  const { data, error, mutate } = useSWR<Doctor | null, unknown>(sessionKey, renewSession, { revalidateIfStale: false })
  let session: SessionState
  if (data) session = { state: 'signedIn', doctor: data }
  else if (data === null) session = { state: 'signedOut' }
  else if (error !== undefined) session = { state: 'unavailable', error }
  else session = { state: 'renewing' }
  return { session, refresh: () => mutate() }
}
