import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import type { HoursRange } from '../formats/hoursRange.ts'
import { clockTimeOfMinutes, endOfMinutes, minutesOfEnd } from '../formats/clockTime.ts'
import type { WeekdayCode } from '../formats/weekday.ts'
import { hoursProblems, slotsOfRange, sortedHours, timesOf } from './index.ts'

const range = (from: string, to: string, more: Partial<HoursRange> & { weekday?: WeekdayCode } = {}) => ({
  from,
  to,
  slotMinutes: 20 as const,
  pauseMinutes: 0 as const,
  ...more,
})

describe('the slots of a range', () => {
  it.each([
    ['whole', range('09:00', '10:00'), ['09:00-09:20', '09:20-09:40', '09:40-10:00']],
    ['with a rest', range('09:00', '09:50'), ['09:00-09:20', '09:20-09:40']],
    ['with pauses', range('09:00', '10:00', { pauseMinutes: 10 }), ['09:00-09:20', '09:30-09:50']],
    ['until the last minute', range('23:00', '23:59', { slotMinutes: 30 }), ['23:00-23:30']],
    ['until midnight', range('23:00', '24:00', { slotMinutes: 30 }), ['23:00-23:30', '23:30-24:00']],
    ['too short', range('09:00', '09:19'), []],
    ['backwards', range('10:00', '09:00'), []],
    ['without a time', range('', '10:00'), []],
    ['without an end', range('09:00', '9'), []],
  ])('[AVAIL-01] are cut %s', (_, hours, expected) => {
    expect(slotsOfRange(hours).map(({ from, to }) => `${from}-${to}`)).toEqual(expected)
  })
})

describe('the problems of hours', () => {
  it.each([
    ['touching ranges', [range('09:00', '13:00'), range('13:00', '17:00')], []],
    [
      'the same hours on two days',
      [range('09:00', '13:00', { weekday: 'MON' }), range('09:00', '13:00', { weekday: 'TUE' })],
      [],
    ],
    [
      'hours over midnight, as two ranges',
      [range('18:00', '24:00', { weekday: 'FRI' }), range('00:00', '02:00', { weekday: 'SAT' })],
      [],
    ],
    ['an overlap before midnight', [range('18:00', '24:00'), range('23:00', '24:00')], ['1 from hours.overlap']],
    ['an end at 00:00', [range('18:00', '00:00')], ['0 to hours.end_first']],
    ['a start at 24:00', [range('24:00', '24:00')], ['0 from request.invalid']],
    ['an end before the start', [range('13:00', '09:00')], ['0 to hours.end_first']],
    ['an end at the start', [range('09:00', '09:00')], ['0 to hours.end_first']],
    ['a range shorter than a slot', [range('09:00', '09:19')], ['0 to hours.too_short']],
    ['an overlap', [range('09:00', '13:00'), range('12:00', '17:00')], ['1 from hours.overlap']],
    ['an overlap in the other order', [range('12:00', '17:00'), range('09:00', '13:00')], ['0 from hours.overlap']],
    ['the same range twice', [range('09:00', '13:00'), range('09:00', '13:00')], ['1 from hours.overlap']],
    ['no time', [range('9', '13:00'), range('09:00', '')], ['0 from request.invalid', '1 to request.invalid']],
    [
      'eleven ranges',
      Array.from({ length: 11 }, (_, hour) => range(clockTimeOfMinutes(hour * 60), clockTimeOfMinutes(hour * 60 + 20))),
      ['10 from hours.too_many'],
    ],
  ])('[AVAIL-01] are found: %s', (_, hours, expected) => {
    expect(hoursProblems(hours).map(({ index, field, code }) => `${index} ${field} ${code}`)).toEqual(expected)
  })

  it('[AVAIL-01] are none exactly when no two slots of a day overlap, whatever the ranges', () => {
    const step = fc.integer({ min: 0, max: 71 }).map((each) => each * 20)
    const ends = step.map((minutes) => endOfMinutes(minutes + 20))
    const ranges = fc.array(fc.tuple(step.map(clockTimeOfMinutes), ends), { maxLength: 5 })
    fc.assert(
      fc.property(ranges, (pairs) => {
        const hours = pairs.map(([from, to]) => range(from, to))
        const taken = new Set<number>()
        let isGood = true
        for (const [from, to] of pairs) {
          const [start, end] = [minutesOfEnd(from) ?? 0, minutesOfEnd(to) ?? 0]
          if (end <= start) isGood = false
          for (let at = start; at < end; at += 20) {
            if (taken.has(at)) isGood = false
            taken.add(at)
          }
        }
        expect(hoursProblems(hours).length === 0).toBe(isGood)
      }),
    )
  })
})

describe('hours of several days', () => {
  const on = (weekday: WeekdayCode, from: string, to: string) => ({ ...range(from, to), weekday })

  it('the times of several ranges are earliest first, and a remainder has no slot', () => {
    const hours = [on('MON', '17:00', '17:59'), on('MON', '09:00', '09:20')]
    const times = timesOf(hours).map(({ start, end }) => `${clockTimeOfMinutes(start)}–${clockTimeOfMinutes(end)}`)
    expect(times).toEqual(['09:00–09:20', '17:00–17:20', '17:20–17:40'])
  })

  it('hours are stored from Sunday to Saturday, earliest first', () => {
    const hours = [
      on('SUN', '09:00', '10:00'),
      on('MON', '17:00', '18:00'),
      on('MON', '09:00', '10:00'),
      on('SAT', '09:00', '10:00'),
    ]
    expect(sortedHours(hours).map(({ weekday, from }) => `${weekday} ${from}`)).toEqual([
      'SUN 09:00',
      'MON 09:00',
      'MON 17:00',
      'SAT 09:00',
    ])
  })
})
