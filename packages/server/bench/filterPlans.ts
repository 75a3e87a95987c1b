import { addDays, clinicToday } from '@nalam/sdk'
import { figuresQuery } from '../src/resources/bookings/figures.ts'
import { agendaQuery, filterQueries } from '../src/resources/bookings/queries.ts'
import { listPlan, type BookingFilters, type BookingOrder, type WalkShape } from '../src/resources/bookings/rules.ts'
import { overdueQuery, walkName, walkQueries } from '../src/resources/bookings/filteredLists.ts'
import type { Database } from '../src/db/open.ts'
import { PAGE_SIZE } from '../src/resources/lists.ts'
import { manyDoctorId } from './manyBookings.ts'
import { explained, type NamedStatement, type PlanReport } from './plans.ts'

/** The plan of a filtered list, with the number of index scans that it merges and their index. */
export interface FilterPlan extends PlanReport {
  readonly walks: number
  readonly index: string
}

/** A moment in the middle of the 2,000 bookings that `fillManyBookings` creates for a doctor. */
const NOW = new Date('2025-01-21T12:00:00.000Z')
export const ORDERS: readonly BookingOrder[] = ['latest', 'soonest']

/**
 * Returns the day ranges of filters, ISO: all days, from one day on, and between two days. They
 * begin before now and end after it.
 */
export function spansAround(now: Date): ReadonlyArray<Pick<BookingFilters, 'from' | 'to'>> {
  const [from, to] = [addDays(clinicToday(now), -16), addDays(clinicToday(now), 15)]
  return [
    { from: undefined, to: undefined },
    { from, to: undefined },
    { from, to },
  ]
}

/** Returns every set of statuses, 15 in total. */
export function statusSets(): Array<NonNullable<BookingFilters['statuses']>> {
  return Array.from({ length: 15 }, (_, index) =>
    ([1, 2, 3, 4] as const).filter((_status, bit) => ((index + 1) >> bit) % 2 === 1),
  )
}

/**
 * Returns the plans of filtered lists for every set of statuses, day range, order and several
 * pages, with the server's own statements.
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

/**
 * Returns the plans of the other queries of filtered lists: their figures, and a
 * search inside them.
 */
export function filterCountPlans(db: Database, now = NOW): Promise<PlanReport[]> {
  const { latest, soonest, searchTotal } = filterQueries(db, false)
  const { shape, bounds, overdueBefore } = listPlan(
    { statuses: [1, 3], order: 'soonest', from: addDays(clinicToday(now), -16), to: undefined },
    now,
  )
  const { statuses } = shape.counted
  const filter = { doctorId: manyDoctorId(3), statuses, ...bounds, overdueBefore, today: clinicToday(now) }
  const search = { ...filter, patterns: ['%murugan%'], rows: PAGE_SIZE, offset: 0 }
  return explained(db, [
    ['figures of a filter', figuresQuery(db, shape.counted), filter],
    ['figures of today', agendaQuery(db), filter],
    ['filtered search latest', latest, search],
    ['filtered search soonest', soonest, search],
    ['filtered search total', searchTotal, search],
  ])
}

/**
 * Describes how the plan of a count or of a search inside a filter violates V1; `undefined` if
 * it does not.
 */
export function countPlanFault(plan: PlanReport, bookingsOfDoctor: number): string | undefined {
  if (plan.sequentialScans.includes('bookings')) return `${plan.name} reads all bookings`
  // Figures add up stored counts of days and count only overdue bookings, an eighth of the bookings
  // in these databases, and today's answers and pending bookings and the no-shows of 30 days: a row
  // each, of which there are few.
  const isFigures = plan.name.startsWith('figures')
  const most = isFigures ? bookingsOfDoctor / 6 + 6 : bookingsOfDoctor + plan.figuresRead + plan.returned
  return plan.read > most ? `${plan.name} reads ${plan.read} rows for ${plan.returned}, more than ${most}` : undefined
}

/** Describes how the plan of a filtered list violates V1; `undefined` if it does not. */
export function filterPlanFault(plan: FilterPlan, page: number, bookingsOfDoctor: number): string | undefined {
  if (plan.sequentialScans.includes('bookings')) return `${plan.name} reads all bookings`
  const others = plan.walkIndexes.filter((name) => name.startsWith('bookings_') && name !== plan.index)
  if (others.length > 0) return `${plan.name} walks ${others.join()}`
  if (plan.sorts) return `${plan.name} sorts`
  // Each merged scan reads one entry ahead, both when it finds the page and when it reads it.
  const ahead = 2 * plan.walks
  if (plan.figuresRead > bookingsOfDoctor / 3) return `${plan.name} reads ${plan.figuresRead} rows for its figures`
  const read = plan.read - plan.figuresRead
  const isWhole = page <= 50 && plan.returned === PAGE_SIZE
  const most = (isWhole ? PAGE_SIZE * 50 : bookingsOfDoctor + plan.returned) + ahead
  return read > most ? `${plan.name} reads ${read} rows for ${plan.returned}, more than ${most}` : undefined
}
