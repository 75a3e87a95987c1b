import { LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { columnsOf, freeText, packedRows } from '../../db/reads.ts'
import { bookingCounts, bookings, offers } from '../../db/schema.ts'
import {
  conflictsColumn,
  agendaColumns,
  figuresColumn,
  isCancelled,
  isNotTold,
  isOverdue,
  noShowsColumn,
  queueNumberColumn,
} from './figures.ts'
import { intakeColumn } from './intakeColumn.ts'
import { offerColumn } from './offerRows.ts'
import { UNDOABLE_ROWS } from './rules.ts'

export const bookingColumns = {
  id: bookings.id,
  bookingNumber: bookings.bookingNumber,
  startsAt: bookings.startsAt,
  patientName: bookings.patientName,
  patientPhone: bookings.patientPhone,
  mode: bookings.mode,
  status: bookings.status,
  decidedAt: bookings.decidedAt,
  cancelledAt: bookings.cancelledAt,
  cancelReason: bookings.cancelReason,
  cancelNote: bookings.cancelNote,
  cancellationId: bookings.cancellationId,
  visit: bookings.visit,
  before: bookings.before,
  notToldAt: bookings.notToldAt,
  known: bookings.known,
  reminderAnswer: bookings.reminderAnswer,
  noShows: noShowsColumn.as('no_shows'),
  queueNumber: queueNumberColumn.as('queue_number'),
  offer: offerColumn.as('offer'),
  intake: intakeColumn.as('intake'),
}

/** In the order that `readPackedBookings` expects. */
const packedFields = [
  bookings.id,
  bookings.bookingNumber,
  bookings.startsAt,
  freeText(bookings.patientName),
  freeText(bookings.patientPhone),
  freeText(bookings.mode),
  bookings.status,
  // Time of the decision in milliseconds; only for decisions that can still be undone.
  sql`case when ${bookings.decidedAt} > ${sql.placeholder('undoableSince')} then (extract(epoch from ${bookings.decidedAt}) * 1000)::bigint end`,
  bookings.slotId,
  bookings.visit,
  // The time before a move; only for moves that can still be undone.
  sql`case when ${bookings.decidedAt} > ${sql.placeholder('undoableSince')} then ${bookings.before} ->> 'startsAt' end`,
  // JSON contains no control characters.
  offerColumn,
  intakeColumn,
  bookings.reminderAnswer,
  noShowsColumn,
  queueNumberColumn,
  sql`case when ${bookings.notToldAt} is not null then json_build_array((extract(epoch from ${bookings.notToldAt}) * 1000)::bigint, ${bookings.known}) end`,
]

/** The fields of a list, in the order that `readPackedBookings` expects. */
const listedFields = [
  ...packedFields,
  sql`case when ${bookings.cancelledAt} is not null then json_build_array((extract(epoch from ${bookings.cancelledAt}) * 1000)::bigint, ${bookings.cancelReason}, ${bookings.cancelNote}, ${bookings.cancellationId}) end`,
  conflictsColumn('bookings'),
]

/** The columns that {@link listedFields} read. The offer is found by its id, the end by the slot. */
const { offer: _offer, intake: _intake, noShows: _noShows, queueNumber: _number, ...storedColumns } = bookingColumns
const listedColumns = {
  ...storedColumns,
  ...columnsOf(bookings, 'doctorId', 'slotId', 'offerId', 'platformId', 'reason', 'isConfirmedAtOnce', 'lapsedAt'),
}

/** A doctor's counts as a text: one field costs less than five. */
const summaryText = sql<
  string | null
>`(select concat_ws(' ', total, confirmed, pending, declined, cancelled) from ${bookingCounts} where ${bookingCounts.doctorId} = ${sql.placeholder('doctorId')})`

/**
 * A doctor's counts as a column: every row contains them, but they are read once. This
 * saves a query.
 */
export const summaryOfDoctor = sql<
  number[]
>`(select array[total, confirmed, pending, declined, cancelled] from ${bookingCounts} where ${bookingCounts.doctorId} = ${sql.placeholder('doctorId')})`

const latestFirst = [desc(bookings.startsAt), desc(bookings.id)]

/** Returns a search: its page is found first, and only its rows are fetched from the table. */
function searchQuery<Figures extends Record<string, SQL.Aliased>>(
  db: Database,
  matches: SQL | undefined,
  ordered: readonly SQL[],
  figures: Figures,
) {
  const found = db
    .select({ id: bookings.id, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(bookings)
    .where(matches)
    .orderBy(...ordered)
    .limit(sql.placeholder('rows'))
    .offset(sql.placeholder('offset'))
    .as('found')
  return db
    .select({ ...bookingColumns, conflicts: conflictsColumn('bookings'), ...figures, total: found.total })
    .from(found)
    .innerJoin(bookings, eq(bookings.id, found.id))
    .orderBy(...ordered)
}

const totalQuery = (db: Database, matches: SQL | undefined) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(bookings)
    .where(matches)

/**
 * The queries of the lists. All of them use the index `bookings_doctor_latest`: the rows of a page
 * are found by an index-only scan, and only those rows are fetched from the table (the plan gate of
 * V1 checks these statements).
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
  // The rows keep the name of the table, because fields name it. They are packed in their order.
  const page = (which: SQL | undefined) =>
    db.select({ packed: packedRows(listedFields), summary: summaryText.as('summary') }).from(
      db
        .select(listedColumns)
        .from(bookings)
        .where(which)
        .orderBy(...latestFirst)
        .limit(sql.placeholder('rows'))
        .as('bookings'),
    )
  return {
    counts: db
      .select(columnsOf(bookingCounts, 'total', 'confirmed', 'pending', 'declined', 'cancelled'))
      .from(bookingCounts)
      .where(eq(bookingCounts.doctorId, sql.placeholder('doctorId'))),
    /** A page without a search: one row with the packed bookings, latest first, and the counts. */
    first: page(ofDoctor),
    /**
     * Like `first`. `skipped` is the offset minus one: the page starts after the last row of the
     * previous page.
     */
    later: page(and(ofDoctor, sql`(${bookings.startsAt}, ${bookings.id}) < ${lastBefore}`)),
    search: searchQuery(db, matches, latestFirst, { summary: summaryOfDoctor.as('summary') }),
    searchTotal: totalQuery(db, matches),
    /**
     * The bookings that a calendar shows for some days, packed and unordered, along
     * `bookings_doctor_status`. See `readPackedBookings`.
     */
    calendar: db
      .select({ packed: packedRows(packedFields) })
      .from(bookings)
      .where(
        and(
          ofDoctor,
          inArray(bookings.status, LIVE_BOOKING_STATUSES),
          gte(bookings.startsAt, sql.placeholder('from')),
          lt(bookings.startsAt, sql.placeholder('before')),
        ),
      ),
    /**
     * The bookings whose patients are offered other times, on any day: one that keeps its slot has it,
     * and held slots name them. Packed like `calendar`.
     */
    offered: db
      .select({ packed: packedRows(packedFields) })
      .from(offers)
      .innerJoin(bookings, and(eq(bookings.id, offers.bookingId), eq(bookings.offerId, offers.id)))
      .where(and(eq(offers.doctorId, sql.placeholder('doctorId')), eq(offers.state, 'open'))),
    /** Latest decision first, along `bookings_decided`. */
    undoable: db
      .select(bookingColumns)
      .from(bookings)
      .where(
        and(
          ofDoctor,
          gt(bookings.decidedAt, sql.placeholder('since')),
          lte(bookings.decidedAt, sql.placeholder('until')),
        ),
      )
      .orderBy(desc(bookings.decidedAt))
      .limit(UNDOABLE_ROWS),
  }
}

const filtered = and(
  eq(bookings.doctorId, sql.placeholder('doctorId')),
  sql`${bookings.status} = any(${sql.placeholder('statuses')}::smallint[])`,
  gte(bookings.startsAt, sql.placeholder('from')),
  lt(bookings.startsAt, sql.placeholder('before')),
)

/**
 * Matches the filters by cancellation and visit. A statement of its own has them: its columns are
 * not in the index of the search.
 */
const furtherFiltered = and(
  sql`(${sql.placeholder('cancelled')}::boolean is null or (${isCancelled}) = ${sql.placeholder('cancelled')}::boolean)`,
  sql`(${sql.placeholder('visits')}::text[] is null or coalesce(${bookings.visit}, 'none') = any(${sql.placeholder('visits')}::text[]))`,
  sql`(${sql.placeholder('notTold')}::boolean is null or (${isNotTold}))`,
)

/**
 * Returns the searches inside filtered lists: one scan over the doctor's bookings, index-only
 * without the further filters.
 *
 * @param isFurther whether the lists are also filtered by cancellation or visit
 */
export function filterQueries(db: Database, isFurther: boolean) {
  const matches = and(
    filtered,
    sql`${bookings.searchText} like all(${sql.placeholder('patterns')}::text[])`,
    isFurther ? furtherFiltered : undefined,
  )
  const soonestFirst = [asc(sql`${isOverdue}`), asc(bookings.startsAt), asc(bookings.id)]
  return {
    latest: searchQuery(db, matches, latestFirst, { figures: figuresColumn(undefined) }),
    soonest: searchQuery(db, matches, soonestFirst, { figures: figuresColumn(undefined) }),
    searchTotal: totalQuery(db, matches),
  }
}

export const agendaQuery = (db: Database) => db.select(agendaColumns).from(sql`(select 1) one`)
