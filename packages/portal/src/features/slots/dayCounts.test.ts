import { describe, expect, it } from 'vitest'
import { dayCounts } from './slots.ts'

const count = (date: string, open: number) => ({ date, open, booked: 0 })

describe('the counts of the days in the strip', () => {
  it('are unknown while the week is loading', () => {
    expect(dayCounts(undefined, { slots: [], days: [count('24-11-2026', 1)] })).toBeUndefined()
  })

  it('are missing if the server does not count', () => {
    expect(dayCounts({ slots: [], days: undefined }, { slots: [], days: undefined })).toBeNull()
  })

  it('use the chosen day’s newer counts if there are any', () => {
    const week = { slots: [], days: [count('23-11-2026', 5), count('24-11-2026', 6)] }
    const day = { slots: [], days: [count('24-11-2026', 7), count('30-11-2026', 9)] }
    expect(dayCounts(week, day)).toEqual([count('23-11-2026', 5), count('24-11-2026', 7)])
    expect(dayCounts(week, undefined)).toEqual(week.days)
  })
})
