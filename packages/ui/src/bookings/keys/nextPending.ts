import { BOOKING_STATUS, type Booking, type ClinicMoment } from '@nalam/sdk'
import { bookingHasPassed } from '@nalam/sdk/rules'

/**
 * Returns the index of the next pending row after `index`, else of the first pending row; `index`
 * itself if no row is pending. A row whose time has passed never comes before one that can still be
 * approved.
 */
export function nextPending(bookings: readonly Booking[], index: number, now?: ClinicMoment): number {
  const isPending = (booking: Booking) => booking.status === BOOKING_STATUS.pending
  for (const isWanted of [(booking: Booking) => isPending(booking) && !bookingHasPassed(booking, now), isPending]) {
    const after = bookings.findIndex((booking, at) => at > index && isWanted(booking))
    if (after !== -1) return after
    const before = bookings.findIndex((booking, at) => at < index && isWanted(booking))
    if (before !== -1) return before
  }
  return index
}
