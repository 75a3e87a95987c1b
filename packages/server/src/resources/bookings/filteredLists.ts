import { clinicToday, type CancellationReason } from '@nalam/sdk'
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { bookingCounts, bookings, type BookingBefore, type NotedVisit, type StoredKnowledge } from '../../db/schema.ts'
import {
  conflictsColumn,
  figuresColumn,
  hasVisit,
  isNotTold,
  listedCount,
  overdueListed,
  figuresQuery,
  readFigures,
  type Agenda,
  type Figures,
} from './figures.ts'
import type { ListedIntake } from './intakeColumn.ts'
import type { ListedOffer } from './offerRows.ts'
import { bookingColumns, filterQueries } from './queries.ts'
import { listPlan, type Branch, type Counted, type WalkShape, type BookingFilters, type ListPlan } from './rules.ts'
import { wireBooking, type BookingRow, type BookingRows } from './wireBooking.ts'

function countedName({ statuses, isDated, cancelled, visits, notTold }: Counted): string {
  const further = [cancelled === undefined ? [] : [cancelled ? 'cancelled' : 'kept'], visits ?? []].flat()
  return [statuses.join(''), ...further, ...(notTold ? ['untold'] : []), ...(isDated ? ['dated'] : [])].join('_')
}

/** Returns the name of a shape's prepared statements; equal shapes have equal names. */
export function walkName({ branches, order, counted }: WalkShape): string {
  const walks = branches.map(({ status, from }) => `${status ?? 'any'}${from === 'from' ? '' : 'p'}`)
  return `${order}_${walks.join('_')}_of_${countedName(counted)}`
}

function inBranch({ status, from, before, cancelled, visits, notTold }: Branch): SQL | undefined {
  return and(
    eq(bookings.doctorId, sql.placeholder('doctorId')),
    // Written as a literal, so that the planner knows the status in every plan; there are four.
    status === undefined ? undefined : sql`${bookings.status} = ${sql.raw(String(status))}`,
    cancelled === undefined ? undefined : (cancelled ? isNotNull : isNull)(bookings.cancelledAt),
    visits === undefined ? undefined : hasVisit(visits),
    notTold ? isNotTold : undefined,
    gte(bookings.startsAt, sql.placeholder(from)),
    lt(bookings.startsAt, sql.placeholder(before)),
  )
}

/**
 * Returns the parts of a filtered list's queries. Every branch is one index scan in the wanted
 * order: `bookings_doctor_status` for one status and `bookings_doctor_latest` for any. PostgreSQL
 * merges the scans and stops after the page.
 */
function walksOf(db: Database, { branches, order, counted }: WalkShape) {
  const [direction, following] = order === 'soonest' ? [asc, sql.raw('>')] : [desc, sql.raw('<')]
  const ordered = [direction(sql`walk.starts_at`), direction(sql`walk.id`)]
  const merged = (limit: Placeholder, after?: SQL) => {
    const walks = branches.map(
      (branch) =>
        sql`${db
          .select({ ...bookingColumns, slotId: bookings.slotId })
          .from(bookings)
          .where(and(inBranch(branch), after))
          // The planner plans each branch separately: it needs the order and the limit here.
          .orderBy(direction(bookings.startsAt), direction(bookings.id))
          .limit(limit)}`,
    )
    return sql`(${sql.join(walks, sql` union all `)}) walk`
  }
  const page = (select: Pick<Database, 'select'>, last?: SQL) =>
    select
      .select({
        id: sql<string>`walk.id`,
        bookingNumber: sql<string>`walk.booking_number`,
        startsAt: sql<string>`walk.starts_at`,
        patientName: sql<string>`walk.patient_name`,
        patientPhone: sql<string>`walk.patient_phone`,
        mode: sql<string>`walk.mode`,
        status: sql<number>`walk.status`,
        decidedAt: sql<Date | null>`walk.decided_at`.mapWith(bookings.decidedAt),
        cancelledAt: sql<Date | null>`walk.cancelled_at`.mapWith(bookings.cancelledAt),
        cancelReason: sql<CancellationReason | null>`walk.cancel_reason`,
        cancelNote: sql<string | null>`walk.cancel_note`,
        cancellationId: sql<string | null>`walk.cancellation_id`,
        visit: sql<NotedVisit | null>`walk.visit`,
        before: sql<BookingBefore | null>`walk.before`.mapWith(bookings.before),
        notToldAt: sql<Date | null>`walk.not_told_at`.mapWith(bookings.notToldAt),
        known: sql<StoredKnowledge | null>`walk.known`.mapWith(bookings.known),
        reminderAnswer: sql<BookingRow['reminderAnswer']>`walk.reminder_answer`,
        noShows: sql<number | null>`walk.no_shows`,
        queueNumber: sql<number | null>`walk.queue_number`,
        offer: sql<ListedOffer | null>`walk.offer`,
        intake: sql<ListedIntake | null>`walk.intake`,
        conflicts: conflictsColumn('walk'),
        figures: figuresColumn(counted),
      })
      .from(merged(sql.placeholder('rows'), last && sql`(${bookings.startsAt}, ${bookings.id}) ${following} ${last}`))
      .orderBy(...ordered)
      .limit(sql.placeholder('rows'))
  return { ordered, merged, page }
}

/**
 * Returns the queries of a filtered list. As in the unfiltered list, a later page starts after the
 * last row of the previous page.
 */
export function walkQueries(db: Database, shape: WalkShape) {
  const { ordered, merged, page } = walksOf(db, shape)
  // Found once for all branches, with an index-only scan.
  const lastBefore = db.$with('last_before').as(
    db
      .select({ startsAt: sql`walk.starts_at`.as('starts_at'), id: sql`walk.id`.as('id') })
      .from(merged(sql.placeholder('offset')))
      .orderBy(...ordered)
      .limit(1)
      .offset(sql.placeholder('skipped')),
  )
  return {
    first: page(db),
    /** Parameters: `offset`, and `skipped`, which is `offset` minus one. */
    later: page(db.with(lastBefore), sql`(select starts_at, id from last_before)`),
  }
}

/**
 * Returns the query of the overdue bookings, which follow the other bookings of a list. The
 * number of the others is computed from stored counts, so that `offset` counts from the start of
 * the whole list.
 */
export function overdueQuery(db: Database, shape: WalkShape & { readonly branches: readonly [Branch] }) {
  const others = sql`(select ${listedCount(shape.counted)} - ${overdueListed} from ${bookingCounts} where ${bookingCounts.doctorId} = ${sql.placeholder('doctorId')})`
  const skipped = db
    .$with('skipped', { count: sql<number>`count`.as('count') })
    .as(sql`select greatest(0, ${sql.placeholder('offset')}::int - ${others}) as count`)
  const [branch] = shape.branches
  const lastBefore = db.$with('last_before', { id: sql<string>`id`.as('id') }).as(
    sql`select starts_at, id from ${bookings} where ${inBranch(branch)} order by starts_at, id
      limit (select least(1, count) from skipped) offset (select greatest(0, count - 1) from skipped)`,
  )
  const beginning = sql`(coalesce((select starts_at from last_before), '-infinity'), coalesce((select id from last_before), ''))`
  return walksOf(db, shape).page(db.with(skipped, lastBefore), beginning)
}

type ListedRow = BookingRow & { figures: string }

export interface Page {
  readonly offset: number
  readonly rows: number
}

/**
 * Prepares each statement on first use: there are more than a hundred, and few of them are used.
 */
function createStatements<Input, Statement>(prepare: (input: Input, name: string) => Statement) {
  const prepared = new Map<string, Statement>()
  return (input: Input, name: string): Statement => {
    const statement = prepared.get(name) ?? prepare(input, name)
    prepared.set(name, statement)
    return statement
  }
}

function createWalks(db: Database) {
  const pages = createStatements((shape: ListPlan['shape'], name) => {
    const { first, later } = walkQueries(db, shape)
    return { first: first.prepare(`booking_walk_first_${name}`), later: later.prepare(`booking_walk_later_${name}`) }
  })
  const overduePages = createStatements((shape: NonNullable<ListPlan['overdue']>, name) =>
    overdueQuery(db, shape).prepare(`booking_walk_overdue_${name}`),
  )
  return async ({ shape, overdue }: ListPlan, values: object, { offset, rows }: Page): Promise<ListedRow[]> => {
    const { first, later } = pages(shape, walkName(shape))
    const found =
      offset === 0
        ? await first.execute({ ...values, rows })
        : await later.execute({ ...values, rows, offset, skipped: offset - 1 })
    if (overdue === undefined || found.length === rows) return found
    const rest = { offset: offset + found.length, rows: rows - found.length }
    return [...found, ...(await overduePages(overdue, walkName(overdue)).execute({ ...values, ...rest }))]
  }
}

export function createFilteredLists(db: Database, clock: Clock) {
  const walk = createWalks(db)
  const searchesOf = createStatements((isFurther: boolean, name) => {
    const queries = filterQueries(db, isFurther)
    return {
      latest: queries.latest.prepare(`booking_filter_search_latest_${name}`),
      soonest: queries.soonest.prepare(`booking_filter_search_soonest_${name}`),
      total: queries.searchTotal.prepare(`booking_filter_search_total_${name}`),
    }
  })
  const figures = createStatements((counted: Counted | undefined, name) =>
    figuresQuery(db, counted).prepare(`booking_figures_${name}`),
  )

  /**
   * Returns the figures of a page. A page without rows contains none, so they
   * are queried separately.
   */
  async function figuresOf(
    found: readonly ListedRow[],
    counted: Counted | undefined,
    values: object,
  ): Promise<Figures> {
    const [row] = found
    if (row !== undefined) return readFigures(row.figures)
    const name = counted === undefined ? 'all' : countedName(counted)
    return readFigures((await figures(counted, name).execute({ ...values }))[0]?.figures)
  }

  return async (
    doctorId: string,
    filters: BookingFilters,
    patterns: readonly string[],
    page: Page,
  ): Promise<BookingRows & { agenda: Agenda }> => {
    const now = clock.now()
    const wired = (found: readonly ListedRow[]) => found.map((row) => wireBooking(row, now))
    const plan = listPlan(filters, now)
    const { bounds, overdueBefore } = plan
    const { counted } = plan.shape
    const values = { doctorId, ...bounds, overdueBefore, today: clinicToday(now) }
    if (counted.statuses.length === 0) {
      // Filters that exclude each other.
      const { summary, agenda } = await figuresOf([], undefined, values)
      return { rows: [], total: 0, summary, agenda }
    }
    if (patterns.length > 0) {
      const { cancelled = null, visits = null, notTold = null } = counted
      const isFurther = cancelled !== null || visits !== null || notTold !== null
      const searches = searchesOf(isFurther, isFurther ? 'further' : 'plain')
      const searched = {
        ...values,
        statuses: counted.statuses,
        patterns,
        ...(isFurther && { cancelled, visits, notTold }),
      }
      const found = await searches[filters.order].execute({ ...searched, ...page })
      // After the last page no row contains the total.
      const total = found[0]?.total ?? (await searches.total.execute(searched))[0]?.total ?? 0
      const { summary, agenda } = await figuresOf(found, undefined, values)
      return { rows: wired(found), total, summary, agenda }
    }
    const found = await walk(plan, values, page)
    const { summary, agenda, listed } = await figuresOf(found, counted, values)
    return { rows: wired(found), total: listed, summary, agenda }
  }
}
