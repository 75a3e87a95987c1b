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

/** What the list shows first: the bookings that wait, the soonest first. */
export const FIRST_FILTERS: BookingFilters = { status: 'waiting', when: 'any', order: 'soonest' }

/** The filters that have a button of their own. */
export const BOOKING_VIEWS = {
  waiting: FIRST_FILTERS,
  today: { status: 'all', when: 'today', order: 'soonest' },
  all: NO_FILTERS,
} as const satisfies Record<string, BookingFilters>
export type BookingView = keyof typeof BOOKING_VIEWS

/** Returns the view that filters belong to, with or without further ones. */
export function viewOf({ status, when }: Pick<BookingFilters, 'status' | 'when'>): BookingView | undefined {
  if (status === 'waiting') return 'waiting'
  if (status !== 'all') return undefined
  return when === 'today' ? 'today' : 'all'
}

/**
 * Returns the default order for filters: soonest first for pending bookings and for chosen days,
 * because they are worked through in that order.
 */
export const usualOrder = ({ status, when }: Pick<BookingFilters, 'status' | 'when'>): BookingOrder =>
  status === 'waiting' || status === 'not-told' || when !== 'any' ? 'soonest' : 'latest'

/** Returns whether the filters exclude bookings; an order alone excludes none. */
export const isNarrowed = ({ status, when, visit }: BookingFilters): boolean =>
  status !== 'all' || when !== 'any' || visit !== undefined

/** Returns filters after a choice, in their default order. Only confirmed bookings have visits. */
export function narrowed(
  filters: BookingFilters,
  change: Partial<Pick<BookingFilters, 'status' | 'when' | 'visit'>>,
): BookingFilters {
  const { status, when, visit } = { ...filters, ...change }
  const shown = change.visit ? 'confirmed' : status
  return {
    status: shown,
    when,
    order: usualOrder({ status: shown, when }),
    ...(shown === 'confirmed' && visit && { visit }),
  }
}

/** A filter that the name of the view does not say. */
export type ChosenFilter = 'status' | 'when' | 'visit' | 'order'

/** Returns what was chosen beside the view. */
export function chosenFilters(filters: BookingFilters): readonly ChosenFilter[] {
  const { when, order, visit } = filters
  const view = viewOf(filters)
  return [
    ...(view === undefined ? (['status'] as const) : []),
    ...(when !== 'any' && view !== 'today' ? (['when'] as const) : []),
    ...(visit ? (['visit'] as const) : []),
    ...(order === usualOrder(filters) ? [] : (['order'] as const)),
  ]
}

/** Returns filters without one of those that were chosen. */
export function withoutFilter(filters: BookingFilters, chosen: ChosenFilter): BookingFilters {
  switch (chosen) {
    case 'status':
      return narrowed(filters, { status: 'all' })
    case 'when':
      return narrowed(filters, { when: 'any' })
    case 'visit':
      return narrowed(filters, { visit: undefined })
    case 'order':
      return { ...filters, order: usualOrder(filters) }
  }
}
