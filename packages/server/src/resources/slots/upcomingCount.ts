import { LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { and, eq, gte, inArray, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { bookings } from '../../db/schema.ts'
import { firstUpcoming } from '../days.ts'

/** Matches a doctor's live bookings from one day to another that are not past. */
export function isUpcoming(doctorId: string, first: SQLWrapper, last: SQLWrapper, now: Date): SQL | undefined {
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
