import { BOOKING_STATUS, type BookingStatusCode } from '@nalam/sdk'
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { bookingCounts, bookingDays, bookings } from '../db/schema.ts'
import type { Counted } from './rules.ts'

// The figures beside a list come with its rows, in the same statement. None of them counts the bookings of a list: kept counts
// are added up, of whole statuses or of days. Only overdue bookings are counted, in an index alone.

const doctorId = sql.placeholder('doctorId')

export const isOverdue = and(
  eq(bookings.status, BOOKING_STATUS.pending),
  lt(bookings.startsAt, sql.placeholder('overdueBefore')),
)

/** What is on today, and what is overdue. Take `doctorId`, `today` (`YYYY-MM-DD`) and `overdueBefore`. */
export const agendaColumns = {
  today: sql<number>`coalesce((select pending + confirmed from ${bookingDays} where ${bookingDays.doctorId} = ${doctorId} and ${bookingDays.day} = ${sql.placeholder('today')}::date), 0)`,
  overdue: sql<number>`(select count(*)::int from ${bookings} where ${and(eq(bookings.doctorId, doctorId), isOverdue)})`,
}

const KEPT: Readonly<Record<BookingStatusCode, SQL>> = {
  [BOOKING_STATUS.pending]: sql`pending`,
  [BOOKING_STATUS.confirmed]: sql`confirmed`,
  [BOOKING_STATUS.declined]: sql`declined`,
  [BOOKING_STATUS.reschedule]: sql`(total - confirmed - pending - declined)`,
}

/** How many bookings a list holds on all pages together, beside the row of `booking_counts`. Takes `from` and `before` where days bound it. */
export function listedCount({ statuses, isDated }: Counted): SQL {
  const sumOf = (kept: typeof KEPT) =>
    sql.join(
      statuses.map((status) => kept[status]),
      sql` + `,
    )
  if (!isDated) return sql`(${sumOf(KEPT)})`
  const days = and(
    eq(bookingDays.doctorId, doctorId),
    sql`${bookingDays.day} >= ${sql.placeholder('from')}::timestamp::date`,
    sql`${bookingDays.day} < ${sql.placeholder('before')}::timestamp::date`,
  )
  const summed = sumOf({ ...KEPT, [BOOKING_STATUS.reschedule]: sql`reschedule` })
  return sql`coalesce((select sum(${summed})::int from ${bookingDays} where ${days}), 0)`
}

/** How many overdue bookings a list holds, all of them at its end. Takes `from` and `overdueEnd`. */
export const overdueListed = sql`(select count(*)::int from ${bookings} where ${and(
  eq(bookings.doctorId, doctorId),
  eq(bookings.status, BOOKING_STATUS.pending),
  gte(bookings.startsAt, sql.placeholder('from')),
  lt(bookings.startsAt, sql.placeholder('overdueEnd')),
)})`

/** The figures as one text, so that the rows that bring them along cost nothing to read; `undefined` counts no list. */
function figuresText(counted: Counted | undefined): SQL<string> {
  const { today, overdue } = agendaColumns
  const listed = counted === undefined ? sql`total` : listedCount(counted)
  return sql<string>`concat_ws(' ', total, confirmed, pending, declined, ${today}, ${overdue}, ${listed})`
}

/** The figures as a column: every row brings them along, read once. */
export function figuresColumn(counted: Counted | undefined): SQL.Aliased<string> {
  return sql<string>`(select ${figuresText(counted)} from ${bookingCounts} where ${bookingCounts.doctorId} = ${doctorId})`.as(
    'figures',
  )
}

/** The figures alone, for a page without rows. */
export function figuresQuery(db: Database, counted: Counted | undefined) {
  return db
    .select({ figures: figuresText(counted).as('figures') })
    .from(bookingCounts)
    .where(eq(bookingCounts.doctorId, doctorId))
}

/** Counts over all bookings of a doctor. */
export interface BookingCounts {
  readonly total: number
  readonly confirmed: number
  readonly pending: number
  readonly declined: number
}

/** What waits today. */
export interface Agenda {
  readonly today: number
  readonly overdue: number
}

/** What stands beside the rows of a list. */
export interface Figures {
  readonly summary: BookingCounts
  readonly agenda: Agenda
  /** How many bookings the list holds on all pages together. */
  readonly listed: number
}

/** @param text `undefined` for a doctor who never had a booking */
export function readFigures(text: string | undefined): Figures {
  const [total = 0, confirmed = 0, pending = 0, declined = 0, today = 0, overdue = 0, listed = 0] = (text ?? '0')
    .split(' ')
    .map(Number)
  return { summary: { total, confirmed, pending, declined }, agenda: { today, overdue }, listed }
}
