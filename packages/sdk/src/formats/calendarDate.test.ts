import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  parseCalendarDate,
  startOfMonth,
  toIsoDate,
  toWireDate,
  weekdayIndex,
  weekOf,
} from './calendarDate.ts'
import { isWeekdayCode, WEEKDAYS, weekdayOf } from './weekday.ts'

/** Returns the expected result from the platform's UTC arithmetic. */
const isoAt = (dayNumber: number) => new Date(dayNumber * 86_400_000).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: -719_000, max: 2_900_000 })

describe('spellings', () => {
  it.each([
    ['20-11-2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['29-02-2028', '2028-02-29'],
    ['29-02-2000', '2000-02-29'],
    ['01-01-0001', '0001-01-01'],
    ['29-02-2027', null],
    ['29-02-2100', null],
    ['31-04-2026', null],
    ['00-11-2026', null],
    ['20-13-2026', null],
    ['20-00-2026', null],
    ['01-01-0000', null],
    ['20/11/2026', null],
    ['2026-11-20T00:00:00Z', null],
    ['1-1-2026', null],
    ['12026-11-20', null],
    ['120-11-2026', null],
    ['20-11-20261', null],
    ['', null],
  ])('%j is the day %j', (text, iso) => {
    expect(toIsoDate(text)).toBe(iso)
    expect(parseCalendarDate(text) === null).toBe(iso === null)
  })

  it('DD-MM-YYYY and ISO turn into each other without loss', () => {
    fc.assert(
      fc.property(anyDay, (dayNumber) => {
        const iso = isoAt(dayNumber)
        const wire = toWireDate(iso)
        expect(wire).toBe(`${iso.slice(8)}-${iso.slice(5, 7)}-${iso.slice(0, 4)}`)
        expect(toIsoDate(wire ?? '')).toBe(iso)
      }),
    )
    expect(toWireDate('tomorrow')).toBeNull()
  })
})

describe('arithmetic', () => {
  it('adding days agrees with the calendar, and daysBetween is its inverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -700, max: 700 }), (dayNumber, days) => {
        fc.pre(dayNumber + days >= -719_000)
        expect(addDays(isoAt(dayNumber), days)).toBe(isoAt(dayNumber + days))
        expect(daysBetween(isoAt(dayNumber), isoAt(dayNumber + days))).toBe(days)
      }),
      { numRuns: 1000 },
    )
  })

  it('the weekday agrees with the calendar', () => {
    fc.assert(
      fc.property(anyDay, (dayNumber) => {
        const weekday = new Date(dayNumber * 86_400_000).getUTCDay()
        expect(weekdayIndex(isoAt(dayNumber))).toBe(weekday)
        expect(weekdayOf(isoAt(dayNumber))).toBe(WEEKDAYS[weekday])
      }),
    )
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -24, '2024-11-20'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it.each([
    [2026, 1, 31],
    [2026, 2, 28],
    [2028, 2, 29],
    [2100, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 6, 30],
    [2026, 9, 30],
    [2026, 11, 30],
    [2026, 12, 31],
  ])('%i-%i has %i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })

  it('the month starts on its first day', () => {
    expect(startOfMonth('2026-11-20')).toBe('2026-11-01')
  })

  it('refuses values that are not ISO days or are outside the calendar', () => {
    for (const wrong of ['20-11-2026', '2026-02-30', 'now', '']) {
      expect(() => addDays(wrong, 1)).toThrow(RangeError)
      expect(() => addMonths(wrong, 1)).toThrow(RangeError)
      expect(() => weekdayIndex(wrong)).toThrow('YYYY-MM-DD')
    }
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('0001-01-01', -1)).toThrow('1 to 9999')
    expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError)
  })
})

describe('weekday codes', () => {
  it.each([
    ['20-11-2026', 'FRI'],
    ['2026-11-22', 'SUN'],
    ['2026-11-28', 'SAT'],
    ['30-02-2026', null],
  ])('%s is %s', (date, code) => {
    expect(weekdayOf(date)).toBe(code)
  })

  it('knows its seven codes and nothing else', () => {
    expect(WEEKDAYS).toEqual(['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'])
    for (const code of WEEKDAYS) expect(isWeekdayCode(code)).toBe(true)
    for (const other of ['Sun', 'sunday', '', 0, null, undefined]) expect(isWeekdayCode(other)).toBe(false)
  })
})

describe('the week of a day', () => {
  it.each([
    ['2026-11-22', '2026-11-22', '2026-11-28'],
    ['2026-11-25', '2026-11-22', '2026-11-28'],
    ['2026-11-28', '2026-11-22', '2026-11-28'],
    ['2027-01-01', '2026-12-27', '2027-01-02'],
  ])('%s lies in the week from Sunday to Saturday', (day, from, to) => {
    expect(weekOf(day)).toEqual({ from, to })
  })
})
