import { SignInAgain } from '@nalam/ui'
import { useSWRConfig } from 'swr'
import { api } from '../../shared/api/api.ts'
import { configuration } from '../../shared/api/configuration.ts'
import { useStore } from '../../shared/createStore.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { sessionKey } from '../../shared/session/renewSession.ts'
import { sessionChannel } from '../../shared/session/sessionChannel.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useEndSession } from '../../shared/session/useEndSession.ts'
import { useSession } from '../../shared/session/useSession.ts'

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
