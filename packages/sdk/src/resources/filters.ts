import { count, type Unchecked } from '../core/json.ts'
import type { BookingStatusCode, Visit } from '../formats/bookingStatus.ts'
import type { components } from '../generated/schema.ts'
import { sentDate } from './readers.ts'

type Schemas = components['schemas']
type FilterFields = Pick<Schemas['ListBookingsRequest'], keyof BookingFilters>

/** Filters and order of a search for bookings. */
export type BookingFilters = {
  /** Only these statuses. This filter and the next three need the capability `booking-filters`. */
  status?: readonly BookingStatusCode[] | undefined
  /** First day, `DD-MM-YYYY` or `YYYY-MM-DD`. */
  from?: string | undefined
  /** Last day, `DD-MM-YYYY` or `YYYY-MM-DD`. */
  to?: string | undefined
  /**
   * `latest` (default): latest appointment first. `soonest`: earliest first, pending bookings whose
   * time has passed last.
   */
  order?: 'latest' | 'soonest' | undefined
  /**
   * `true`: only bookings that were cancelled; `false`: none of them, which status 3 includes
   * otherwise. This filter and the next need the capability `visits`.
   */
  cancelled?: boolean | undefined
  /** Only confirmed bookings with one of these visits. */
  visit?: readonly Visit[] | undefined
}

/** Returns the statuses of a search as request field; empty if there are none. */
export const statusFilter = <Code>(status: readonly Code[] | undefined): { status?: Code[] } =>
  status ? { status: [...status] } : {}

/** Returns the filters of a search as request fields: those that are set. */
export const filterFields = ({ status, from, to, order, cancelled, visit }: BookingFilters): FilterFields => ({
  ...statusFilter(status),
  ...(from && { from: sentDate(from) }),
  ...(to && { to: sentDate(to) }),
  ...(order && { order }),
  ...(cancelled !== undefined && { cancelled }),
  ...(visit && { visit: [...visit] }),
})

const COUNTS = ['declined', 'reschedule', 'today', 'overdue', 'cancelled', 'seen', 'toCome'] as const

/** Returns the counts of the capabilities `booking-filters` and `visits` that the server sent. */
export function filterCounts(
  summary: Unchecked<Schemas['BookingSummary']>,
): Partial<Record<(typeof COUNTS)[number], number>> {
  const counts: Partial<Record<(typeof COUNTS)[number], number>> = {}
  for (const name of COUNTS) if (summary[name] !== undefined) counts[name] = count(summary[name])
  return counts
}
