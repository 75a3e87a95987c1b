import type { DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'
import { VISITS, type NotedVisit } from '../../bookings/actions.ts'

/**
 * The status filters; `waiting` selects the pending bookings. `cancelled` needs the capability
 * `visits`; `declined` then leaves the cancelled ones out. `not-told` needs `messages`, and selects
 * those whose patients were not told (MSG-05).
 */
export const STATUS_FILTERS = [
  'all',
  'waiting',
  'confirmed',
  'declined',
  'cancelled',
  'reschedule',
  'not-told',
] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The day filters, relative to today at the clinic. */
export const DAY_FILTERS = ['any', 'today', 'tomorrow', 'week'] as const
export type DayFilter = (typeof DAY_FILTERS)[number]

/** The visit filters. */
export const VISIT_FILTERS = VISITS
export type VisitFilter = NotedVisit

export type BookingOrder = 'latest' | 'soonest'

/** The filters and the order of the list of appointments (FIND-01). */
export interface BookingFilters {
  status: StatusFilter
  /** A named day, or the first and the last day. */
  when: DayFilter | DateRange
  order: BookingOrder
  /** Only confirmed bookings with this visit, on platforms that note visits (`visits`). */
  visit?: VisitFilter | undefined
}

/** The filters of an unfiltered list. */
export const NO_FILTERS: BookingFilters = { status: 'all', when: 'any', order: 'latest' }

/**
 * Returns the default order for filters: soonest first for pending bookings and for chosen days,
 * because they are worked through in that order.
 */
export const usualOrder = ({ status, when }: Pick<BookingFilters, 'status' | 'when'>): BookingOrder =>
  status === 'waiting' || status === 'not-told' || when !== 'any' ? 'soonest' : 'latest'

/** Returns whether the filters exclude bookings; an order alone excludes none. */
export const isNarrowed = ({ status, when, visit }: BookingFilters): boolean =>
  status !== 'all' || when !== 'any' || visit !== undefined
