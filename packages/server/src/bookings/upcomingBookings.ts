import { BOOKING_STATUS } from '@nalam/sdk'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Schema } from '../http/contractTypes.ts'
import { bookingColumns } from './queries.ts'
import { firstUpcoming } from './rules.ts'
import { wireBooking } from './wireBooking.ts'

/**
 * Returns a doctor's pending and confirmed bookings on some days that are not past, earliest first.
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
        eq(bookings.doctorId, doctorId),
        inArray(bookings.status, [BOOKING_STATUS.pending, BOOKING_STATUS.confirmed]),
        gte(bookings.startsAt, sql`greatest(${firstUpcoming(now)}::timestamp, ${`${first} 00:00:00`}::timestamp)`),
        lt(bookings.startsAt, sql`${`${last} 00:00:00`}::timestamp + interval '1 day'`),
        sql`${bookings.startsAt}::date = any(${sql.param([...days])}::date[])`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
  return rows.map((row) => wireBooking(row, now))
}
