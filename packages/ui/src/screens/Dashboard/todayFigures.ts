import { BOOKING_STATUS, minutesOfDay } from '@nalam/sdk'
import type { Booking, ClinicMoment } from '@nalam/sdk'

/** The figures of the panel of today (FIND-04). */
export interface TodayFigures {
  /** The next confirmed booking and the minutes until it: 0 in the minute of its time. */
  next: { booking: Booking; minutes: number } | undefined
  /** Pending and confirmed bookings of today. */
  total: number
  /** Those whose time is still to come. */
  toCome: number
  /** Those that are pending and can still be approved. */
  waiting: number
}

/**
 * Counts today's bookings.
 *
 * @param bookings today's pending and confirmed bookings, in any order
 * @param now date and time at the clinic
 */
export function todayFigures(bookings: readonly Booking[], now: ClinicMoment): TodayFigures {
  const minute = minutesOfDay(now.time) ?? 0
  // An invalid time counts as over.
  const minutesTo = ({ time }: Booking) => (minutesOfDay(time) ?? -1) - minute
  const [next] = bookings
    .filter((booking) => booking.status === BOOKING_STATUS.confirmed && minutesTo(booking) >= 0)
    .toSorted((one, other) => minutesTo(one) - minutesTo(other))
  const toCome = bookings.filter((booking) => minutesTo(booking) > 0)
  return {
    next: next && { booking: next, minutes: minutesTo(next) },
    total: bookings.length,
    toCome: toCome.length,
    waiting: toCome.filter(({ status }) => status === BOOKING_STATUS.pending).length,
  }
}
