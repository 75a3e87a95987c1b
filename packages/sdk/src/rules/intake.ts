import type { HoursRange } from '../formats/hoursRange.ts'
import { minutesOfDay, minutesOfEnd } from '../formats/clockTime.ts'
import { weekdayOf, type WeekdayCode } from '../formats/weekday.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import type { BookingState } from './bookingState.ts'
import type { Problem } from './problem.ts'
import { hasPassed, type SlotTime, type StartTime } from './slotTime.ts'
import type { PlanException } from './slotPlan.ts'
import { exceptionOfDay } from './slotsToGive.ts'

/** How long a platform holds a time for a patient, in milliseconds (INTAKE-01). */
export const HOLD_FOR = 10 * 60_000

/** Number of times that can be held for one mobile number. */
export const MAX_HELD_TIMES = 2

/** When a doctor sees patients. */
export type DoctorHours = {
  readonly weeklyHours: ReadonlyArray<HoursRange & { readonly weekday: WeekdayCode }>
  readonly exceptions: ReadonlyArray<Omit<PlanException, 'id'>>
}

/**
 * Returns whether a booking of a time is confirmed at once: the time lies within hours for which the
 * doctor has chosen that (INTAKE-03).
 */
export function isConfirmedAtOnce({ date, start, end }: StartTime & SlotTime, hours: DoctorHours): boolean {
  const ranges =
    exceptionOfDay(date, hours.exceptions)?.hours ??
    hours.weeklyHours.filter((range) => range.confirmsAtOnce === true && range.weekday === weekdayOf(date))
  return ranges.some(
    ({ from, to, confirmsAtOnce }) =>
      confirmsAtOnce === true && (minutesOfDay(from) ?? start + 1) <= start && end <= (minutesOfEnd(to) ?? 0),
  )
}

/** A booking with its time. */
type TimedBooking = StartTime & { readonly status: number }

/**
 * Returns the problem of a cancellation by the patient, who can cancel until the time of the
 * appointment begins (INTAKE-02).
 */
export function patientCancellationProblem(booking: TimedBooking, now: Date): Problem | undefined {
  if (booking.status === BOOKING_STATUS.declined) return { code: 'booking.ended' }
  return hasPassed(booking, now) ? { code: 'booking.begun' } : undefined
}

/**
 * Returns the status after a request's time has begun: one that nobody has answered is declined and
 * counts as lapsed (INTAKE-02). `undefined` if the booking stays as it is.
 */
export function statusAfterBeginning(booking: TimedBooking, now: Date): BookingStatusCode | undefined {
  return booking.status === BOOKING_STATUS.pending && hasPassed(booking, now) ? BOOKING_STATUS.declined : undefined
}

/** How long before its time a request counts as not confirmed, in milliseconds (INTAKE-02). */
export const LAPSING_FOR = 60 * 60_000

/**
 * Returns whether a request that waits for an answer will lapse soon: its time begins within an
 * hour, so that its patient is told that it could not be confirmed. A request that was made less than
 * two hours before its time is not: the doctor has it in front of her.
 */
export function isLapsing(
  booking: TimedBooking & { readonly createdAt: Date; readonly isByPlatform: boolean },
  now: Date,
): boolean {
  if (booking.status !== BOOKING_STATUS.pending || !booking.isByPlatform) return false
  const since = (moment: Date) => new Date(moment.getTime() + LAPSING_FOR)
  return hasPassed(booking, since(now)) && !hasPassed(booking, since(since(booking.createdAt)))
}

type PlatformBookingState = components['schemas']['PlatformBookingState']

const PLATFORM_STATES: Readonly<Record<BookingState, PlatformBookingState>> = {
  waiting: 'requested',
  lapsed: 'lapsed',
  'none-fits': 'requested',
  'no-answer': 'requested',
  offered: 'reschedule',
  'offered-kept': 'reschedule',
  asked: 'reschedule',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  seen: 'confirmed',
  'no-show': 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  unknown: 'requested',
}

/** Returns the state of a booking as the platform that made it sees it. */
export const platformBookingState = (state: BookingState): PlatformBookingState => PLATFORM_STATES[state]
