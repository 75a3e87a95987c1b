import type { ApiError, BookingPage, BookingSummary, DashboardBookings } from '@nalam/sdk'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import useSWR, { useSWRConfig } from 'swr'
import { whenSettled } from '../actions/underWay.ts'
import { api } from '../api/api.ts'
import { IN_BACKGROUND } from '../api/inBackground.ts'
import { useStore } from '../createStore.ts'
import { isLive } from '../live/liveEvents.ts'
import { queries } from '../queries/queries.ts'
import { changeReadings } from './changeReadings.ts'

/** How often new bookings are looked for, in milliseconds. */
const EVERY = 30_000
/** The longest pause after failures. */
const AT_MOST = 8 * EVERY

/** Does something as soon as the page is seen and has a connection. */
function whenActive(then: () => void): void {
  if (!document.hidden && navigator.onLine) return then()
  const changed = new AbortController()
  const look = () => {
    if (document.hidden || !navigator.onLine) return
    changed.abort()
    then()
  }
  document.addEventListener('visibilitychange', look, { signal: changed.signal })
  window.addEventListener('online', look, { signal: changed.signal })
}

/** SWR key of the poll: reading it again polls now. */
export const pollKey = (doctorId: string): QueryKey => [...queries.bookings.all, 'poll', doctorId]

/**
 * The first bookings and the counts as last heard. A retry goes to whichever part of the page uses the key first, so each of them can do it: same
 * request, same pauses.
 *
 * @param interval milliseconds between two requests; 0 starts none
 */
function usePoll(doctorId: string, interval: number): DashboardBookings | undefined {
  const swr = useSWRConfig()
  const showCounts = (summary: BookingSummary) => {
    const withCounts = <R extends object>(reading: R) => ({ ...reading, summary })
    const isReading = (name: string) => (key: unknown) => matchesKey(key, [...queries.bookings.all, name, doctorId])
    changeReadings<DashboardBookings>(swr, isReading('dashboard'), withCounts, 'leave')
    // While changes arrive by themselves, the counts of a page need not tell how many bookings came since it was read.
    if (isLive.get()) changeReadings<BookingPage>(swr, isReading('list'), withCounts, 'leave')
  }
  const { data } = useSWR<DashboardBookings, ApiError, QueryKey>(
    pollKey(doctorId),
    () => api.bookings.dashboard({ doctorId }, { headers: IN_BACKGROUND, retries: 0 }),
    {
      revalidateOnMount: false,
      revalidateOnReconnect: false,
      refreshInterval: interval,
      refreshWhenHidden: false,
      refreshWhenOffline: false,
      // Polling stops at a failure; this takes it up again.
      shouldRetryOnError: true,
      onErrorRetry(error, _key, _options, retry, { retryCount }) {
        if (error.status === 401 || error.status === 403) return
        const pause = Math.min(AT_MOST, EVERY * 2 ** (retryCount - 1))
        setTimeout(() => whenActive(() => void retry({ retryCount })), Math.max(pause, (error.retryAfter ?? 0) * 1000))
      },
      onSuccess: ({ summary }) => whenSettled(() => showCounts(summary)),
    },
  )
  return data
}

/**
 * Looks for new bookings now and then, where the server does not tell of them by itself: not while the page is hidden or offline, and ever more seldom while it fails. The counts
 * of the frame follow; rows on the screen stay where they are. One place in the page calls it.
 */
export function useBookingPoll(doctorId: string): void {
  usePoll(doctorId, useStore(isLive) ? 0 : EVERY)
}

/** The first bookings and the counts as last heard; undefined until the first response. */
export const usePolledBookings = (doctorId: string): DashboardBookings | undefined => usePoll(doctorId, 0)
