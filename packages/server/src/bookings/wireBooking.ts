import { BOOKING_STATUS, parseBookingStatus } from '@nalam/sdk'
import { unpackRows } from '../db/packedRows.ts'
import type { Schema } from '../http/contractTypes.ts'
import type { BookingCounts } from './figures.ts'
import type { bookingColumns } from './queries.ts'
import { undoUntil } from './rules.ts'

/** A booking as the lists read it. */
export type BookingRow = {
  [Name in keyof typeof bookingColumns]: Name extends 'status'
    ? number
    : Name extends 'decidedAt'
      ? Date | null
      : string
}

/** The bookings that the query `calendar` has found, each with the id of its slot; `null` without one. */
export function readCalendarBookings(
  found: ReadonlyArray<{ readonly packed: string | null }>,
): Array<BookingRow & { readonly slotId: string | null }> {
  return unpackRows(found, (fields) => {
    const [id = '', bookingNumber = '', startsAt = '', patientName = '', patientPhone = '', mode = '', ...rest] = fields
    const [status, decidedAt = '', slotId = ''] = rest
    const texts = { id, bookingNumber, startsAt, patientName, patientPhone, mode }
    const decided = decidedAt === '' ? null : new Date(Number(decidedAt))
    return { ...texts, status: Number(status), decidedAt: decided, slotId: slotId === '' ? null : slotId }
  })
}

/** While the decision can be undone: when it was made, and until when. */
function undoFields(row: BookingRow, now: Date): Pick<Schema<'Booking'>, 'decidedAt' | 'undoUntil'> {
  const end = undoUntil(row, now)
  if (end === undefined || row.decidedAt === null) return {}
  return { decidedAt: row.decidedAt.toISOString(), undoUntil: end.toISOString() }
}

/** The day of a moment as the database writes it, `YYYY-MM-DD HH:MM:SS`. It exists, so nothing is checked: lists have many. */
const wireDate = (moment: string): string => `${moment.slice(8, 10)}-${moment.slice(5, 7)}-${moment.slice(0, 4)}`

/**
 * A booking as it is sent.
 *
 * @param now `undefined` on a server without extensions, which has no undo
 */
export function wireBooking(row: BookingRow, now: Date | undefined): Schema<'Booking'> {
  return {
    id: row.id,
    date: wireDate(row.startsAt),
    bookingId: row.bookingNumber,
    name: row.patientName,
    studentName: row.patientName,
    phoneNumber: row.patientPhone,
    studentPhone: row.patientPhone,
    time: row.startsAt.slice(11, 16),
    type: row.mode,
    bookingStatus: parseBookingStatus(row.status) ?? BOOKING_STATUS.pending,
    ...(now === undefined ? {} : undoFields(row, now)),
  }
}

/** Some of a doctor's bookings, and the counts over all of them. */
export interface BookingRows {
  readonly rows: Schema<'Booking'>[]
  /** How many there are on all pages together. */
  readonly total: number
  readonly summary: BookingCounts
}
