import { BOOKING_STATUS, type Booking, type BookingStatusCode } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { todayFigures } from './todayFigures.ts'

const { pending, confirmed } = BOOKING_STATUS

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
      waiting: 0,
    })
  })
})
