import { type Booking, BOOKING_STATUS } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { createdSince } from './useLiveBookings.ts'
import { statusAfter, withLiveStatus } from './withStatus.ts'

const row = (id: string, status: Booking['status']): Booking => ({
  id,
  bookingId: `NLM-${id}`,
  date: '24-11-2026',
  time: '09:30',
  patientName: 'Anitha Selvam',
  patientPhone: '9789012345',
  mode: 'Online',
  status,
})

describe('an event about a booking', () => {
  it.each([
    ['booking.accepted', BOOKING_STATUS.confirmed],
    ['booking.declined', BOOKING_STATUS.declined],
    ['booking.reschedule_requested', BOOKING_STATUS.reschedule],
    ['booking.undone', BOOKING_STATUS.pending],
    ['booking.created', undefined],
    ['booking.of_a_later_release', undefined],
    [undefined, undefined],
  ])('%s: %s', (name, status) => expect(statusAfter(name)).toBe(status))

  it('changes its row and moves none', () => {
    const data = { bookings: [row('a', 1), row('b', 1), row('c', 2)], totalItems: 3 }
    const changed = withLiveStatus(data, 'b', BOOKING_STATUS.declined)
    expect(changed).toEqual({ bookings: [row('a', 1), row('b', 3), row('c', 2)], totalItems: 3 })
  })

  it('leaves data alone that does not show it, or already has the change', () => {
    const data = { bookings: [row('a', 2)] }
    expect(withLiveStatus(data, 'b', BOOKING_STATUS.declined)).toBe(data)
    expect(withLiveStatus(data, 'a', BOOKING_STATUS.confirmed)).toBe(data)
  })
})

describe('new bookings', () => {
  const created = [
    { id: 'a', at: 100, isUndone: false },
    { id: 'b', at: 200, isUndone: false },
    { id: 'c', at: 300, isUndone: false },
  ]
  it('are those that came after the page was read and are not on it', () => {
    expect(createdSince(created, { readAt: 150, bookings: [{ id: 'c' }] })).toHaveLength(1)
    expect(createdSince(created, { readAt: 300, bookings: [] })).toEqual([])
    expect(createdSince(created, undefined)).toEqual([])
  })
})
