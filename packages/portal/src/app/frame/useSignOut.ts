import type { Message, Result } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { spoken, useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { sessionChannel, endSession } from '../../shared/session/session.ts'
import { sessionPhase } from '../../shared/session/sessionState.ts'

/** Delay between the server's message and clearing the user (AUTH-20), in milliseconds. */
export const CLEARED_AFTER = 3000

const ID = 'signOut'
/** Result for a session that had already ended, so no message from the server is shown. */
const OVER = { message: '' }

// A session that has already ended needs no logout.
const orOver = <T>(result: Result<T>): Result<T | typeof OVER> =>
  !result.ok && result.error.status === 401 ? { ok: true, value: OVER } : result

/** Signs the doctor out in every tab (AUTH-20); on failure everything stays as it was. */
export function useSignOut() {
  const { pending, run } = useActions()
  const toasts = useToasts()
  const serverText = useServerText()

  const signOut = async () => {
    const outcome = await run<Message | typeof OVER>(ID, true, {
      send: () => api.session.logout().result().then(orOver),
      reconcile: () => whether(api.session.renew().result().then(orOver), (now) => now === OVER, OVER),
      settle: ({ ok }) => ok && sessionPhase.set('leaving'),
    })
    if (!outcome) return
    // Always "Logout failed", whatever the server responds (AUTH-20).
    if (!outcome.ok) return void toasts.error(serverText(spoken('logoutDoctor.failure')))
    if (outcome.value !== OVER) toasts.success(serverText(outcome.value))
    sessionChannel.announce('leaving')
    setTimeout(() => {
      endSession()
      sessionChannel.announce('signedOut')
    }, CLEARED_AFTER)
  }
  return { isPending: pending.has(ID), signOut }
}
