import { useEffect } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { RouteBoundary } from './RouteBoundary.tsx'
import { sessionChannel } from './session/sessionChannel.ts'
import { useEndSession } from './session/useEndSession.ts'

/** What every page has: signing out elsewhere ends it here too, a new page begins at its top, a crash has a screen. */
export function Root() {
  const endSession = useEndSession()
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  useEffect(() => sessionChannel.onSignOut(endSession), [endSession])
  useEffect(() => {
    // Back and Forward keep the place: the browser's own memory serves them.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, navigationType])
  return (
    <RouteBoundary>
      <Outlet />
    </RouteBoundary>
  )
}
