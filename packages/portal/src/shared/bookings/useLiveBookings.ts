import type { LiveEvent } from '@nalam/sdk'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { whenSettled } from '../actions/underWay.ts'
import { coalesce } from '../live/coalesce.ts'
import { useLiveEvents } from '../live/liveEvents.ts'
import { updateCachedQueries } from '../queries/updateCachedQueries.ts'
import { useReadAgain } from '../queries/useReadAgain.ts'
import { dashboardBookings, holdsBookings } from './bookingQueries.ts'
import { addCreated } from './liveBookings.ts'
import { pollKey } from './useBookingPoll.ts'
import { statusAfter, withLiveStatus } from './withLiveStatus.ts'
import type { ListedBookings } from './withStatus.ts'

/**
 * Applies changes of bookings from elsewhere (LIVE-02): a decision is shown in every row of the
 * booking, new bookings are offered, and the counts are read at once. No row moves, unless changes
 * may have been missed. Call it in one place of the page only.
 */
export function useLiveBookings(doctorId: string): void {
  const swr = useSWRConfig()
  const { mutate } = swr
  const readDashboard = useReadAgain(dashboardBookings(doctorId))
  const [readCounts] = useState(() => coalesce(() => mutate(pollKey(doctorId))))

  useLiveEvents(({ topic, name, subject = '' }: LiveEvent) => {
    if (topic === 'resync') {
      // Reads the rows of the dashboard; a list reads its page itself.
      readDashboard()
      return readCounts()
    }
    if (topic !== 'bookings') return undefined
    const status = statusAfter(name)
    if (name === 'booking.created' || name === 'booking.undone') addCreated(subject, name === 'booking.undone')
    if (status !== undefined) {
      const change = (data: ListedBookings) => withLiveStatus(data, subject, status)
      const isKnown = ({ bookings }: ListedBookings) =>
        bookings.some((row) => row.id === subject && row.status === status)
      whenSettled(() => updateCachedQueries(swr, (key) => holdsBookings(key, doctorId), change, 'restart', isKnown))
    }
    return readCounts()
  })
}
