import { describe, expect, it } from 'vitest'
import { dashboardBookingsKey } from '../../shared/bookings/useDashboardBookings.ts'
import { bookingListKey, holdsBookings } from './keys.ts'

describe('which keys a decision touches', () => {
  it.each([
    [bookingListKey('doc_1', 1, ''), true],
    [bookingListKey('doc_1', 3, 'anitha'), true],
    [bookingListKey('doc_1', 1, '', { order: 'soonest', status: [1] }), true],
    [dashboardBookingsKey('doc_1'), true],
    [bookingListKey('doc_2', 1, ''), false],
    [['bookings', 'poll', 'doc_1'], false],
    [['slots', 'list', 'doc_1'], false],
    ['session', false],
    [undefined, false],
  ])('%j: %s', (key, expected) => {
    expect(holdsBookings(key, 'doc_1')).toBe(expected)
  })
})
