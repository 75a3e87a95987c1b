import { daysBetween } from '../formats/calendarDate.ts'
import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import { LIVE_BOOKING_STATUSES } from '../formats/liveBookingStatuses.ts'
import { weekdayOf } from '../formats/weekday.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { DAY_MINUTES, isPast, overlaps, type SlotTime, type StartTime } from './slotTime.ts'

/** Minutes that a booking without a slot takes. */
export const USUAL_MINUTES = 30

/** Returns whether a booking occupies its time: pending or confirmed. */
export const isLive = (status: BookingStatusCode): boolean => LIVE_BOOKING_STATUSES.some((live) => live === status)

/** A booking with the time that it occupies. */
export type TimedBooking = StartTime & SlotTime & { readonly id: string; readonly status: BookingStatusCode }

/**
 * Returns the other live bookings at the time of a booking, earliest first. There are none for one
 * that cannot be approved: only a doctor who approves it has to know them (CAL-08).
 */
export function conflictsOf<Booking extends TimedBooking>(
  booking: TimedBooking,
  others: readonly Booking[],
  now: Date,
): Booking[] {
  if (booking.status !== BOOKING_STATUS.pending || isPast(booking, now)) return []
  const shiftOf = ({ date }: TimedBooking) => daysBetween(booking.date, date) * DAY_MINUTES
  const isConflict = (other: Booking) => {
    const shift = shiftOf(other)
    return overlaps(booking, { start: other.start + shift, end: other.end + shift })
  }
  return others
    .filter((other) => other.id !== booking.id && isLive(other.status) && isConflict(other))
    .toSorted((one, other) => shiftOf(one) + one.start - shiftOf(other) - other.start || (one.id < other.id ? -1 : 1))
}

/** How a day is opened otherwise. */
export type OpenException = { readonly from: string; readonly to: string; readonly kind: 'closed' | 'hours' }

/**
 * Returns whether a doctor sees patients on a day, and the exception of the day. An exception takes
 * precedence over the weekdays of the usual hours.
 *
 * @param date ISO, like the days of the exceptions
 */
export function openDay<Exception extends OpenException>(
  date: string,
  weekdays: ReadonlySet<string>,
  exceptions: readonly Exception[],
): { readonly isOpenDay: boolean; readonly exception: Exception | undefined } {
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to)
  const isOpenDay = exception === undefined ? weekdays.has(weekdayOf(date) ?? '') : exception.kind === 'hours'
  return { isOpenDay, exception }
}
