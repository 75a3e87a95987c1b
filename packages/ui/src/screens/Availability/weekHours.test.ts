import type { WeekdayHours } from '@nalam/sdk'
import { hoursProblems } from '@nalam/sdk/validation'
import { describe, expect, it } from 'vitest'
import { hoursOf, isChanged, isSameWeek, nextRange, pictureHours, slotDifference, withCopies } from './weekHours.ts'

const hours = (
  weekday: WeekdayHours['weekday'],
  from: string,
  to: string,
  slotMinutes: 15 | 20 = 20,
): WeekdayHours => ({
  weekday,
  from,
  to,
  slotMinutes,
  pauseMinutes: 0,
})
const WEEK = [hours('MON', '09:00', '12:20'), hours('TUE', '09:00', '12:20'), hours('TUE', '17:00', '20:00', 15)]

describe('a change of the weekly hours', () => {
  it('[AVAIL-01] is counted, and names its day', () => {
    const shorter = [WEEK[0]!, WEEK[1]!, hours('TUE', '17:00', '19:15', 15)]
    expect(slotDifference(WEEK, shorter)).toEqual({ total: 29, change: -3, onlyOn: 'TUE' })
    expect(slotDifference(WEEK, [])).toEqual({ total: 0, change: -32, onlyOn: undefined })
    expect(slotDifference(WEEK, WEEK)).toEqual({ total: 32, change: 0, onlyOn: undefined })
  })

  it('is none when only the order differs', () => {
    expect(isSameWeek(WEEK, WEEK.toReversed())).toBe(true)
    expect(isSameWeek(WEEK, WEEK.slice(1))).toBe(false)
    const saved = { version: 1, weeklyHours: WEEK, keepPublishedWeeks: 4 }
    expect(isChanged(saved, { ...saved, weeklyHours: WEEK.toReversed() })).toBe(false)
    expect(isChanged(saved, { ...saved, keepPublishedWeeks: 5 })).toBe(true)
  })
})

describe('more hours on a day', () => {
  it('[AVAIL-01] begin in the morning or after the existing hours, and are always valid', () => {
    expect(nextRange([])).toMatchObject({ from: '09:00', to: '12:00' })
    expect(nextRange(WEEK.slice(1))).toMatchObject({ from: '21:00', to: '23:00', slotMinutes: 15 })
    const late = hours('MON', '20:00', '22:40')
    expect(hoursProblems([late, { ...nextRange([late]), weekday: 'MON' }])).toEqual([])
  })

  it('are copied in place of the hours of other days', () => {
    const copied = withCopies(WEEK, 'MON', ['TUE', 'SUN'])
    expect(hoursOf(copied, 'TUE').map(({ hours: { from, to } }) => [from, to])).toEqual([['09:00', '12:20']])
    expect(hoursOf(copied, 'SUN')).toHaveLength(1)
    expect(hoursOf(copied, 'MON')).toHaveLength(1)
  })
})

it('the picture begins an hour before and ends an hour after all hours, within the day', () => {
  expect(pictureHours(WEEK)).toEqual({ first: 8, last: 21 })
  expect(pictureHours([])).toEqual({ first: 8, last: 18 })
  expect(pictureHours([hours('SUN', '00:10', '23:50')])).toEqual({ first: 0, last: 24 })
})
