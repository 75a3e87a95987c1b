import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { minutesOfDay } from '../formats/clockTime.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import { hasPassed, type StartTime } from './slotTime.ts'
import type { ClinicMoment } from '../formats/clinicTime.ts'

/**
 * Every state in which a booking can be, for whoever shows or passes it on.
 *
 * - `waiting`: pending, nobody has answered yet
 * - `lapsed`: pending, and its time has passed, or ended by that (capability `intake`)
 * - `none-fits`: pending again, because none of the offered times fits the patient
 * - `no-answer`: pending again, because the patient did not answer an offer in time
 * - `offered`: other times are offered, the time of the booking is free
 * - `offered-kept`: other times are offered, and the booking keeps its time until the patient answers
 * - `asked`: the patient is asked to choose another time, without proposals
 * - `confirmed`, `arrived`, `seen`, `no-show`: confirmed, and what is noted about the visit
 * - `declined`, and `cancelled` after it was confirmed
 * - `unknown`: a status that this version does not know
 */
export const BOOKING_STATES = [
  'waiting',
  'lapsed',
  'none-fits',
  'no-answer',
  'offered',
  'offered-kept',
  'asked',
  'confirmed',
  'arrived',
  'seen',
  'no-show',
  'declined',
  'cancelled',
  'unknown',
] as const

/** Name of a state of a booking. Use it in a switch or a `Record` that names every state. */
export type BookingState = (typeof BOOKING_STATES)[number]

/** The facts of a booking that decide its state; `Booking` of the client has them. */
export type StatedBooking = {
  readonly status: BookingStatusCode | 'unknown'
  /** `DD-MM-YYYY` or `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM` */
  readonly time: string
  readonly cancellation?: object | null | undefined
  readonly lapsedAt?: string | null | undefined
  readonly visit?: components['schemas']['Visit'] | null | undefined
  readonly offer?:
    | {
        readonly state: 'open' | 'chosen' | 'none' | 'expired' | 'withdrawn'
        readonly keepsTime?: boolean | undefined
      }
    | null
    | undefined
}

/** Returns the start of a booking; undefined if its day or its time is not readable. */
export function startOf({ date, time }: Pick<StatedBooking, 'date' | 'time'>): StartTime | undefined {
  const [day, start] = [toIsoDate(date), minutesOfDay(time)]
  return day === null || start === null ? undefined : { date: day, start }
}

/**
 * Returns whether the time of a booking has passed.
 *
 * @param now left out for platforms that do not distinguish bookings whose time has passed
 */
export function bookingHasPassed(booking: Pick<StatedBooking, 'date' | 'time'>, now?: Date | ClinicMoment): boolean {
  const start = startOf(booking)
  return now !== undefined && start !== undefined && hasPassed(start, now)
}

/** Returns whether a booking is still pending although its time has passed (FIND-03). */
export const isOverdue = (
  booking: Pick<StatedBooking, 'status' | 'date' | 'time'>,
  now?: Date | ClinicMoment,
): boolean => booking.status === BOOKING_STATUS.pending && bookingHasPassed(booking, now)

function pendingState(booking: StatedBooking, now: Date | ClinicMoment | undefined): BookingState {
  const offer = booking.offer?.state
  if (offer === 'none') return 'none-fits'
  if (offer === 'expired') return 'no-answer'
  return bookingHasPassed(booking, now) ? 'lapsed' : 'waiting'
}

function rescheduleState({ offer }: StatedBooking): BookingState {
  if (offer?.state === 'expired') return 'no-answer'
  if (offer?.state === 'none') return 'none-fits'
  if (offer?.state !== 'open') return 'asked'
  return offer.keepsTime === true ? 'offered-kept' : 'offered'
}

/**
 * Returns the state of a booking. Everything that shows a booking, counts it or passes it on asks
 * this one function, so that a booking is the same in a list, a calendar, on paper and in a feed.
 *
 * @param now left out for platforms that do not distinguish bookings whose time has passed
 */
export function bookingState(booking: StatedBooking, now?: Date | ClinicMoment): BookingState {
  const { status, visit } = booking
  switch (status) {
    case BOOKING_STATUS.pending:
      return pendingState(booking, now)
    case BOOKING_STATUS.confirmed:
      return visit === undefined || visit === null || visit === 'none' ? 'confirmed' : visit
    case BOOKING_STATUS.declined:
      if (booking.cancellation) return 'cancelled'
      return booking.lapsedAt ? 'lapsed' : 'declined'
    case BOOKING_STATUS.reschedule:
      return rescheduleState(booking)
    case 'unknown':
      return 'unknown'
  }
}

const EXPECTED: Readonly<Record<BookingState, boolean>> = {
  waiting: false,
  lapsed: false,
  'none-fits': false,
  'no-answer': false,
  offered: false,
  'offered-kept': true,
  asked: false,
  confirmed: true,
  arrived: true,
  seen: false,
  'no-show': false,
  declined: false,
  cancelled: false,
  unknown: false,
}

/**
 * Returns whether the patient is expected at the time of the booking: confirmed and not settled, or
 * still confirmed while other times are offered.
 */
export const isExpected = (state: BookingState): boolean => EXPECTED[state]
