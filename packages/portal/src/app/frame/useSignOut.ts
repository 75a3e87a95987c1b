import { defaultMessage, type ApiError } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { isOutcomeUnknown } from '../../shared/actions/isOutcomeUnknown.ts'
import { sessionChannel } from '../../shared/session/sessionChannel.ts'
import { sessionPhase } from '../../shared/session/sessionPhase.ts'
import { useEndSession } from '../../shared/session/useEndSession.ts'

/** The user is cleared this long after the server's message (AUTH-20). */
export const CLEARED_AFTER = 3000

export interface SignOut {
  /** From the press until the user is cleared, or until the failure. */
  isWorking: boolean
  signOut: () => Promise<void>
}

/** Whether the session is over although the request failed: only the answer got lost (D24), or it had ended before. */
async function isOver(error: ApiError): Promise<boolean> {
  if (!isOutcomeUnknown(error)) return error.status === 401
  const now = await api.session.renew().result()
  return !now.ok && now.error.status === 401
}

/** Signing out (AUTH-20): server message, user cleared 3 s later in every tab; on failure everything stays as it was. */
export function useSignOut(): SignOut {
  const [isWorking, setIsWorking] = useState(false)
  const toasts = useToasts()
  const serverText = useServerText()
  const endSession = useEndSession()

  const signOut = async () => {
    if (isWorking) return
    setIsWorking(true)
    const result = await api.session.logout().result()
    if (!result.ok && !(await isOver(result.error))) {
      // "Logout failed" whatever the server says (AUTH-20).
      const messageId = 'logoutDoctor.failure'
      toasts.error(serverText({ messageId, message: defaultMessage(messageId) }))
      setIsWorking(false)
      return
    }
    if (result.ok) toasts.success(serverText(result.value))
    sessionPhase.set('leaving')
    sessionChannel.announce('leaving')
    setTimeout(() => {
      endSession()
      sessionChannel.announce('signedOut')
    }, CLEARED_AFTER)
  }
  return { isWorking, signOut }
}
