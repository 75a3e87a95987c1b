import { count, type Unchecked } from '../core/json.ts'
import { sentDate } from '../formats/calendarDate.ts'
import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import type { Visit } from '../formats/visit.ts'
import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']
type FilterFields = Pick<Schemas['ListBookingsRequest'], 'status' | 'from' | 'to' | 'order' | 'cancelled' | 'visit'>
type Filters = {
  status?: readonly BookingStatusCode[] | undefined
  from?: string | undefined
  to?: string | undefined
  order?: 'latest' | 'soonest' | undefined
  cancelled?: boolean | undefined
  visit?: readonly Visit[] | undefined
}

/** Returns the statuses of a search as request field; empty if there are none. */
export const statusFilter = <Code>(status: readonly Code[] | undefined): { status?: Code[] } =>
  status ? { status: [...status] } : {}

/** Returns the filters of a search as request fields: those that are set. */
export const filterFields = ({ status, from, to, order, cancelled, visit }: Filters): FilterFields => ({
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
