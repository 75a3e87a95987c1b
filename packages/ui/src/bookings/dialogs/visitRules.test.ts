import { BOOKING_STATUS, type Booking } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { canCancel, canMove } from './freeTimes.ts'

const NOW = { date: '2026-11-20', time: '10:00' }
const { pending, confirmed, declined, reschedule } = BOOKING_STATUS

const booking = (status: Booking['status'], time: string, more: Partial<Booking> = {}): Booking => ({
  id: 'bkg_1',
  bookingId: 'NLM-1',
  date: '20-11-2026',
  time,
  patientName: 'Anitha Selvam',
  patientPhone: '9000020001',
  mode: 'Online',
  status,
  ...more,
})

describe('what can be done after the answer', () => {
  it.each([
    ['a confirmed booking whose time is ahead', booking(confirmed, '10:30'), true],
    ['a confirmed booking whose time has begun', booking(confirmed, '10:00'), false],
    ['a booking whose patient has arrived', booking(confirmed, '10:30', { visit: 'arrived' }), true],
    ['a booking whose patient was seen', booking(confirmed, '10:30', { visit: 'seen' }), false],
    ['a pending booking', booking(pending, '10:30'), false],
    ['a declined booking', booking(declined, '10:30'), false],
    ['a booking with an unknown status', booking('unknown', '10:30'), false],
    ['a booking with an unknown time', booking(confirmed, 'soon'), false],
  ])('[VISIT-01] cancelling %s', (_, one, isPossible) => {
    expect(canCancel(one, NOW)).toBe(isPossible)
  })

  it.each([
    ['a pending booking whose time is ahead', booking(pending, '10:30'), true],
    ['a pending booking whose time has passed', booking(pending, '09:30'), false],
    ['a confirmed booking of this morning', booking(confirmed, '09:30'), true],
    ['a confirmed booking of yesterday', booking(confirmed, '09:30', { date: '19-11-2026' }), false],
    ['a booking whose patient was seen', booking(confirmed, '09:30', { visit: 'seen' }), false],
    ['a booking that waits for the patient', booking(reschedule, '10:30'), false],
  ])('[VISIT-06] moving %s', (_, one, isPossible) => {
    expect(canMove(one, NOW)).toBe(isPossible)
  })

  it('[EXT-01] nothing without the time at the clinic', () => {
    expect(canCancel(booking(confirmed, '10:30'), undefined)).toBe(false)
    expect(canMove(booking(confirmed, '10:30'), undefined)).toBe(false)
  })
})
