import { BOOKING_STATUS, LIVE_BOOKING_STATUSES, VISIT, type BookingStatusCode, type Visit } from '@nalam/sdk'
import { sql, and, eq, gte, inArray, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { bookingCounts, bookingDays, bookings } from '../../db/schema.ts'
import type { Counted } from './rules.ts'

/** Another booking at the same time, as the contract names it. */
export interface BookingConflict {
  readonly id: string
  readonly patientName: string
}

/** Length of a booking without a slot, and of the longest slot. */
const [USUAL_LENGTH, LONGEST] = ["interval '30 minutes'", "interval '60 minutes'"]

/** Returns the end of a row's time. It reads the slot only of a row that is compared. */
const endOf = (row: SQL) =>
  sql`coalesce((select ends_at from slots where slots.id = ${row}.slot_id), ${row}.starts_at + ${sql.raw(USUAL_LENGTH)})`

/**
 * Returns a column with the other live bookings at the time of a row, earliest first; null if there
 * are none, or if the row cannot be approved: only a doctor who approves it has to know them
 * (CAL-08). It is part of the list's statement, because another query per list costs more.
 *
 * Parameters: `doctorId`, and `overdueBefore`: a row that starts earlier cannot be approved.
 *
 * @param row name of the rows in the statement. The columns are written with it, because drizzle
 *   omits the table of a column if a select has only one.
 */
export function conflictsColumn(row: 'bookings' | 'walk'): SQL<BookingConflict[] | null> {
  const own = sql.raw(row)
  // The first comparison of the start is a range of the index; the exact end is compared last.
  return sql`case when ${own}.status = ${sql.raw(String(BOOKING_STATUS.pending))} and ${own}.starts_at >= ${sql.placeholder('overdueBefore')} then (
    select json_agg(json_build_object('id', other.id, 'patientName', other.patient_name) order by other.starts_at, other.id)
    from bookings other
    where other.doctor_id = ${sql.placeholder('doctorId')} and other.status in (${sql.raw(LIVE_BOOKING_STATUSES.join(', '))}) and other.id <> ${own}.id
      and other.starts_at > ${own}.starts_at - ${sql.raw(LONGEST)} and other.starts_at < ${endOf(own)}
      and ${endOf(sql.raw('other'))} > ${own}.starts_at
  ) end`
}

// The figures of a list are read in the same statement as its rows. The statement adds up stored
// counts, per status or per day, and does not count the bookings of the list. Only overdue bookings
// are counted, with an index-only scan.

const doctorId = sql.placeholder('doctorId')

export const isOverdue = and(
  eq(bookings.status, BOOKING_STATUS.pending),
  lt(bookings.startsAt, sql.placeholder('overdueBefore')),
)

/** A booking that was confirmed and then cancelled. */
export const isCancelled = and(eq(bookings.status, BOOKING_STATUS.declined), sql`${bookings.cancelledAt} is not null`)

/** Matches confirmed bookings with one of these visits. Written as literals, like the status. */
export const hasVisit = (visits: readonly Visit[]): SQL =>
  sql`coalesce(${bookings.visit}, 'none') in (${sql.raw(visits.map((visit) => `'${visit}'`).join(', '))})`

const isToday = and(
  gte(bookings.startsAt, sql`${sql.placeholder('today')}::timestamp`),
  lt(bookings.startsAt, sql`${sql.placeholder('today')}::timestamp + interval '1 day'`),
)

/** A booking that is not past, whose patient was not told what is so (MSG-05). */
export const isNotTold = and(isNotNull(bookings.notToldAt), gte(bookings.startsAt, sql.placeholder('overdueBefore')))

/** Returns how many patients with the number of a row did not come to its doctor; null without a number. */
export const noShowsColumn = sql<number | null>`case when bookings.patient_phone <> '' then (
  select nullif(count(*), 0)::int from bookings missed
  where missed.doctor_id = bookings.doctor_id and missed.patient_phone = bookings.patient_phone
    and missed.visit = 'no-show') end`

/** Returns the number that a patient got on arrival (QUEUE-01); null unless a visit of this day is noted. */
export const queueNumberColumn = sql<number | null>`case when bookings.visit is not null then (
  select entry.number from queue_entries entry
  where entry.id = bookings.id and entry.day = bookings.starts_at::date) end`

const countOf = (...conditions: Array<SQL | undefined>) =>
  sql<number>`(select count(*)::int from ${bookings} where ${and(eq(bookings.doctorId, doctorId), ...conditions)})`

/**
 * Counts of today's and of overdue bookings. Parameters: `doctorId`, `today`
 * (`YYYY-MM-DD`) and `overdueBefore`.
 */
export const agendaColumns = {
  today: sql<number>`coalesce((select pending + confirmed + declined + reschedule from ${bookingDays} where ${bookingDays.doctorId} = ${doctorId} and ${bookingDays.day} = ${sql.placeholder('today')}::date), 0)`,
  overdue: countOf(isOverdue),
  pendingToday: countOf(
    eq(bookings.status, BOOKING_STATUS.pending),
    gte(bookings.startsAt, sql.placeholder('overdueBefore')),
    lt(bookings.startsAt, sql`${sql.placeholder('today')}::timestamp + interval '1 day'`),
  ),
  seen: countOf(eq(bookings.status, BOOKING_STATUS.confirmed), isToday, eq(bookings.visit, VISIT.seen)),
  toCome: countOf(
    inArray(bookings.status, LIVE_BOOKING_STATUSES),
    isToday,
    // A visit is noted by hand, and often not at all: what has passed is still to come only if the
    // patient is waiting.
    sql`(${bookings.visit} = ${sql.raw(`'${VISIT.arrived}'`)} or (${bookings.visit} is null and ${bookings.startsAt} >= ${sql.placeholder('overdueBefore')}))`,
  ),
  notTold: countOf(isNotTold),
  comes: countOf(
    eq(bookings.status, BOOKING_STATUS.confirmed),
    isToday,
    sql`${bookings.reminderAnswer} = ${sql.raw("'comes'")}`,
  ),
  expected: sql<number>`coalesce((select confirmed from ${bookingDays} where ${bookingDays.doctorId} = ${doctorId} and ${bookingDays.day} = ${sql.placeholder('today')}::date), 0)`,
  noShows: countOf(
    sql`${bookings.visit} = ${sql.raw(`'${VISIT.noShow}'`)}`,
    gte(bookings.startsAt, sql`${sql.placeholder('today')}::timestamp - interval '30 days'`),
  ),
}

const KEPT: Readonly<Record<BookingStatusCode, SQL>> = {
  [BOOKING_STATUS.pending]: sql`pending`,
  [BOOKING_STATUS.confirmed]: sql`confirmed`,
  [BOOKING_STATUS.declined]: sql`declined`,
  [BOOKING_STATUS.reschedule]: sql`(total - confirmed - pending - declined)`,
}

/**
 * Returns SQL that counts the bookings of a list on all pages, for a query on `booking_counts`.
 * Parameters of a list bounded by days: `from` and `before`.
 */
export function listedCount({ statuses, isDated, cancelled, visits, notTold }: Counted): SQL {
  const isBetween = and(
    gte(bookings.startsAt, sql.placeholder('from')),
    lt(bookings.startsAt, sql.placeholder('before')),
  )
  if (notTold === true)
    return countOf(
      isNotTold,
      inArray(bookings.status, statuses),
      cancelled === undefined ? undefined : sql`(${isCancelled}) = ${sql.raw(String(cancelled))}`,
      visits === undefined ? undefined : hasVisit(visits),
      isDated ? isBetween : undefined,
    )
  if (visits !== undefined) {
    return countOf(eq(bookings.status, BOOKING_STATUS.confirmed), hasVisit(visits), isDated ? isBetween : undefined)
  }
  const declined = { true: sql`cancelled`, false: sql`(declined - cancelled)`, undefined: sql`declined` }[
    `${cancelled}` as const
  ]
  const sumOf = (kept: typeof KEPT) =>
    sql.join(
      statuses.map((status) => (status === BOOKING_STATUS.declined ? declined : kept[status])),
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

/**
 * Counts the overdue bookings of a list, which are all at its end. Parameters:
 * `from` and `overdueEnd`.
 */
export const overdueListed = sql`(select count(*)::int from ${bookings} where ${and(
  eq(bookings.doctorId, doctorId),
  eq(bookings.status, BOOKING_STATUS.pending),
  gte(bookings.startsAt, sql.placeholder('from')),
  lt(bookings.startsAt, sql.placeholder('overdueEnd')),
)})`

/**
 * Joins the figures into one text, which costs little to read with every row; `undefined`
 * counts no list.
 */
function figuresText(counted: Counted | undefined): SQL<string> {
  const { today, overdue, pendingToday, seen, toCome, notTold, comes, expected, noShows } = agendaColumns
  const listed = counted === undefined ? sql`total` : listedCount(counted)
  return sql<string>`concat_ws(' ', total, confirmed, pending, declined, cancelled, ${today}, ${overdue}, ${pendingToday}, ${seen}, ${toCome}, ${notTold}, ${comes}, ${expected}, ${noShows}, ${listed})`
}

/** Returns the figures as a column. Every row contains them, but they are computed once. */
export function figuresColumn(counted: Counted | undefined): SQL.Aliased<string> {
  return sql<string>`(select ${figuresText(counted)} from ${bookingCounts} where ${bookingCounts.doctorId} = ${doctorId})`.as(
    'figures',
  )
}

/** Returns a query for the figures alone, for a page without rows. */
export function figuresQuery(db: Database, counted: Counted | undefined) {
  return db
    .select({ figures: figuresText(counted).as('figures') })
    .from(bookingCounts)
    .where(eq(bookingCounts.doctorId, doctorId))
}

export type BookingCounts = Omit<typeof bookingCounts.$inferSelect, 'doctorId'>

export interface Agenda {
  readonly today: number
  readonly overdue: number
  readonly pendingToday: number
  readonly seen: number
  readonly toCome: number
  readonly notTold: number
  readonly comes: number
  readonly expected: number
  readonly noShows: number
}

export interface Figures {
  readonly summary: BookingCounts
  readonly agenda: Agenda
  /** Number of bookings in the list, on all pages. */
  readonly listed: number
}

/** Parses the text of the figures. @param text `undefined` for a doctor who never had a booking */
export function readFigures(text: string | undefined): Figures {
  const [total = 0, confirmed = 0, pending = 0, declined = 0, cancelled = 0, ...rest] = (text ?? '0')
    .split(' ')
    .map(Number)
  const [today = 0, overdue = 0, pendingToday = 0, seen = 0, toCome = 0, notTold = 0, ...further] = rest
  const [comes = 0, expected = 0, noShows = 0, listed = 0] = further
  const summary = { total, confirmed, pending, declined, cancelled }
  return { summary, agenda: { today, overdue, pendingToday, seen, toCome, notTold, comes, expected, noShows }, listed }
}
