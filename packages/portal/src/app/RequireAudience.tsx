import { useServerText } from '@nalam/ui'
import { isApiError } from '@nalam/sdk'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../shared/session/useSession.ts'
import { useShellRemoval } from '../shared/useShellRemoval.ts'
import { FailureScreen } from './FailureScreen.tsx'
import { redirectOf } from './guards.ts'
import type { Page } from './pages.ts'

/** The page is real: the static shell goes. */
function Shown() {
  useShellRemoval()
  return <Outlet />
}

/** Nobody knows who is signed in. A failure other than "nobody" offers a retry (D13). */
function SessionUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const serverText = useServerText()
  if (!isApiError(error)) throw error
  return <FailureScreen error={serverText(error)} requestId={error.requestId} onRetry={onRetry} />
}

/** Shows its pages to visitors only, or to the signed-in doctor only; leads everyone else to where she may be. */
export function RequireAudience({ audience }: Pick<Page, 'audience'>) {
  const { session, refresh } = useSession()
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation()
  // While the session is read the page's static shell stays.
  if (session.state === 'renewing') return null
  if (session.state === 'unavailable')
    return <SessionUnavailable error={session.error} onRetry={() => void refresh()} />
  const redirect = redirectOf(audience, session.state === 'signedIn', { address: pathname + search, state })
  return redirect ? <Navigate to={redirect.to} state={redirect.state} replace /> : <Shown />
}
