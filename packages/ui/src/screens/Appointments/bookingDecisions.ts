import { BOOKING_STATUS, toIsoDate } from '@nalam/sdk'
import type { Booking, BookingAction, ClinicMoment } from '@nalam/sdk'

/** What a doctor can decide about a pending booking, in the order of the buttons. */
export const DECISIONS = ['approve', 'reschedule', 'decline'] as const satisfies readonly BookingAction[]

/** A decision that is being sent. */
export interface PendingDecision {
  bookingId: string
  decision: BookingAction
}

const LATE_DECISIONS = ['decline'] as const

/** Whether the time of a booking has been reached. Never where there is no `now`: the platform does not tell such bookings apart. */
function hasPassed({ date, time }: Booking, now: ClinicMoment | undefined): boolean {
  const day = toIsoDate(date)
  return now !== undefined && day !== null && (day < now.date || (day === now.date && time <= now.time))
}

/** Whether a booking still waits for an answer although its time has passed (FIND-03). */
export function isOverdue(booking: Booking, now: ClinicMoment | undefined): boolean {
  return booking.status === BOOKING_STATUS.pending && hasPassed(booking, now)
}

/** The decisions that are offered on a booking that is open for one: only Decline once its time has passed (FIND-03). */
export function offeredDecisions(booking: Booking, now: ClinicMoment | undefined): readonly BookingAction[] {
  return hasPassed(booking, now) ? LATE_DECISIONS : DECISIONS
}

/**
 * The decisions that are possible now (BOOK-06, BOOK-07): those on offer while the booking is pending and no decision is
 * being sent.
 *
 * @param now the moment at the clinic, where bookings whose time has passed can only be declined
 */
export function possibleDecisions(
  booking: Booking,
  pendingDecision: PendingDecision | undefined,
  now?: ClinicMoment,
): readonly BookingAction[] {
  if (booking.status !== BOOKING_STATUS.pending || pendingDecision !== undefined) return []
  return offeredDecisions(booking, now)
}

/** Whether its buttons are shown: it is pending, or its decision is being sent, which may already show in its status. */
export function isOpenForDecision(booking: Booking, pendingDecision: PendingDecision | undefined): boolean {
  return booking.status === BOOKING_STATUS.pending || pendingDecision?.bookingId === booking.id
}

/** The keys of a focused row. */
export const ROW_KEYS = { view: 'v', edit: 'e', approve: 'a', reschedule: 'r', decline: 'd' } as const
export type RowAction = keyof typeof ROW_KEYS

const ROW_ACTIONS: readonly RowAction[] = ['view', 'edit', ...DECISIONS]

/** What a key on a row asks for: an action, a move to another row, the list of keys, the last answer back, or nothing. */
export type RowIntent =
  | { kind: 'action'; action: RowAction }
  | { kind: 'move'; to: number }
  | { kind: 'help' }
  | { kind: 'undo' }
  | undefined

/**
 * Reads a key that was typed on a row.
 *
 * @param key `KeyboardEvent.key`
 * @param index the focused row
 * @param count number of rows
 */
export function rowIntent(key: string, index: number, count: number): RowIntent {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return { kind: 'move', to: Math.min(index + 1, count - 1) }
    case 'ArrowUp':
    case 'k':
      return { kind: 'move', to: Math.max(index - 1, 0) }
    case 'Home':
      return { kind: 'move', to: 0 }
    case 'End':
      return { kind: 'move', to: count - 1 }
    case '?':
      return { kind: 'help' }
    case 'u':
    case 'U':
      return { kind: 'undo' }
    case 'Enter':
      return { kind: 'action', action: 'view' }
    default: {
      const action = ROW_ACTIONS.find((name) => ROW_KEYS[name] === key.toLowerCase())
      return action && { kind: 'action', action }
    }
  }
}

/**
 * The next pending row after `index`, else the first pending row; `index` itself when no row is pending. One whose time has
 * passed never comes before one that can still be approved.
 */
export function nextPending(bookings: readonly Booking[], index: number, now?: ClinicMoment): number {
  const isPending = (booking: Booking) => booking.status === BOOKING_STATUS.pending
  for (const isWanted of [(booking: Booking) => isPending(booking) && !hasPassed(booking, now), isPending]) {
    const after = bookings.findIndex((booking, at) => at > index && isWanted(booking))
    if (after !== -1) return after
    const before = bookings.findIndex((booking, at) => at < index && isWanted(booking))
    if (before !== -1) return before
  }
  return index
}
