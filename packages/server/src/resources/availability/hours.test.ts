import { describe, expect, it } from 'vitest'
import { endTime, proposedHours } from './rules.ts'

it.each([
  [1425, '23:45'],
  [1440, '24:00'],
  [1455, '00:15'],
])('a time that ends at minute %i is sent with the end %s', (minute, end) => {
  expect(endTime(minute)).toBe(end)
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
