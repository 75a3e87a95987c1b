import type { Booking, BookingAction } from '@nalam/sdk'
import { useRef, useState } from 'react'
import type { PendingDecision, RowAction } from './bookingDecisions.ts'

/** Sends one decision. Resolves to whether it was saved; the host has shown any error by then. */
export type Decide = (booking: Booking, decision: BookingAction) => Promise<boolean>

/** The open dialog and its booking. `from` is the dialog that Back returns to. */
export interface OpenBooking {
  bookingId: string
  dialog: 'view' | 'edit' | 'reschedule' | 'decline'
  from?: 'edit' | undefined
}

interface DecisionOptions {
  onDecide: Decide
  /** Decisions can be undone: declining then needs no confirmation. */
  hasUndo: boolean
  /** Closes the place of the buttons: a decision was saved, or its dialog opens instead. */
  onChosen?: () => void
}

/** The decisions of a screen and their open dialog. */
export type Decision = ReturnType<typeof useDecision>

/**
 * Returns the state and the actions of decisions: which dialog is open and which decision is being
 * sent. Sends one decision at a time; further ones are ignored until it is settled (BOOK-07).
 */
export function useDecision({ onDecide, hasUndo, onChosen }: DecisionOptions) {
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>()
  const [opened, setOpened] = useState<OpenBooking>()
  // A ref, because a second click may come before the render that updates the state.
  const isSending = useRef(false)
  const show = (dialog: OpenBooking | undefined) => {
    setOpened(dialog)
    onChosen?.()
  }
  const decide = async (booking: Booking, decision: BookingAction) => {
    if (isSending.current) return
    isSending.current = true
    setPendingDecision({ bookingId: booking.id, decision })
    try {
      if (await onDecide(booking, decision)) show(undefined)
    } finally {
      isSending.current = false
      setPendingDecision(undefined)
    }
  }
  // Only an action that cannot be undone asks for confirmation.
  const sends = (action: RowAction) => action === 'approve' || (action === 'decline' && hasUndo)
  const choose = (booking: Booking, decision: BookingAction) => {
    if (decision === 'approve' || sends(decision)) void decide(booking, decision)
    else show({ bookingId: booking.id, dialog: decision })
  }
  return { opened, setOpened, close: () => setOpened(undefined), pendingDecision, decide, sends, choose }
}
