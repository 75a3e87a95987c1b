import { expect, it } from 'vitest'
import { calendarAddress, calendarPlace } from './useCalendar.ts'

it.each([
  ['', undefined, '2026-11-24'],
  ['?view=day&date=28-11-2026', 'day', '2026-11-28'],
  ['?view=week&date=2026-11-28', 'week', '2026-11-28'],
  ['?view=month&date=31-02-2026', undefined, '2026-11-24'],
  ['?date=01-01-0001', undefined, '2026-11-24'],
])('[CAL-01] the address %s is %s of %s', (query, view, date) => {
  expect(calendarPlace(query, '2026-11-24')).toEqual({ view, date })
})

it('[CAL-01] view and date are in the address, day first', () => {
  expect(calendarAddress({ view: 'week', date: '2026-11-28' })).toBe('/doctor/calendar?view=week&date=28-11-2026')
})
