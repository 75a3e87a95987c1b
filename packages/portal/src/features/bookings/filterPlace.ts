import { addDays, BOOKING_STATUS, toWireDate, weekOf } from '@nalam/sdk'
import {
  DAY_FILTERS,
  STATUS_FILTERS,
  usualOrder,
  type BookingFilters,
  type StatusFilter,
} from '@nalam/ui/screens/Appointments'
import type { FilterRequest } from '../../shared/bookings/bookingQueries.ts'
import { isoDateParameter } from '../../shared/isoDateParameter.ts'

/**
 * Reads the filters of an address (FIND-01): `status`, `when` or `from` and `to` (`YYYY-MM-DD`),
 * `order`. They identify nobody, so they may be in an address (D19). Invalid values filter nothing.
 *
 * @param query such as `?status=waiting&when=today&page=2`
 */
export function readFilters(query: string): BookingFilters {
  const parameters = new URLSearchParams(query)
  const status = STATUS_FILTERS.find((name) => name === parameters.get('status')) ?? 'all'
  const [from, to] = [isoDateParameter(parameters, 'from'), isoDateParameter(parameters, 'to')]
  const named = DAY_FILTERS.find((name) => name === parameters.get('when')) ?? 'any'
  const when = from !== undefined && to !== undefined && from <= to ? { from, to } : named
  const wanted = parameters.get('order')
  const order = wanted === 'latest' || wanted === 'soonest' ? wanted : usualOrder({ status, when })
  return { status, when, order }
}

/**
 * Formats the filters as a query without the question mark; empty if the list is not filtered. The
 * default order is left out.
 */
export function filterQuery({ status, when, order }: BookingFilters): string {
  const parameters = new URLSearchParams()
  if (status !== 'all') parameters.set('status', status)
  if (typeof when !== 'string') {
    parameters.set('from', when.from)
    parameters.set('to', when.to)
  } else if (when !== 'any') parameters.set('when', when)
  if (order !== usualOrder({ status, when })) parameters.set('order', order)
  return parameters.toString()
}

const STATUS_OF = {
  waiting: BOOKING_STATUS.pending,
  confirmed: BOOKING_STATUS.confirmed,
  declined: BOOKING_STATUS.declined,
  reschedule: BOOKING_STATUS.reschedule,
} as const satisfies Record<Exclude<StatusFilter, 'all'>, number>

/**
 * Returns the first and last day of a filter, ISO. The week is that of today.
 */
function daysOf(when: BookingFilters['when'], today: string): { from: string; to: string } | undefined {
  if (typeof when !== 'string') return when
  switch (when) {
    case 'any':
      return undefined
    case 'today':
      return { from: today, to: today }
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) }
    case 'week':
      return weekOf(today)
  }
}

/**
 * Converts the filters for a request. The order is always sent: with it the server counts what the
 * filters show.
 *
 * @param today at the clinic, ISO
 */
export function filterRequest({ status, when, order }: BookingFilters, today: string): FilterRequest {
  const days = daysOf(when, today)
  return {
    order,
    ...(status !== 'all' && { status: [STATUS_OF[status]] }),
    ...(days && { from: toWireDate(days.from) ?? '', to: toWireDate(days.to) ?? '' }),
  }
}
