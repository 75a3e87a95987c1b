import type { Booking, BookingAction, BookingConflict } from '@nalam/sdk'
import { useState } from 'react'
import { useAction } from '../useAction.ts'
import { isLaterAction, isVisit, needsConfirmation } from './bookingDecisions.ts'
import type { LaterAction, PendingDecision, RowAction } from './bookingDecisions.ts'

/** Sends one decision. Resolves to whether it was saved; the host has shown any error by then. */
export type Decide = (booking: Booking, decision: BookingAction) => Promise<boolean>

/** The open dialog and its booking. `from` is the dialog that Back returns to. */
export interface OpenBooking {
  bookingId: string
  dialog: 'view' | 'edit' | 'reschedule' | 'decline' | LaterAction
  from?: 'edit' | undefined
}

interface DecisionOptions {
  onDecide: Decide
  /** Decisions can be undone: declining then needs no confirmation. */
  hasUndo: boolean
  /** Returns the other bookings of a booking's time; by default those that its list names. */
  conflictsOf?: (booking: Booking) => readonly BookingConflict[]
  /** Closes the place of the buttons: a decision was saved, or its dialog opens instead. */
  onChosen?: () => void
}

const NO_CONFLICTS: readonly BookingConflict[] = []
const conflictsInList = ({ conflicts }: Booking) => conflicts ?? NO_CONFLICTS

/** The decisions of a screen and their open dialog. */
export type Decision = ReturnType<typeof useDecision>

/**
 * Returns the state and the actions of decisions: which dialog is open and which decision is being
 * sent. Sends one decision at a time; further ones are ignored until it is settled (BOOK-07).
 */
export function useDecision({ onDecide, hasUndo, conflictsOf = conflictsInList, onChosen }: DecisionOptions) {
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>()
  const [opened, setOpened] = useState<OpenBooking>()
  const show = (dialog: OpenBooking | undefined) => {
    setOpened(dialog)
    onChosen?.()
  }
  const { run } = useAction(async (booking: Booking, decision: BookingAction) => {
    setPendingDecision({ bookingId: booking.id, decision })
    try {
      const ok = await onDecide(booking, decision)
      if (ok) show(undefined)
      return { ok }
    } finally {
      setPendingDecision(undefined)
    }
  })
  const decide = async (booking: Booking, decision: BookingAction) => void (await run(booking, decision))
  const asks = (booking: Booking, decision: BookingAction) =>
    needsConfirmation(decision, { hasUndo, conflicts: conflictsOf(booking) })
  const choose = (booking: Booking, decision: BookingAction) => {
    if (!asks(booking, decision)) void decide(booking, decision)
    else show({ bookingId: booking.id, dialog: decision === 'approve' ? 'edit' : decision })
  }
  return {
    opened,
    setOpened,
    close: () => setOpened(undefined),
    pendingDecision,
    conflictsOf,
    decide,
    /** Returns whether an action may send a request at once. */
    sends: (action: RowAction) =>
      isVisit(action) ||
      (action !== 'view' &&
        action !== 'edit' &&
        !isLaterAction(action) &&
        !needsConfirmation(action, { hasUndo, conflicts: NO_CONFLICTS })),
    /** Opens the dialog that moves or cancels a booking. */
    ask: ({ id }: Booking, action: LaterAction) => show({ bookingId: id, dialog: action }),
    /** Returns whether a decision opens a dialog instead of sending it. */
    asks,
    choose,
    /** As `choose`, for buttons beside the conflicts: approving is confirmed by them. */
    chooseInformed: (booking: Booking, decision: BookingAction) =>
      decision === 'approve' ? void decide(booking, decision) : choose(booking, decision),
  }
}
