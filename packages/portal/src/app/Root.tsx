import { PRODUCT_NAME } from '@nalam/sdk'
import { useMessages, useServerText, useToasts } from '@nalam/ui'
import { useEffect } from 'react'
import { spoken } from '../shared/actions/useActions.ts'
import { useStore } from '../shared/createStore.ts'
import { renewSession, sessionChannel, sessionWasOver, endSession, useEnterSession } from '../shared/session/session.ts'
import { CLEARED_AFTER, sessionPhase, signedInDoctor } from '../shared/session/sessionState.ts'
import { pagesMessages } from '@nalam/ui/messages/pages'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router'
import { stepTitle, usePageStart } from '../shared/page.ts'
import { pageAt } from './pages.ts'

/** After a sign-in in another tab: continues with the same doctor, else reloads the page. */
async function followSignIn(enterSession: ReturnType<typeof useEnterSession>): Promise<void> {
  const before = signedInDoctor()
  // The session cookie was replaced: the server has to say whose it is. After a failure, which says
  // nothing about the session (D13), the page stays, and SWR renews it later.
  const doctor = await renewSession().catch(() => undefined)
  if (doctor === undefined) return
  if (before && doctor?.id !== before.id) window.location.reload()
  else await enterSession(doctor)
}

/**
 * Follows sign-ins and logouts of other tabs (SESS-06), and says if a session had ended (SESS-01).
 */
export function useSessionNews(): void {
  const enterSession = useEnterSession()
  const toasts = useToasts()
  const serverText = useServerText()
  const wasOver = useStore(sessionWasOver)

  useEffect(
    () =>
      sessionChannel.listen((news) => {
        if (news === 'signedOut') endSession()
        else if (news === 'leaving') {
          if (!signedInDoctor()) return
          sessionPhase.set('leaving')
          // The other tab may be closed before it announces `signedOut`.
          setTimeout(() => sessionPhase.get() === 'leaving' && endSession(), CLEARED_AFTER)
        } else void followSignIn(enterSession)
      }),
    [enterSession],
  )

  useEffect(() => {
    if (!wasOver) return
    sessionWasOver.set(false)
    toasts.error(serverText(spoken('getDoctorProfile.401')))
  }, [wasOver, toasts, serverText])
}

export function Root() {
  useSessionNews()
  const { pathname } = useLocation()
  const titles = useMessages(pagesMessages)
  const title = useStore(stepTitle) ?? titles[pageAt(pathname)?.title ?? 'notFound']
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
  // A change of the query only is no new page: the page places its own focus. On Back and Forward the
  // browser restores the scroll position.
  usePageStart(pathname, useNavigationType() === NavigationType.Pop)
  return <Outlet />
}
