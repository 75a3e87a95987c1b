import { and, asc, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { bookings } from '../../db/schema.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { bookingColumns } from './queries.ts'
import { isUpcoming } from '../slots/upcomingCount.ts'
import { wireBooking } from './wireBooking.ts'

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
