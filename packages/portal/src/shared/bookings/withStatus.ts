import { describeBookingStatus, type Booking, type BookingStatusCode, type BookingSummary } from '@nalam/sdk'

/** Common shape of list pages and the dashboard query. */
export interface ListedBookings {
  bookings: Booking[]
  summary: BookingSummary | undefined
}

/**
 * Returns the bookings after one of them has got another status: with a new row, if it is among
 * them, and new counts.
 *
 * @param data a list page or the dashboard query, read before the change
 * @param booking the booking as it was
 * @param status the new status: decided, or pending again
 */
export function withStatus<R extends ListedBookings>(data: R, booking: Booking, status: BookingStatusCode): R {
  const row = data.bookings.find(({ id }) => id === booking.id)
  // Read after the change: the counts are already up to date.
  if (row && row.status !== booking.status) return data
  const { summary } = data
  return {
    ...data,
    bookings: data.bookings.map((other) => (other === row ? { ...other, status } : other)),
    summary: summary && counted(summary, booking.status, status),
  }
}

/**
 * Returns the counts with one booking moved. The counts of today and of overdue bookings change
 * with the next read.
 */
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
