import {
  clockTimeOfMinutes,
  endOfMinutes,
  isWeekdayCode,
  minutesOfEnd,
  parseHour,
  WEEKDAYS,
  type WeekdayCode,
} from '@nalam/sdk'
import { hoursProblems, slotsOfRange } from '@nalam/sdk/validation'
import type { ErrorCode, Schema } from '../http/contractTypes.ts'

/** Opening hours of a day and how they are divided into slots. */
export type Hours = Schema<'HoursRange'>

/** Opening hours of a weekday. */
export type WeekdayHours = Schema<'WeekdayHours'>

/** The times of a slot, in minutes since midnight of its day. */
export interface Time {
  readonly start: number
  /** Greater than 1440 if it ends on the next day. */
  readonly end: number
}

/** An invalid field of a request, with the error code. */
export interface FieldProblem {
  /** For example `weeklyHours.1.to`. */
  readonly field: string
  readonly code: ErrorCode
}

const PROPOSED_SLOT_MINUTES = 30

/** Converts a valid `HH:MM` or `24:00` into minutes since midnight. @throws RangeError for any other text */
export function minuteOf(time: string): number {
  const minute = minutesOfEnd(time)
  if (minute === null) throw new RangeError(`Not a time HH:MM: ${time}`)
  return minute
}

/** Formats minutes since midnight as `HH:MM`; minutes of the next day start again at `00:00`. */
export const clockTime = (minute: number): string => clockTimeOfMinutes(minute % 1440)

/** Formats the end of a time: as {@link clockTime}, but the midnight after it is `24:00`. */
export const endTime = (minute: number): string => (minute === 1440 ? endOfMinutes(minute) : clockTime(minute))

/**
 * Validates the hours of a request (AVAIL-01).
 *
 * @param list name of the list in the request, such as `draft.weeklyHours`
 * @returns the problems in the order of the list; empty if there are none
 */
export function fieldProblems(
  hours: ReadonlyArray<Hours & { readonly weekday?: WeekdayCode }>,
  list: string,
): FieldProblem[] {
  return hoursProblems(hours).map(({ index, field, code }) => ({ field: `${list}.${index}.${field}`, code }))
}

const weekdayOrder = ({ weekday, from }: WeekdayHours): string => `${(WEEKDAYS.indexOf(weekday) + 6) % 7} ${from}`

/**
 * Returns weekly hours as they are stored: from Monday, earliest first, with the fields in a fixed
 * order.
 */
export function sortedHours(hours: readonly WeekdayHours[]): WeekdayHours[] {
  return hours
    .map(({ weekday, from, to, slotMinutes, pauseMinutes }) => ({ weekday, from, to, slotMinutes, pauseMinutes }))
    .toSorted((a, b) => (weekdayOrder(a) < weekdayOrder(b) ? -1 : 1))
}

/** Returns the slot times of valid hours, earliest first. */
export function timesOf(hours: readonly Hours[]): Time[] {
  return hours
    .flatMap(slotsOfRange)
    .map(({ from, to }) => ({ start: minuteOf(from), end: minuteOf(to) }))
    .toSorted((a, b) => a.start - b.start)
}

/** Opening times from a doctor's profile. */
export interface ProfileHours {
  /** Codes, for example `MON`. */
  readonly availableDays: readonly string[]
  /** For example `9 AM`. */
  readonly availableFrom: string | null
  readonly availableTo: string | null
}

/**
 * Proposes the first weekly hours: every available day from the first to the last available hour,
 * in slots of 30 minutes (AVAIL-01).
 */
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
