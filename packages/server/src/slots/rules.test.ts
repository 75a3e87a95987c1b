import { describe, expect, it } from 'vitest'
import { addSlotProblem, createSlotProblem, endOfSlot, summaryDays, switchSlotProblem } from './rules.ts'

// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')
const doctor = { profileUpdated: true, availableDays: ['MON', 'FRI'] }

describe('rules of slots', () => {
  it.each([
    ['a later time today', doctor, '20-11-2026', '12:00', undefined],
    ['the very minute', doctor, '20-11-2026', '11:30', 'slot.past'],
    ['an earlier time today', doctor, '20-11-2026', '11:00', 'slot.past'],
    ['yesterday', doctor, '19-11-2026', '23:30', 'slot.past'],
    ['a day off', doctor, '21-11-2026', '09:00', 'slot.day_unavailable'],
    ['the next available day', doctor, '23-11-2026', '00:00', undefined],
    ['two years ahead', doctor, '20-11-2028', '09:00', undefined],
    ['a day more than two years ahead', { ...doctor, availableDays: ['TUE'] }, '21-11-2028', '09:00', 'slot.too_far'],
    ['a century ahead', doctor, '20-11-2126', '09:00', 'slot.too_far'],
    ['no days chosen', { profileUpdated: true, availableDays: [] }, '23-11-2026', '09:00', 'slot.day_unavailable'],
    [
      'an incomplete profile, first of all',
      { ...doctor, profileUpdated: false },
      '19-11-2026',
      '09:00',
      'profile.incomplete',
    ],
  ] as const)('creating a slot: %s', (_case, of, date, time, problem) => {
    expect(createSlotProblem(of, { date, time }, NOW)).toBe(problem)
  })

  it('determines the past by the clinic’s time, not by UTC: at 20:00 UTC it is already tomorrow there', () => {
    const evening = new Date('2026-11-19T20:00:00.000Z')
    expect(createSlotProblem(doctor, { date: '20-11-2026', time: '01:00' }, evening)).toBe('slot.past')
    expect(createSlotProblem(doctor, { date: '20-11-2026', time: '02:00' }, evening)).toBeUndefined()
  })

  it.each([
    ['a free slot ahead', false, '2026-11-20', '12:00', undefined],
    ['a booked slot ahead', true, '2026-11-20', '12:00', 'slot.booked'],
    ['a free slot of the past', false, '2026-11-20', '11:00', 'slot.past'],
  ] as const)('switching %s', (_case, isBooked, date, time, problem) => {
    expect(switchSlotProblem({ isBooked, date, time }, NOW)).toBe(problem)
  })

  it.each([
    ['23:00', 60, undefined, '2026-11-22 00:00:00'],
    ['09:05', 10, undefined, '2026-11-21 09:15:00'],
    ['23:45', 30, 'hours.end_first', undefined],
  ] as const)('a slot at %s of %i minutes ends at midnight at the latest', (from, minutes, code, end) => {
    expect(addSlotProblem(doctor, { date: '2026-11-21', from, minutes }, NOW)?.code).toBe(code)
    if (end !== undefined) expect(endOfSlot('2026-11-21', from, minutes)).toBe(end)
  })

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
})
