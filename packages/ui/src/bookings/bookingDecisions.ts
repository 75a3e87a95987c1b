import {
  BOOKING_STATUS,
  clinicInstant,
  toIsoDate,
  type Booking,
  type BookingAction,
  type ClinicMoment,
} from '@nalam/sdk'
import { bookingState, visitProblem, type BookingState } from '@nalam/sdk/rules'
import { allowedBy } from './dialogs/freeTimes.ts'

/** The decisions that a doctor can make about a pending booking, in the order of the buttons. */
export const DECISIONS = ['approve', 'reschedule', 'decline'] as const satisfies readonly BookingAction[]

const LATE_DECISIONS = ['decline'] as const

/**
 * Returns whether the time of a booking has been reached. Always false without `now`: the platform
 * does not distinguish such bookings then.
 */
function hasPassed({ date, time }: Booking, now: ClinicMoment | undefined): boolean {
  const day = toIsoDate(date)
  return now !== undefined && day !== null && (day < now.date || (day === now.date && time <= now.time))
}

/**
 * Returns the state of a booking.
 *
 * @param now left out on platforms that do not distinguish bookings whose time has passed
 */
export const stateOf = (booking: Booking, now: ClinicMoment | undefined): BookingState =>
  bookingState(booking, now && clinicInstant(now.date, now.time))

/** Returns whether a booking is still pending although its time has passed (FIND-03). */
export function isOverdue(booking: Booking, now: ClinicMoment | undefined): boolean {
  return booking.status === BOOKING_STATUS.pending && hasPassed(booking, now)
}

/**
 * Returns the decisions that are offered for a booking that is open for one: only Decline once its
 * time has passed (FIND-03).
 */
export function offeredDecisions(booking: Booking, now: ClinicMoment | undefined): readonly BookingAction[] {
  return hasPassed(booking, now) ? LATE_DECISIONS : DECISIONS
}

/**
 * Returns the decisions that a booking allows (BOOK-06): the offered ones if it is pending.
 *
 * @param now date and time at the clinic, on platforms where bookings whose time has passed can
 *   only be declined
 */
export function possibleDecisions(booking: Booking, now?: ClinicMoment): readonly BookingAction[] {
  return booking.status === BOOKING_STATUS.pending ? offeredDecisions(booking, now) : []
}

/**
 * Returns whether a visit can be noted: from one hour before the time of a confirmed booking until
 * five days after it (VISIT-03).
 */
export const canNoteVisit = allowedBy(visitProblem)

/**
 * Returns the index of the next pending row after `index`, else of the first pending row; `index`
 * itself if no row is pending. A row whose time has passed never comes before one that can still be
 * approved.
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
