import { BOOKING_STATUS } from '@nalam/sdk'
import type { Booking, BookingStatusCode } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { sampleBookings } from '../fixtures/bookings.ts'
import { needsConfirmation, possibleDecisions } from './actions.ts'
import { isOverdue } from '@nalam/sdk/rules'
import { nextPending } from './keys/nextPending.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS

function withStatus(status: BookingStatusCode): Booking {
  const [booking] = sampleBookings(1)
  if (!booking) throw new Error('no sample')
  return { ...booking, status }
}

it.each([
  ['approve', true, [], false],
  ['approve', true, [{ id: 'bkg_2', patientName: 'Sundar Raman' }], true],
  ['decline', true, [], false],
  ['decline', false, [], true],
  ['reschedule', true, [], true],
] as const)('[CAL-08] %s, undo %s, conflicts %j: asked first: %s', (decision, hasUndo, conflicts, expected) => {
  expect(needsConfirmation(decision, { hasUndo, conflicts })).toBe(expected)
})

describe('[BOOK-06] the decisions that a booking allows', () => {
  it.each([
    [pending, ['approve', 'reschedule', 'decline']],
    [confirmed, []],
    [declined, []],
    [reschedule, []],
  ] as const)('status %i: %j', (status, expected) => {
    expect(possibleDecisions(withStatus(status))).toEqual(expected)
  })
})

describe('[FIND-03] a booking whose time has passed', () => {
  const booking: Booking = { ...withStatus(pending), date: '24-11-2026', time: '10:10' }

  it.each([
    ['2026-11-23', '23:59', false],
    ['2026-11-24', '10:09', false],
    ['2026-11-24', '10:10', true],
    ['2026-11-25', '00:00', true],
  ])('on %s at %s: %s', (date, time, expected) => {
    const now = { date, time }
    expect(isOverdue(booking, now)).toBe(expected)
    expect(possibleDecisions(booking, now)).toEqual(expected ? ['decline'] : ['approve', 'reschedule', 'decline'])
  })

  it('is like any other if the platform does not distinguish them, or if its date is unreadable', () => {
    expect(isOverdue(booking, undefined)).toBe(false)
    expect(isOverdue({ ...booking, date: '' }, { date: '2026-11-25', time: '09:00' })).toBe(false)
  })

  it('is not overdue once it is answered', () => {
    expect(isOverdue({ ...booking, status: confirmed }, { date: '2026-11-25', time: '09:00' })).toBe(false)
  })

  it('never comes before one that can still be approved', () => {
    const now = { date: '2026-11-24', time: '10:30' }
    const rows = [booking, { ...booking, id: 'b', status: confirmed }, { ...booking, id: 'c', time: '11:00' }]
    expect(nextPending(rows, -1, now)).toBe(2)
    expect(nextPending(rows, 2, now)).toBe(0)
    expect(nextPending([booking, { ...booking, id: 'd' }], 0, now)).toBe(1)
  })
})

describe('the next pending row', () => {
  it.each([
    [[pending, pending, confirmed], 0, 1],
    [[pending, confirmed, confirmed, pending], 0, 3],
    [[pending, confirmed, pending], 2, 0],
    [[confirmed, confirmed, confirmed], 1, 1],
  ] as const)('after the row %j/%i comes %i', (statuses, index, expected) => {
    expect(nextPending(statuses.map(withStatus), index)).toBe(expected)
  })
})
