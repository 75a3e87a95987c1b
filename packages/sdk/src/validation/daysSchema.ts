import * as z from 'zod/v4-mini'
import { daysBetween, toIsoDate } from '../formats/calendarDate.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { MAX_PLAN_DAYS } from '../rules/days.ts'
import { hoursProblems } from '../rules/hours.ts'
import { WEEKDAYS } from './options.ts'
import type { ValidationMessageId } from './messages.ts'
import { asVisible, fieldRules, type SchemaOptions } from './schemaOptions.ts'

/** Options of the schemas of days. */
export type DaysSchemaOptions = SchemaOptions & {
  /** The first day that is allowed, `YYYY-MM-DD`; any day if undefined. */
  earliest?: string | undefined
}

interface Days {
  from: string
  to: string
}

const dayProblem = (day: string): ValidationMessageId | null => {
  if (day.trim() === '') return 'validation.days.required'
  return toIsoDate(day) === null ? 'validation.slot.date.format' : null
}

const firstDayProblem = (day: string, earliest: string | undefined): ValidationMessageId | null => {
  const first = toIsoDate(day)
  const isPast = first !== null && earliest !== undefined && first < earliest
  return dayProblem(day) ?? (isPast ? 'validation.days.past' : null)
}

const lastDayProblem = ({ from, to }: Days, most: number): ValidationMessageId | null => {
  const [first, last] = [toIsoDate(from), toIsoDate(to)]
  if (first === null || last === null) return dayProblem(to)
  if (last < first) return 'validation.days.order'
  return daysBetween(first, last) >= most ? 'validation.days.tooMany' : null
}

const text = () => z.string().check(asVisible())

/**
 * Creates the schema of a first and a last day, `from` and `to`, both included and required
 * (`YYYY-MM-DD` or `DD-MM-YYYY`); the last day is not before the first one. Requirement FIND-01.
 */
export function daysSchema(options?: DaysSchemaOptions) {
  return z.object({ from: text(), to: text() }).check(
    fieldRules(options, (days) => ({
      from: firstDayProblem(days.from, options?.earliest),
      to: lastDayProblem(days, Infinity),
    })),
  )
}

/**
 * Creates the schema of one publication: its days, at most 92, and with the `source` `week` a day of
 * the week to copy, `copyFrom`. Requirement AVAIL-04.
 */
export function publicationSchema(options?: DaysSchemaOptions) {
  return z.object({ source: z.enum(['hours', 'week']), copyFrom: text(), from: text(), to: text() }).check(
    fieldRules(options, ({ source, copyFrom, ...days }) => ({
      copyFrom: source === 'week' ? dayProblem(copyFrom) : null,
      from: firstDayProblem(days.from, options?.earliest),
      to: lastDayProblem(days, MAX_PLAN_DAYS),
    })),
  )
}

/**
 * Creates the schema of an exception: closed days, or one day (`from`) with other hours. The issue
 * of a range of hours has the path `['hours', index, 'from' | 'to']` and the code of
 * {@link hoursProblems} as its message. Requirement AVAIL-02.
 */
export function exceptionSchema(options?: DaysSchemaOptions) {
  return z
    .object({
      kind: z.enum(['closed', 'hours']),
      from: text(),
      to: text(),
      note: text(),
      hours: z.array(z.custom<HoursRange>()),
    })
    .check(
      fieldRules(options, ({ kind, ...days }) => ({
        from: firstDayProblem(days.from, options?.earliest),
        to: kind === 'closed' ? lastDayProblem(days, Infinity) : null,
      })),
      z.check(({ value, issues }) => {
        if (value.kind === 'closed') return
        for (const { index, field, code } of hoursProblems(value.hours))
          issues.push({ code: 'custom', path: ['hours', index, field], input: value.hours[index], message: code })
      }),
    )
}

/** Creates the schema of the weekdays that hours are copied to: at least one. Requirement AVAIL-01. */
export function weekdaysSchema(options?: SchemaOptions) {
  return z.object({ weekdays: z.array(z.enum(WEEKDAYS)) }).check(
    fieldRules(options, ({ weekdays }) => ({
      weekdays: weekdays.length > 0 ? null : 'validation.weekdays.required',
    })),
  )
}

/** Values of the form of two days. */
export type DaysValues = z.infer<ReturnType<typeof daysSchema>>
/** Values of the form of one publication. */
export type PublicationValues = z.infer<ReturnType<typeof publicationSchema>>
/** Values of the form of an exception. */
export type ExceptionValues = z.infer<ReturnType<typeof exceptionSchema>>
/** Values of the form of weekdays. */
export type WeekdaysValues = z.infer<ReturnType<typeof weekdaysSchema>>
