import type { Booking, BookingAction } from '@nalam/sdk'
import { useRef, useState } from 'react'
import type { PendingDecision } from './bookingDecisions.ts'

/** Sends one decision. Resolves to whether it was saved; the host has shown any error by then. */
export type Decide = (booking: Booking, decision: BookingAction) => Promise<boolean>

/**
 * Sends one decision at a time; further ones are ignored until it is settled (BOOK-07).
 *
 * @param onDecided called after a success
 */
export function useDecision(onDecide: Decide, onDecided: () => void) {
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>()
  // A ref, because a second click may come before the render that updates the state.
  const isSending = useRef(false)
  const decide = async (booking: Booking, decision: BookingAction) => {
    if (isSending.current) return
    isSending.current = true
    setPendingDecision({ bookingId: booking.id, decision })
    try {
      if (await onDecide(booking, decision)) onDecided()
    } finally {
      isSending.current = false
      setPendingDecision(undefined)
    }
  }
  return { pendingDecision, decide }
}
