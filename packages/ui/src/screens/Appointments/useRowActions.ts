import { BOOKING_STATUS } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import {
  canNoteVisit,
  isLaterAction,
  isVisit,
  nextPending,
  possibleDecisions,
} from '../../forms/decisions/bookingDecisions.ts'
import type { RowAction } from '../../forms/decisions/bookingDecisions.ts'
import { useDecision } from '../../forms/decisions/useDecision.ts'
import { usePageKeys } from '../../forms/decisions/usePageKeys.ts'
import { useLoneLetter } from '../../forms/decisions/useLoneLetter.ts'
import { possibleLater } from '../../forms/VisitDialogs/LaterButtons.tsx'
import type { AppointmentsProps } from './AppointmentsProps.ts'
import { useRowFocus } from './useRowFocus.ts'

const NO_BOOKINGS: readonly Booking[] = []

interface RowActionsOptions extends Pick<
  AppointmentsProps,
  'now' | 'undo' | 'arrival' | 'onDecide' | 'onVisit' | 'later'
> {
  /** Undefined while the first page is loading. */
  bookings: readonly Booking[] | undefined
  onHelp: () => void
}

/** Returns what a click or a key on a row does: it opens a dialog, sends or undoes a decision. */
export function useRowActions({ bookings, now, undo, arrival, onDecide, onVisit, later, onHelp }: RowActionsOptions) {
  const decision = useDecision({ onDecide, hasUndo: undo !== undefined })
  const { opened, setOpened, pendingDecision, sends, asks, choose } = decision
  const letters = useLoneLetter()
  const rows = bookings ?? NO_BOOKINGS

  const onAction = (booking: Booking, action: RowAction, index: number, focusRow: (row: number) => void) => {
    if (action === 'view' || action === 'edit') return setOpened({ bookingId: booking.id, dialog: action })
    if (isVisit(action)) {
      if (canNoteVisit(booking, now)) void onVisit?.(booking, booking.visit === action ? 'none' : action)
      return
    }
    if (isLaterAction(action)) {
      if (possibleLater(booking, later, now).includes(action)) decision.ask(booking, action)
      return
    }
    if (!possibleDecisions(booking, pendingDecision, now).includes(action)) return
    choose(booking, action)
    if (!asks(booking, action)) focusRow(nextPending(rows, index, now))
  }
  // The tab stop is the first pending row, else the first row.
  const firstStop = nextPending(rows, -1, now)
  const lastAnswer = undo?.answers?.[0]
  usePageKeys(letters, { onHelp, onUndo: undo?.onUndoLast ?? (undo && lastAnswer && (() => undo.onUndo(lastAnswer))) })
  const isRestored = ({ id, status }: Booking) => id === undo?.restored?.bookingId && status === BOOKING_STATUS.pending
  const { currentRow, bodyProps } = useRowFocus(rows, firstStop, letters, {
    onAction,
    sends,
    hasVisits: onVisit !== undefined,
    arrival,
    restored: { by: undo?.restored, row: rows.findIndex(isRestored) },
  })

  const openBooking = opened && bookings?.find(({ id }) => id === opened.bookingId)
  // The booking is no longer on the current page, so its dialog closes.
  if (opened && bookings && !openBooking) decision.close()
  return { decision, letters, openBooking, currentRow, bodyProps }
}
