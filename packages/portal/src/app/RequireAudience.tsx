import { useServerText } from '@nalam/ui'
import { isApiError } from '@nalam/sdk'
import { Navigate, Outlet, useLocation } from 'react-router'
import { mutate } from 'swr'
import { sessionKey, useSession } from '../shared/session/session.ts'
import { useShellRemoval } from '../shared/page.ts'
import { FailureScreen } from './FailureScreen.tsx'
import { redirectOf, type Page } from './pages.ts'

function Shown() {
  useShellRemoval()
  return <Outlet />
}

/** Shows its pages only to one audience, and redirects the other one. */
export function RequireAudience({ audience }: Pick<Page, 'audience'>) {
  const session = useSession()
  const serverText = useServerText()
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation()
  if (session.state === 'renewing') return null
  if (session.state === 'unavailable') {
    const { error } = session
    if (!isApiError(error)) throw error
    // Any failure other than "nobody is signed in" offers a retry (D13).
    const onRetry = () => void mutate(sessionKey)
    return <FailureScreen error={serverText(error)} requestId={error.requestId} onRetry={onRetry} />
  }
  const redirect = redirectOf(audience, session.state === 'signedIn', { address: pathname + search, state })
  return redirect ? <Navigate to={redirect.to} state={redirect.state} replace /> : <Shown />
}
