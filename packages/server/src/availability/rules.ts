import { addDays, clinicNow, clinicToday } from '@nalam/sdk'
import { lastSlotDay } from '@nalam/sdk/validation'
import type { Schema } from '../http/contractTypes.ts'
import type { DayRange } from '../dayRange.ts'
import { fieldProblems, type FieldProblem, type Hours } from './hours.ts'

/** Days that can be published at once. */
export const MOST_PLAN_DAYS = 92

/** Days that an exception has at most: it ends two years ahead at the latest. */
export const MOST_EXCEPTION_DAYS = 732

/** Slots that the hours of a publication have at most. */
export const MOST_PLAN_SLOTS = 3000

/** The longest time ahead that slots are kept published, in weeks. */
const MOST_WEEKS = 12

/** The time at the clinic from which a night's extension is due. */
const EXTENDED_AT = '02:00'

/** Days that one transaction of the nightly extension adds at most. */
const EXTENSION_DAYS = 14

/** What stands against days that slots or exceptions are for: they are past, or more than two years ahead. */
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

/** What stands against an exception (AVAIL-02). The database refuses one that overlaps another. */
export function exceptionProblems(exception: NewException, now: Date): FieldProblem[] {
  const { from, to, kind, hours } = exception
  const problem = daysProblem(exception, now)
  if (problem !== undefined) return [problem]
  if (kind === 'closed') return hours.length === 0 ? [] : [{ field: 'hours', code: 'request.invalid' }]
  if (from !== to) return [{ field: 'to', code: 'exception.one_day' }]
  if (hours.length === 0) return [{ field: 'hours', code: 'exception.hours_missing' }]
  return fieldProblems(hours, 'hours')
}

/** The day at the clinic whose 02:00 was reached last, ISO: its night's extension is due (AVAIL-05). */
export function nightOf(now: Date): string {
  const { date, time } = clinicNow(now)
  return time >= EXTENDED_AT ? date : addDays(date, -1)
}

/** What is kept published. */
export interface KeptPublished {
  /** 0 to 12. */
  readonly keepPublishedWeeks: number
  /** Last day that has been published, ISO. */
  readonly publishedUntil: string | null
}

/** The last day that is published after a night's extension: today is the first day of the weeks. */
const lastKeptDay = (weeks: number, night: string): string => addDays(night, 7 * weeks - 1)

/**
 * The days that a night's extension adds next, 14 at most; `undefined` when all are published. Before the first publication
 * they begin today, and after a standstill, too: the past gets no slots.
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
 * The last day that has been published after a publication. One that begins farther ahead than slots are kept published does not
 * count: the nightly extension would stop until then.
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
