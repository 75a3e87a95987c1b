import { describe, expect, it } from 'vitest'
import { dashboardBookingsKey } from './dashboardBookings.ts'
import { queries } from '../queries/queries.ts'
import { bookingListKey, bookingSearch, holdsBookings, type FilterRequest } from './keys.ts'

describe('which keys a decision touches', () => {
  it.each([
    [bookingListKey('doc_1', 1, ''), true],
    [bookingListKey('doc_1', 3, 'anitha'), true],
    [bookingListKey('doc_1', 1, '', { order: 'soonest', status: [1] }), true],
    [dashboardBookingsKey('doc_1'), true],
    [bookingListKey('doc_2', 1, ''), false],
    [['bookings', 'poll', 'doc_1'], false],
    [['slots', 'list', 'doc_1'], false],
    [queries.session.renew().key, false],
    [undefined, false],
  ])('%j: %s', (key, expected) => {
    expect(holdsBookings(key, 'doc_1')).toBe(expected)
  })
})

describe('the read that a key stands for', () => {
  const requests: (FilterRequest | null)[] = [
    null,
    { order: 'latest' },
    { order: 'soonest', status: [1] },
    { order: 'latest', status: [2, 3], from: '22-11-2026', to: '28-11-2026' },
  ]
  it.each(requests)('%j', (filters) => {
    const wanted = { doctorId: 'doc_1', page: 2, search: 'anitha', ...filters }
    expect(bookingSearch(bookingListKey('doc_1', 2, 'anitha', filters))).toEqual(wanted)
    expect(bookingListKey('doc_1', 2, 'anitha', filters)).toEqual(queries.bookings.list(wanted).key)
  })
})
