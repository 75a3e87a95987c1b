import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockTimeOfMinutes,
  endOfMinutes,
  formatClockTime,
  formatHour,
  formatShortTime,
  formatTimeRange,
  HALF_HOUR_TIMES,
  HOURS,
  isClockTime,
  minutesOfDay,
  minutesOfEnd,
  parseClockTime,
  parseHour,
} from './clockTime.ts'

it.each([
  ['09:00', '10:30', '9:00 – 10:30 AM'],
  ['17:00', '19:15', '5:00 – 7:15 PM'],
  ['09:00', '12:20', '9:00 AM – 12:20 PM'],
  ['17:00', '24:00', '5:00 PM – 12:00 AM'],
])('the range from %s to %s is shown as %s', (from, to, shown) => {
  expect(formatTimeRange(from, to)).toBe(shown)
})

it.each([
  ['09:30', '9:30'],
  ['24:00', '12:00'],
  ['soon', 'soon'],
  ['10 AM sharp', '10 AM sharp'],
])('%s without AM and PM is %s', (time, shown) => {
  expect(formatShortTime(time)).toBe(shown)
})

describe('times of day', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['09:30', '9:30 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:05', '1:05 PM'],
    ['23:30', '11:30 PM'],
  ])('%s is shown as %s and read back', (time, shown) => {
    expect(formatClockTime(time)).toBe(shown)
    expect(parseClockTime(shown)).toBe(time)
    expect(parseClockTime(time)).toBe(time)
  })

  it.each(['24:30', '9:30', '09:60', '', 'soon', '09:30:00', 'x09:30'])(
    '%j is not a time and is shown unchanged',
    (text) => {
      expect(isClockTime(text)).toBe(false)
      expect(minutesOfDay(text)).toBeNull()
      expect(formatClockTime(text)).toBe(text)
    },
  )

  it('the end of a day is an end, not a time of day', () => {
    expect(isClockTime('24:00')).toBe(false)
    expect(minutesOfDay('24:00')).toBeNull()
    expect(parseClockTime('24:00')).toBeNull()
    expect(minutesOfEnd('24:00')).toBe(1440)
    expect(endOfMinutes(1440)).toBe('24:00')
    expect(formatClockTime('24:00')).toBe('12:00 AM')
    for (const [time, minutes] of [
      ['00:00', 0],
      ['23:59', 1439],
    ] as const) {
      expect(minutesOfEnd(time)).toBe(minutes)
      expect(endOfMinutes(minutes)).toBe(time)
    }
    for (const text of ['24:01', '24:00:00', '']) expect(minutesOfEnd(text)).toBeNull()
    expect(() => endOfMinutes(1441)).toThrow('minute of the day')
  })

  it.each([
    ['9 am', '09:00'],
    ['9am', '09:00'],
    [' 9:05 p.m. ', '21:05'],
    ['12 AM', '00:00'],
    ['12 PM', '12:00'],
    ['09 PM', '21:00'],
    ['13 PM', null],
    ['0 AM', null],
    ['9', null],
    ['9:5 AM', null],
    ['at 9 AM', null],
    ['9 AM sharp', null],
  ])('reads %j as %j', (text, time) => {
    expect(parseClockTime(text)).toBe(time)
  })

  it('minutes and times turn into each other over the whole day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const time = clockTimeOfMinutes(minutes)
        expect(isClockTime(time)).toBe(true)
        expect(minutesOfDay(time)).toBe(minutes)
        expect(parseClockTime(formatClockTime(time))).toBe(time)
      }),
    )
    for (const wrong of [-1, 1440, 0.5, Number.NaN])
      expect(() => clockTimeOfMinutes(wrong)).toThrow('minute of the day')
  })
})

describe('whole hours', () => {
  it('runs from 12 AM to 11 PM', () => {
    expect(HOURS).toHaveLength(24)
    expect([HOURS[0], HOURS[1], HOURS[11], HOURS[12], HOURS[13], HOURS[23]]).toEqual([
      '12 AM',
      '1 AM',
      '11 AM',
      '12 PM',
      '1 PM',
      '11 PM',
    ])
    expect(HOURS.map(parseHour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  })

  it.each(['9:30 AM', '09:00', '', '25 AM'])('%j is not a whole hour', (text) => {
    expect(parseHour(text)).toBeNull()
  })

  it('reads a whole hour in any case', () => {
    expect(parseHour('9:00 am')).toBe(9)
    expect(parseHour(' 9 PM ')).toBe(21)
  })

  it.each([-1, 24, 1.5])('refuses %d', (hour) => {
    expect(() => formatHour(hour)).toThrow('hour of the day')
  })
})

it('offers every half hour from 12:00 AM to 11:30 PM', () => {
  expect(HALF_HOUR_TIMES).toHaveLength(48)
  expect(HALF_HOUR_TIMES.slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  expect(formatClockTime(HALF_HOUR_TIMES[0] ?? '')).toBe('12:00 AM')
  expect(formatClockTime(HALF_HOUR_TIMES[47] ?? '')).toBe('11:30 PM')
})
