import { describe, expect, it } from 'vitest'
import { stripStart } from './slotWeek.ts'

const TODAY = '2026-11-20'

describe('where the strip starts (D7)', () => {
  it.each<[string | null, string | null, string, string]>([
    [null, null, TODAY, 'nothing asked: today'],
    ['2026-11-23', null, '2026-11-23', 'at the date of the address'],
    ['2026-11-25', '2026-11-22', '2026-11-22', 'choosing a day does not move the strip'],
    ['2026-11-28', '2026-11-22', '2026-11-22', 'nor the last of its days'],
    ['2026-11-29', '2026-11-22', '2026-11-29', 'a date outside moves it'],
    ['2026-11-21', '2026-11-22', '2026-11-21', 'also one before'],
    ['23-11-2026', null, '2026-11-23', "the wire's spelling"],
    ['2026-11-03', null, '2026-11-03', 'a past day of the current month'],
    ['2026-10-31', null, TODAY, 'nothing before the current month'],
    ['2026-11-02', '2026-10-30', '2026-11-02', 'also not through the remembered start'],
    ['2026-02-30', null, TODAY, 'no such day'],
    ['<script>', '2026-11-22', TODAY, 'no day at all'],
    ['9999-12-31', null, TODAY, 'the end of the calendar'],
  ])('%s, remembered %s: %s (%s)', (asked, remembered, expected) => {
    expect(stripStart(asked, remembered, TODAY)).toBe(expected)
  })
})
