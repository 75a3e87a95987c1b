import { addDays, toWireDate } from '../formats/calendarDate.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { weekdayOf } from '../formats/weekday.ts'
import type { components } from '../generated/schema.ts'
import { slotsOfRange } from '../rules/hours.ts'
import { bookingFor } from './bookings.ts'

type Wire = components['schemas']

const patients = [
  'Anitha Selvam',
  'Murugan Pandian',
  'Lakshmi Raman',
  'Karthik Krishnan',
  'Meena Devi',
  'Suresh Natarajan',
]

const mornings = { from: '09:00', to: '12:20', slotMinutes: 20, pauseMinutes: 0 } as const
const evenings = { from: '17:00', to: '19:00', slotMinutes: 30, pauseMinutes: 0 } as const

/**
 * Returns the availability of the fixtures: hours from Monday to Friday, a closed day in three
 * days, other hours in eight.
 */
function availabilityAround(today: string): Wire['Availability'] {
  const day = (days: number) => toWireDate(addDays(today, days)) ?? ''
  const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const
  return {
    version: 4,
    isProposal: false,
    weeklyHours: weekdays.flatMap((weekday) => [mornings, evenings].map((range) => ({ weekday, ...range }))),
    keepPublishedWeeks: 0,
    publishedUntil: day(7),
    exceptions: [
      { id: 'exc_0001', from: day(3), to: day(3), kind: 'closed', note: 'Conference', hours: [], bookingCount: 0 },
      { id: 'exc_0002', from: day(8), to: day(8), kind: 'hours', hours: [mornings], bookingCount: 0 },
    ],
  }
}

type Part = [from: string, to: string, state: Wire['SlotState'], status?: 'pending' | 'confirmed']

// Slots of 15, 20 and 30 minutes in every state. The booking at 09:40 overlaps with another one.
const DAY: readonly Part[] = [
  ['09:00', '09:15', 'booked', 'confirmed'],
  ['09:15', '09:30', 'open'],
  ['09:30', '09:50', 'booked', 'pending'],
  ['09:50', '10:10', 'off'],
  ['10:10', '10:30', 'open'],
  ['17:00', '17:30', 'booked', 'pending'],
  ['17:30', '18:00', 'open'],
  ['18:00', '18:30', 'held'],
  ['18:30', '19:00', 'open'],
]
const WITHOUT_SLOT = [
  ['09:40', 'pending'],
  ['12:30', 'confirmed'],
] as const

/**
 * Creates days with slots, and the availability of the doctor.
 *
 * @param today the day with bookings, as YYYY-MM-DD; the slots of the seven days after it are open
 * @returns also the bookings of `today`, which the caller adds to the doctor's bookings
 */
export function scheduleAround(today: string): {
  availability: Wire['Availability']
  calendar: Record<string, Wire['CalendarSlot'][]>
  bookings: Wire['Booking'][]
} {
  const availability = availabilityAround(today)
  const date = toWireDate(today) ?? ''
  const bookings: Wire['Booking'][] = []
  const book = (time: string, status: 'pending' | 'confirmed') => {
    const number = bookings.length + 1
    const booking = bookingFor(patients[bookings.length] ?? '', `98400${String(12_340 + number)}`, {
      id: `bkg_day_${number}`,
      date,
      bookingId: `NLM-${150_000 + number}`,
      time,
      type: number === 1 ? 'Walk-in' : 'Online',
      bookingStatus: BOOKING_STATUS[status],
    })
    bookings.push(booking)
    return booking
  }
  const calendar: Record<string, Wire['CalendarSlot'][]> = {
    [date]: DAY.map(([from, to, state, status], index) => ({
      id: `slt_day_${index + 1}`,
      from,
      to,
      state,
      ...(status && { booking: book(from, status) }),
    })),
  }
  for (const [time, status] of WITHOUT_SLOT) book(time, status)
  for (let ahead = 1; ahead <= 7; ahead++) {
    const iso = addDays(today, ahead)
    const times = availability.weeklyHours.filter(({ weekday }) => weekday === weekdayOf(iso)).flatMap(slotsOfRange)
    // The slots of the closed day were published before its exception: the next publication removes
    // them.
    calendar[toWireDate(iso) ?? iso] = times.map((time, index) => ({
      id: `slt_${ahead}_${index + 1}`,
      ...time,
      state: 'open',
    }))
  }
  return { availability, calendar, bookings }
}
