import type { Booking } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import type { ReadBookingPage } from '../../shared/bookings/bookingQueries.ts'
import { useWithPendingStatuses } from '../../shared/bookings/pendingStatuses.ts'
import { withStatus } from '../../shared/bookings/withStatus.ts'
import { useLiveEvents } from '../../shared/live/liveEvents.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'
import { useReadAgain } from '../../shared/queries/useReadAgain.ts'

/**
 * Returns the bookings that wait for an answer, the soonest first: the first page of that list,
 * read again when bookings change elsewhere.
 *
 * @param query null if the server has no such list
 */
export function useWaiting(query: Query<ReadBookingPage> | null): readonly Booking[] | undefined {
  const { data } = useQuery(query)
  const readAgain = useReadAgain(query)
  useLiveEvents(({ topic }) => {
    if (topic === 'bookings' || topic === 'resync') readAgain()
  })
  return useWithPendingStatuses(data, withStatus)?.bookings
}
