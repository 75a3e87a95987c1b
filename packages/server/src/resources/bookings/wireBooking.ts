import { BOOKING_STATUS, parseBookingStatus } from '@nalam/sdk'
import { unpackRows } from '../../db/packedRows.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import type { BookingConflict } from './conflicts.ts'
import type { BookingCounts } from './figures.ts'
import type { bookingColumns } from './queries.ts'
import { undoUntil } from './rules.ts'

/** A booking as the queries return it. */
export type BookingRow = {
  [Name in keyof typeof bookingColumns]: Name extends 'status'
    ? number
    : Name extends 'decidedAt'
      ? Date | null
      : string
} & {
  /** The other bookings of its time; in lists only. */
  readonly conflicts?: readonly BookingConflict[] | null
}

/**
 * Returns the bookings of the query `calendar`, each with the id of its slot; `null` without one.
 */
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

/**
 * Returns when the decision was made and until when it can be undone; nothing if it
 * cannot be undone.
 */
function undoFields(row: BookingRow, now: Date): Pick<Schema<'Booking'>, 'decidedAt' | 'undoUntil'> {
  const end = undoUntil(row, now)
  if (end === undefined || row.decidedAt === null) return {}
  return { decidedAt: row.decidedAt.toISOString(), undoUntil: end.toISOString() }
}

/**
 * Formats the day of a database moment `YYYY-MM-DD HH:MM:SS`. The day exists, so it is not
 * validated: lists format many.
 */
const wireDate = (moment: string): string => `${moment.slice(8, 10)}-${moment.slice(5, 7)}-${moment.slice(0, 4)}`

/**
 * Converts a booking to its response shape.
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
    ...(now !== undefined && row.conflicts ? { conflicts: [...row.conflicts] } : {}),
  }
}

/** Some bookings of a doctor, and the counts over all of them. */
export interface BookingRows {
  readonly rows: Schema<'Booking'>[]
  /** Number of bookings on all pages. */
  readonly total: number
  readonly summary: BookingCounts
}
