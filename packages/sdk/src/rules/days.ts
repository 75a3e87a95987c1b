import { addMonths, daysBetween } from '../formats/calendarDate.ts'
import { clinicToday } from '../formats/clinicTime.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { hoursProblems } from './hours.ts'
import type { Problem } from './problem.ts'

/** Maximum number of days in one publication. */
export const MAX_PLAN_DAYS = 92

/** Maximum number of days of an exception: it ends two years ahead at the latest. */
const MAX_EXCEPTION_DAYS = 732

/** Maximum number of days in a calendar: six weeks. */
export const MAX_CALENDAR_DAYS = 42

/** Number of months from today at the clinic in which slots can be created. */
const MONTHS_AHEAD = 24

/**
 * Returns the last day on which a slot can be created, ISO `YYYY-MM-DD`; `now` in milliseconds
 * since 1970.
 */
export function lastSlotDay(now: number | Date): string {
  return addMonths(clinicToday(now), MONTHS_AHEAD)
}

/** Days from the first to the last, both included, ISO `YYYY-MM-DD`. */
export type DayRange = { readonly from: string; readonly to: string }

/**
 * Returns the problem of a range of days: it ends before it begins, or is too long.
 *
 * @param max maximum number of days, and the error code if there are more
 */
export function rangeProblem(
  { from, to }: DayRange,
  max: { readonly days: number; readonly otherwise: Problem['code'] },
): Problem | undefined {
  if (to < from) return { field: 'to', code: 'dates.order' }
  return daysBetween(from, to) >= max.days ? { field: 'to', code: max.otherwise } : undefined
}

/**
 * Returns the problem of days for slots or exceptions: they are past, or more than two years ahead.
 */
export function daysProblem({ from, to }: DayRange, now: Date): Problem | undefined {
  if (from < clinicToday(now)) return { field: 'from', code: 'dates.past' }
  return to > lastSlotDay(now) ? { field: 'to', code: 'slot.too_far' } : undefined
}

/** Days on which the weekly hours do not apply. */
export type NewException = DayRange & {
  readonly kind: 'closed' | 'hours'
  readonly hours: readonly HoursRange[]
}

/**
 * Returns the problems of an exception (AVAIL-02), except that it overlaps another one
 * (`exception.overlap`). Empty if there are none.
 */
export function exceptionProblems(exception: NewException, now: Date): Problem[] {
  const { from, to, kind, hours } = exception
  const problem =
    rangeProblem(exception, { days: MAX_EXCEPTION_DAYS, otherwise: 'slot.too_far' }) ?? daysProblem(exception, now)
  if (problem !== undefined) return [problem]
  if (kind === 'closed') return hours.length === 0 ? [] : [{ field: 'hours', code: 'request.invalid' }]
  if (from !== to) return [{ field: 'to', code: 'exception.one_day' }]
  if (hours.length === 0) return [{ field: 'hours', code: 'exception.hours_missing' }]
  return fieldProblems(hours, 'hours')
}

/**
 * Returns the problems of hours, each with its field in the request (AVAIL-01). Empty if there are
 * none.
 *
 * @param list name of the list in the request, such as `draft.weeklyHours`
 */
export function fieldProblems(hours: Parameters<typeof hoursProblems>[0], list: string): Problem[] {
  return hoursProblems(hours).map(({ index, field, code }) => ({ field: `${list}.${index}.${field}`, code }))
}
