import { describeBookingStatus, toIsoDate, type Booking } from '@nalam/sdk'
import type { Messages } from '@nalam/ui'

// Spreadsheets read UTF-8 only where it begins with this mark; without it Tamil names are garbled.
const BYTE_ORDER_MARK = '\uFEFF'

// What a spreadsheet takes for a formula, also behind blanks and in full width.
const FORMULA = /^[\s\u00A0]*[=+\-@|%＝＋－＠]/u

/** One cell: never a formula (BOOK-11), quoted where it has to be. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A mobile number as plain digits: `+91…` would be added up as a formula. */
function phoneDigits(phone: string): string {
  const digits = phone.replace(/^\+91/, '').replace(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : phone
}

/**
 * The bookings as a CSV file that opens right in a spreadsheet (D15): the columns of the table without Action, one line for each
 * booking, UTF-8 with its mark, ISO dates and 24-hour times, which every locale understands.
 *
 * @param messages headings and statuses in the language in use
 */
export function bookingsCsv(
  bookings: readonly Booking[],
  { table, status }: Pick<Messages, 'table' | 'status'>,
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
    phoneDigits(booking.patientPhone),
    booking.time,
    table.paid,
    table.online,
    booking.status === 'unknown' ? (booking.rawStatus ?? '') : status[describeBookingStatus(booking.status).name],
  ])
  return BYTE_ORDER_MARK + [headings, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}
