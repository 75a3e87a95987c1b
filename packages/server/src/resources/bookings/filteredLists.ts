import { clinicToday } from '@nalam/sdk'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { figuresQuery, readFigures, type Agenda, type Figures } from './figures.ts'
import { filterQueries } from './queries.ts'
import { listPlan, type BookingFilters, type Counted, type ListPlan } from './rules.ts'
import { countedName, overdueQuery, walkName, walkQueries } from './walkQueries.ts'
import { wireBooking, type BookingRow, type BookingRows } from './wireBooking.ts'

type ListedRow = BookingRow & { figures: string }

/** A page of a list. */
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

/** Creates the queries of filtered lists without a search. */
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

/** Creates the query of a filtered list, with or without a search, including today's counts. */
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
      const { cancelled = null, visits = null } = counted
      const isFurther = cancelled !== null || visits !== null
      const searches = searchesOf(isFurther, isFurther ? 'further' : 'plain')
      const searched = { ...values, statuses: counted.statuses, patterns, ...(isFurther && { cancelled, visits }) }
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
