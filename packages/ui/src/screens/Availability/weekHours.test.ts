import type { WeekdayHours } from '@nalam/sdk'
import { hoursProblems } from '@nalam/sdk/validation'
import { describe, expect, it } from 'vitest'
import {
  hoursOf,
  isChanged,
  isSameWeek,
  leftOverMinutes,
  nextRange,
  pictureHours,
  slotDifference,
  withCopies,
  withStart,
} from './weekHours.ts'

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
    expect(slotDifference(WEEK, shorter)).toEqual({ change: -3, onlyOn: 'TUE' })
    expect(slotDifference(WEEK, [])).toEqual({ change: -32, onlyOn: undefined })
    expect(slotDifference(WEEK, WEEK)).toEqual({ change: 0, onlyOn: undefined })
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
    for (const last of [late, hours('MON', '20:00', '23:30'), hours('MON', '20:00', '24:00')])
      expect(hoursProblems([last, { ...nextRange([last]), weekday: 'MON' }])).toEqual([])
    expect(nextRange([late])).toMatchObject({ from: '23:40', to: '24:00' })
    expect(nextRange([hours('MON', '20:00', '24:00')])).toMatchObject({ from: '17:00', to: '19:00' })
  })

  it.each([
    ['keeps a chosen end that is later', '10:00', false, '12:20'],
    ['moves a chosen end that the start reaches', '12:20', false, '15:40'],
    ['moves a proposed end with the start', '08:00', true, '11:20'],
    ['ends at midnight at the latest', '22:00', false, '24:00'],
  ])('a later or earlier start %s', (_case, from, isProposed, to) => {
    expect(withStart(hours('MON', '09:00', '12:20'), from, isProposed)).toEqual(hours('MON', from, to))
  })

  it.each([
    ['12:20', 0, 0],
    ['12:35', 0, 15],
    ['12:20', 10, 0],
    ['12:35', 10, 15],
    ['09:10', 0, 0],
    ['24:00', 0, 0],
  ] as const)('until %s with a break of %i minutes leave %i minutes over', (to, pauseMinutes, minutes) => {
    expect(leftOverMinutes({ ...hours('MON', '09:00', to), pauseMinutes })).toBe(minutes)
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
  for (const to of ['23:50', '24:00']) expect(pictureHours([hours('SUN', '00:10', to)])).toEqual({ first: 0, last: 24 })
})
