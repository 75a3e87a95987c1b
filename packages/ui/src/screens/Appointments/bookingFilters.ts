import type { DateRange } from '../../components/DateRangeFields/DateRangeFields.tsx'

/** Which bookings are wanted by status; `waiting` are those that are pending. */
export const STATUS_FILTERS = ['all', 'waiting', 'confirmed', 'declined', 'reschedule'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** Which bookings are wanted by day, each as of today at the clinic. */
export const DAY_FILTERS = ['any', 'today', 'tomorrow', 'week'] as const
export type DayFilter = (typeof DAY_FILTERS)[number]

export type BookingOrder = 'latest' | 'soonest'

/** What the list of appointments is narrowed to, and its order (FIND-01). */
export interface BookingFilters {
  status: StatusFilter
  /** A day by name, or the first and the last one. */
  when: DayFilter | DateRange
  order: BookingOrder
}

/** The filters of a list that is not narrowed. */
export const NO_FILTERS: BookingFilters = { status: 'all', when: 'any', order: 'latest' }

/**
 * The order in which filters show bookings unless another one is asked for: what waits, and what lies in certain days, is worked
 * off from the soonest on.
 */
export const usualOrder = ({ status, when }: Pick<BookingFilters, 'status' | 'when'>): BookingOrder =>
  status === 'waiting' || when !== 'any' ? 'soonest' : 'latest'

/** Whether the filters leave out any booking; an order alone leaves out none. */
export const isNarrowed = ({ status, when }: BookingFilters): boolean => status !== 'all' || when !== 'any'
