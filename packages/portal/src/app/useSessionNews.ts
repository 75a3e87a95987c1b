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

/** Somebody has signed in in another tab: this one goes on with her, or begins anew when it is somebody else. */
async function followSignIn(mutate: ReturnType<typeof useSWRConfig>['mutate']): Promise<void> {
  const before = signedInDoctor()
  const isWaiting = sessionPhase.get() === 'expired'
  if (before && !isWaiting) {
    // Her cookie has been replaced, so whose it is has to be asked.
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

/** What happens to the session elsewhere: other tabs end it within a second (SESS-06), and its end before the start is said (SESS-01). */
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
          // The tab that signed out may be closed before it can say so.
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
