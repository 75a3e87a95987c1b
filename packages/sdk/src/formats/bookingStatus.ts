import { BOOKING_STATUS } from '../generated/enums.ts'

/** Booking status codes: 1 pending, 2 confirmed, 3 declined, 4 reschedule. */
export type BookingStatusCode = (typeof BOOKING_STATUS)[BookingStatusName]

/** Stable name of a status, for message keys and test ids. */
export type BookingStatusName = keyof typeof BOOKING_STATUS

const CODES = /* @__PURE__ */ Object.entries({ ...BOOKING_STATUS, accepted: BOOKING_STATUS.confirmed })

/**
 * Parses a status in any form that platforms use: the code as number or text, or one of the words
 * Pending, Accepted, Confirmed, Declined, Reschedule, in any case.
 *
 * @returns the code, or `null` for anything else
 */
export function parseBookingStatus(value: unknown): BookingStatusCode | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const name = String(value).trim().toLowerCase()
  return CODES.find(([word, code]) => word === name || String(code) === name)?.[1] ?? null
}
