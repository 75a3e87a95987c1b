import { describe, expect, it } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { canCancel, canChangeTime, canDecide, canNoteVisit, canOfferFreedTime, type ShownBooking } from './index.ts'

const NOW = { date: '2026-11-20', time: '10:00' }
const { pending, confirmed, declined, reschedule } = BOOKING_STATUS

const booking = (status: ShownBooking['status'], time: string, more: Partial<ShownBooking> = {}): ShownBooking => ({
  date: '20-11-2026',
  time,
  status,
  ...more,
})

describe('the decisions that a booking allows', () => {
  const decisions = ['approve', 'reschedule', 'decline'] as const
  const allowed = (one: ShownBooking, now?: typeof NOW) => decisions.filter((decision) => canDecide(one, decision, now))

  it.each([
    ['a pending one whose time is ahead', booking(pending, '10:01'), decisions],
    ['a pending one whose time has passed', booking(pending, '10:00'), ['decline']],
    ['a pending one with an unreadable time', booking(pending, 'soon'), decisions],
    ['a confirmed one', booking(confirmed, '10:30'), []],
    ['one with an unknown status', booking('unknown', '10:30'), []],
  ])('[BOOK-06] [FIND-03] %s', (_, one, expected) => {
    expect(allowed(one, NOW)).toEqual(expected)
  })

  it('[EXT-01] all of them without the time at the clinic', () => {
    expect(allowed(booking(pending, '09:00'))).toEqual(decisions)
  })
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
    [
      'a pending booking whose time has passed, after an offer',
      booking(pending, '09:30', { offer: { state: 'expired', expiresAt: '2026-11-20T03:00:00Z' } }),
      true,
    ],
    ['a declined booking', booking(declined, '10:30'), false],
    [
      'a booking with an open offer',
      booking(reschedule, '10:30', { offer: { state: 'open', expiresAt: '2026-11-20T06:00:00Z' } }),
      true,
    ],
  ])('[VISIT-06] [OFFER-01] another time for %s', (_, one, isPossible) => {
    expect(canChangeTime(one, NOW)).toBe(isPossible)
  })

  it.each([
    ['11:00', true],
    ['11:01', false],
  ])('[VISIT-03] noting a visit an hour before the time: %s', (time, isPossible) => {
    expect(canNoteVisit(booking(confirmed, time), NOW)).toBe(isPossible)
  })

  it.each([
    ['a cancelled booking', booking(declined, '12:30', { cancellation: {} }), true],
    ['one whose time is too soon for an answer', booking(declined, '12:29', { cancellation: {} }), false],
    ['one with an unknown time', booking(declined, 'soon', { cancellation: {} }), false],
    ['a declined booking', booking(declined, '12:30'), false],
    ['a confirmed booking', booking(confirmed, '12:30'), false],
  ])('[MSG-06] [OFFER-01] offering the time of %s to another patient', (_, one, isPossible) => {
    expect(canOfferFreedTime(one, NOW)).toBe(isPossible)
    expect(canOfferFreedTime(one, undefined)).toBe(false)
  })

  it('[EXT-01] nothing without the time at the clinic', () => {
    expect(canCancel(booking(confirmed, '10:30'), undefined)).toBe(false)
    expect(canChangeTime(booking(confirmed, '10:30'), undefined)).toBe(false)
  })
})
