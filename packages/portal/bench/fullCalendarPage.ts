// The page with which the measurement of the calendar compares ours: FullCalendar's time grid with
// the same responses, read and prefetched at the same moments. Built by calendarWeek.ts.
import { Calendar, type EventInput } from 'fullcalendar'
import timeGrid from 'fullcalendar/timegrid'
import theme from 'fullcalendar/themes/classic'
import 'fullcalendar/skeleton.css'
import 'fullcalendar/themes/classic/theme.css'
import 'fullcalendar/themes/classic/palette.css'
import { daysAfter, wireDay } from '../e2e/clinicDays.ts'

interface Slot {
  id: string
  from: string
  to: string
  state: string
  booking?: { name: string }
}

const isoDay = (wire: string) => wire.split('-').toReversed().join('-')
const weeks = new Map<string, EventInput[]>()

async function read(sunday: string): Promise<void> {
  const query = new URLSearchParams({ from: wireDay(sunday), to: wireDay(daysAfter(sunday, 6)) })
  const response = await fetch(`/api/doctor/calendar?${query}`)
  const { data }: { data: { days: { date: string; slots: Slot[] }[] } } = await response.json()
  const events = data.days.flatMap(({ date, slots }) =>
    slots.map(({ id, from, to, state, booking }) => ({
      id,
      title: booking?.name ?? state,
      start: `${isoDay(date)}T${from}`,
      end: `${isoDay(date)}T${to}`,
    })),
  )
  weeks.set(sunday, events)
}

/** Returns a week's events, at once if they are prefetched, and prefetches the next week. */
function events(sunday: string, show: (events: EventInput[]) => void): void {
  const next = daysAfter(sunday, 7)
  setTimeout(() => void read(next), 1000)
  const known = weeks.get(sunday)
  if (known) show(known)
  else void read(sunday).then(() => show(weeks.get(sunday) ?? []))
}

const root = document.createElement('div')
document.body.append(root)
const calendar = new Calendar(root, {
  plugins: [timeGrid, theme],
  initialView: 'timeGridWeek',
  slotMinTime: '09:00',
  slotMaxTime: '19:00',
  slotDuration: '00:15',
  eventClass: 'event',
  allDaySlot: false,
  height: 'auto',
  timeZone: 'UTC',
  events: ({ startStr }, show) => events(startStr.slice(0, 10), show),
})
calendar.render()
document.addEventListener('keydown', ({ key }) => key === 'PageDown' && calendar.next())
