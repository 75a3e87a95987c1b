import { describe, expect, it } from 'vitest'
import { nextExtension, nightOf } from './rules.ts'

describe('keeping slots published', () => {
  it.each([
    ['before 02:00 at the clinic the night before counts', '2026-11-30T20:29:59.999Z', '2026-11-30'],
    ['from 02:00 on the new one', '2026-11-30T20:30:00.000Z', '2026-12-01'],
    ['at midnight at the clinic nothing changes', '2026-12-31T18:30:00.000Z', '2026-12-31'],
    ['in the afternoon', '2027-01-01T09:00:00.000Z', '2027-01-01'],
  ])('[AVAIL-05] %s', (_case, moment, night) => {
    expect(nightOf(new Date(moment))).toBe(night)
  })

  const NIGHT = '2026-11-23'
  it.each([
    ['0 weeks add nothing', 0, null, undefined],
    ['the day that is missing after a night', 4, '2026-12-19', ['2026-12-20', '2026-12-20']],
    ['nothing where all is published', 4, '2026-12-20', undefined],
    ['nothing where more is published', 4, '2027-03-01', undefined],
    ['before the first publication from today on, a part at a time', 4, null, ['2026-11-23', '2026-12-06']],
    ['after a standstill from today on', 4, '2026-10-01', ['2026-11-23', '2026-12-06']],
    ['the next part', 4, '2026-12-06', ['2026-12-07', '2026-12-20']],
    ['one week', 1, null, ['2026-11-23', '2026-11-29']],
    ['twelve weeks', 12, '2027-02-13', ['2027-02-14', '2027-02-14']],
  ])('[AVAIL-05] %s', (_case, keepPublishedWeeks, publishedUntil, expected) => {
    const range = nextExtension({ keepPublishedWeeks, publishedUntil }, NIGHT)
    expect(range && [range.from, range.to]).toEqual(expected)
  })
})
