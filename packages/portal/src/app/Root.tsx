import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { sessionChannel } from './session/sessionChannel.ts'
import { useEndSession } from './session/useEndSession.ts'

/** What every page has: signing out elsewhere ends it here too. */
export function Root() {
  const endSession = useEndSession()
  useEffect(() => sessionChannel.onSignOut(endSession), [endSession])
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  )
}
