import { SignInAgain } from '@nalam/ui'
import { configuration } from '../../shared/api/configuration.ts'
import { useStore } from '../../shared/createStore.ts'
import { useActionResult } from '../../shared/actions/useActionResult.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useEndSession } from '../../shared/session/useEndSession.ts'
import { useLogin } from '../../shared/session/useLogin.ts'

/**
 * Asks the doctor to sign in again after the session has expired; the page behind stays as it is
 * (SESS-05).
 */
export function SessionExpiry() {
  const doctor = useDoctor()
  const login = useLogin()
  const results = useActionResult()
  const endSession = useEndSession()
  return (
    <SignInAgain
      open={useStore(sessionPhase) === 'expired'}
      email={doctor.email}
      allowedDomains={configuration.allowedEmailDomains}
      onSignIn={async (credentials) => results.of(await login(credentials))}
      onSomeoneElse={endSession}
    />
  )
}
