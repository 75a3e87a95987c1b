import { BOOKING_STATUS, type BookingStatusCode } from '@nalam/sdk'
import type { ListedBookings } from './withStatus.ts'

/** Status of a booking after an event; all other events only cause a read. */
const STATUS_AFTER: Readonly<Record<string, BookingStatusCode>> = {
  'booking.accepted': BOOKING_STATUS.confirmed,
  'booking.declined': BOOKING_STATUS.declined,
  'booking.reschedule_requested': BOOKING_STATUS.reschedule,
  'booking.undone': BOOKING_STATUS.pending,
}

/** Returns the status of a booking after an event; undefined if the event does not set one. */
export const statusAfter = (name: string | undefined): BookingStatusCode | undefined =>
  name === undefined ? undefined : STATUS_AFTER[name]

/**
 * Returns the bookings with a new status for one of them: its row stays where it is, and the counts
 * change with the next poll.
 */
export function withLiveStatus<R extends Pick<ListedBookings, 'bookings'>>(
  data: R,
  id: string,
  status: BookingStatusCode,
): R {
  if (!data.bookings.some((row) => row.id === id && row.status !== status)) return data
  return { ...data, bookings: data.bookings.map((row) => (row.id === id ? { ...row, status } : row)) }
}
