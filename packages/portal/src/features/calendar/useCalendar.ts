import {
  addDays,
  type Booking,
  type ClinicMoment,
  clinicToday,
  type DaySchedule,
  parseCalendarDate,
  toIsoDate,
  toWireDate,
  weekOf,
} from '@nalam/sdk'
import { api } from '../../shared/api/api.ts'
import { prefetch, queries } from '../../shared/queries/queries.ts'
import { hasCapability } from '../../shared/session/session.ts'
import { type CalendarPlace, type CalendarView, firstOpenDate } from '@nalam/ui/screens/Calendar'
import { paths } from '../../shared/paths.ts'
import type { Query } from '@nalam/sdk/queries'
import { useLocation, useNavigate } from 'react-router-dom'
import { useWithPendingStatuses, withBookingStatus, withStatus } from '../../shared/bookings/withStatus.ts'
import { useCountNews } from '../../shared/bookings/useDashboardBookings.ts'
import { useLiveQuery, useLiveReads, usePrefetch, useQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import type { ReadBookingPage } from '../../shared/bookings/bookingQueries.ts'

export const weekOfDay = (date: string) => queries.calendar.show(weekOf(date))

export async function prefetchCalendar(): Promise<void> {
  if (hasCapability('calendar')) await prefetch(weekOfDay(clinicToday(api.now())))
}

const isView = (text: string | null): text is CalendarView => text === 'day' || text === 'week'
// Dates of other centuries are treated as mistakes.
const isShown = (date: string): boolean => {
  const year = parseCalendarDate(date)?.year ?? 0
  return year >= 2000 && year < 2100
}

/**
 * Reads `view` and `date` (`DD-MM-YYYY`) of an address, where they identify nobody (D19). An
 * invalid value means the default: today, in the view that fits the screen.
 */
export function calendarPlace(query: string, today: string): { view: CalendarView | undefined; date: string } {
  const asked = new URLSearchParams(query)
  const view = asked.get('view')
  const date = toIsoDate(asked.get('date') ?? '')
  return { view: isView(view) ? view : undefined, date: date !== null && isShown(date) ? date : today }
}

export function calendarAddress({ view, date }: CalendarPlace): string {
  return `${paths.calendar}?view=${view}&date=${toWireDate(date) ?? date}`
}

/** Returns the week of the address (CAL-01); every week has a key of its own. */
export function useCalendar(doctorId: string) {
  const now = useClinicNow()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { view, date } = calendarPlace(search, now.date)
  const query = weekOfDay(date)
  const week = useQuery(query)
  const days = useWithPendingStatuses(week.data, withBookingStatus)
  useCountNews(doctorId, useLiveReads(query, 'bookings', 'slots', 'availability'))

  // The next week is the most likely one to be opened.
  usePrefetch(week.data ? weekOfDay(addDays(date, 7)) : null, 1000)

  return {
    view,
    date,
    now,
    days,
    ...useScreenState(week),
    // Without a transition: prefetched data is drawn in the same frame as the focus (P9).
    onPlaceChange: (place: CalendarPlace) => void navigate(calendarAddress(place), { flushSync: true }),
    onPrepare: (day: string) => void prefetch(weekOfDay(day)),
  }
}

/** Days after the first one that one request can read: 42 in all. */
const DAYS_AHEAD = 41

/** Returns the next day with an open slot, if the rest of the shown week has none. */
export function useNextOpenDate(
  date: string,
  days: readonly DaySchedule[] | undefined,
  now: ClinicMoment,
): string | undefined {
  const { to: lastDay } = weekOf(date)
  const rest = days?.filter((day) => (toIsoDate(day.date) ?? '') >= date)
  const isWanted = rest !== undefined && lastDay >= now.date && firstOpenDate(rest, now) === undefined
  const first = addDays(lastDay, 1)
  const next = queries.calendar.show({ from: first, to: addDays(first, DAYS_AHEAD) })
  const { data } = useQuery(isWanted ? next : null)
  return data && firstOpenDate(data, now)
}

export function useWaiting(query: Query<ReadBookingPage> | null): readonly Booking[] | undefined {
  const { data } = useLiveQuery(query, 'bookings')
  return useWithPendingStatuses(data, withStatus)?.bookings
}
