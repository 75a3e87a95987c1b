import type { Booking, BookingAction } from '@nalam/sdk'
import { useRef, useState } from 'react'
import type { PendingDecision } from './bookingDecisions.ts'

/** Sends one decision. Resolves to whether the booking has it now; by then the host has reported what went wrong. */
export type Decide = (booking: Booking, decision: BookingAction) => Promise<boolean>

/**
 * Sends one decision at a time; further ones are ignored until it has settled (BOOK-07).
 *
 * @param onDecided called after a success
 */
export function useDecision(onDecide: Decide, onDecided: () => void) {
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>()
  // State is seen one render late; a second click may come before.
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
