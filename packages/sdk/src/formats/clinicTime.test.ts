import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CLINIC_ZONE, clinicInstant, clinicNow, clinicToday, isPastAtClinic } from './clinicTime.ts'

afterEach(() => vi.useRealTimers())

/** 20 November 2026, 09:30 at the clinic. */
const HALF_PAST_NINE = Date.UTC(2026, 10, 20, 4, 0)

describe('the clinic clock', () => {
  it.each([
    ['2026-11-19T18:29:59Z', '2026-11-19', '23:59'],
    ['2026-11-19T18:30:00Z', '2026-11-20', '00:00'],
    ['2026-12-31T18:30:00Z', '2027-01-01', '00:00'],
    ['2028-02-28T18:30:00Z', '2028-02-29', '00:00'],
    ['2026-11-20T04:00:00Z', '2026-11-20', '09:30'],
  ])('%s is %s %s at the clinic', (utc, date, time) => {
    expect(clinicNow(new Date(utc))).toEqual({ date, time })
    expect(clinicToday(Date.parse(utc))).toBe(date)
    expect(clinicInstant(date, time).toISOString().slice(0, 16)).toBe(utc.slice(0, 16))
  })

  it('is the time of the zone database for the zone, at every moment of a century', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: CLINIC_ZONE, dateStyle: 'short', timeStyle: 'short' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2099, 11, 31) }), (at) => {
        const { date, time } = clinicNow(at)
        expect(`${date} ${time}`).toBe(clock.format(at))
      }),
    )
  })

  it('reads the machine’s clock if no moment is given, in any zone of the machine', () => {
    vi.useFakeTimers({ now: HALF_PAST_NINE })
    expect(CLINIC_ZONE).toBe('Asia/Kolkata')
    expect(clinicNow()).toEqual({ date: '2026-11-20', time: '09:30' })
    expect(clinicToday()).toBe('2026-11-20')
    expect(isPastAtClinic('19-11-2026')).toBe(true)
  })
})

describe('past', () => {
  it.each([
    ['19-11-2026', undefined, true],
    ['20-11-2026', undefined, false],
    ['21-11-2026', undefined, false],
    ['2026-11-19', '23:30', true],
    ['20-11-2026', '09:00', true],
    ['20-11-2026', '09:30', true],
    ['20-11-2026', '09:31', false],
    ['20-11-2026', '10:00', false],
    ['21-11-2026', '00:00', false],
    ['01-12-2026', '00:00', false],
  ])('%s %s is past: %s', (date, time, past) => {
    expect(isPastAtClinic(date, time, HALF_PAST_NINE)).toBe(past)
  })

  it('refuses values that are not a day or a time', () => {
    expect(() => isPastAtClinic('soon')).toThrow('Not a calendar day: soon')
    expect(() => isPastAtClinic('20-11-2026', '9:30')).toThrow('Not a time HH:MM: 9:30')
  })
})
