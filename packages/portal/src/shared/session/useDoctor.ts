import type { Doctor } from '@nalam/sdk'
import { useSession } from './useSession.ts'

/**
 * Returns the signed-in doctor, below the guard of signed-in routes.
 *
 * @throws if nobody is signed in: the guard is missing
 */
export function useDoctor(): Doctor {
  const { session } = useSession()
  if (session.state !== 'signedIn') throw new Error('useDoctor is for routes behind RequireAudience')
  return session.doctor
}
