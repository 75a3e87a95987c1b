import { BOOKING_STATUS } from '../generated/enums.ts'

/** Booking status codes: 1 pending, 2 confirmed, 3 declined, 4 reschedule. */
export type BookingStatusCode = (typeof BOOKING_STATUS)[BookingStatusName]

/** Stable name of a status, for message keys and test ids. */
export type BookingStatusName = keyof typeof BOOKING_STATUS

/** Colour family of a status badge. A badge always shows an icon and the word too. */
export type BookingStatusTone = 'blue' | 'green' | 'red' | 'amber'

/** Name, label and colour of a status. */
export type BookingStatusDescription = {
  code: BookingStatusCode
  name: BookingStatusName
  /** English label as shown */
  label: string
  tone: BookingStatusTone
}

const DESCRIPTIONS: Record<BookingStatusCode, BookingStatusDescription> = {
  1: { code: 1, name: 'pending', label: 'Pending', tone: 'blue' },
  2: { code: 2, name: 'confirmed', label: 'Confirmed', tone: 'green' },
  3: { code: 3, name: 'declined', label: 'Declined', tone: 'red' },
  4: { code: 4, name: 'reschedule', label: 'Reschedule', tone: 'amber' },
}

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

/** Returns name, label and tone of a status. */
export function describeBookingStatus(code: BookingStatusCode): BookingStatusDescription {
  return DESCRIPTIONS[code]
}
