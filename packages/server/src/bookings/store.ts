import { and, desc, eq, like, sql } from 'drizzle-orm'
import { parseBookingStatus, toWireDate } from '@nalam/sdk'
import type { Schema } from '../contract/types.ts'
import type { Database } from '../db/open.ts'
import { bookingCounts, bookings, slots } from '../db/schema.ts'
import { freesSlot, type Decision } from './rules.ts'

/** Counts over all bookings of a doctor. */
export interface BookingCounts {
  readonly total: number
  readonly confirmed: number
  readonly pending: number
}

/** The reads and writes of bookings. */
export interface BookingStore {
  counts(doctorId: string): Promise<BookingCounts>
  /** Latest appointment first. */
  page(doctorId: string, offset: number, rows: number): Promise<Schema<'Booking'>[]>
  search(
    doctorId: string,
    pattern: string,
    offset: number,
    rows: number,
  ): Promise<{ rows: Schema<'Booking'>[]; total: number }>
  /** Decides a pending booking in one conditional write; of many at once exactly one gets `decided`. */
  decide(
    within: Database,
    decision: { doctorId: string; bookingId: string; status: Decision; now: Date },
  ): Promise<'decided' | 'already_decided' | 'unknown'>
}

const columns = {
  id: bookings.id,
  bookingNumber: bookings.bookingNumber,
  startsAt: bookings.startsAt,
  patientName: bookings.patientName,
  patientPhone: bookings.patientPhone,
  mode: bookings.mode,
  status: bookings.status,
}

type Row = { [Name in keyof typeof columns]: Name extends 'status' ? number : string }

function wireBooking(row: Row): Schema<'Booking'> {
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
    bookingStatus: parseBookingStatus(row.status) ?? 1,
  }
}

/** @returns a store with its statements prepared */
export function createBookingStore(db: Database): BookingStore {
  const ofDoctor = eq(bookings.doctorId, sql.placeholder('doctorId'))
  const latestFirst = [desc(bookings.startsAt), desc(bookings.id)]
  const countsQuery = db
    .select({ total: bookingCounts.total, confirmed: bookingCounts.confirmed, pending: bookingCounts.pending })
    .from(bookingCounts)
    .where(eq(bookingCounts.doctorId, sql.placeholder('doctorId')))
    .prepare('booking_counts')
  const pageQuery = db
    .select(columns)
    .from(bookings)
    .where(ofDoctor)
    .orderBy(...latestFirst)
    .limit(sql.placeholder('rows'))
    .offset(sql.placeholder('offset'))
    .prepare('booking_page')

  return {
    async counts(doctorId) {
      const [row] = await countsQuery.execute({ doctorId })
      return row ?? { total: 0, confirmed: 0, pending: 0 }
    },
    async page(doctorId, offset, rows) {
      return (await pageQuery.execute({ doctorId, rows, offset })).map(wireBooking)
    },
    async search(doctorId, pattern, offset, rows) {
      const matches = and(eq(bookings.doctorId, doctorId), like(bookings.searchText, pattern))
      const found = await db
        .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
        .from(bookings)
        .where(matches)
        .orderBy(...latestFirst)
        .limit(rows)
        .offset(offset)
      // Beyond the last page no row carries the total.
      const total = found[0]?.total ?? (offset === 0 ? 0 : await db.$count(bookings, matches))
      return { rows: found.map(wireBooking), total }
    },
    async decide(within, { doctorId, bookingId, status, now }) {
      const own = and(eq(bookings.id, bookingId), eq(bookings.doctorId, doctorId))
      const [decided] = await within
        .update(bookings)
        .set({ status, decidedAt: now })
        .where(and(own, eq(bookings.status, 1)))
        .returning({ slotId: bookings.slotId })
      if (decided === undefined) {
        const [known] = await within.select({ id: bookings.id }).from(bookings).where(own)
        return known === undefined ? 'unknown' : 'already_decided'
      }
      if (decided.slotId !== null && freesSlot(status)) {
        await within.update(slots).set({ isBooked: false }).where(eq(slots.id, decided.slotId))
      }
      return 'decided'
    },
  }
}
