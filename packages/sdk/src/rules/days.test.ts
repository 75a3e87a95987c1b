import { describe, expect, it } from 'vitest'
import { daysProblem, exceptionProblems, fieldProblems, publishedAfter, rangeProblem } from './index.ts'

// Friday, 20 November 2026, 11:30 at the clinic.
const NOW = new Date('2026-11-20T06:00:00.000Z')
const hours = [{ from: '09:00', to: '12:00', slotMinutes: 20, pauseMinutes: 0 }] as const

it.each([
  ['one day', '2026-11-20', '2026-11-20', undefined],
  ['the maximum', '2026-11-20', '2026-11-29', undefined],
  ['one more', '2026-11-20', '2026-11-30', 'plan.too_long'],
  ['backwards', '2026-11-20', '2026-11-19', 'dates.order'],
] as const)('a range of days: %s', (_case, from, to, code) => {
  const problem = rangeProblem({ from, to }, { days: 10, otherwise: 'plan.too_long' })
  expect(problem).toEqual(code && { field: 'to', code })
})

it('[AVAIL-01] every problem of hours is named by its field in the request, in the order of the list', () => {
  const on = (weekday: 'MON' | 'TUE', from: string, to: string) => ({ ...hours[0], weekday, from, to })
  const wrong = [on('TUE', '12:00', '09:00'), on('MON', '09:00', '12:00'), on('MON', '11:40', '13:00')]
  expect(fieldProblems(wrong, 'draft.weeklyHours')).toEqual([
    { field: 'draft.weeklyHours.0.to', code: 'hours.end_first' },
    { field: 'draft.weeklyHours.2.from', code: 'hours.overlap' },
  ])
})

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
  const day = { from: '2026-11-27', to: '2026-11-27' }
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

describe('the last published day', () => {
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
    expect(publishedAfter({ keepPublishedWeeks, publishedUntil }, { from, to }, [{ isOpenDay: true }], NOW)).toBe(
      expected,
    )
  })

  it('[AVAIL-05] is not moved by a publication of some weekdays', () => {
    const kept = { keepPublishedWeeks: 4, publishedUntil: '2026-11-30' }
    const range = { from: '2026-11-20', to: '2026-12-17', onlyOn: ['WED'] } as const
    expect(publishedAfter(kept, range, [{ isOpenDay: true }], NOW)).toBe('2026-11-30')
  })

  it('[AVAIL-05] is not moved by closed days', () => {
    const kept = { keepPublishedWeeks: 4, publishedUntil: '2026-12-17' }
    expect(publishedAfter(kept, { from: '2026-12-18', to: '2026-12-18' }, [{ isOpenDay: false }], NOW)).toBe(
      '2026-12-17',
    )
  })
})
