import { expect, it } from 'vitest'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { BOOKING_STATES, bookingState, isExpected, type BookingState, type StatedBooking } from './bookingState.ts'

/** 20 November 2026, 11:30 AM at the clinic. */
const NOW = new Date('2026-11-20T06:00:00Z')
const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
const LATER = { date: '20-11-2026', time: '11:31' }
const OVER = { date: '20-11-2026', time: '11:30' }
const offer = (state: 'open' | 'chosen' | 'none' | 'expired' | 'withdrawn', keepsTime?: boolean) => ({
  offer: { state, keepsTime },
})

const CASES: ReadonlyArray<readonly [state: BookingState, booking: StatedBooking]> = [
  ['waiting', { ...LATER, status: pending }],
  ['waiting', { ...LATER, status: pending, ...offer('withdrawn') }],
  ['waiting', { status: pending, date: 'soon', time: '11:00' }],
  ['waiting', { status: pending, date: '19-11-2026', time: 'early' }],
  ['lapsed', { ...OVER, status: pending }],
  ['lapsed', { status: pending, date: '2026-11-19', time: '18:00' }],
  ['none-fits', { ...LATER, status: pending, ...offer('none') }],
  ['none-fits', { ...OVER, status: pending, ...offer('none') }],
  ['none-fits', { ...LATER, status: reschedule, ...offer('none') }],
  ['no-answer', { ...OVER, status: pending, ...offer('expired') }],
  // The time to answer is over, and the server has not returned the booking yet.
  ['no-answer', { ...LATER, status: reschedule, ...offer('expired', true) }],
  ['offered', { ...LATER, status: reschedule, ...offer('open') }],
  ['offered', { ...OVER, status: reschedule, ...offer('open', false) }],
  ['offered-kept', { ...LATER, status: reschedule, ...offer('open', true) }],
  ['asked', { ...LATER, status: reschedule }],
  ['asked', { ...LATER, status: reschedule, offer: null }],
  ['asked', { ...LATER, status: reschedule, ...offer('withdrawn') }],
  ['confirmed', { ...OVER, status: confirmed }],
  ['confirmed', { ...LATER, status: confirmed, visit: 'none', ...offer('chosen') }],
  ['arrived', { ...LATER, status: confirmed, visit: 'arrived' }],
  ['seen', { ...OVER, status: confirmed, visit: 'seen' }],
  ['no-show', { ...OVER, status: confirmed, visit: 'no-show' }],
  ['declined', { ...LATER, status: declined, cancellation: null }],
  ['cancelled', { ...LATER, status: declined, cancellation: { reason: 'emergency' } }],
  ['lapsed', { ...OVER, status: declined, lapsedAt: '2026-11-20T06:00:00.000Z' }],
  ['unknown', { ...LATER, status: 'unknown', visit: 'seen' }],
]

it.each(CASES)('[BOOK-04] a booking is %s', (state, booking) => {
  expect(bookingState(booking, NOW)).toBe(state)
})

it('[BOOK-04] every state is the state of some booking', () => {
  expect(new Set(CASES.map(([state]) => state))).toEqual(new Set(BOOKING_STATES))
})

it('[FIND-03] without the time, no booking has lapsed', () => {
  expect(bookingState({ ...OVER, status: pending })).toBe('waiting')
})

it('[FIND-04] a patient is expected whose time stands and who was neither seen nor missed', () => {
  expect(BOOKING_STATES.filter(isExpected)).toEqual(['offered-kept', 'confirmed', 'arrived'])
})
