import { expect, it } from 'vitest'
import { datesOfHours } from './PublishDates.ts'

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
