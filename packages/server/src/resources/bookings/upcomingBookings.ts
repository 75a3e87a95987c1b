import { LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { and, asc, eq, gte, inArray, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { bookings } from '../../db/schema.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { bookingColumns } from './queries.ts'
import { firstUpcoming } from './rules.ts'
import { wireBooking } from './wireBooking.ts'

/** Matches a doctor's live bookings from one day to another that are not past. */
function isUpcoming(doctorId: string, first: SQLWrapper, last: SQLWrapper, now: Date): SQL | undefined {
  return and(
    eq(bookings.doctorId, doctorId),
    inArray(bookings.status, LIVE_BOOKING_STATUSES),
    gte(bookings.startsAt, sql`greatest(${firstUpcoming(now)}::timestamp, ${first}::timestamp)`),
    lt(bookings.startsAt, sql`${last}::timestamp + interval '1 day'`),
  )
}

/**
 * Returns a column with the number of a doctor's live bookings that are not past.
 *
 * @param first column of the first day, a date
 * @param last column of the last day, a date
 */
export function upcomingCount(doctorId: string, first: SQLWrapper, last: SQLWrapper, now: Date): SQL<number> {
  return sql<number>`(select count(*)::int from ${bookings} where ${isUpcoming(doctorId, first, last, now)})`
}

/**
 * Returns a doctor's live bookings on some days that are not past, earliest first.
 *
 * @param days ISO, in ascending order
 */
export async function upcomingBookings(
  db: Database,
  doctorId: string,
  days: readonly string[],
  now: Date,
): Promise<Schema<'Booking'>[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const rows = await db
    .select(bookingColumns)
    .from(bookings)
    .where(
      and(
        isUpcoming(doctorId, sql`${first}`, sql`${last}`, now),
        sql`${bookings.startsAt}::date = any(${sql.param([...days])}::date[])`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
  return rows.map((row) => wireBooking(row, now))
}
