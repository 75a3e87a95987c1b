import { daysBetween } from '../formats/calendarDate.ts'
import { clinicNow } from '../formats/clinicTime.ts'
import { minutesOfDay } from '../formats/clockTime.ts'
import { visibleText } from '../formats/storedText.ts'
import { BOOKING_STATUS, CANCELLATION_REASON, VISIT } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import type { Transition } from './bookings.ts'
import { refused, type Problem } from './problem.ts'
import { DAY_MINUTES, hasPassed, type StartTime } from './slotTime.ts'

type Schemas = components['schemas']

/** A booking that a doctor cancels or moves, or whose visit she notes. */
export type AnsweredBooking = StartTime & {
  readonly status: number
  /** What is noted about the visit; null without a note. */
  readonly visit: Schemas['Visit'] | null
}

/** A visit can be noted from this long before the appointment, in minutes (VISIT-03). */
const VISIT_FROM = 60

/** A visit can be noted until this long after the appointment, in minutes (VISIT-03). */
const VISIT_UNTIL = 5 * DAY_MINUTES

/** Returns the minutes from the start of a booking until now; negative before it. */
function minutesSince({ date, start }: StartTime, now: Date): number {
  const { date: today, time } = clinicNow(now)
  return daysBetween(date, today) * DAY_MINUTES + (minutesOfDay(time) ?? 0) - start
}

/** Returns the problem of a cancellation's reason: `other` needs a note. */
export function cancellationProblem(
  reason: Schemas['CancellationReason'],
  note: string | undefined,
): Problem | undefined {
  const isMissing = reason === CANCELLATION_REASON.other && visibleText(note ?? '') === ''
  return isMissing ? { code: 'cancellation.note_missing', field: 'note' } : undefined
}

/**
 * Returns the result of a cancellation: a confirmed booking whose time has not begun becomes
 * declined and leaves its slot (VISIT-01). One whose patient was seen is not cancelled, as it is not
 * moved.
 */
export function cancel(booking: AnsweredBooking, now: Date): Transition {
  if (booking.status !== BOOKING_STATUS.confirmed) return refused('booking.not_confirmed')
  if (booking.visit === VISIT.seen) return refused('booking.seen')
  if (hasPassed(booking, now)) return refused('booking.begun')
  return { status: BOOKING_STATUS.declined, slot: 'freed', event: 'booking.cancelled' }
}

/**
 * Returns the reason why a cancellation of several bookings leaves this one out (VISIT-02);
 * `undefined` if the booking is cancelled.
 */
export function leftBookingReason(
  booking: AnsweredBooking | undefined,
  now: Date,
): Schemas['LeftBooking']['reason'] | undefined {
  if (booking === undefined) return 'gone'
  if (booking.status === BOOKING_STATUS.pending) return 'pending'
  const { problem } = cancel(booking, now)
  if (problem === undefined) return undefined
  if (problem.code === 'booking.seen') return 'seen'
  return problem.code === 'booking.begun' ? 'begun' : 'not-confirmed'
}

/**
 * Returns the problem of noting a visit, also of removing the note: only for confirmed bookings,
 * from one hour before the time until five days after it (VISIT-03).
 */
export function visitProblem(booking: Omit<AnsweredBooking, 'visit'>, now: Date): Problem | undefined {
  if (booking.status !== BOOKING_STATUS.confirmed) return { code: 'booking.not_confirmed' }
  const minutes = minutesSince(booking, now)
  if (minutes < -VISIT_FROM) return { code: 'visit.too_early' }
  return minutes > VISIT_UNTIL ? { code: 'visit.too_late' } : undefined
}

const NOTED = {
  [VISIT.none]: 'visit.cleared',
  [VISIT.arrived]: 'visit.arrived',
  [VISIT.seen]: 'visit.seen',
  [VISIT.noShow]: 'visit.no_show',
} as const satisfies Record<Schemas['Visit'], Schemas['MessageCode']>

/** Returns the code of the success of noting a visit, which also names the event. */
export const visitMessage = (visit: Schemas['Visit']): (typeof NOTED)[Schemas['Visit']] => NOTED[visit]
