import { SignInAgain } from '@nalam/ui'
import { useSWRConfig } from 'swr'
import { api } from '../api.ts'
import { configuration } from '../configuration.ts'
import { useStore } from '../createStore.ts'
import { useActionResult } from '../useActionResult.ts'
import { sessionKey } from './renewSession.ts'
import { sessionChannel } from './sessionChannel.ts'
import { sessionPhase } from './sessionPhase.ts'
import { useDoctor } from './useDoctor.ts'
import { useEndSession } from './useEndSession.ts'
import { useSession } from './useSession.ts'

/** Asks the doctor to sign in again when her session has run out; the page behind stays as it is (SESS-05). */
export function SessionExpiry() {
  const doctor = useDoctor()
  const { accept } = useSession()
  const { mutate } = useSWRConfig()
  const results = useActionResult()
  const endSession = useEndSession()
  return (
    <SignInAgain
      open={useStore(sessionPhase) === 'expired'}
      email={doctor.email}
      allowedDomains={configuration.allowedEmailDomains}
      onSignIn={async (credentials) => {
        const result = await api.session.login(credentials).result()
        if (!result.ok) return results.failure(result.error)
        await accept(result.value)
        sessionPhase.set('steady')
        sessionChannel.announce('signedIn')
        // What could not be read meanwhile is read now.
        void mutate((key) => key !== sessionKey)
        return results.success(result.value)
      }}
      onSomeoneElse={endSession}
    />
  )
}
