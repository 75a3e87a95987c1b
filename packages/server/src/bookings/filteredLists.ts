import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { filterQueries } from './queries.ts'
import { listPlan, type BookingFilters, type WalkBounds, type WalkShape } from './rules.ts'
import { walkName, walkQueries } from './walkQueries.ts'
import { wireBooking, type BookingCounts, type BookingRow, type BookingRows } from './wireBooking.ts'

type ListedRow = BookingRow & { summary: number[] }
type SummaryOf = (doctorId: string, found: readonly ListedRow[]) => Promise<BookingCounts>

/** Prepares the statements of each shape of list when it is asked for first: there are some sixty, and few of them are used. */
function createWalks(db: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  const prepare = (shape: WalkShape, name: string) => {
    const { first, later } = walkQueries(db, shape)
    return { first: first.prepare(`booking_walk_first_${name}`), later: later.prepare(`booking_walk_later_${name}`) }
  }
  return (shape: WalkShape, doctorId: string, bounds: WalkBounds, page: { offset: number; rows: number }) => {
    const name = walkName(shape)
    const { first, later } = prepared.get(name) ?? prepare(shape, name)
    if (!prepared.has(name)) prepared.set(name, { first, later })
    const values = { doctorId, ...bounds, rows: page.rows }
    return page.offset === 0
      ? first.execute(values)
      : later.execute({ ...values, offset: page.offset, skipped: page.offset - 1 })
  }
}

/** @returns the read of a filtered list, with or without a search */
export function createFilteredLists(db: Database, clock: Clock, summaryOf: SummaryOf) {
  const walk = createWalks(db)
  const queries = filterQueries(db)
  const count = queries.count.prepare('booking_filter_count')
  const searches = {
    latest: queries.latest.prepare('booking_filter_search_latest'),
    soonest: queries.soonest.prepare('booking_filter_search_soonest'),
  }
  const searchTotal = queries.searchTotal.prepare('booking_filter_search_total')

  return async (
    doctorId: string,
    filters: BookingFilters,
    patterns: readonly string[],
    page: { offset: number; rows: number },
  ): Promise<BookingRows> => {
    const now = clock.now()
    const wired = (found: readonly ListedRow[]) => found.map((row) => wireBooking(row, now))
    const plan = listPlan(filters, now)
    const { statuses, bounds, overdueBefore } = plan
    const values = { doctorId, statuses, ...bounds, overdueBefore }
    if (patterns.length > 0) {
      const found = await searches[filters.order].execute({ ...values, patterns, ...page })
      // Beyond the last page no row carries the total.
      const total = found[0]?.total ?? (await searchTotal.execute({ ...values, patterns }))[0]?.total ?? 0
      return { rows: wired(found), total, summary: await summaryOf(doctorId, found) }
    }
    const [[counted], found] = await Promise.all([count.execute(values), walk(plan.shape, doctorId, bounds, page)])
    const total = counted?.total ?? 0
    const rest = page.rows - found.length
    if (plan.overdue !== undefined && rest > 0) {
      const offset = Math.max(0, page.offset - (total - (counted?.overdue ?? 0)))
      found.push(...(await walk(plan.overdue.shape, doctorId, plan.overdue.bounds, { offset, rows: rest })))
    }
    return { rows: wired(found), total, summary: await summaryOf(doctorId, found) }
  }
}
