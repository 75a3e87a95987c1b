import type { ApiError, Booking, BookingPage } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import useSWR from 'swr'
import { api } from '../../shared/api/api.ts'
import { IN_BACKGROUND } from '../../shared/api/inBackground.ts'
import { bookingSearch } from '../../shared/bookings/keys.ts'
import { useWithPendingStatuses } from '../../shared/bookings/pendingStatuses.ts'
import { withStatus } from '../../shared/bookings/withStatus.ts'
import { useLiveEvents } from '../../shared/live/liveEvents.ts'
import { useReadAgain } from '../../shared/queries/useReadAgain.ts'

/**
 * Returns the bookings that wait for an answer, the soonest first: the first page of that list,
 * read again when bookings change elsewhere.
 *
 * @param key null if the server has no such list
 */
export function useWaiting(key: QueryKey | null): readonly Booking[] | undefined {
  const { data } = useSWR<BookingPage, ApiError, QueryKey | null>(key, (asked) =>
    api.bookings.list(bookingSearch(asked)),
  )
  const readAgain = useReadAgain(key, (asked) => api.bookings.list(bookingSearch(asked), { headers: IN_BACKGROUND }))
  useLiveEvents(({ topic }) => {
    if (topic === 'bookings' || topic === 'resync') readAgain()
  })
  return useWithPendingStatuses(data, withStatus)?.bookings
}
