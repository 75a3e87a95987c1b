import { BOOKING_STATUS } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { listPlan, searchPatterns, undoTransition, undoUntil, type BookingFilters } from './rules.ts'

const { pending, confirmed, reschedule } = BOOKING_STATUS
// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')

it('a decision of a clock that was ahead cannot be undone', () => {
  const ahead = { status: confirmed, decidedAt: new Date(NOW.getTime() + 61_000) }
  expect(undoUntil(ahead, NOW)).toBeUndefined()
  expect(undoTransition(ahead, NOW)).toEqual({ problem: { code: 'booking.undo_over' } })
  const within = { status: confirmed, decidedAt: new Date(NOW.getTime() + 60_000) }
  expect(undoTransition(within, NOW).problem).toBeUndefined()
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
    ['tel:+919876543210', ['%9876543210%']],
    ['İlhan', ['%ilhan%']],
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
