import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { bookingCounts, bookings } from '../db/schema.ts'

/** What a list shows of a booking. */
export const bookingColumns = {
  id: bookings.id,
  bookingNumber: bookings.bookingNumber,
  startsAt: bookings.startsAt,
  patientName: bookings.patientName,
  patientPhone: bookings.patientPhone,
  mode: bookings.mode,
  status: bookings.status,
}

const latestFirst = [desc(bookings.startsAt), desc(bookings.id)]

/**
 * The reads of the lists. All of them walk `bookings_doctor_latest`: which rows a page holds is found in the index alone, and only
 * those rows are fetched from the table (the plan gate of V1 looks at these very statements).
 */
export function bookingQueries(db: Database) {
  const ofDoctor = eq(bookings.doctorId, sql.placeholder('doctorId'))
  const matches = and(ofDoctor, sql`${bookings.searchText} like all(${sql.placeholder('patterns')}::text[])`)
  const lastBefore = db
    .select({ startsAt: bookings.startsAt, id: bookings.id })
    .from(bookings)
    .where(ofDoctor)
    .orderBy(...latestFirst)
    .limit(1)
    .offset(sql.placeholder('skipped'))
  // Every row brings the counts along, read once: one query less.
  const summary = sql<
    number[]
  >`(select array[total, confirmed, pending] from ${bookingCounts} where ${bookingCounts.doctorId} = ${sql.placeholder('doctorId')})`
  const shown = { ...bookingColumns, summary: summary.as('summary') }
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
    /** `skipped` is the offset less one: the page starts after the last row of the page before. */
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
