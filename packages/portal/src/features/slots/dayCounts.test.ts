import { describe, expect, it } from 'vitest'
import { dayCounts } from './dayCounts.ts'

const count = (date: string, open: number) => ({ date, open, booked: 0 })

describe('what the days of the strip hold', () => {
  it('is unknown while the week is being read', () => {
    expect(dayCounts(undefined, { slots: [], days: [count('24-11-2026', 1)] })).toBeUndefined()
  })

  it('is not said by a server that does not count', () => {
    expect(dayCounts({ slots: [], days: undefined }, { slots: [], days: undefined })).toBeNull()
  })

  it('takes the chosen day’s newer counts where it has them', () => {
    const week = { slots: [], days: [count('23-11-2026', 5), count('24-11-2026', 6)] }
    const day = { slots: [], days: [count('24-11-2026', 7), count('30-11-2026', 9)] }
    expect(dayCounts(week, day)).toEqual([count('23-11-2026', 5), count('24-11-2026', 7)])
    expect(dayCounts(week, undefined)).toEqual(week.days)
  })
})
