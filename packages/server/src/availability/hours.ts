import { clockTimeOfMinutes, isWeekdayCode, minutesOfDay, parseHour, WEEKDAYS, type WeekdayCode } from '@nalam/sdk'
import { hoursProblems, slotsOfRange } from '@nalam/sdk/validation'
import type { ErrorCode, Schema } from '../http/contractTypes.ts'

/** Hours of a day and how they are cut into slots. */
export type Hours = Schema<'HoursRange'>

/** Hours of a weekday. */
export type WeekdayHours = Schema<'WeekdayHours'>

/** A slot of a day, in minutes since its midnight. */
export interface Time {
  readonly start: number
  /** More than 1440 where it ends on the next day. */
  readonly end: number
}

/** A field of a request, and what is wrong with it. */
export interface FieldProblem {
  /** Such as `weeklyHours.1.to`. */
  readonly field: string
  readonly code: ErrorCode
}

const PROPOSED_SLOT_MINUTES = 30

/** The minute of the day of a time `HH:MM` that fits the contract. */
export function minuteOf(time: string): number {
  const minute = minutesOfDay(time)
  if (minute === null) throw new RangeError(`Not a time HH:MM: ${time}`)
  return minute
}

/** A minute as `HH:MM`; those of the next day count from its midnight. */
export const clockTime = (minute: number): string => clockTimeOfMinutes(minute % 1440)

/**
 * What is wrong with the hours of a request (AVAIL-01).
 *
 * @param list name of the list in the request, such as `draft.weeklyHours`
 * @returns in the order of the list; empty when nothing is wrong
 */
export function fieldProblems(
  hours: ReadonlyArray<Hours & { readonly weekday?: WeekdayCode }>,
  list: string,
): FieldProblem[] {
  return hoursProblems(hours).map(({ index, field, code }) => ({ field: `${list}.${index}.${field}`, code }))
}

const weekdayOrder = ({ weekday, from }: WeekdayHours): string => `${(WEEKDAYS.indexOf(weekday) + 6) % 7} ${from}`

/** Weekly hours as they are stored: from Monday on, earliest first, every field in the same place. */
export function sortedHours(hours: readonly WeekdayHours[]): WeekdayHours[] {
  return hours
    .map(({ weekday, from, to, slotMinutes, pauseMinutes }) => ({ weekday, from, to, slotMinutes, pauseMinutes }))
    .toSorted((a, b) => (weekdayOrder(a) < weekdayOrder(b) ? -1 : 1))
}

/** The times of the slots of hours that are well formed, earliest first. */
export function timesOf(hours: readonly Hours[]): Time[] {
  return hours
    .flatMap(slotsOfRange)
    .map(({ from, to }) => ({ start: minuteOf(from), end: minuteOf(to) }))
    .toSorted((a, b) => a.start - b.start)
}

/** What a profile says about when the doctor sees patients. */
export interface ProfileHours {
  /** Codes such as `MON`. */
  readonly availableDays: readonly string[]
  /** Such as `9 AM`. */
  readonly availableFrom: string | null
  readonly availableTo: string | null
}

/** The first weekly hours: every available day from the first to the last available hour, in slots of 30 minutes (AVAIL-01). */
export function proposedHours({ availableDays, availableFrom, availableTo }: ProfileHours): WeekdayHours[] {
  const [first, last] = [parseHour(availableFrom ?? ''), parseHour(availableTo ?? '')]
  if (first === null || last === null || last <= first) return []
  const hours = {
    from: clockTime(first * 60),
    to: clockTime(last * 60),
    slotMinutes: PROPOSED_SLOT_MINUTES,
    pauseMinutes: 0,
  } as const
  return sortedHours(availableDays.filter(isWeekdayCode).map((weekday) => ({ weekday, ...hours })))
}
