import { clinicInstant, type ClinicMoment } from '../formats/clinicTime.ts'
import { BOOKING_DECISION } from '../generated/enums.ts'
import { bookingState, startOf, type StatedBooking } from './bookingState.ts'
import { decide } from './bookings.ts'
import { changeTimeProblem, isOfferable, type MovableBooking, type StoredOfferState } from './offers.ts'
import { cancel, visitProblem } from './visits.ts'

/** A booking as a screen shows it; `Booking` of the client is one. */
export type ShownBooking = StatedBooking & {
  readonly offer?:
    | { readonly state: StoredOfferState; readonly keepsTime?: boolean | undefined; readonly expiresAt: string }
    | null
    | undefined
}

/** Asks a rule of the server about a shown booking. */
type Possible = (booking: ShownBooking, now: ClinicMoment | undefined) => boolean

/**
 * Returns a function that asks a rule about a booking. Without `now`, a known status and a readable
 * time nothing is possible.
 *
 * @param problemOf returns undefined if the rule allows it
 */
const allowedBy =
  (problemOf: (booking: MovableBooking, now: Date) => unknown): Possible =>
  (booking, now) => {
    const { status, visit, offer } = booking
    const start = startOf(booking)
    if (now === undefined || status === 'unknown' || start === undefined) return false
    const moments = offer ? { state: offer.state, expiresAt: new Date(offer.expiresAt) } : null
    return (
      problemOf({ ...start, status, visit: visit ?? null, offer: moments }, clinicInstant(now.date, now.time)) ===
      undefined
    )
  }

/**
 * Returns whether a decision about a booking is possible (BOOK-06): it is pending, and a time that
 * has passed can only be declined (FIND-03).
 *
 * @param now left out for platforms that do not distinguish bookings whose time has passed
 */
export function canDecide(
  booking: Pick<ShownBooking, 'status' | 'date' | 'time'>,
  decision: keyof typeof BOOKING_DECISION,
  now?: ClinicMoment,
): boolean {
  if (booking.status === 'unknown') return false
  const start = startOf(booking)
  const at = start && now && clinicInstant(now.date, now.time)
  return (
    decide({ date: '', start: 0, ...start, status: booking.status }, BOOKING_DECISION[decision], at).problem ===
    undefined
  )
}

/**
 * Returns whether the time that a cancelled booking had is late enough to be offered to another patient,
 * also if the patient of the booking has cancelled it by "I cannot come" (MSG-06). Whether the time is
 * free is another question.
 */
export const canOfferFreedTime: Possible = (booking, now) => {
  const start = startOf(booking)
  return (
    now !== undefined &&
    start !== undefined &&
    bookingState(booking, now) === 'cancelled' &&
    isOfferable(start, clinicInstant(now.date, now.time))
  )
}

/** Returns whether a booking can be cancelled: it is confirmed and its time has not begun (VISIT-01). */
export const canCancel: Possible = allowedBy((booking, now) => cancel(booking, now).problem)

/**
 * Returns whether a booking can get another time, by an agreement (VISIT-06) or by an offer
 * (OFFER-01): pending before its time, confirmed until the end of its day, or an offer is open.
 */
export const canChangeTime: Possible = allowedBy(changeTimeProblem)

/**
 * Returns whether a visit can be noted: from one hour before the time of a confirmed booking until
 * five days after it (VISIT-03).
 */
export const canNoteVisit: Possible = allowedBy(visitProblem)
