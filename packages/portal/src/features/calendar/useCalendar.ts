import type { ApiError, ClinicMoment, DaySchedule } from '@nalam/sdk'
import { matchesKey, type Query } from '@nalam/sdk/queries'
import type { CalendarPlace } from '@nalam/ui/screens/Calendar'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addDays, weekOf } from '@nalam/sdk'
import { useWithPendingStatuses } from '../../shared/bookings/pendingStatuses.ts'
import { usePolledBookings } from '../../shared/bookings/useBookingPoll.ts'
import { withBookingStatus } from '../../shared/bookings/withBookingStatus.ts'
import { useLiveEvents } from '../../shared/live/liveEvents.ts'
import { forgetPrefetched, prefetch } from '../../shared/queries/prefetch.ts'
import { queries } from '../../shared/queries/queries.ts'
import { useQuery } from '../../shared/queries/useQuery.ts'
import { useReadAgain } from '../../shared/queries/useReadAgain.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { calendarAddress, calendarPlace, type AskedPlace } from './calendarPlace.ts'
import { weekOfDay } from './calendarDays.ts'

export interface UseCalendar extends AskedPlace {
  now: ClinicMoment
  days: readonly DaySchedule[] | undefined
  error: ApiError | undefined
  isRefreshing: boolean
  refresh: () => Promise<unknown>
  goTo: (place: CalendarPlace) => void
  /** Prefetches the week that contains a day. */
  prepare: (date: string) => void
}

const forgetWeeks = () => forgetPrefetched((key) => matchesKey(key, queries.calendar.all))

const TOPICS: ReadonlySet<string> = new Set(['resync', 'bookings', 'slots', 'availability'])

/**
 * Reads the week on screen again when something was changed elsewhere: after an event or, without
 * events, when the polled counts change.
 */
function useChangesElsewhere(doctorId: string, week: Query<DaySchedule[]>): void {
  const readAgain = useReadAgain(week)
  useLiveEvents(({ topic }) => {
    if (!TOPICS.has(topic)) return
    forgetWeeks()
    readAgain()
  })
  const polled = usePolledBookings(doctorId)
  const counts = polled && JSON.stringify(polled.summary)
  const known = useRef(counts)
  useEffect(() => {
    if (counts === known.current) return
    const isFirst = known.current === undefined
    known.current = counts
    if (!isFirst) readAgain()
  }, [counts, readAgain])
}

/**
 * Returns the week of the address (CAL-01). Every week has a key of its own, so an older response
 * never replaces a newer one.
 */
export function useCalendar(doctorId: string): UseCalendar {
  const now = useClinicNow()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { view, date } = calendarPlace(search, now.date)
  const query = weekOfDay(date)
  const week = useQuery(query)
  const days = useWithPendingStatuses(week.data, withBookingStatus)
  useChangesElsewhere(doctorId, query)

  const hasDays = week.data !== undefined
  const { from } = weekOf(date)
  useEffect(() => {
    // The next week is the most likely one to be opened.
    if (!hasDays) return undefined
    const timer = setTimeout(() => void prefetch(weekOfDay(addDays(date, 7))), 1000)
    return () => clearTimeout(timer)
    // Another day of the same week has the same next week.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [from, hasDays])

  return {
    view,
    date,
    now,
    days,
    error: week.error,
    isRefreshing: week.isValidating,
    refresh: () => {
      forgetWeeks()
      return week.mutate()
    },
    // Without a transition: prefetched data is drawn in the same frame as the focus (P9).
    goTo: (place) => void navigate(calendarAddress(place), { flushSync: true }),
    prepare: (day) => void prefetch(weekOfDay(day)),
  }
}
