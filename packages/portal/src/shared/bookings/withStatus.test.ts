import type { Booking } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { withStatus } from './withStatus.ts'

const booking = (id: string, status: Booking['status']): Booking => ({
  id,
  bookingId: `NLM-${id}`,
  date: '23-11-2026',
  time: '09:30',
  patientName: 'கவிதா முருகன்',
  patientPhone: '9000020001',
  mode: 'Online',
  status,
})
const summary = { total: 9, confirmed: 4, pending: 3 }

describe('cached bookings after a decision', () => {
  it.each([
    [2, { total: 9, confirmed: 5, pending: 2 }],
    [3, { total: 9, confirmed: 4, pending: 2 }],
    [4, { total: 9, confirmed: 4, pending: 2 }],
  ] as const)('with status %i has the new row and counts', (status, counts) => {
    const before = { bookings: [booking('a', 1), booking('b', 1)], summary }
    const after = withStatus(before, booking('b', 1), status)
    expect(after.bookings.map((row) => row.status)).toEqual([1, status])
    expect(after.summary).toEqual(counts)
    expect(before.bookings.map((row) => row.status)).toEqual([1, 1])
  })

  it.each([
    [2, { declined: 1, reschedule: 2 }],
    [3, { declined: 2, reschedule: 2 }],
    [4, { declined: 1, reschedule: 3 }],
  ] as const)('[FIND-01] with status %i has the new count of its filter', (status, counts) => {
    const before = { bookings: [], summary: { ...summary, declined: 1, reschedule: 2, today: 5 } }
    expect(withStatus(before, booking('b', 1), status).summary).toMatchObject({ ...counts, today: 5 })
  })

  it('[UNDO-02] that is undone has the booking as before', () => {
    const before = { bookings: [booking('a', 3)], summary: { ...summary, declined: 2, reschedule: 0 } }
    const after = withStatus(before, booking('a', 3), 1)
    expect(after.bookings.map((row) => row.status)).toEqual([1])
    expect(after.summary).toEqual({ total: 9, confirmed: 4, pending: 4, declined: 1, reschedule: 0 })
  })

  it('changes the counts of a page that does not show the row', () => {
    const after = withStatus({ bookings: [booking('a', 2)], summary }, booking('z', 1), 2)
    expect(after).toEqual({ bookings: [booking('a', 2)], summary: { total: 9, confirmed: 5, pending: 2 } })
  })

  it('leaves data alone that already has the decision', () => {
    const fresh = { bookings: [booking('a', 2)], summary }
    expect(withStatus(fresh, booking('a', 1), 2)).toBe(fresh)
  })

  it('has no counts if the platform gives none', () => {
    const page = { bookings: [booking('a', 1)], summary: undefined }
    expect(withStatus(page, booking('a', 1), 2).summary).toBeUndefined()
    const partly = { bookings: [booking('a', 1)], summary: { total: 1, confirmed: 0, pending: undefined } }
    expect(withStatus(partly, booking('a', 1), 2).summary).toEqual({ total: 1, confirmed: 1, pending: undefined })
  })
})
