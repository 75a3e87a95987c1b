import { defaultMessage, type Message, type Result } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import { sessionChannel } from '../../shared/session/sessionChannel.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'
import { useEndSession } from '../../shared/session/useEndSession.ts'

/** The user is cleared this many milliseconds after the server's message (AUTH-20). */
export const CLEARED_AFTER = 3000

export interface SignOut {
  isPending: boolean
  signOut: () => Promise<void>
}

const ID = 'signOut'
/** The session is over although no response says so. */
const OVER = { message: '' }

// A session that is over already needs no logout.
const orOver = <T>(result: Result<T>): Result<T | typeof OVER> =>
  !result.ok && result.error.status === 401 ? { ok: true, value: OVER } : result

/** Signing out (AUTH-20): server message, user cleared 3 s later in every tab; on failure everything stays as it was. */
export function useSignOut(): SignOut {
  const { pending, run } = useActions()
  const toasts = useToasts()
  const serverText = useServerText()
  const endSession = useEndSession()

  const signOut = async () => {
    const outcome = await run<Message | typeof OVER>(ID, true, {
      send: async () => orOver(await api.session.logout().result()),
      async reconcile() {
        const now = orOver(await api.session.renew().result())
        return now.ok ? { ok: true, value: now.value === OVER ? OVER : undefined } : now
      },
      settle: ({ ok }) => ok && sessionPhase.set('leaving'),
    })
    if (!outcome) return
    if (!outcome.ok) {
      // "Logout failed" whatever the server says (AUTH-20).
      const messageId = 'logoutDoctor.failure'
      toasts.error(serverText({ messageId, message: defaultMessage(messageId) }))
      return
    }
    if (outcome.value !== OVER) toasts.success(serverText(outcome.value))
    sessionChannel.announce('leaving')
    setTimeout(() => {
      endSession()
      sessionChannel.announce('signedOut')
    }, CLEARED_AFTER)
  }
  return { isPending: pending.has(ID), signOut }
}
