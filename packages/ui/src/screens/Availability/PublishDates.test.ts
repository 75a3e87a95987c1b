import { describe, expect, it } from 'vitest'
import { datesOfHours, weekdayChoice } from './PublishDates.ts'

const TODAY = '2026-11-24'

it.each([
  ['nothing yet: four weeks', { keepPublishedWeeks: 0 }, '2026-12-21'],
  ['kept for two weeks', { keepPublishedWeeks: 2 }, '2026-12-07'],
  ['more is published than kept', { keepPublishedWeeks: 2, publishedUntil: '19-12-2026' }, '2026-12-19'],
  ['published once, nothing kept', { keepPublishedWeeks: 0, publishedUntil: '30-11-2026' }, '2026-11-30'],
  ['what was published is over', { keepPublishedWeeks: 0, publishedUntil: '30-10-2026' }, '2026-12-21'],
  ['as many days as are allowed', { keepPublishedWeeks: 12, publishedUntil: '30-11-2027' }, '2027-02-23'],
])('[AVAIL-03] a change is published for the days that it concerns: %s', (_, availability, to) => {
  expect(datesOfHours(TODAY, availability)).toEqual({ from: TODAY, to })
})

describe('[AVAIL-04] a publication of changed hours', () => {
  const TODAY = '2026-11-24'
  const hours = (weekday: 'MON' | 'WED' | 'FRI', to: string) =>
    ({ weekday, from: '09:00', to, slotMinutes: 30, pauseMinutes: 0 }) as const
  const weeklyHours = [hours('MON', '12:00'), hours('WED', '12:00')]
  const saved = {
    version: 3,
    isProposal: false,
    weeklyHours,
    keepPublishedWeeks: 4,
    publishedUntil: '21-12-2026',
    exceptions: [],
  }
  const draft = { version: 3, weeklyHours: [hours('MON', '12:00'), hours('WED', '13:00')], keepPublishedWeeks: 4 }
  const own = datesOfHours(TODAY, saved)

  it('offers the changed weekdays alone, and proposes them if nothing else was changed', () => {
    expect(weekdayChoice(TODAY, own, saved, draft)).toEqual({ weekdays: ['WED'], isOnlyProposed: true })
    const more = { ...draft, keepPublishedWeeks: 6 }
    expect(weekdayChoice(TODAY, own, saved, more)).toEqual({ weekdays: ['WED'], isOnlyProposed: false })
    const chosen = { from: '2026-11-25', to: '2026-12-08' }
    expect(weekdayChoice(TODAY, chosen, saved, draft)).toEqual({ weekdays: ['WED'], isOnlyProposed: false })
    const another = { ...draft, weeklyHours: [...weeklyHours, hours('FRI', '12:00')] }
    expect(weekdayChoice(TODAY, own, saved, another)?.weekdays).toEqual(['FRI'])
  })

  it.each([
    ['nothing was changed', own, saved, undefined],
    ['the hours are those of the profile', own, { ...saved, isProposal: true }, draft],
    ['nothing is published', own, { ...saved, publishedUntil: undefined }, draft],
    ['all that is published has passed', own, { ...saved, publishedUntil: '23-11-2026' }, draft],
    ['another week is copied', { ...own, copyFrom: '2026-11-16' }, saved, draft],
    ['every day was changed', own, saved, { ...draft, weeklyHours: [hours('WED', '13:00')] }],
    ['the days have no changed weekday', { from: '2026-11-26', to: '2026-11-30' }, saved, draft],
    ['the days have only the changed weekday', { from: '2026-11-25', to: '2026-11-25' }, saved, draft],
  ] as const)('offers no choice if %s', (_name, dates, before, after) => {
    const copied = after && { ...after, weeklyHours: [...after.weeklyHours] }
    expect(weekdayChoice(TODAY, dates, { ...before, exceptions: [] }, copied)).toBeUndefined()
  })
})
