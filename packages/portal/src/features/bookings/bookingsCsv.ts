import { describeBookingStatus, parsePhone, toIsoDate, type Booking } from '@nalam/sdk'
import type { Catalogue } from '@nalam/ui'

// Spreadsheets detect UTF-8 only with this mark; without it Tamil names are garbled.
const BYTE_ORDER_MARK = '\uFEFF'

// Text that a spreadsheet reads as a formula, also after blanks and in full-width characters.
const FORMULA = /^[\s\u00A0]*[=+\-@|%＝＋－＠]/u

// Text that a spreadsheet would change into another number: it drops leading zeros, rounds after 15
// digits, and reads `5e12` as a power of ten.
const CHANGED_NUMBER = /^(?:0\d+|\d{16,}|\d+e\d+)$/i

/** Formats one cell: never a formula (BOOK-11), never another number, quoted if necessary. */
function cell(text: string): string {
  const safe = FORMULA.test(text) || CHANGED_NUMBER.test(text.trim()) ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Formats the bookings as a CSV file for spreadsheets (D15): the columns of the table without
 * Action, one line for each booking, UTF-8 with byte order mark, ISO dates and 24-hour times, which
 * every locale understands.
 *
 * @param messages headings and statuses in the language in use
 */
export function bookingsCsv(
  bookings: readonly Booking[],
  { table, status }: Pick<Catalogue, 'table' | 'status'>,
): string {
  const headings = [
    table.serialNumber,
    table.date,
    table.bookingId,
    table.patientName,
    table.mobileNumber,
    table.slot,
    table.payment,
    table.method,
    table.status,
  ]
  const lines = bookings.map((booking, index) => [
    String(index + 1),
    toIsoDate(booking.date) ?? booking.date,
    booking.bookingId,
    booking.patientName,
    // Without `+91`, which a spreadsheet would calculate as a formula.
    parsePhone(booking.patientPhone) ?? booking.patientPhone,
    booking.time,
    table.paid,
    table.online,
    booking.status === 'unknown' ? (booking.rawStatus ?? '') : status[describeBookingStatus(booking.status).name],
  ])
  return BYTE_ORDER_MARK + [headings, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}
