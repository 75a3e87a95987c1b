import { BOOKING_STATUS, type BookingStatusCode } from '@nalam/sdk'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { filterQueries } from './queries.ts'
import {
  listPlan,
  todayAtClinic,
  type BookingFilters,
  type ListPlan,
  type WalkBounds,
  type WalkShape,
} from './rules.ts'
import { walkName, walkQueries } from './walkQueries.ts'
import { wireBooking, type Agenda, type BookingCounts, type BookingRow, type BookingRows } from './wireBooking.ts'

type ListedRow = BookingRow & { summary: number[] }

/** What stands beside the rows of every list. */
interface Beside {
  readonly summaryOf: (doctorId: string, found: readonly ListedRow[]) => Promise<BookingCounts>
  readonly agendaOf: (doctorId: string, now: Date) => Promise<Agenda>
}

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

/** How many bookings of some statuses a doctor has. */
function countOf(
  { total, confirmed, pending, declined }: BookingCounts,
  statuses: readonly BookingStatusCode[],
): number {
  const counts = new Map<BookingStatusCode, number>([
    [BOOKING_STATUS.pending, pending],
    [BOOKING_STATUS.confirmed, confirmed],
    [BOOKING_STATUS.declined, declined],
    [BOOKING_STATUS.reschedule, total - confirmed - pending - declined],
  ])
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
}

/** @returns the read of a filtered list, with or without a search, together with what waits today */
export function createFilteredLists(db: Database, clock: Clock, { summaryOf, agendaOf }: Beside) {
  const walk = createWalks(db)
  const queries = filterQueries(db)
  const figures = queries.figures.prepare('booking_filter_figures')
  const searches = {
    latest: queries.latest.prepare('booking_filter_search_latest'),
    soonest: queries.soonest.prepare('booking_filter_search_soonest'),
  }
  const searchTotal = queries.searchTotal.prepare('booking_filter_search_total')

  /** The counts of whole statuses are kept: only a filter by days counts its bookings. */
  async function figuresOf(doctorId: string, { statuses, bounds, isDated, overdueBefore }: ListPlan, now: Date) {
    if (!isDated) {
      const agenda = await agendaOf(doctorId, now)
      return { ...agenda, overdueListed: agenda.overdue, total: undefined }
    }
    const values = { doctorId, statuses, ...bounds, overdueBefore, ...todayAtClinic(now) }
    const [found] = await figures.execute(values)
    return found ?? { today: 0, overdue: 0, overdueListed: 0, total: 0 }
  }

  return async (
    doctorId: string,
    filters: BookingFilters,
    patterns: readonly string[],
    page: { offset: number; rows: number },
  ): Promise<BookingRows & { agenda: Agenda }> => {
    const now = clock.now()
    const wired = (found: readonly ListedRow[]) => found.map((row) => wireBooking(row, now))
    const plan = listPlan(filters, now)
    const { statuses, bounds, overdueBefore } = plan
    if (patterns.length > 0) {
      const values = { doctorId, statuses, ...bounds, overdueBefore, patterns }
      const [found, agenda] = await Promise.all([
        searches[filters.order].execute({ ...values, ...page }),
        agendaOf(doctorId, now),
      ])
      // Beyond the last page no row carries the total.
      const total = found[0]?.total ?? (await searchTotal.execute(values))[0]?.total ?? 0
      return { rows: wired(found), total, summary: await summaryOf(doctorId, found), agenda }
    }
    const [{ today, overdue, ...counted }, found] = await Promise.all([
      figuresOf(doctorId, plan, now),
      walk(plan.shape, doctorId, bounds, page),
    ])
    const summary = await summaryOf(doctorId, found)
    const total = counted.total ?? countOf(summary, statuses)
    const rest = page.rows - found.length
    if (plan.overdue !== undefined && rest > 0) {
      const offset = Math.max(0, page.offset - (total - counted.overdueListed))
      found.push(...(await walk(plan.overdue.shape, doctorId, plan.overdue.bounds, { offset, rows: rest })))
    }
    return { rows: wired(found), total, summary, agenda: { today, overdue } }
  }
}
