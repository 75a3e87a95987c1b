import { describe, expect, it } from 'vitest'
import { exceptionProblems, nextExtension, nightOf, daysProblem, publishedAfter } from './rules.ts'

// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')
const hours = [{ from: '09:00', to: '12:00', slotMinutes: 20, pauseMinutes: 0 }] as const

describe('the days of a publication', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20', undefined],
    ['yesterday', '2026-11-19', '2026-11-21', 'from dates.past'],
    ['two years ahead', '2028-11-20', '2028-11-20', undefined],
    ['more than two years ahead', '2028-11-19', '2028-11-21', 'to slot.too_far'],
  ])('[AVAIL-03] %s', (_case, from, to, expected) => {
    const problem = daysProblem({ from, to }, NOW)
    expect(problem && `${problem.field} ${problem.code}`).toBe(expected)
  })

  it('begin at the clinic: at 20:00 UTC it is already tomorrow there', () => {
    const range = { from: '2026-11-20', to: '2026-11-21' }
    expect(daysProblem(range, new Date('2026-11-20T20:00:00.000Z'))?.code).toBe('dates.past')
  })
})

describe('an exception', () => {
  const day = { from: '2026-11-27', to: '2026-11-27', note: undefined }
  it.each([
    ['closed', { ...day, kind: 'closed', hours: [] }, []],
    ['closed from day to day', { ...day, to: '2027-11-27', kind: 'closed', hours: [] }, []],
    ['closed, but with hours', { ...day, kind: 'closed', hours }, ['hours request.invalid']],
    ['other hours', { ...day, kind: 'hours', hours }, []],
    ['other hours without any', { ...day, kind: 'hours', hours: [] }, ['hours exception.hours_missing']],
    ['other hours on two days', { ...day, to: '2026-11-28', kind: 'hours', hours }, ['to exception.one_day']],
    ['yesterday', { ...day, from: '2026-11-19', kind: 'closed', hours: [] }, ['from dates.past']],
    ['more than two years ahead', { ...day, to: '2028-11-21', kind: 'closed', hours: [] }, ['to slot.too_far']],
    [
      'hours that end first',
      { ...day, kind: 'hours', hours: [{ ...hours[0], to: '08:00' }] },
      ['hours.0.to hours.end_first'],
    ],
  ] as const)('[AVAIL-02] %s', (_case, exception, expected) => {
    expect(exceptionProblems(exception, NOW).map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
  })
})

describe('keeping slots published', () => {
  it.each([
    ['before 02:00 at the clinic the night before counts', '2026-11-30T20:29:59.999Z', '2026-11-30'],
    ['from 02:00 on the new one', '2026-11-30T20:30:00.000Z', '2026-12-01'],
    ['at midnight at the clinic nothing changes', '2026-12-31T18:30:00.000Z', '2026-12-31'],
    ['in the afternoon', '2027-01-01T09:00:00.000Z', '2027-01-01'],
  ])('[AVAIL-05] %s', (_case, moment, night) => {
    expect(nightOf(new Date(moment))).toBe(night)
  })

  const NIGHT = '2026-11-23'
  it.each([
    ['0 weeks add nothing', 0, null, undefined],
    ['the day that is missing after a night', 4, '2026-12-19', ['2026-12-20', '2026-12-20']],
    ['nothing where all is published', 4, '2026-12-20', undefined],
    ['nothing where more is published', 4, '2027-03-01', undefined],
    ['before the first publication from today on, a part at a time', 4, null, ['2026-11-23', '2026-12-06']],
    ['after a standstill from today on', 4, '2026-10-01', ['2026-11-23', '2026-12-06']],
    ['the next part', 4, '2026-12-06', ['2026-12-07', '2026-12-20']],
    ['one week', 1, null, ['2026-11-23', '2026-11-29']],
    ['twelve weeks', 12, '2027-02-13', ['2027-02-14', '2027-02-14']],
  ])('[AVAIL-05] %s', (_case, keepPublishedWeeks, publishedUntil, expected) => {
    const range = nextExtension({ keepPublishedWeeks, publishedUntil }, NIGHT)
    expect(range && [range.from, range.to]).toEqual(expected)
  })

  it.each([
    ['the first publication', 4, null, '2026-11-20', '2026-12-17', '2026-12-17'],
    ['one that goes further', 4, '2026-12-17', '2026-12-01', '2026-12-31', '2026-12-31'],
    ['one that ends earlier', 4, '2026-12-17', '2026-11-24', '2026-11-30', '2026-12-17'],
    ['one after the kept weeks, next to them', 4, '2026-12-17', '2026-12-18', '2026-12-24', '2026-12-24'],
    ['one next to a far publication', 1, '2027-03-31', '2027-04-01', '2027-04-30', '2027-04-30'],
    ['a single day far ahead', 4, '2026-12-17', '2027-08-14', '2027-08-14', '2026-12-17'],
    ['a single day far ahead, before any other', 4, null, '2027-08-14', '2027-08-14', null],
    ['without kept weeks within twelve', 0, null, '2027-02-12', '2027-02-20', '2027-02-20'],
  ])('[AVAIL-05] published until, after %s', (_case, keepPublishedWeeks, publishedUntil, from, to, expected) => {
    expect(publishedAfter({ keepPublishedWeeks, publishedUntil }, { from, to }, NOW)).toBe(expected)
  })
})
