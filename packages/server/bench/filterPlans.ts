import { addDays, clinicToday } from '@nalam/sdk'
import { figuresQuery } from '../src/bookings/figures.ts'
import { filterQueries } from '../src/bookings/queries.ts'
import { listPlan, type BookingFilters, type BookingOrder, type WalkShape } from '../src/bookings/rules.ts'
import { overdueQuery, walkName, walkQueries } from '../src/bookings/walkQueries.ts'
import type { Database } from '../src/db/open.ts'
import { PAGE_SIZE } from '../src/lists/rules.ts'
import { manyDoctorId } from './manyBookings.ts'
import { explained, type NamedStatement, type PlanReport } from './plans.ts'

/** The plan of a filtered list, how many index walks it merges, and along which index. */
export interface FilterPlan extends PlanReport {
  readonly walks: number
  readonly index: string
}

/** The middle of the 2,000 bookings that `fillManyBookings` makes for a doctor. */
const NOW = new Date('2025-01-21T12:00:00.000Z')
export const ORDERS: readonly BookingOrder[] = ['latest', 'soonest']

/** Days that a filter may be about, ISO: all, from one on, and between two. They begin before now and end after it. */
export function spansAround(now: Date): ReadonlyArray<Pick<BookingFilters, 'from' | 'to'>> {
  const [from, to] = [addDays(clinicToday(now), -16), addDays(clinicToday(now), 15)]
  return [
    { from: undefined, to: undefined },
    { from, to: undefined },
    { from, to },
  ]
}

/** Every set of statuses, 15 in all. */
export function statusSets(): Array<NonNullable<BookingFilters['statuses']>> {
  return Array.from({ length: 15 }, (_, index) =>
    ([1, 2, 3, 4] as const).filter((_status, bit) => ((index + 1) >> bit) % 2 === 1),
  )
}

/**
 * The plans of filtered lists for every set of statuses, span of days, order and several pages, with the server's own statements.
 *
 * @param now a moment in the middle of the bookings
 */
export async function filterPlans(db: Database, pages: readonly number[], now = NOW): Promise<FilterPlan[]> {
  const doctorId = manyDoctorId(3)
  const reports: FilterPlan[] = []
  const explain = async (statements: readonly NamedStatement[], { branches }: WalkShape) => {
    const isAny = branches.some(({ status }) => status === undefined)
    const index = isAny ? 'bookings_doctor_latest' : 'bookings_doctor_status'
    const found = await explained(db, statements)
    reports.push(...found.map((report) => ({ ...report, walks: branches.length, index })))
  }
  for (const statuses of statusSets()) {
    for (const order of ORDERS) {
      for (const { from, to } of spansAround(now)) {
        const { shape, overdue, bounds, overdueBefore } = listPlan({ statuses, order, from, to }, now)
        const values = { doctorId, ...bounds, overdueBefore, today: clinicToday(now), rows: PAGE_SIZE }
        const { first, later } = walkQueries(db, shape)
        const paged = (query: NamedStatement[1], plan: WalkShape) =>
          pages.map((page): NamedStatement => {
            const offset = (page - 1) * PAGE_SIZE
            const statement = query === later && page === 1 ? first : query
            const name = `page ${page} of ${walkName(plan)} from ${from} to ${to}`
            return [name, statement, { ...values, offset, skipped: offset - 1 }]
          })
        await explain(paged(later, shape), shape)
        if (overdue !== undefined) await explain(paged(overdueQuery(db, overdue), overdue), overdue)
      }
    }
  }
  return reports
}

/** The plans of what comes with filtered lists: their figures, and a search inside them. */
export function filterCountPlans(db: Database, now = NOW): Promise<PlanReport[]> {
  const { agenda, latest, soonest, searchTotal } = filterQueries(db)
  const { shape, bounds, overdueBefore } = listPlan(
    { statuses: [1, 3], order: 'soonest', from: addDays(clinicToday(now), -16), to: undefined },
    now,
  )
  const { statuses } = shape.counted
  const filter = { doctorId: manyDoctorId(3), statuses, ...bounds, overdueBefore, today: clinicToday(now) }
  const search = { ...filter, patterns: ['%murugan%'], rows: PAGE_SIZE, offset: 0 }
  return explained(db, [
    ['figures of a filter', figuresQuery(db, shape.counted), filter],
    ['figures of today', agenda, filter],
    ['filtered search latest', latest, search],
    ['filtered search soonest', soonest, search],
    ['filtered search total', searchTotal, search],
  ])
}

/** What the plan of a count or of a search inside a filter does that V1 forbids, in words. */
export function countPlanFault(plan: PlanReport, bookingsOfDoctor: number): string | undefined {
  if (plan.sequentialScans.includes('bookings')) return `${plan.name} reads all bookings`
  // Figures add up days and count nothing but overdue bookings: in these databases half of a quarter.
  const isFigures = plan.name.startsWith('figures')
  const most = isFigures ? bookingsOfDoctor / 6 : bookingsOfDoctor + plan.figuresRead + plan.returned
  return plan.read > most ? `${plan.name} reads ${plan.read} rows for ${plan.returned}, more than ${most}` : undefined
}

/** What the plan of a filtered list does that V1 forbids, in words; `undefined` when it is as it should be. */
export function filterPlanFault(plan: FilterPlan, page: number, bookingsOfDoctor: number): string | undefined {
  if (plan.sequentialScans.includes('bookings')) return `${plan.name} reads all bookings`
  const others = plan.walkIndexes.filter((name) => name.startsWith('bookings_') && name !== plan.index)
  if (others.length > 0) return `${plan.name} walks ${others.join()}`
  if (plan.sorts) return `${plan.name} sorts`
  // Each merged walk is one entry ahead, when it looks for the page and when it reads it.
  const ahead = 2 * plan.walks
  if (plan.figuresRead > bookingsOfDoctor / 3) return `${plan.name} reads ${plan.figuresRead} rows for its figures`
  const read = plan.read - plan.figuresRead
  const isWhole = page <= 50 && plan.returned === PAGE_SIZE
  const most = (isWhole ? PAGE_SIZE * 50 : bookingsOfDoctor + plan.returned) + ahead
  return read > most ? `${plan.name} reads ${read} rows for ${plan.returned}, more than ${most}` : undefined
}
