import { describe, expect, it } from 'vitest'
import { queries } from '../queries/queries.ts'
import { bookingPage, dashboardBookings, holdsBookings } from './bookingQueries.ts'

describe('which keys a decision touches', () => {
  it.each([
    [bookingPage('doc_1', 1, '', null).key, true],
    [bookingPage('doc_1', 3, 'anitha', null).key, true],
    [bookingPage('doc_1', 1, '', { order: 'soonest', status: [1] }).key, true],
    [dashboardBookings('doc_1').key, true],
    [bookingPage('doc_2', 1, '', null).key, false],
    [['bookings', 'poll', 'doc_1'], false],
    [['slots', 'list', 'doc_1'], false],
    [queries.session.renew().key, false],
    [undefined, false],
  ])('%j: %s', (key, expected) => {
    expect(holdsBookings('doc_1')(key)).toBe(expected)
  })
})
