import type { BOOKING_STATUS } from '../generated/enums.ts'

/** Booking status codes: 1 pending, 2 confirmed, 3 declined, 4 reschedule. */
export type BookingStatusCode = (typeof BOOKING_STATUS)[BookingStatusName]

/** Stable name of a status, for message keys and test ids. */
export type BookingStatusName = keyof typeof BOOKING_STATUS

/** Colour family of a status badge (section 4). Never the only sign: a badge carries an icon and the word too. */
export type BookingStatusTone = 'blue' | 'green' | 'red' | 'amber'

/** What a status is called and coloured. */
export type BookingStatusDescription = {
  code: BookingStatusCode
  name: BookingStatusName
  /** English label as shown (section 4) */
  label: string
  tone: BookingStatusTone
}

const DESCRIPTIONS: Record<BookingStatusCode, BookingStatusDescription> = {
  1: { code: 1, name: 'pending', label: 'Pending', tone: 'blue' },
  2: { code: 2, name: 'confirmed', label: 'Confirmed', tone: 'green' },
  3: { code: 3, name: 'declined', label: 'Declined', tone: 'red' },
  4: { code: 4, name: 'reschedule', label: 'Reschedule', tone: 'amber' },
}

const CODES_BY_TEXT = new Map<string, BookingStatusCode>([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['pending', 1],
  ['accepted', 2],
  ['confirmed', 2],
  ['declined', 3],
  ['reschedule', 4],
])

/**
 * Reads a status in any form the platform uses: the code as number or text, or one of the words Pending, Accepted,
 * Confirmed, Declined, Reschedule (section 4), in any case.
 *
 * @returns the code, or `null` for anything else
 */
export function parseBookingStatus(value: unknown): BookingStatusCode | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  return CODES_BY_TEXT.get(String(value).trim().toLowerCase()) ?? null
}

/** Name, label and tone of a status. */
export function describeBookingStatus(code: BookingStatusCode): BookingStatusDescription {
  return DESCRIPTIONS[code]
}
