import { expect, it } from 'vitest'
import * as z from 'zod/v4-mini'
import { daysSchema, exceptionSchema, publicationSchema, weekdaysSchema } from './daysSchema.ts'

const earliest = '2026-11-25'
const options = { earliest, messages: (id: string) => id }

/** Returns the message of every issue by its path. */
const issuesOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

it.each<[name: string, from: string, to: string, issues: Record<string, string>]>([
  ['one day', earliest, earliest, {}],
  ['two forms of a date', '25-11-2026', '2026-11-26', {}],
  ['none', '', ' ', { from: 'validation.days.required', to: 'validation.days.required' }],
  ['no last day', earliest, '', { to: 'validation.days.required' }],
  ['not a day', '31-02-2027', earliest, { from: 'validation.slot.date.format' }],
  ['a past day', '2026-11-24', earliest, { from: 'validation.days.past' }],
  ['the wrong order', '2026-11-27', '26-11-2026', { to: 'validation.days.order' }],
])('[FIND-01] a first and a last day: %s', (_name, from, to, issues) => {
  expect(issuesOf(daysSchema(options), { from, to })).toEqual(issues)
})

it('[FIND-01] a filter takes any day', () => {
  expect(issuesOf(daysSchema(), { from: '2020-01-01', to: '2020-01-01' })).toEqual({})
  expect(issuesOf(daysSchema(), { from: '', to: '' })).toEqual({ from: 'Choose a date', to: 'Choose a date' })
})

it('[AVAIL-04] a publication has at most 92 days, and a week to copy only if it is copied', () => {
  const schema = publicationSchema(options)
  const publication = { source: 'hours', copyFrom: '', from: '2026-12-01', to: '2027-03-02' }
  expect(issuesOf(schema, publication)).toEqual({})
  expect(issuesOf(schema, { ...publication, to: '2027-03-03' })).toEqual({ to: 'validation.days.tooMany' })
  expect(issuesOf(schema, { ...publication, source: 'week', to: '2027-03-03' })).toEqual({
    copyFrom: 'validation.days.required',
    to: 'validation.days.tooMany',
  })
  expect(issuesOf(schema, { ...publication, source: 'week', copyFrom: '2026-11-01' })).toEqual({})
})

it('[AVAIL-02] an exception has closed days, or one day with hours', () => {
  const schema = exceptionSchema(options)
  const hours = [
    { from: '09:00', to: '12:00', slotMinutes: 30, pauseMinutes: 0 },
    { from: '11:00', to: '10:00', slotMinutes: 30, pauseMinutes: 0 },
  ]
  const closed = { kind: 'closed', from: '2026-12-01', to: '2026-12-02', note: '', hours }
  expect(issuesOf(schema, closed)).toEqual({})
  expect(issuesOf(schema, { ...closed, to: '' })).toEqual({ to: 'validation.days.required' })
  expect(issuesOf(schema, { ...closed, kind: 'hours', from: '', to: '' })).toEqual({
    from: 'validation.days.required',
    'hours.1.to': 'hours.end_first',
  })
  expect(issuesOf(schema, { ...closed, kind: 'hours', to: '' })).toEqual({ 'hours.1.to': 'hours.end_first' })
  expect(issuesOf(schema, { ...closed, kind: 'hours', from: '', hours: [] })).toEqual({
    from: 'validation.days.required',
  })
})

it('[AVAIL-01] hours are copied to at least one weekday', () => {
  expect(issuesOf(weekdaysSchema(options), { weekdays: ['MON'] })).toEqual({})
  expect(issuesOf(weekdaysSchema(options), { weekdays: [] })).toEqual({ weekdays: 'validation.weekdays.required' })
})
