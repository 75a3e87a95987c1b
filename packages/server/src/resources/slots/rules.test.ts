import { expect, it } from 'vitest'
import { summaryDays } from './slot.ts'

it('sums up seven days across a month end, fewer at the end of the calendar', () => {
  expect(summaryDays('28-11-2026')).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ])
  expect(summaryDays('30-12-9999')).toEqual(['9999-12-30', '9999-12-31'])
  expect(summaryDays('31-02-2026')).toEqual([])
})
