import { parseBookingStatus, type BookingSearch } from '@nalam/sdk'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import { dashboardBookingsKey } from './dashboardBookings.ts'
import { queries } from '../queries/queries.ts'

/** Parameters of a request for bookings besides the page and the search. */
export type FilterRequest = Required<Pick<BookingSearch, 'order'>> & Pick<BookingSearch, 'status' | 'from' | 'to'>

/**
 * Returns the SWR key of one page of a search; an empty text matches all bookings.
 *
 * @param filters null if the server has none
 */
export const bookingListKey = (
  doctorId: string,
  page: number,
  search: string,
  filters: FilterRequest | null = null,
): QueryKey => queries.bookings.list({ doctorId, page, search, ...filters }).key

/** Returns the query that a key identifies. */
export function bookingSearch([, , doctorId, page, search, status, from, to, order]: QueryKey): BookingSearch & {
  page: number
} {
  const statuses = String(status ?? '')
    .split(',')
    .map(parseBookingStatus)
    .filter((code) => code !== null)
  return {
    doctorId: String(doctorId),
    page: Number(page),
    search: String(search),
    ...(statuses.length > 0 && { status: statuses }),
    ...(from && { from: String(from) }),
    ...(to && { to: String(to) }),
    ...((order === 'latest' || order === 'soonest') && { order }),
  }
}

/**
 * Returns whether a key of the cache holds bookings of this doctor with their counts: a list page
 * or the dashboard.
 */
export const holdsBookings = (key: unknown, doctorId: string): boolean =>
  matchesKey(key, [...queries.bookings.all, 'list', doctorId]) || matchesKey(key, dashboardBookingsKey(doctorId))
