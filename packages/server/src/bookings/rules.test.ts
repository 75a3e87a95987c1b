import { BOOKING_DECISION, BOOKING_STATUS } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { listPlan, searchPatterns, transition, undoTransition, undoUntil, type BookingFilters } from './rules.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')
const alreadyDecided = { problem: 'booking.already_decided' }

describe('a decision', () => {
  it.each([
    ['approve', pending, { status: confirmed, slot: 'unchanged', event: 'booking.accepted' }],
    ['decline', pending, { status: declined, slot: 'freed', event: 'booking.declined' }],
    ['reschedule', pending, { status: reschedule, slot: 'freed', event: 'booking.reschedule_requested' }],
    ['approve', confirmed, alreadyDecided],
    ['decline', confirmed, alreadyDecided],
    ['reschedule', confirmed, alreadyDecided],
    ['approve', declined, alreadyDecided],
    ['decline', declined, alreadyDecided],
    ['reschedule', declined, alreadyDecided],
    ['approve', reschedule, alreadyDecided],
    ['decline', reschedule, alreadyDecided],
    ['reschedule', reschedule, alreadyDecided],
  ] as const)('%s of a booking with status %i', (decision, status, expected) => {
    expect(transition({ status, startsAt: '2026-11-20 12:00:00' }, BOOKING_DECISION[decision], NOW)).toEqual(expected)
  })

  it.each([
    ['approve', '2026-11-20 11:31:00', NOW, 'booking.accepted'],
    ['approve', '2026-11-20 11:30:00', NOW, 'booking.past'],
    ['reschedule', '2026-11-20 11:30:00', NOW, 'booking.past'],
    ['decline', '2026-11-20 11:30:00', NOW, 'booking.declined'],
    ['approve', '2020-01-01 00:00:00', NOW, 'booking.past'],
    // A server without extensions does not apply this rule.
    ['approve', '2020-01-01 00:00:00', undefined, 'booking.accepted'],
  ] as const)('%s of a pending booking at %s, decided at %s: %s', (decision, startsAt, now, expected) => {
    const outcome = transition({ status: pending, startsAt }, BOOKING_DECISION[decision], now)
    expect(outcome.problem ?? outcome.event).toBe(expected)
  })
})

describe('undoing a decision', () => {
  const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)
  const MINUTE = 60_000

  it.each([
    ['at once', confirmed, NOW, { status: pending, slot: 'unchanged', event: 'booking.undone' }],
    ['at once', declined, NOW, { status: pending, slot: 'taken', event: 'booking.undone' }],
    ['at once', reschedule, NOW, { status: pending, slot: 'taken', event: 'booking.undone' }],
    [
      'in the last moment',
      confirmed,
      ago(10 * MINUTE - 1),
      { status: pending, slot: 'unchanged', event: 'booking.undone' },
    ],
    ['after 10 minutes', confirmed, ago(10 * MINUTE), { problem: 'booking.undo_over' }],
    ['after 10 minutes', declined, ago(10 * MINUTE), { problem: 'booking.undo_over' }],
    ['after a day', reschedule, ago(24 * 60 * MINUTE), { problem: 'booking.undo_over' }],
    ['without a moment of the decision', confirmed, null, { problem: 'booking.undo_over' }],
    ['never decided', pending, null, { problem: 'booking.not_decided' }],
    ['undone before', pending, NOW, { problem: 'booking.not_decided' }],
  ] as const)('[UNDO-01] %s, of a booking with status %i', (_when, status, decidedAt, expected) => {
    expect(undoTransition({ status, decidedAt }, NOW)).toEqual(expected)
  })

  it.each([
    [confirmed, NOW, '2026-11-20T06:10:00.000Z'],
    [declined, ago(9 * MINUTE), '2026-11-20T06:01:00.000Z'],
    [declined, ago(10 * MINUTE), undefined],
    [pending, NOW, undefined],
    [confirmed, null, undefined],
  ] as const)('[UNDO-01] a booking with status %i, decided at %s, can be undone until %s', (status, decidedAt, end) => {
    expect(undoUntil({ status, decidedAt }, NOW)?.toISOString()).toBe(end)
  })
})

describe('the search of bookings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['   ', []],
    ['Anitha', ['%anitha%']],
    ['Govindan  Prabhu', ['%govindan%', '%prabhu%']],
    [' NLM-100231 ', ['%nlm-100231%']],
    ['50%', [String.raw`%50\%%`]],
    ['a_b', [String.raw`%a\_b%`]],
    ['+91 98765 43210', ['%9876543210%']],
    ['98765-43210', ['%9876543210%']],
    ['98765 43210 anitha', ['%9876543210%', '%anitha%']],
    ['anitha +91 98765 43210 selvam', ['%anitha%', '%9876543210%', '%selvam%']],
    ['9876543210 100231', ['%9876543210%', '%100231%']],
    ['98765-43210 100231', ['%9876543210%', '%100231%']],
    ['⁨+91 98765 43210⁩', ['%9876543210%']],
    ['(098765) 43210', ['%9876543210%']],
    ['௯௮௭௬௫ ௪௩௨௧௦', ['%9876543210%']],
    ['anitha ⁨98765⁩', ['%anitha%', '%98765%']],
    ['12 selvam', ['%12%', '%selvam%']],
    ['கவிதா', ['%கவிதா%']],
  ])('search %j looks for %j', (search, patterns) => {
    expect(searchPatterns(search)).toEqual(patterns)
  })
})

describe('the plan of a filtered list', () => {
  const plan = (filters: Partial<BookingFilters>) =>
    listPlan({ statuses: undefined, from: undefined, to: undefined, order: 'latest', ...filters }, NOW)
  const branches = (filters: Partial<BookingFilters>) =>
    plan(filters).shape.branches.map(({ status, from }) => [status, from])

  it('is one walk along all bookings, or one for each status', () => {
    expect(branches({})).toEqual([[undefined, 'from']])
    expect(branches({ statuses: [4, 3, 2, 1] })).toEqual([[undefined, 'from']])
    expect(branches({ statuses: [4, 1] })).toEqual([
      [pending, 'from'],
      [reschedule, 'from'],
    ])
    expect(plan({ statuses: [pending] }).overdue).toBeUndefined()
    expect(plan({ statuses: [confirmed], order: 'soonest' }).overdue).toBeUndefined()
  })

  it('lists overdue bookings apart where the soonest come first', () => {
    expect(branches({ statuses: [pending, confirmed], order: 'soonest' })).toEqual([
      [pending, 'pendingFrom'],
      [confirmed, 'from'],
    ])
    expect(plan({ order: 'soonest' })).toMatchObject({
      bounds: {
        from: '-infinity',
        pendingFrom: '2026-11-20 11:30:01',
        before: 'infinity',
        overdueEnd: '2026-11-20 11:30:01',
      },
      overdue: { branches: [{ status: pending, from: 'from', before: 'overdueEnd' }], order: 'soonest' },
    })
  })

  it.each([
    ['2026-11-01', '2026-11-10', '2026-11-20 11:30:01', '2026-11-11 00:00:00', '2026-11-11 00:00:00'],
    ['2026-11-20', '2026-11-20', '2026-11-20 11:30:01', '2026-11-21 00:00:00', '2026-11-20 11:30:01'],
    ['2026-12-01', '2026-12-31', '2026-12-01 00:00:00', '2027-01-01 00:00:00', '2026-11-20 11:30:01'],
    ['2026-12-01', '9999-12-31', '2026-12-01 00:00:00', 'infinity', '2026-11-20 11:30:01'],
  ])('keeps the days from %s to %s in both parts', (from, to, pendingFrom, before, overdueEnd) => {
    const { bounds, overdue, shape } = plan({ from, to, order: 'soonest' })
    expect(bounds).toEqual({ from: `${from} 00:00:00`, pendingFrom, before, overdueEnd })
    expect(overdue?.branches).toEqual([{ status: pending, from: 'from', before: 'overdueEnd' }])
    expect([shape.counted.isDated, plan({}).shape.counted.isDated]).toEqual([true, false])
  })
})
