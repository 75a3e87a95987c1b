import {
  addDays,
  clinicToday,
  type DaySchedule,
  parseCalendarDate,
  toIsoDate,
  toWireDate,
  weekOf,
  type CalendarSlot,
} from '@nalam/sdk'
import {
  type CalendarPlace,
  type CalendarView,
  firstOpenDate,
  type CalendarActions,
  type NewCalendarSlot,
} from '@nalam/ui/screens/Calendar'
import { useLocation, useNavigate } from 'react-router'
import { type SpokenByServer, useServerText } from '@nalam/ui'
import { useUndoAction } from '@nalam/ui/bookings'
import { mutate } from 'swr'
import { api } from '../../shared/api/api.ts'
import { prefetch, queries } from '../../shared/queries/queries.ts'
import { hasCapability, useCapability } from '../../shared/session/session.ts'
import { paths } from '../../shared/paths.ts'
import { useWithPendingStatuses, withBookingStatus } from '../../shared/bookings/withStatus.ts'
import { useCountNews } from '../../shared/bookings/useDashboardBookings.ts'
import { useLiveReads, usePrefetch, useQuery, useScreenState, invalidate } from '../../shared/queries/useQuery.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { keyedRequest, useKeyedActions } from '../../shared/actions/useKeyedActions.ts'
import { switchSlot, useUndoChanges } from '../../shared/slots/slotChanges.ts'

const weekOfDay = (date: string) => queries.calendar.show(weekOf(date))

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
 * Reads `view` and `date` (`DD-MM-YYYY`), which identify nobody (D19); today if they are invalid.
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

/** Days after the first one that one request can read: 42 in all. */
const DAYS_AHEAD = 41

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

  // If the rest of the week has no open slot, the next day with one is looked for.
  const { to: lastDay } = weekOf(date)
  const rest = days?.filter((day) => (toIsoDate(day.date) ?? '') >= date)
  const isFull = rest !== undefined && lastDay >= now.date && firstOpenDate(rest, now) === undefined
  const first = addDays(lastDay, 1)
  const { data: later } = useQuery(
    isFull ? queries.calendar.show({ from: first, to: addDays(first, DAYS_AHEAD) }) : null,
  )

  return {
    view,
    date,
    now,
    days,
    nextOpenDate: later && firstOpenDate(later, now),
    ...useScreenState(week),
    // Without a transition: prefetched data is drawn in the same frame as the focus (P9).
    onPlaceChange: (place: CalendarPlace) => void navigate(calendarAddress(place), { flushSync: true }),
    onPrepare: (day: string) => void prefetch(weekOfDay(day)),
  }
}

/**
 * Actions for slots of the calendar and bookings on them (CAL-03, CAL-04).
 *
 * @param onOffered receives the function that undoes the last change; undefined once it was used
 */
export function useCalendarSlots(date: string, onOffered: (undo: (() => void) | undefined) => void) {
  const { pending, run, send, report, results } = useKeyedActions()
  const canChange = useCapability('slot-changes')
  const serverText = useServerText()
  const { shortcut } = useUndoAction()
  const { offer: offerUndo, list: changes } = useUndoChanges({ shortcut, onOffered })

  const onSwitch = async ({ id }: CalendarSlot, isOn: boolean) => {
    const state = isOn ? 'open' : 'off'
    const action = isOn ? 'on' : 'off'
    const { key } = weekOfDay(date)
    const isSwitched = (days: DaySchedule[]) => {
      void mutate(key, days, { revalidate: false })
      return days.some(({ slots }) => slots.some((slot) => slot.id === id && slot.state === state))
    }
    const sending = canChange
      ? keyedRequest<SpokenByServer>(`switch ${action} ${id}`, (options) =>
          api.slots.change({ action, slotIds: [id] }, options),
        )
      : switchSlot(id, isOn, () => api.calendar.show(weekOf(date)).result(), isSwitched)
    const outcome = await run(id, true, {
      ...sending,
      settle(settled) {
        if (settled.ok)
          void mutate<DaySchedule[]>(key, (days) => days && withSlotState(days, id, state), { revalidate: false })
        if (settled.ok || settled.isRefused) void invalidate('changeSlots')
      },
    })
    if (outcome) report(outcome)
  }
  const onDelete = async ({ id }: CalendarSlot) => {
    const change = { action: 'delete', slotIds: [id] } as const
    const outcome = await send('changeSlots', id, change, (options) => api.slots.change(change, options))
    if (!outcome) return
    // A slot that was booked or held meanwhile is left; the week that is read again shows it.
    if (outcome.ok && outcome.value.left.length === 0) offerUndo(outcome.value.change.id, serverText(outcome.value))
    else report(outcome)
  }
  const onAddSlot = async (slot: NewCalendarSlot) => {
    const id = `${slot.date} ${slot.from}`
    const outcome = await send('addSlot', id, slot, (options) => api.slots.add(slot, options))
    if (outcome?.ok) offerUndo(outcome.value.change.id, serverText(outcome.value))
    else if (outcome) report(outcome)
  }
  const onAddBooking: CalendarActions['onAddBooking'] = async (booking) => {
    const outcome = await send('addBooking', booking.slotId, booking, (options) => api.bookings.add(booking, options))
    return results.ofTime(outcome)
  }

  return { pending, changes, onSwitch, onAddBooking, ...(canChange && { onDelete, onAddSlot }) }
}

const withSlotState = (days: DaySchedule[], id: string, state: 'open' | 'off'): DaySchedule[] =>
  days.map((day) => ({ ...day, slots: day.slots.map((slot) => (slot.id === id ? { ...slot, state } : slot)) }))
