import { defaultMessage, type Doctor } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { useEffect } from 'react'
import { useStore } from '../shared/createStore.ts'
import { renewSession, sessionWasOver } from '../shared/session/renewSession.ts'
import { signedInDoctor } from '../shared/session/signedInDoctor.ts'
import { sessionChannel } from '../shared/session/sessionChannel.ts'
import { sessionPhase } from '../shared/session/sessionPhase.ts'
import { CLEARED_AFTER } from './frame/useSignOut.ts'
import { useEndSession } from '../shared/session/useEndSession.ts'
import { useEnterSession } from '../shared/session/useEnterSession.ts'

/**
 * Handles a sign-in in another tab: continues with the same doctor, reloads the page for another
 * one.
 */
async function followSignIn(enterSession: ReturnType<typeof useEnterSession>): Promise<void> {
  const before = signedInDoctor()
  let doctor: Doctor | null
  try {
    // The session cookie was replaced: the server has to say whose it is.
    doctor = await renewSession()
  } catch {
    // The page stays as it is. If the session has ended, its dialog is open. A failure says nothing
    // about the session (D13): SWR renews it when the connection is back.
    return
  }
  if (before && doctor?.id !== before.id) window.location.reload()
  else await enterSession(doctor)
}

/**
 * Follows session changes from elsewhere: a logout in another tab within a second (SESS-06), and a
 * toast if the session had ended before the start (SESS-01).
 */
export function useSessionNews(): void {
  const endSession = useEndSession()
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
    [endSession, enterSession],
  )

  useEffect(() => {
    if (!wasOver) return
    sessionWasOver.set(false)
    const messageId = 'getDoctorProfile.401'
    toasts.error(serverText({ messageId, message: defaultMessage(messageId) }))
  }, [wasOver, toasts, serverText])
}
