import { BOOKING_STATUS, type Booking, type BookingStatusCode, type BookingSummary } from '@nalam/sdk'

/** What list pages and the dashboard's reading have in common. */
export interface DecidedBookings {
  bookings: Booking[]
  summary: BookingSummary | undefined
}

/**
 * A reading as it is once a pending booking has been decided: its row, where it has one, and the counts.
 *
 * @param reading a list page or the dashboard's reading, taken before the decision
 * @param booking the booking as it was
 * @param status what was decided
 */
export function withDecision<R extends DecidedBookings>(reading: R, booking: Booking, status: BookingStatusCode): R {
  const row = reading.bookings.find(({ id }) => id === booking.id)
  // Read after the decision: the counts have it already.
  if (row && row.status !== booking.status) return reading
  const { summary } = reading
  return {
    ...reading,
    bookings: reading.bookings.map((other) => (other === row ? { ...other, status } : other)),
    summary: summary && decidedSummary(summary, status),
  }
}

/** The counts with one pending booking decided. Those of today and of what is overdue are left for the next read. */
function decidedSummary(summary: BookingSummary, status: BookingStatusCode): BookingSummary {
  const { declined, reschedule } = summary
  return {
    ...summary,
    confirmed: summary.confirmed + (status === BOOKING_STATUS.confirmed ? 1 : 0),
    pending: summary.pending === undefined ? undefined : Math.max(0, summary.pending - 1),
    ...(declined !== undefined && { declined: declined + (status === BOOKING_STATUS.declined ? 1 : 0) }),
    ...(reschedule !== undefined && { reschedule: reschedule + (status === BOOKING_STATUS.reschedule ? 1 : 0) }),
  }
}
