import { clinicToday, type Doctor } from '@nalam/sdk'
import { NO_FILTERS, type BookingFilters } from '@nalam/ui/screens/Appointments'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { usePagedList, type PagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { prefetch } from '../../shared/queries/prefetch.ts'
import { hasCapability, useCapability } from '../../shared/session/useCapability.ts'
import { filterQuery, filterRequest, readFilters } from './filterPlace.ts'
import {
  allBookingPages,
  bookingPage,
  type FilterRequest,
  type ReadBookingPage,
} from '../../shared/bookings/bookingQueries.ts'
import { useWithPendingStatuses } from '../../shared/bookings/pendingStatuses.ts'
import { withStatus } from '../../shared/bookings/withStatus.ts'

/** Fetches the first page of the list without filters. */
export function prefetchBookings({ id }: Doctor): Promise<void> {
  const filters = hasCapability('booking-filters') ? filterRequest(NO_FILTERS, clinicToday(api.now())) : null
  return prefetch(bookingPage(id, 1, '', filters))
}

export interface BookingList extends PagedList<ReadBookingPage> {
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
    queryOf: (page, search) => bookingPage(doctorId, page, search, request),
    all: allBookingPages,
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
