import { describeBookingStatus, type Booking, type BookingStatusCode, type BookingSummary } from '@nalam/sdk'

/** What list pages and the dashboard's reading have in common. */
export interface ReadBookings {
  bookings: Booking[]
  summary: BookingSummary | undefined
}

/**
 * A reading as it is once a booking has another status: its row, where it has one, and the counts.
 *
 * @param reading a list page or the dashboard's reading, taken before the change
 * @param booking the booking as it was
 * @param status what it has become: decided, or pending again
 */
export function withStatus<R extends ReadBookings>(reading: R, booking: Booking, status: BookingStatusCode): R {
  const row = reading.bookings.find(({ id }) => id === booking.id)
  // Read after the change: the counts have it already.
  if (row && row.status !== booking.status) return reading
  const { summary } = reading
  return {
    ...reading,
    bookings: reading.bookings.map((other) => (other === row ? { ...other, status } : other)),
    summary: summary && counted(summary, booking.status, status),
  }
}

/** The counts with one booking moved. Those of today and of what is overdue are left for the next read. */
function counted(summary: BookingSummary, before: Booking['status'], after: BookingStatusCode): BookingSummary {
  const counts = { ...summary }
  const add = (status: Booking['status'], change: number) => {
    if (status === 'unknown') return
    const { name } = describeBookingStatus(status)
    const count = counts[name]
    if (count !== undefined) counts[name] = Math.max(0, count + change)
  }
  add(before, -1)
  add(after, 1)
  return counts
}
