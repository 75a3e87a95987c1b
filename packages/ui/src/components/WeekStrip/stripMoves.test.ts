import { describe, expect, it } from 'vitest'
import { stripMoves } from './slotWeek.ts'

describe('[SLOT-01] where the arrows lead', () => {
  it.each<[string, string, string | null, string | null, string]>([
    ['2026-11-20', '2026-11-20', null, '2026-12-01', 'the current month is the first'],
    ['2026-11-30', '2026-11-20', null, '2026-12-01', 'also from its last day'],
    ['2026-12-01', '2026-11-20', '2026-11-20', '2027-01-01', 'back into the current month: today'],
    ['2027-01-15', '2026-11-20', '2026-12-01', '2027-02-01', 'a month is entered on its first day'],
    ['2027-03-31', '2027-01-31', '2027-02-01', '2027-04-01', 'from the 31st'],
    ['9998-12-01', '2026-11-20', '9998-11-01', null, 'the calendar ends'],
  ])('months from %s, today %s: %s and %s (%s)', (start, today, previous, next) => {
    const moves = stripMoves(start, today)
    expect([moves.previousMonth, moves.nextMonth]).toEqual([previous, next])
  })

  it.each<[string, string, string | null, string | null, string]>([
    ['2026-11-20', '2026-11-20', '2026-11-13', '2026-11-27', 'past days of the current month may be seen'],
    ['2026-11-05', '2026-11-20', '2026-11-01', '2026-11-12', 'not before the current month'],
    ['2026-11-01', '2026-11-20', null, '2026-11-08', 'not before the current month'],
    ['2026-12-28', '2026-11-20', '2026-12-21', '2027-01-04', 'across the year'],
  ])('weeks from %s, today %s: %s and %s (%s)', (start, today, previous, next) => {
    const moves = stripMoves(start, today)
    expect([moves.previousWeek, moves.nextWeek]).toEqual([previous, next])
  })
})
