import { BOOKING_STATUS, type Booking, type BookingConflict } from '@nalam/sdk'
import { useState } from 'react'
import { useAction } from '../forms/useAction.ts'
import { BOOKING_ACTIONS, isDecision, isSent, needsConfirmation, possibleActions } from './actions.ts'
import type { ActionContext, BookingActionName, BookingChange, PendingActions, SentActionName } from './actions.ts'
import { useShortcutLetter } from './keys/useShortcutLetter.ts'

/** The open dialog and its booking. `from` is the dialog that Back returns to. */
export interface OpenBooking {
  bookingId: string
  dialog: 'view' | 'edit' | 'reschedule' | 'decline' | BookingChange
  from?: 'edit' | undefined
}

interface BookingActionsOptions extends Omit<ActionContext, 'pending'> {
  /** Decisions can be undone: declining then needs no confirmation. */
  hasUndo: boolean
  /** Returns the other bookings of a booking's time; by default those that its list names. */
  conflictsOf?: (booking: Booking) => readonly BookingConflict[]
  /** Closes the place of the buttons: a decision was saved, or its dialog opens instead. */
  onChosen?: () => void
  /** Called with the id of a booking when something is sent about it, also by a dialog. */
  onSend?: (bookingId: string) => void
}

const NO_CONFLICTS: readonly BookingConflict[] = []
const NOTHING_PENDING: PendingActions = new Map()
const conflictsInList = ({ conflicts }: Booking) => conflicts ?? NO_CONFLICTS

/** What a screen does with its bookings, its open dialog and its letters. */
export type BookingControls = ReturnType<typeof useBookingActions>

/**
 * Returns what buttons, letters and dialogs of a screen do with its bookings: which dialog is open,
 * and which actions are being sent. Sends one decision at a time, and one other action of each booking;
 * further ones are ignored until it is settled (BOOK-07).
 */
export function useBookingActions(options: BookingActionsOptions) {
  const { now, hasUndo, conflictsOf = conflictsInList, onChosen, onSend } = options
  /** What a dialog sends. */
  const asked = <Details, Result>(send: ((booking: Booking, details: Details) => Result) | undefined) =>
    send &&
    ((booking: Booking, details: Details): Result => {
      onSend?.(booking.id)
      return send(booking, details)
    })
  const { onCancel, onMove, onOffer } = options.actions
  const actions = { ...options.actions, onCancel: asked(onCancel), onMove: asked(onMove), onOffer: asked(onOffer) }
  const letters = useShortcutLetter()
  const [pending, setPending] = useState(NOTHING_PENDING)
  const [opened, setOpened] = useState<OpenBooking>()
  const context: ActionContext = { now, actions, pending }
  const show = (dialog: OpenBooking | undefined) => {
    setOpened(dialog)
    onChosen?.()
  }
  const sending = useAction(
    async (booking: Booking, action: SentActionName) => {
      setPending((before) => new Map([...before, [booking.id, action]]))
      onSend?.(booking.id)
      try {
        const ok = (await BOOKING_ACTIONS[action].send(booking, actions)) ?? false
        if (ok && isDecision(action)) show(undefined)
        return { ok }
      } finally {
        setPending((before) => new Map([...before].filter(([id]) => id !== booking.id)))
      }
    },
    ({ id }, action) => (isDecision(action) ? 'decision' : id),
  )
  const send = (booking: Booking, action: SentActionName) => void sending.run(booking, action)
  const opensDialog = (booking: Booking, action: BookingActionName, conflicts = conflictsOf(booking)) =>
    needsConfirmation(action, { hasUndo, conflicts })
  const run = (booking: Booking, action: BookingActionName, conflicts = conflictsOf(booking)) => {
    if (possibleActions([action], booking, context).length === 0) return
    if (!isSent(action)) show({ bookingId: booking.id, dialog: action })
    else if (isDecision(action) && opensDialog(booking, action, conflicts))
      show({ bookingId: booking.id, dialog: action === 'approve' ? 'edit' : action })
    else send(booking, action)
  }
  return {
    opened,
    setOpened,
    close: () => {
      // A letter typed after a dialog was closed does not continue the word typed before.
      letters.startNewWord()
      setOpened(undefined)
    },
    /** Share them between the rows and the dialogs: a word that starts in a row continues there. */
    letters,
    /** What the host offers, and what is being sent. */
    context,
    /** Returns whether a booking waits for a decision, or its decision is being sent. */
    isUndecided: ({ id, status }: Booking): boolean => {
      const action = pending.get(id)
      return status === BOOKING_STATUS.pending || (action !== undefined && isDecision(action))
    },
    conflictsOf,
    /** Sends an action, whatever needs a confirmation. */
    send,
    /** Returns whether an action may send a request at once: its letter waits for a following one. */
    sendsAtOnce: (action: BookingActionName) => !needsConfirmation(action, { hasUndo, conflicts: NO_CONFLICTS }),
    /** Returns whether an action opens a dialog instead of sending it. */
    opensDialog: (booking: Booking, action: BookingActionName) => opensDialog(booking, action),
    /** Does what a button or a letter says, if it is possible now: it sends, or opens a dialog. */
    run: (booking: Booking, action: BookingActionName) => run(booking, action),
    /** As `run`, beside the other bookings of that time: approving is confirmed by them. */
    runWithoutAsking: (booking: Booking, action: BookingActionName) => run(booking, action, NO_CONFLICTS),
  }
}
