import type { BookingState } from '@nalam/sdk/rules'
import { expect, it } from 'vitest'
import { bookingsInStates } from '../../../fixtures/bookings.ts'
import { cellItem, signOf, type CellSign } from './cellState.ts'

/** Typed here again on purpose: only a confirmed booking has the tick. */
const SIGNS: Record<BookingState, CellSign> = {
  waiting: 'pending',
  lapsed: 'pending',
  'none-fits': 'pending',
  'no-answer': 'pending',
  offered: 'offered',
  'offered-kept': 'offered',
  asked: 'offered',
  confirmed: 'confirmed',
  arrived: 'arrived',
  seen: 'seen',
  'no-show': 'missed',
  declined: 'off',
  cancelled: 'off',
  unknown: 'unknown',
}

it.each(bookingsInStates())('[BOOK-04] a booking that is %s has its own sign in the calendar', (state, booking) => {
  const item = cellItem({ booking }, { date: '2026-11-20', time: '09:00' })
  expect(signOf(item, false)).toBe(SIGNS[state])
})
