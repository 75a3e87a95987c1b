import { clinicToday, type BookingPage, type Doctor } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { NO_FILTERS, type BookingFilters } from '@nalam/ui/screens/Appointments'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { usePagedList, type PagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { hasCapability, useCapability } from '../../shared/session/useCapability.ts'
import { filterQuery, filterRequest, readFilters } from './filterPlace.ts'
import { bookingListKey, bookingSearch, type FilterRequest } from '../../shared/bookings/keys.ts'
import { useWithPendingStatuses } from '../../shared/bookings/pendingStatuses.ts'
import { withStatus } from '../../shared/bookings/withStatus.ts'

/** A page of bookings and when it was read, in milliseconds since 1970. */
export type ReadBookingPage = BookingPage & { readAt: number }

/** Reads one page; `prefetch` reads it when a link to the list is hovered or focused. */
export const bookingPages = withPrefetch<QueryKey, ReadBookingPage>(async (key, options) => ({
  ...(await api.bookings.list(bookingSearch(key), options)),
  readAt: Date.now(),
}))

/** Fetches the first page of the list without filters. */
export function prefetchBookings({ id }: Doctor): Promise<void> {
  const filters = hasCapability('booking-filters') ? filterRequest(NO_FILTERS, clinicToday(api.now())) : null
  return bookingPages.prefetch(bookingListKey(id, 1, '', filters))
}

export interface BookingList extends PagedList<ReadBookingPage, QueryKey> {
  /** The filters in use; undefined where the server has none. */
  filters: BookingFilters | undefined
  filterBy: (filters: BookingFilters) => void
  /**
   * Key of the history entry, if it was opened by a link to the waiting bookings: a doctor who
   * follows it wants to answer at once.
   */
  arrival: string | undefined
  /** The filters as sent in requests. */
  filterRequest: FilterRequest | null
}

/**
 * The appointments list (BOOK-02, FIND-01).
 *
 * @param today at the clinic, ISO
 */
export function useBookings(doctorId: string, today: string): BookingList {
  const { search: query, state, key: entry }: { search: string; state: unknown; key: string } = useLocation()
  const isLink = useNavigationType() === NavigationType.Push && state === null
  const filters = useCapability('booking-filters') ? readFilters(query) : undefined
  const request = filters ? filterRequest(filters, today) : null
  const list = usePagedList({
    path: paths.appointments,
    filter: filters && filterQuery(filters),
    keyOf: (page, search) => bookingListKey(doctorId, page, search, request),
    pages: bookingPages,
    isLive: true,
  })
  return {
    ...list,
    page: useWithPendingStatuses(list.page, withStatus),
    filters,
    filterBy: (wanted) => list.narrowTo(filterQuery(wanted)),
    arrival: isLink && filters?.status === 'waiting' ? entry : undefined,
    filterRequest: request,
  }
}
