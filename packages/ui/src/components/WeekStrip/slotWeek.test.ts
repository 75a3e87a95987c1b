import type { WeekdayCode } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { slotWeek } from './slotWeek.ts'

const WORKDAYS: readonly WeekdayCode[] = ['MON', 'TUE', 'WED', 'FRI', 'SAT']

/** Returns a letter per day: `a` available, `u` unavailable, `p` past. */
const letters = (start: string, days: readonly WeekdayCode[], today: string) =>
  slotWeek(start, days, today)
    .map(({ state }) => state.charAt(0))
    .join('')

describe('[SLOT-02] which days of the strip can be chosen', () => {
  it.each<[string, readonly WeekdayCode[], string, string, string]>([
    ['2026-11-22', WORKDAYS, '2026-11-20', 'uaaauaa', 'Sunday and Thursday are not days of this doctor'],
    ['2026-11-20', WORKDAYS, '2026-11-20', 'aauaaau', 'today can be chosen'],
    ['2026-11-20', WORKDAYS, '2026-11-22', 'ppuaaau', 'what lies before today is past'],
    ['2026-11-01', WORKDAYS, '2026-11-20', 'ppppppp', 'a week that is over'],
    ['2026-11-22', [], '2026-11-20', 'uuuuuuu', 'no available days in the profile'],
    ['2026-11-22', ['SUN'], '2026-11-20', 'auuuuuu', 'one day a week'],
  ])('from %s with %j, today %s: %s (%s)', (start, days, today, expected) => {
    expect(letters(start, days, today)).toBe(expected)
  })

  it.each([
    ['2026-11-28', '2026-12-04'],
    ['2026-12-29', '2027-01-04'],
    ['2028-02-26', '2028-03-03'],
  ])('seven consecutive days across the end of a month: %s to %s', (start, last) => {
    const week = slotWeek(start, WORKDAYS, '2026-11-20')
    expect(week).toHaveLength(7)
    expect(week[0]?.date).toBe(start)
    expect(week.at(-1)?.date).toBe(last)
  })

  it('knows today', () => {
    expect(slotWeek('2026-11-18', WORKDAYS, '2026-11-20').findIndex(({ isToday }) => isToday)).toBe(2)
  })
})
