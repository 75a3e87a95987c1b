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
const requests = new Map<string, Promise<void>>()

async function request(sunday: string): Promise<void> {
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

/** Reads a week once, also if it is asked for while it is being prefetched. */
function read(sunday: string): Promise<void> {
  const sent = requests.get(sunday) ?? request(sunday)
  requests.set(sunday, sent)
  return sent
}

/** Returns a week's events, at once if they are prefetched, and then prefetches the next week. */
function events(sunday: string, show: (events: EventInput[]) => void): void {
  const showWeek = () => {
    show(weeks.get(sunday) ?? [])
    requestIdleCallback(() => void read(daysAfter(sunday, 7)))
  }
  if (weeks.has(sunday)) showWeek()
  else void read(sunday).then(showWeek)
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
