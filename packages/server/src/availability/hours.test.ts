import { describe, expect, it } from 'vitest'
import { clockTime, endTime, fieldProblems, proposedHours, sortedHours, timesOf, type WeekdayHours } from './hours.ts'

const on = (weekday: WeekdayHours['weekday'], from: string, to: string) =>
  ({ weekday, from, to, slotMinutes: 20, pauseMinutes: 0 }) as const

it('[AVAIL-01] every problem of hours is named by its field in the request, in the order of the list', () => {
  const hours = [on('TUE', '12:00', '09:00'), on('MON', '09:00', '12:00'), on('MON', '11:40', '13:00')]
  expect(fieldProblems(hours, 'draft.weeklyHours')).toEqual([
    { field: 'draft.weeklyHours.0.to', code: 'hours.end_first' },
    { field: 'draft.weeklyHours.2.from', code: 'hours.overlap' },
  ])
})

it.each([
  [1425, '23:45'],
  [1440, '24:00'],
  [1455, '00:15'],
])('a time that ends at minute %i is sent with the end %s', (minute, end) => {
  expect(endTime(minute)).toBe(end)
})

it('the times of several ranges are earliest first, and a remainder has no slot', () => {
  const hours = [on('MON', '17:00', '17:59'), on('MON', '09:00', '09:20')]
  const times = timesOf(hours).map(({ start, end }) => `${clockTime(start)}–${clockTime(end)}`)
  expect(times).toEqual(['09:00–09:20', '17:00–17:20', '17:20–17:40'])
})

describe('the proposal', () => {
  it('[AVAIL-01] has the available days and hours of the profile, in slots of 30 minutes', () => {
    const profile = { availableDays: ['FRI', 'MON'], availableFrom: '9 AM', availableTo: '5 PM' }
    const hours = { from: '09:00', to: '17:00', slotMinutes: 30, pauseMinutes: 0 }
    expect(proposedHours(profile)).toEqual([
      { weekday: 'MON', ...hours },
      { weekday: 'FRI', ...hours },
    ])
  })

  it.each([
    ['no hours', null, null],
    ['an end before the start', '5 PM', '9 AM'],
    ['no end', '9 AM', null],
  ])('is empty where the profile has %s', (_case, availableFrom, availableTo) => {
    expect(proposedHours({ availableDays: ['MON'], availableFrom, availableTo })).toEqual([])
  })
})

it('hours are stored from Monday to Sunday, earliest first', () => {
  const hours = [
    on('SUN', '09:00', '10:00'),
    on('MON', '17:00', '18:00'),
    on('MON', '09:00', '10:00'),
    on('SAT', '09:00', '10:00'),
  ]
  expect(sortedHours(hours).map(({ weekday, from }) => `${weekday} ${from}`)).toEqual([
    'MON 09:00',
    'MON 17:00',
    'SAT 09:00',
    'SUN 09:00',
  ])
})
