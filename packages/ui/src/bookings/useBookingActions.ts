import type { Booking, BookingAction, BookingConflict } from '@nalam/sdk'
import { useState } from 'react'
import { useAction } from '../forms/useAction.ts'
import { isDecision, isVisit, needsConfirmation, possibleActions } from './actions.ts'
import type { ActionContext, BookingActionName, LaterAction } from './actions.ts'
import type { PendingDecision } from './bookingDecisions.ts'
import { toggled } from './buttons.tsx'

/** Sends one decision. Resolves to whether it was saved; the host has shown any error by then. */
export type Decide = (booking: Booking, decision: BookingAction) => Promise<boolean>

/** The open dialog and its booking. `from` is the dialog that Back returns to. */
export interface OpenBooking {
  bookingId: string
  dialog: 'view' | 'edit' | 'reschedule' | 'decline' | LaterAction
  from?: 'edit' | undefined
}

interface DecisionOptions extends Omit<ActionContext, 'pendingDecision'> {
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
export function useDecision(options: DecisionOptions) {
  const { now, onVisit, later, onDecide, hasUndo, conflictsOf = conflictsInList, onChosen } = options
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>()
  const [opened, setOpened] = useState<OpenBooking>()
  const context: ActionContext = { now, onVisit, later, pendingDecision }
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
  const asks = (booking: Booking, action: BookingActionName, conflicts = conflictsOf(booking)) =>
    needsConfirmation(action, { hasUndo, conflicts })
  const act = (booking: Booking, action: BookingActionName, conflicts = conflictsOf(booking)) => {
    if (possibleActions([action], booking, context).length === 0) return
    if (isVisit(action)) void onVisit?.(booking, toggled(booking, action))
    else if (isDecision(action) && !asks(booking, action, conflicts)) void decide(booking, action)
    else show({ bookingId: booking.id, dialog: action === 'approve' ? 'edit' : action })
  }
  return {
    opened,
    setOpened,
    close: () => setOpened(undefined),
    /** What the host offers, and the decision that is being sent. */
    context,
    conflictsOf,
    decide,
    /** Returns whether an action may send a request at once. */
    sends: (action: BookingActionName) => !needsConfirmation(action, { hasUndo, conflicts: NO_CONFLICTS }),
    /** Returns whether an action opens a dialog instead of sending it. */
    asks: (booking: Booking, action: BookingActionName) => asks(booking, action),
    /** Does what a button or a letter says, if it is possible now: it sends, or opens a dialog. */
    act: (booking: Booking, action: BookingActionName) => act(booking, action),
    /** As `act`, beside the other bookings of that time: approving is confirmed by them. */
    actInformed: (booking: Booking, action: BookingActionName) => act(booking, action, NO_CONFLICTS),
  }
}
