import { defaultMessage } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useStore } from '../shared/createStore.ts'
import { renewSession, sessionKey, sessionWasOver } from '../shared/session/renewSession.ts'
import { signedInDoctor } from '../shared/session/signedInDoctor.ts'
import { sessionChannel } from '../shared/session/sessionChannel.ts'
import { sessionPhase } from '../shared/session/sessionPhase.ts'
import { CLEARED_AFTER } from './frame/useSignOut.ts'
import { useEndSession } from '../shared/session/useEndSession.ts'

/**
 * Handles a sign-in in another tab: continues with the same doctor, reloads the page for another
 * one.
 */
async function followSignIn(mutate: ReturnType<typeof useSWRConfig>['mutate']): Promise<void> {
  const before = signedInDoctor()
  const isWaiting = sessionPhase.get() === 'expired'
  if (before && !isWaiting) {
    // The session cookie was replaced: the server has to say whose it is.
    const now = await renewSession()
    if (now?.id !== before.id) window.location.reload()
    return
  }
  const doctor = await renewSession()
  if (before && doctor?.id !== before.id) return window.location.reload()
  await mutate(sessionKey, doctor, { revalidate: false })
  if (sessionPhase.get() !== 'expired') return
  sessionPhase.set('steady')
  await mutate((key) => key !== sessionKey)
}

/**
 * Follows session changes from elsewhere: a logout in another tab within a second (SESS-06), and a
 * toast if the session had ended before the start (SESS-01).
 */
export function useSessionNews(): void {
  const endSession = useEndSession()
  const { mutate } = useSWRConfig()
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
        } else void followSignIn(mutate)
      }),
    [endSession, mutate],
  )

  useEffect(() => {
    if (!wasOver) return
    sessionWasOver.set(false)
    const messageId = 'getDoctorProfile.401'
    toasts.error(serverText({ messageId, message: defaultMessage(messageId) }))
  }, [wasOver, toasts, serverText])
}
