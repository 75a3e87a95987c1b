import { addDays, type Booking, BOOKING_STATUS, type BookingSummary, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { useServerText, Dashboard } from '@nalam/ui'
import { api, IN_BACKGROUND } from '../../shared/api/api.ts'
import {
  allAddress,
  notToldAddress,
  todayAddress,
  todayInCalendar,
  waitingAddress,
  waitingTodayAddress,
  useDashboardBookings,
} from '../../shared/bookings/useDashboardBookings.ts'
import { useVisit } from '../../shared/bookings/useVisit.ts'
import { queries } from '../../shared/queries/queries.ts'
import { useLiveReads, useQuery, useScreenState } from '../../shared/queries/useQuery.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { paths } from '../../shared/paths.ts'

// Read again when the counts change, without the doctor's doing: it is no use of the session.
const BY_ITSELF = { headers: IN_BACKGROUND }

/**
 * Reads the bookings of a day (ISO date) and the first confirmed booking after it: with a calendar, the
 * day with its slots.
 */
async function readToday(doctorId: string, date: string, hasCalendar: boolean) {
  const later = api.bookings
    .list({ doctorId, status: [BOOKING_STATUS.confirmed], from: addDays(date, 1), order: 'soonest' }, BY_ITSELF)
    .result()
  if (hasCalendar) {
    const [[day], next] = await Promise.all([api.calendar.show({ from: date, to: date }, BY_ITSELF), later])
    if (!next.ok) throw next.error
    const ofSlots = day?.slots.flatMap(({ booking }) => booking ?? []) ?? []
    return { bookings: [...ofSlots, ...(day?.bookings ?? [])], day, later: next.value.bookings[0] }
  }
  const bookings: Booking[] = []
  // A booking whose patient is offered other times may keep its own.
  const status = [...LIVE_BOOKING_STATUSES, BOOKING_STATUS.reschedule]
  const ofToday = { doctorId, status, from: date, to: date, order: 'soonest' } as const
  for await (const booking of api.bookings.all(ofToday, BY_ITSELF)) bookings.push(booking)
  const next = await later
  if (!next.ok) throw next.error
  return { bookings, day: undefined, later: next.value.bookings[0] }
}

/** Returns the bookings of today (FIND-04), read again when the counts change. */
function useToday(doctorId: string, summary: BookingSummary | undefined, isLoading: boolean) {
  const isOffered = useCapability('booking-filters')
  const hasCalendar = useCapability('calendar')
  const serverText = useServerText()
  const now = useClinicNow()
  const hasVisits = useCapability('visits')
  const hasMessages = useCapability('messages')
  const onVisit = useVisit(doctorId, null)
  const counts = JSON.stringify(summary ?? {})
  const query = {
    key: [...queries.bookings.all, 'today', doctorId, now.date, counts] as const,
    fetch: () => readToday(doctorId, now.date, hasCalendar),
  }
  const wanted = isOffered && !isLoading ? query : null
  useLiveReads(hasCalendar ? wanted : null, 'slots', 'availability')
  const { data, error, mutate } = useQuery(wanted, { keepPreviousData: true })
  if (!isOffered) return undefined
  const onArrived = async (booking: Booking) => {
    const isSaved = await onVisit(booking, 'arrived')
    // No count changes with an arrival.
    await mutate()
    return isSaved
  }
  return {
    bookings: data?.bookings,
    later: data?.later,
    day: data?.day,
    waiting: summary?.pending,
    now,
    hasVisits,
    onArrived: hasVisits ? onArrived : undefined,
    error: error && serverText(error),
    onRetry: () => void mutate(),
    notTold: hasMessages ? summary?.notTold : undefined,
    answers:
      hasMessages && summary?.comes !== undefined && summary.expected !== undefined
        ? { comes: summary.comes, expected: summary.expected }
        : undefined,
    noShows: hasVisits ? summary?.noShows : undefined,
    notToldHref: notToldAddress,
    waitingHref: waitingAddress,
    waitingTodayHref: waitingTodayAddress,
    todayHref: todayAddress,
    calendarHref: hasCalendar ? todayInCalendar : undefined,
  }
}

export { prefetchDashboardBookings as prefetch } from '../../shared/bookings/bookingQueries.ts'

export default function DashboardRoute() {
  const doctor = useDoctor()
  const { data, response } = useDashboardBookings(doctor.id)
  const hasHours = useCapability('availability')
  const today = useToday(doctor.id, data?.summary, data === undefined && response.error === undefined)
  return (
    <Dashboard
      data={data}
      {...useScreenState(response)}
      today={today}
      appointmentsHref={useCapability('booking-filters') ? allAddress : paths.appointments}
      slotsHref={paths.slots}
      availabilityHref={hasHours ? paths.availability : undefined}
    />
  )
}
