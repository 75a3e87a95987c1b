import { BOOKING_STATUS, describeBookingStatus, type Booking, type BookingStatusName, type Visit } from '@nalam/sdk'

/** What is shown of a booking: its status, or what has happened since it was confirmed. */
export type BookingState = BookingStatusName | 'cancelled' | Exclude<Visit, 'none'>

/**
 * Returns what is shown of a booking: `cancelled` instead of declined, the visit instead of
 * confirmed (VISIT-03, VISIT-04). Undefined for an unknown status.
 */
export function bookingState({ status, cancellation, visit }: Booking): BookingState | undefined {
  if (status === 'unknown') return undefined
  if (status === BOOKING_STATUS.declined && cancellation) return 'cancelled'
  if (status === BOOKING_STATUS.confirmed && visit) return visit
  return describeBookingStatus(status).name
}
