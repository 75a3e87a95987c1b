import type { ApiError, BookingPage } from '@nalam/sdk'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { api } from '../../app/api.ts'
import { withPrefetch } from '../../app/withPrefetch.ts'
import { bookingListKey, type BookingListKey } from './keys.ts'
import { addressOf, placeOf, type ListState } from './listAddress.ts'

/** A page of bookings and when it was read, in milliseconds since 1970. */
export type ReadBookingPage = BookingPage & { readAt: number }

export interface UseBookings {
  /** The page asked for; the one shown before while it loads; undefined when there is nothing to show. */
  page: ReadBookingPage | undefined
  /** Why the page asked for cannot be shown, or why what is shown could not be read again. */
  error: ApiError | undefined
  isBusy: boolean
  /** As it was typed; blanks around it search nothing. */
  search: string
  searchFor: (text: string) => void
  goTo: (page: number) => void
  /** Reads the page again. */
  refresh: () => Promise<unknown>
  /** The first page without a search, read anew: a page that is opened is always read again. */
  showLatest: () => void
  listKey: BookingListKey
}

/** Reads one page; `prefetch` does it when a link to the list is pointed at. */
export const bookingPages = withPrefetch<BookingListKey, ReadBookingPage>(async ([, , doctorId, page, search]) => ({
  ...(await api.bookings.list({ doctorId, page, search })),
  readAt: Date.now(),
}))

const useBookingPage = (key: BookingListKey | null, keepPreviousData = false) =>
  useSWR<ReadBookingPage, ApiError, BookingListKey | null>(key, bookingPages.read, { keepPreviousData })

/**
 * The appointments list. Page and search come from the history entry (D19); every combination has a key of its own, so an
 * older answer can never take the place of a newer one (BOOK-02). The next page is fetched ahead.
 */
export function useBookings(doctorId: string): UseBookings {
  const { search: query, state }: { search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const { cache } = useSWRConfig()
  const place = placeOf(query, state)
  const { page, search } = place
  const listKey = bookingListKey(doctorId, page, search.trim())
  const { data, error, isValidating, mutate } = useBookingPage(listKey, true)

  // The page before is no answer to a question that failed.
  const own: unknown = cache.get(unstable_serialize(listKey))?.data
  const shown = error && own === undefined ? undefined : data
  const isSettled = own !== undefined && own === data
  useBookingPage(isSettled && data && page < data.totalPages ? bookingListKey(doctorId, page + 1, search.trim()) : null)

  // A page that no longer exists (an old link, a narrower list) gives way to the last one.
  const lastPage = isSettled ? Math.max(1, data?.totalPages ?? 1) : undefined
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) {
      void navigate(addressOf(lastPage), { replace: true, state: { search } satisfies ListState })
    }
  }, [lastPage, page, search, navigate])

  const refresh = useCallback(() => mutate(), [mutate])
  const searchFor = (text: string) => {
    // Enter on an unchanged text asks again.
    if (text === search) void refresh()
    // One entry for a search, not one for each letter.
    else void navigate(addressOf(1), { replace: search !== '', state: { search: text } satisfies ListState })
  }
  const goTo = (wanted: number) => void navigate(addressOf(wanted), { state: { search } satisfies ListState })
  const showLatest = () => {
    if (page === 1 && search === '') return void refresh()
    void navigate(addressOf(1), { state: { search: '' } satisfies ListState })
  }

  return { page: shown, error, isBusy: isValidating, search, searchFor, goTo, refresh, showLatest, listKey }
}
