import { describe, expect, it } from 'vitest'
import { chosenDay, slotWeek } from './slotWeek.ts'

describe('[SLOT-02] which day is chosen', () => {
  const week = slotWeek('2026-11-19', ['MON', 'FRI', 'SAT'], '2026-11-21')

  it.each<[string | null | undefined, string, string]>([
    [undefined, '2026-11-21', 'nothing wanted: the first available day'],
    [null, '2026-11-21', 'nothing wanted'],
    ['2026-11-23', '2026-11-23', 'the wanted day'],
    ['2026-11-20', '2026-11-21', 'a past day cannot be wanted'],
    ['2026-11-22', '2026-11-21', 'nor one on which the doctor sees nobody'],
    ['2026-11-30', '2026-11-21', 'nor one outside the strip'],
    ['yesterday', '2026-11-21', 'nor something that is no day'],
  ])('%s → %s (%s)', (wanted, expected) => {
    expect(chosenDay(week, wanted)).toBe(expected)
  })

  it('chooses nothing where no day can be chosen', () => {
    expect(chosenDay(slotWeek('2026-11-19', [], '2026-11-21'), '2026-11-23')).toBeNull()
    expect(chosenDay(slotWeek('2026-11-01', ['MON'], '2026-11-21'))).toBeNull()
  })
})
