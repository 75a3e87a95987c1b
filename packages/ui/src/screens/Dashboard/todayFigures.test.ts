import { BOOKING_STATUS, type Booking, type BookingStatusCode } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { todayFigures } from './todayFigures.ts'

const { pending, confirmed, reschedule } = BOOKING_STATUS

const booking = (time: string, status: BookingStatusCode): Booking => ({
  id: `${time} ${status}`,
  bookingId: 'NLM-1',
  date: '24-11-2026',
  time,
  patientName: 'Anitha Selvam',
  patientPhone: '+919000020001',
  mode: 'Online',
  status,
})

const DAY = [
  booking('09:40', pending),
  booking('17:30', confirmed),
  booking('09:00', confirmed),
  booking('10:20', confirmed),
  booking('10:10', pending),
  booking('10:40', pending),
]
const at = (time: string) => todayFigures(DAY, { date: '2026-11-24', time })

describe('[FIND-04] the figures of today', () => {
  it.each([
    ['08:00', '09:00', 60],
    ['10:12', '10:20', 8],
    ['10:20', '10:20', 0],
    ['10:21', '17:30', 429],
    ['17:31', undefined, undefined],
  ])('at %s the next patient comes at %s, in %s minutes', (time, next, minutes) => {
    expect(at(time).next?.booking.time).toBe(next)
    expect(at(time).next?.minutes).toBe(minutes)
  })

  it.each([
    ['08:00', 6, 3],
    ['09:40', 4, 2],
    ['10:12', 3, 1],
    ['10:40', 1, 0],
  ])('at %s %i are still to come, and %i of them wait', (time, toCome, waiting) => {
    expect(at(time)).toMatchObject({ total: 6, toCome, waiting })
  })

  it('nobody came today', () => {
    expect(todayFigures([], { date: '2026-11-24', time: '10:00' })).toEqual({
      next: undefined,
      total: 0,
      toCome: 0,
      seen: 0,
      waiting: 0,
    })
  })
})

describe('[VISIT-04] the figures of today with visits', () => {
  const came = (time: string, visit: 'arrived' | 'seen' | 'no-show') => ({ ...booking(time, confirmed), visit })
  it('counts those seen, and as still to come those who wait or whose time is ahead', () => {
    const day = [
      came('09:00', 'seen'),
      came('09:30', 'no-show'),
      came('10:00', 'arrived'),
      booking('10:05', confirmed),
      came('10:30', 'seen'),
      booking('11:00', confirmed),
      booking('11:30', pending),
    ]
    const figures = todayFigures(day, { date: '2026-11-24', time: '10:12' })
    expect(figures).toMatchObject({ total: 7, seen: 2, toCome: 3, waiting: 1 })
    // The patient who waits in the clinic comes next, and neither who was seen nor who is not there.
    expect(figures.next).toMatchObject({ booking: { time: '10:00' }, minutes: 0 })
  })

  const kept = (time: string) => ({
    ...booking(time, reschedule),
    offer: { state: 'open' as const, times: [], sentAt: '', expiresAt: '', keepsTime: true },
  })
  it.each([
    ['a patient who has arrived', came('09:00', 'arrived')],
    ['one who is offered other times and keeps this one', kept('11:00')],
    ['one who waits for an answer', booking('11:00', pending)],
  ])('[FIND-04] a next patient is named as long as somebody is to come: %s', (_who, last) => {
    const figures = todayFigures([came('08:00', 'seen'), came('08:30', 'no-show'), last], {
      date: '2026-11-24',
      time: '10:12',
    })
    expect(figures).toMatchObject({ toCome: 1, next: { booking: { time: last.time } } })
  })

  it('[FIND-04] a booking without a time today is not counted', () => {
    const asked = booking('11:00', reschedule)
    expect(todayFigures([asked], { date: '2026-11-24', time: '10:12' })).toMatchObject({ total: 0, toCome: 0 })
  })
})
