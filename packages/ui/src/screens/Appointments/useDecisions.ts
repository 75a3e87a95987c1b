import type { Booking } from '@nalam/sdk'
import { useRef, useState } from 'react'
import type { Decision, WorkingDecision } from './bookingActions.ts'

/** Answers one booking. Resolves to whether it is done; what went wrong has been said by then. */
export type Decide = (booking: Booking) => Promise<boolean>

/**
 * Runs one answer at a time: a second one is ignored while any is running (section 4).
 *
 * @param deeds what each answer does
 * @param onDone called after a success
 */
export function useDecisions(deeds: Record<Decision, Decide>, onDone: (booking: Booking) => void) {
  const [working, setWorking] = useState<WorkingDecision>()
  // State is seen one render late; a second press may come before.
  const running = useRef(false)
  const decide = async (booking: Booking, decision: Decision) => {
    if (running.current) return
    running.current = true
    setWorking({ bookingId: booking.id, decision })
    try {
      if (await deeds[decision](booking)) onDone(booking)
    } finally {
      running.current = false
      setWorking(undefined)
    }
  }
  return { working, decide }
}
