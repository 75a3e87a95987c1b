import { BOOKING_STATUS, parseBookingStatus, toWireDate } from '@nalam/sdk'
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

/** While the decision can be undone: when it was made, and until when. */
function undoFields(row: BookingRow, now: Date): Pick<Schema<'Booking'>, 'decidedAt' | 'undoUntil'> {
  const end = undoUntil(row, now)
  if (end === undefined || row.decidedAt === null) return {}
  return { decidedAt: row.decidedAt.toISOString(), undoUntil: end.toISOString() }
}

/**
 * A booking as it is sent.
 *
 * @param now `undefined` on a server without extensions, which has no undo
 */
export function wireBooking(row: BookingRow, now: Date | undefined): Schema<'Booking'> {
  return {
    id: row.id,
    // `YYYY-MM-DD HH:MM:SS`, the clinic's wall clock.
    date: toWireDate(row.startsAt.slice(0, 10)) ?? '',
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
