import { SignInAgain } from '@nalam/ui'
import { api } from '../../shared/api/api.ts'
import { configuration } from '../../shared/api/configuration.ts'
import { useStore } from '../../shared/createStore.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useEndSession } from '../../shared/session/useEndSession.ts'
import { useSignInSession } from '../../shared/session/useSignInSession.ts'

/**
 * Asks the doctor to sign in again after the session has expired; the page behind stays as it is
 * (SESS-05).
 */
export function SessionExpiry() {
  const doctor = useDoctor()
  const signIn = useSignInSession()
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
        await signIn(result.value)
        return results.success(result.value)
      }}
      onSomeoneElse={endSession}
    />
  )
}
