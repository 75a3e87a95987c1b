import { BOOKING_STATUS, type Booking, type BookingStatusCode } from '@nalam/sdk'

/** What an event makes of a booking; other events are followed by reading. */
const STATUS_AFTER: Readonly<Record<string, BookingStatusCode>> = {
  'booking.accepted': BOOKING_STATUS.confirmed,
  'booking.declined': BOOKING_STATUS.declined,
  'booking.reschedule_requested': BOOKING_STATUS.reschedule,
  'booking.undone': BOOKING_STATUS.pending,
}

/** The status that a booking has after an event; undefined where the event says nothing about it. */
export const statusAfter = (name: string | undefined): BookingStatusCode | undefined =>
  name === undefined ? undefined : STATUS_AFTER[name]

/** What list pages and the dashboard's reading have in common. */
export interface HasBookings {
  readonly bookings: readonly Booking[]
}

/** A reading with one booking's new status: its row stays where it is, and the counts are left for the next poll. */
export function withLiveStatus<R extends HasBookings>(reading: R, id: string, status: BookingStatusCode): R {
  if (!reading.bookings.some((row) => row.id === id && row.status !== status)) return reading
  return { ...reading, bookings: reading.bookings.map((row) => (row.id === id ? { ...row, status } : row)) }
}
