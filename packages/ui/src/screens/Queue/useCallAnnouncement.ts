import type { QueueSession } from '@nalam/sdk'
import { QUEUE_STATE } from '@nalam/sdk'
import { useState } from 'react'
import { useQueueTexts } from './useQueueTexts.ts'

interface Announced {
  session: number
  /** Who was inside when the session was shown first, or nobody. */
  first: string
  /** The latest call that was announced. */
  calledAt: string
}

/**
 * Returns what a screen reader says once about a call, from this or another device: who is called
 * and who is next. The undo of a call says who is inside again.
 */
export function useCallAnnouncement(session: QueueSession | undefined): { text: string; scope: string } {
  const { messages, formats, nameOf } = useQueueTexts()
  const inside = session?.inside
  const call = `${session?.session ?? ''} ${inside?.id ?? ''} ${inside?.calledAt ?? ''}`
  const [announced, setAnnounced] = useState<Announced>()
  const calledAt = inside?.calledAt ?? ''
  if (session && announced?.session !== session.session) {
    setAnnounced({ session: session.session, first: call, calledAt })
  } else if (announced && calledAt > announced.calledAt) setAnnounced({ ...announced, calledAt })
  if (!session || !announced || announced.first === call) return { text: '', scope: '' }
  if (!inside) return { text: messages.nobodyInside, scope: call }
  const number = formats.number(inside.number ?? 0)
  const [next] = session.line
  const after =
    next?.state === QUEUE_STATE.waiting ? messages.nextIs(formats.number(next.number ?? 0)) : messages.nobodyNext
  const text =
    calledAt >= announced.calledAt
      ? `${messages.called(number, nameOf(inside))} ${after}`
      : messages.isInside(number, nameOf(inside))
  return { text, scope: call }
}
