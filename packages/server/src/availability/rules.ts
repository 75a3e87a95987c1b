import { addDays, clinicNow, clinicToday } from '@nalam/sdk'
import { lastSlotDay } from '@nalam/sdk/validation'
import type { Schema } from '../http/contractTypes.ts'
import type { DayRange } from '../dayRange.ts'
import { fieldProblems, type FieldProblem, type Hours } from './hours.ts'

/** Maximum number of days of an exception: it ends two years ahead at the latest. */
export const MOST_EXCEPTION_DAYS = 732

/** Maximum number of weeks for which slots are kept published. */
const MOST_WEEKS = 12

/** Time at the clinic from which a nightly extension is due. */
const EXTENDED_AT = '02:00'

/** Maximum number of days that one transaction of the nightly extension adds. */
const EXTENSION_DAYS = 14

/**
 * Returns the problem of days for slots or exceptions: they are past, or more than two years ahead.
 */
export function daysProblem({ from, to }: DayRange, now: Date): FieldProblem | undefined {
  if (from < clinicToday(now)) return { field: 'from', code: 'dates.past' }
  return to > lastSlotDay(now) ? { field: 'to', code: 'slot.too_far' } : undefined
}

/** A new exception. */
export interface NewException extends DayRange {
  readonly kind: Schema<'ExceptionKind'>
  readonly note: string | undefined
  readonly hours: readonly Hours[]
}

/**
 * Returns the problems of an exception (AVAIL-02). The database refuses one that overlaps another.
 */
export function exceptionProblems(exception: NewException, now: Date): FieldProblem[] {
  const { from, to, kind, hours } = exception
  const problem = daysProblem(exception, now)
  if (problem !== undefined) return [problem]
  if (kind === 'closed') return hours.length === 0 ? [] : [{ field: 'hours', code: 'request.invalid' }]
  if (from !== to) return [{ field: 'to', code: 'exception.one_day' }]
  if (hours.length === 0) return [{ field: 'hours', code: 'exception.hours_missing' }]
  return fieldProblems(hours, 'hours')
}

/**
 * Returns the day at the clinic, ISO, on which it was last 02:00: its nightly extension is due
 * (AVAIL-05).
 */
export function nightOf(now: Date): string {
  const { date, time } = clinicNow(now)
  return time >= EXTENDED_AT ? date : addDays(date, -1)
}

/** How far ahead slots are kept published. */
export interface KeptPublished {
  /** 0 to 12. */
  readonly keepPublishedWeeks: number
  /** Last day that has been published, ISO. */
  readonly publishedUntil: string | null
}

/**
 * Returns the last published day after a nightly extension. The day of the night is the first of
 * the weeks.
 */
const lastKeptDay = (weeks: number, night: string): string => addDays(night, 7 * weeks - 1)

/**
 * Returns the days that the nightly extension adds next, at most 14; `undefined` when all are
 * published. They begin today before the first publication and after a standstill: no slots are
 * created in the past.
 */
export function nextExtension(
  { keepPublishedWeeks, publishedUntil }: KeptPublished,
  night: string,
): DayRange | undefined {
  const last = lastKeptDay(keepPublishedWeeks, night)
  const next = publishedUntil === null ? night : addDays(publishedUntil, 1)
  const from = next < night ? night : next
  if (from > last) return undefined
  const to = addDays(from, EXTENSION_DAYS - 1)
  return { from, to: to < last ? to : last }
}

/**
 * Returns the last published day after a publication. A publication that begins later than the days
 * that are kept published does not count: otherwise the nightly extension would stop until then.
 */
export function publishedAfter(
  { keepPublishedWeeks, publishedUntil }: KeptPublished,
  { from, to }: DayRange,
  now: Date,
): string | null {
  const weeks = keepPublishedWeeks === 0 ? MOST_WEEKS : keepPublishedWeeks
  const reach = addDays(lastKeptDay(weeks, clinicToday(now)), 1)
  const isFarAhead = from > reach && (publishedUntil === null || from > addDays(publishedUntil, 1))
  if (isFarAhead) return publishedUntil
  return publishedUntil !== null && publishedUntil > to ? publishedUntil : to
}
