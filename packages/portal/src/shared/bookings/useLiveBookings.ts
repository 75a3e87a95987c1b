import { createStore } from '../createStore.ts'
import type { LiveEvent } from '@nalam/sdk'
import { useState } from 'react'
import { mutate } from 'swr'
import { whenSettled } from '../actions/createActionRunner.ts'
import { coalesce, useLiveEvents } from '../live/liveEvents.ts'
import { updateCachedQueries, useReadAgain } from '../queries/useQuery.ts'
import { dashboardBookings, holdsBookings } from './bookingQueries.ts'
import { pollKey } from './useDashboardBookings.ts'
import { type ListedBookings, statusAfter, withLiveStatus } from './withStatus.ts'

/** A booking that came while this page was open, or that waits again. */
export interface CreatedBooking {
  readonly id: string
  /** Milliseconds since 1970, by this browser's clock. */
  readonly at: number
  readonly isUndone: boolean
}

/** Names of events after the answer: cancellations, moves, visits, patients' answers to reminders, and undoing them. */
const AFTER_ANSWER =
  /^(?:booking\.(?:cancelled|moved|lapsed|told|not_told)|cancellation\.undone|move\.undone|visit\.\w+|reminder\.\w+)$/

const MOST = 500

export const createdBookings = createStore<readonly CreatedBooking[]>([])

/** Returns those of them that are newer than a page and not on it. */
export function createdSince(
  created: readonly CreatedBooking[],
  page: { readonly readAt: number; readonly bookings: readonly { readonly id: string }[] } | undefined,
): readonly CreatedBooking[] {
  if (!page) return []
  const known = new Set(page.bookings.map(({ id }) => id))
  return created.filter(({ id, at }) => at > page.readAt && !known.has(id))
}

/**
 * Applies changes of bookings from elsewhere (LIVE-02): a decision is shown in every row of the
 * booking, new bookings are offered, and the counts are read. No row moves, unless changes may have
 * been missed. Call it in one place of the page only.
 */
export function useLiveBookings(doctorId: string): void {
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
    // The event does not say how the booking was cancelled, moved or noted: lists are read again.
    if (AFTER_ANSWER.test(name ?? '')) whenSettled(() => void mutate(holdsBookings(doctorId)))
    const isUndone = name === 'booking.undone'
    if (isUndone || name === 'booking.created')
      createdBookings.set([...createdBookings.get(), { id: subject, at: Date.now(), isUndone }].slice(-MOST))
    if (status !== undefined) {
      const change = (data: ListedBookings) => withLiveStatus(data, subject, status)
      const isKnown = ({ bookings }: ListedBookings) =>
        bookings.some((row) => row.id === subject && row.status === status)
      whenSettled(() => updateCachedQueries(holdsBookings(doctorId), change, { isKnown }))
    }
    return readCounts()
  })
}
