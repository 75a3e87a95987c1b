import { parseBookingStatus, type BookingSearch } from '@nalam/sdk'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import { dashboardBookingsKey } from './useDashboardBookings.ts'
import { queries } from '../queries/queries.ts'

/** What a request for bookings says beside the page and the search. */
export type FilterRequest = Required<Pick<BookingSearch, 'order'>> & Pick<BookingSearch, 'status' | 'from' | 'to'>

/**
 * Key of one page of a search; an empty text searches nothing.
 *
 * @param filters null where the server has none
 */
export const bookingListKey = (
  doctorId: string,
  page: number,
  search: string,
  filters: FilterRequest | null = null,
): QueryKey => queries.bookings.list({ doctorId, page, search, ...filters }).key

/** The read that a key stands for. */
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

/** Whether a key of the cache holds bookings of this doctor with their counts: list pages and the dashboard's reading. */
export const holdsBookings = (key: unknown, doctorId: string): boolean =>
  matchesKey(key, [...queries.bookings.all, 'list', doctorId]) || matchesKey(key, dashboardBookingsKey(doctorId))
