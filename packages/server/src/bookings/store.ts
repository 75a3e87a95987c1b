import { and, desc, eq, like, sql } from 'drizzle-orm'
import { parseBookingStatus, toWireDate } from '@nalam/sdk'
import type { Schema } from '../http/contractTypes.ts'
import type { Database } from '../db/open.ts'
import { bookingCounts, bookings, slots } from '../db/schema.ts'
import { freesSlot, type Decision } from './rules.ts'

/** Counts over all bookings of a doctor. */
export interface BookingCounts {
  readonly total: number
  readonly confirmed: number
  readonly pending: number
}

/** Some of a doctor's bookings, and the counts over all of them. */
export interface BookingRows {
  readonly rows: Schema<'Booking'>[]
  /** How many there are on all pages together. */
  readonly total: number
  readonly summary: BookingCounts
}

/** The reads and writes of bookings. */
export interface BookingStore {
  /** Latest appointment first. */
  page(doctorId: string, offset: number, rows: number): Promise<BookingRows>
  /** The same of those that match. */
  search(doctorId: string, pattern: string, offset: number, rows: number): Promise<BookingRows>
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

const latestFirst = [desc(bookings.startsAt), desc(bookings.id)]

/**
 * The reads of the lists. All of them walk `bookings_doctor_latest`: which rows a page holds is found in the index alone, and only
 * those rows are fetched from the table (V1's plan gate looks at these very statements).
 */
export function bookingQueries(db: Database) {
  const ofDoctor = eq(bookings.doctorId, sql.placeholder('doctorId'))
  const matches = and(ofDoctor, like(bookings.searchText, sql.placeholder('pattern')))
  const lastBefore = db
    .select({ startsAt: bookings.startsAt, id: bookings.id })
    .from(bookings)
    .where(ofDoctor)
    .orderBy(...latestFirst)
    .limit(1)
    .offset(sql.placeholder('skipped'))
  // The counts come along with every row, from one look that is taken once: a question less to the database.
  const summary = sql<
    number[]
  >`(select array[total, confirmed, pending] from ${bookingCounts} where ${bookingCounts.doctorId} = ${sql.placeholder('doctorId')})`
  const shown = { ...columns, summary: summary.as('summary') }
  const found = db
    .select({ id: bookings.id, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(bookings)
    .where(matches)
    .orderBy(...latestFirst)
    .limit(sql.placeholder('rows'))
    .offset(sql.placeholder('offset'))
    .as('found')
  return {
    counts: db
      .select({ total: bookingCounts.total, confirmed: bookingCounts.confirmed, pending: bookingCounts.pending })
      .from(bookingCounts)
      .where(eq(bookingCounts.doctorId, sql.placeholder('doctorId'))),
    first: db
      .select(shown)
      .from(bookings)
      .where(ofDoctor)
      .orderBy(...latestFirst)
      .limit(sql.placeholder('rows')),
    /** `skipped` is the offset less one: the last row of the page before is where this one starts. */
    later: db
      .select(shown)
      .from(bookings)
      .where(and(ofDoctor, sql`(${bookings.startsAt}, ${bookings.id}) < ${lastBefore}`))
      .orderBy(...latestFirst)
      .limit(sql.placeholder('rows')),
    search: db
      .select({ ...shown, total: found.total })
      .from(found)
      .innerJoin(bookings, eq(bookings.id, found.id))
      .orderBy(...latestFirst),
    searchTotal: db
      .select({ total: sql<number>`count(*)::int` })
      .from(bookings)
      .where(matches),
  }
}

/** @returns a store with its statements prepared */
export function createBookingStore(db: Database): BookingStore {
  const queries = bookingQueries(db)
  const counts = queries.counts.prepare('booking_counts')
  const first = queries.first.prepare('booking_page_first')
  const later = queries.later.prepare('booking_page_later')
  const search = queries.search.prepare('booking_search')
  const searchTotal = queries.searchTotal.prepare('booking_search_total')

  /** A page without rows brings no counts along. */
  async function summaryOf(doctorId: string, found: ReadonlyArray<{ summary: number[] }>): Promise<BookingCounts> {
    const [total = 0, confirmed = 0, pending = 0] = found[0]?.summary ?? []
    return found.length > 0
      ? { total, confirmed, pending }
      : ((await counts.execute({ doctorId }))[0] ?? { total, confirmed, pending })
  }

  return {
    async page(doctorId, offset, rows) {
      const found =
        offset === 0
          ? await first.execute({ doctorId, rows })
          : await later.execute({ doctorId, rows, skipped: offset - 1 })
      const summary = await summaryOf(doctorId, found)
      return { rows: found.map(wireBooking), total: summary.total, summary }
    },
    async search(doctorId, pattern, offset, rows) {
      const found = await search.execute({ doctorId, pattern, rows, offset })
      // Beyond the last page no row carries the total.
      const total =
        found[0]?.total ?? (offset === 0 ? 0 : ((await searchTotal.execute({ doctorId, pattern }))[0]?.total ?? 0))
      return { rows: found.map(wireBooking), total, summary: await summaryOf(doctorId, found) }
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
