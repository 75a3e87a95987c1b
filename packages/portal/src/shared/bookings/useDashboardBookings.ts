import { paths } from '../paths.ts'
import { useEffect, useRef } from 'react'
import type { SWRResponse } from 'swr'
import type { ApiError, BookingPage, BookingSummary, DashboardBookings } from '@nalam/sdk'
import { updateCachedQueries, useQuery } from '../queries/useQuery.ts'
import { dashboardBookings } from './bookingQueries.ts'
import { useWithPendingStatuses, withStatus } from './withStatus.ts'
import type { QueryKey } from '@nalam/sdk/queries'
import { whenSettled } from '../actions/createActionRunner.ts'
import { IN_BACKGROUND } from '../api/api.ts'
import { useStore } from '../createStore.ts'
import { isLive } from '../live/liveEvents.ts'
import { queries, under } from '../queries/queries.ts'

/** Target of the number of waiting bookings: these bookings, the soonest first (FIND-02). */
export const waitingAddress = `${paths.appointments}?status=waiting`
export const waitingTodayAddress = `${paths.appointments}?status=waiting&when=today`
/** Target of the number of patients who were not told. */
export const notToldAddress = `${paths.appointments}?status=not-told`
export const allAddress = `${paths.appointments}?status=all`
export const todayAddress = `${paths.appointments}?when=today`
/** Today's day view of the calendar. */
export const todayInCalendar = `${paths.calendar}?view=day`

export function useDashboardBookings(doctorId: string): {
  data: DashboardBookings | undefined
  response: SWRResponse<DashboardBookings, ApiError>
} {
  const response = useQuery(dashboardBookings(doctorId))
  return { data: useWithPendingStatuses(response.data, withStatus), response }
}

/** Pause between two polls, in milliseconds. */
const EVERY = 30_000
/** Longest pause after failures, in milliseconds. */
const AT_MOST = 8 * EVERY

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

/** Key of the poll. Revalidating it polls immediately. */
export const pollKey = (doctorId: string): QueryKey => [...queries.bookings.all, 'poll', doctorId]

/**
 * Polls the first bookings and the counts. SWR retries through the first component that uses the
 * key, so every component has the same request and the same pauses.
 *
 * @param interval milliseconds between two requests; 0 disables polling
 */
export function usePolledBookings(doctorId: string, interval = 0): DashboardBookings | undefined {
  const showCounts = (summary: BookingSummary) => {
    const withCounts = <R extends object>(data: R) => ({ ...data, summary })
    updateCachedQueries<DashboardBookings>(under(dashboardBookings(doctorId).key), withCounts, { isReadLeft: true })
    // While no events arrive, the counts of a page tell how many bookings came since its read.
    if (isLive.get())
      updateCachedQueries<BookingPage>(under(queries.bookings.lists({ doctorId })), withCounts, { isReadLeft: true })
  }
  const { data } = useQuery(
    {
      key: pollKey(doctorId),
      fetch: () => dashboardBookings(doctorId).fetch({ headers: IN_BACKGROUND, retries: 0 }),
    },
    {
      revalidateOnMount: false,
      revalidateOnReconnect: false,
      refreshInterval: interval,
      refreshWhenHidden: false,
      refreshWhenOffline: false,
      // SWR stops polling after a failure; the retry resumes it.
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
 * Polls for new bookings while the server sends no live events and the page is visible and online.
 * The counts of the frame follow; rows on screen stay. Call it in one place of the page only.
 */
export function useBookingPoll(doctorId: string): void {
  usePolledBookings(doctorId, useStore(isLive) ? 0 : EVERY)
}

/** Calls a function when the polled counts have changed. Live events say more, while they arrive. */
export function useCountNews(doctorId: string, changed: () => unknown): void {
  const polled = usePolledBookings(doctorId)
  const counts = polled && JSON.stringify(polled.summary)
  const known = useRef(counts)
  useEffect(() => {
    if (counts === known.current) return
    known.current = counts
    if (!isLive.get()) changed()
  }, [counts, changed])
}
