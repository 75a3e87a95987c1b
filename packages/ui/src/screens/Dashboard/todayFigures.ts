import { BOOKING_STATUS, minutesOfDay, VISIT, type Booking, type ClinicMoment } from '@nalam/sdk'

/** The figures of the panel of today (FIND-04). */
export interface TodayFigures {
  /** The next confirmed booking and the minutes until it: 0 in the minute of its time. */
  next: { booking: Booking; minutes: number } | undefined
  /** Pending and confirmed bookings of today. */
  total: number
  /**
   * Those that are still to take place: the patient has arrived, or the time is still to come and the
   * patient was neither seen nor noted as a no-show.
   */
  toCome: number
  /** Those whose patients were seen. */
  seen: number
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
  const isSettled = ({ visit }: Booking) => visit === VISIT.seen || visit === VISIT.noShow
  const [next] = bookings
    .filter((booking) => booking.status === BOOKING_STATUS.confirmed && minutesTo(booking) >= 0 && !isSettled(booking))
    .toSorted((one, other) => minutesTo(one) - minutesTo(other))
  const isAhead = (booking: Booking) => minutesTo(booking) > 0 && !isSettled(booking)
  const toCome = bookings.filter((booking) => booking.visit === VISIT.arrived || isAhead(booking))
  return {
    next: next && { booking: next, minutes: minutesTo(next) },
    total: bookings.length,
    toCome: toCome.length,
    seen: bookings.filter(({ visit }) => visit === VISIT.seen).length,
    waiting: toCome.filter(({ status }) => status === BOOKING_STATUS.pending).length,
  }
}
