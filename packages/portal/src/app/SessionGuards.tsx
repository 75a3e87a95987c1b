import { useServerText } from '@nalam/ui'
import { isApiError } from '@nalam/sdk'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { FailureScreen } from './FailureScreen.tsx'
import { isSignedInPath, paths } from '../shared/paths.ts'
import { useShellRemoval } from '../shared/useShellRemoval.ts'
import { useSession } from '../shared/session/useSession.ts'

/** What stands here is real: the static shell goes. */
function Shown({ children }: { children: ReactNode }) {
  useShellRemoval()
  return children
}

interface GuardProps {
  children?: ReactNode
}

/** The signed-in route that a visitor first asked for, kept in the history entry while she signs in (D19). */
export interface SignInState {
  from: string
}

/** Where to go after signing in: the signed-in route first asked for, else the dashboard. */
export function destinationAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && isSignedInPath(from) ? from : paths.dashboard
}

/** Nobody knows yet who is signed in: the page's static shell stays. A failure other than "nobody" offers a retry (D13). */
function SessionUnknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const serverText = useServerText()
  if (error === undefined) return null
  if (!isApiError(error)) throw error
  return <FailureScreen message={serverText(error)} requestId={error.requestId} onRetry={onRetry} />
}

/** Lets only a signed-in doctor through; everyone else is led to / and comes back after signing in. */
export function RequireSession({ children }: GuardProps) {
  const { session, refresh } = useSession()
  const { pathname, search } = useLocation()
  switch (session.state) {
    case 'signedIn':
      return <Shown>{children ?? <Outlet />}</Shown>
    case 'signedOut':
      return <Navigate to={paths.home} replace state={{ from: pathname + search } satisfies SignInState} />
    case 'renewing':
      return <SessionUnknown error={undefined} onRetry={() => void refresh()} />
    case 'unavailable':
      return <SessionUnknown error={session.error} onRetry={() => void refresh()} />
  }
}

/** Leads a signed-in doctor away from the pages for visitors. */
export function RequireNoSession({ children }: GuardProps) {
  const { session, refresh } = useSession()
  const { state } = useLocation()
  switch (session.state) {
    case 'signedOut':
      return <Shown>{children ?? <Outlet />}</Shown>
    case 'signedIn':
      return <Navigate to={destinationAfterSignIn(state)} replace />
    case 'renewing':
      return <SessionUnknown error={undefined} onRetry={() => void refresh()} />
    case 'unavailable':
      return <SessionUnknown error={session.error} onRetry={() => void refresh()} />
  }
}
