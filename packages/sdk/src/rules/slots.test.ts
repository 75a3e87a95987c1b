import { describe, expect, it } from 'vitest'
import { toIsoDate } from '../formats/calendarDate.ts'
import { minutesOfDay } from '../formats/clockTime.ts'
import { addSlotProblem, createSlotProblem, leftReason, switchSlotProblem, undoChangeProblem } from './index.ts'

// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')
const doctor = { profileUpdated: true, availableDays: ['MON', 'FRI'] }
const at = (date: string, time: string) => ({ date: toIsoDate(date) ?? '', start: minutesOfDay(time) ?? 0 })

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
    expect(createSlotProblem(of, at(date, time), NOW)?.code).toBe(problem)
  })

  it('determines the past by the clinic’s time, not by UTC: at 20:00 UTC it is already tomorrow there', () => {
    const evening = new Date('2026-11-19T20:00:00.000Z')
    expect(createSlotProblem(doctor, at('20-11-2026', '01:00'), evening)?.code).toBe('slot.past')
    expect(createSlotProblem(doctor, at('20-11-2026', '02:00'), evening)).toBeUndefined()
  })

  it.each([
    ['a free slot ahead', 'open', '2026-11-20', '12:00', undefined],
    ['a booked slot ahead', 'booked', '2026-11-20', '12:00', 'slot.booked'],
    ['a free slot of the past', 'off', '2026-11-20', '11:00', 'slot.past'],
  ] as const)('switching %s', (_case, state, date, time, problem) => {
    expect(switchSlotProblem({ ...at(date, time), state }, NOW)?.code).toBe(problem)
  })

  it.each([
    ['23:00', 60, undefined],
    ['09:05', 10, undefined],
    ['23:45', 30, { code: 'hours.end_first', field: 'minutes' }],
  ] as const)('a slot at %s of %i minutes ends at midnight at the latest', (from, minutes, problem) => {
    const slot = at('21-11-2026', from)
    expect(addSlotProblem(doctor, { ...slot, end: slot.start + minutes }, NOW)).toEqual(problem)
  })

  it.each([
    ['open', '12:00', undefined],
    ['off', '12:00', undefined],
    ['booked', '12:00', 'booked'],
    ['held', '12:00', 'held'],
    ['open', '11:30', 'past'],
    ['booked', '11:00', 'booked'],
  ] as const)('changing a slot that is %s at %s', (state, time, reason) => {
    expect(leftReason({ ...at('20-11-2026', time), state }, NOW)).toBe(reason)
  })

  it('changing a slot that does not exist', () => {
    expect(leftReason(undefined, NOW)).toBe('gone')
  })

  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
  it.each([
    ['of this moment', { createdAt: NOW, undoneAt: null }, undefined],
    ['of almost ten minutes ago', { createdAt: minutesAgo(9.99), undoneAt: null }, undefined],
    ['of ten minutes ago', { createdAt: minutesAgo(10), undoneAt: null }, 'change.undo_over'],
    ['that is undone', { createdAt: NOW, undoneAt: NOW }, 'change.undo_refused'],
    ['that was undone long ago', { createdAt: minutesAgo(60), undoneAt: minutesAgo(59) }, 'change.undo_refused'],
  ] as const)('undoing a change %s', (_case, change, code) => {
    expect(undoChangeProblem(change, NOW)?.code).toBe(code)
  })
})
