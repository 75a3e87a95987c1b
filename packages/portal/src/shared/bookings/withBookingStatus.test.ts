import type { Booking, BookingStatusCode, DaySchedule } from '@nalam/sdk'
import { expect, it } from 'vitest'
import { withBookingStatus } from './withStatus.ts'

const bookingWith = (id: string): Booking => ({
  id,
  bookingId: id,
  date: '24-11-2026',
  time: '10:00',
  patientName: 'Anitha Selvam',
  patientPhone: '9840012345',
  mode: 'Online',
  status: 1,
})
const days: DaySchedule[] = [
  {
    date: '24-11-2026',
    isOpenDay: true,
    slots: [
      { id: 'a', from: '10:00', to: '10:30', state: 'booked', booking: bookingWith('in-slot') },
      { id: 'b', from: '10:30', to: '11:00', state: 'open' },
    ],
    bookings: [bookingWith('loose')],
  },
  { date: '25-11-2026', isOpenDay: true, slots: [], bookings: [] },
]
const shown = (id: string, status: BookingStatusCode) => withBookingStatus(days, { id }, status)

it('a confirmed booking stays where it is, with its status', () => {
  expect(shown('in-slot', 2)[0]?.slots[0]).toMatchObject({ state: 'booked', booking: { id: 'in-slot', status: 2 } })
  expect(shown('loose', 2)[0]?.bookings).toMatchObject([{ id: 'loose', status: 2 }])
})

it.each([3, 4] as const)('with status %i its slot is open again', (status) => {
  expect(shown('in-slot', status)[0]?.slots[0]).toEqual({
    id: 'a',
    from: '10:00',
    to: '10:30',
    state: 'open',
    booking: undefined,
  })
  expect(shown('loose', status)[0]?.bookings).toEqual([])
})

it('days without it stay the same objects', () => {
  expect(shown('in-slot', 2)[1]).toBe(days[1])
  expect(shown('gone', 2)).toEqual(days)
})
