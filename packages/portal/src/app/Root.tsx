import { useEffect } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { RouteBoundary } from './RouteBoundary.tsx'
import { useSessionNews } from './useSessionNews.ts'

/** What every page has: news of the session, a new page begins at its top, a crash has a screen. */
export function Root() {
  useSessionNews()
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
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
