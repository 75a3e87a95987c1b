import { defaultMessage } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { useState } from 'react'
import { api } from '../api.ts'
import { sessionChannel } from './sessionChannel.ts'
import { sessionPhase } from './sessionPhase.ts'
import { useEndSession } from './useEndSession.ts'

/** Section 9: the user is cleared this long after the server's message. */
export const CLEARED_AFTER = 3000

export interface SignOut {
  /** From the press until the user is cleared, or until the failure. */
  isWorking: boolean
  signOut: () => Promise<void>
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
    if (!result.ok) {
      // "Logout failed" whatever the server says (section 8).
      const messageId = 'logoutDoctor.failure'
      toasts.error(serverText({ messageId, message: defaultMessage(messageId) }))
      setIsWorking(false)
      return
    }
    toasts.success(serverText(result.value))
    sessionPhase.set('leaving')
    sessionChannel.announce('leaving')
    setTimeout(() => {
      endSession()
      sessionChannel.announce('signedOut')
    }, CLEARED_AFTER)
  }
  return { isWorking, signOut }
}
