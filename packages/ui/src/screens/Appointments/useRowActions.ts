import { BOOKING_STATUS, type Booking } from '@nalam/sdk'
import { actionsInUse, isDecision, possibleActions } from '../../forms/decisions/bookingActions.ts'
import { nextPending } from '../../forms/decisions/bookingDecisions.ts'
import { useDecision } from '../../forms/decisions/useDecision.ts'
import { usePageKeys } from '../../forms/decisions/usePageKeys.ts'
import { useLoneLetter } from '../../forms/decisions/useLoneLetter.ts'
import type { AppointmentsProps } from './AppointmentsProps.ts'
import { useRowFocus, type OnRowAction } from './useRowFocus.ts'

const NO_BOOKINGS: readonly Booking[] = []

interface RowActionsOptions extends Pick<
  AppointmentsProps,
  'now' | 'undo' | 'arrival' | 'onDecide' | 'onVisit' | 'later'
> {
  /** Undefined while the first page is loading. */
  bookings: readonly Booking[] | undefined
}

/** Returns what a click or a key on a row does: it opens a dialog, sends or undoes a decision. */
export function useRowActions({ bookings, now, undo, arrival, onDecide, onVisit, later }: RowActionsOptions) {
  const decision = useDecision({ onDecide, hasUndo: undo !== undefined, now, onVisit, later })
  const { opened } = decision
  const letters = useLoneLetter()
  const rows = bookings ?? NO_BOOKINGS

  const onAction: OnRowAction<Booking> = (booking, action, index, focusRow) => {
    const isAnswered = isDecision(action) && possibleActions([action], booking, decision.context).length > 0
    decision.act(booking, action)
    if (isAnswered && !decision.asks(booking, action)) focusRow(nextPending(rows, index, now))
  }
  // The tab stop is the first pending row, else the first row.
  const firstStop = nextPending(rows, -1, now)
  const lastAnswer = undo?.answers?.[0]
  const keysHelp = usePageKeys(letters, undo?.onUndoLast ?? (undo && lastAnswer && (() => undo.onUndo(lastAnswer))))
  const isRestored = ({ id, status }: Booking) => id === undo?.restored?.bookingId && status === BOOKING_STATUS.pending
  const { currentRow, bodyProps } = useRowFocus(rows, firstStop, letters, {
    onAction,
    actions: ['view', 'edit', ...actionsInUse(onVisit !== undefined)],
    sends: decision.sends,
    arrival,
    restored: { by: undo?.restored, row: rows.findIndex(isRestored) },
  })

  const openBooking = opened && bookings?.find(({ id }) => id === opened.bookingId)
  // The booking is no longer on the current page, so its dialog closes.
  if (opened && bookings && !openBooking) decision.close()
  return { decision, letters, keysHelp, openBooking, currentRow, bodyProps }
}
