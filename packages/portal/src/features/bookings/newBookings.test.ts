import type { Booking } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { newBookings } from './AppointmentsRoute.tsx'

const booking = (id: string): Booking => ({
  id,
  bookingId: id,
  date: '23-11-2026',
  time: '10:00',
  patientName: 'Anitha Selvam',
  patientPhone: '9840012345',
  mode: 'Clinic',
  status: 1,
})
const counts = (total: number, pending = 0) => ({ total, confirmed: 0, pending })
const page = (total: number | undefined, pending = 0, ids: readonly string[] = []) => ({
  bookings: ids.map(booking),
  currentPage: 1,
  totalPages: 1,
  itemsPerPage: 10,
  totalItems: total,
  summary: total === undefined ? undefined : counts(total, pending),
})
const polled = (total: number, pending = 0, ids: readonly string[] = []) => ({
  bookings: ids.map(booking),
  summary: counts(total, pending),
})

describe('how many bookings came since the page was read', () => {
  it.each([
    ['three more', page(140), polled(143), 3],
    ['none', page(140), polled(140), 0],
    ['one cancelled', page(141), polled(140), 0],
    ['a platform that does not count', page(undefined), polled(140), 0],
    ['nothing read yet', undefined, polled(140), 0],
    ['nothing polled yet', page(140), undefined, 0],
    ['one new, a confirmed one cancelled', page(140, 9), polled(140, 10), 1],
    ['one new, a pending one cancelled', page(140, 9, ['a', 'b', 'c']), polled(140, 9, ['new', 'a', 'c']), 1],
    ['one cancelled, and another moves up', page(3, 3, ['a', 'b', 'c']), polled(2, 2, ['a', 'c']), 0],
  ])('%s', (_name, shown, heard, expected) => {
    expect(newBookings(shown, heard, true)).toBe(expected)
  })

  it('bookings of another page are not taken for new ones', () => {
    expect(newBookings(page(140, 9, ['k', 'l']), polled(140, 9, ['a', 'b']), false)).toBe(0)
  })
})
