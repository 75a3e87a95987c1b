import { clockTimeOfMinutes, endOfMinutes, minutesOfDay, minutesOfEnd } from '../formats/clockTime.ts'
import type { HoursRange, PlannedTime } from '../formats/hoursRange.ts'
import { WEEKDAYS, type WeekdayCode } from '../formats/weekday.ts'
import type { ErrorCode } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import type { SlotTime } from './slotTime.ts'

/** Maximum number of ranges of hours on a day. */
export const MAX_RANGES_A_DAY = 10

/** Maximum number of slots in the hours of a publication. */
export const MAX_PLAN_SLOTS = 3000

/** Problem of a range of hours, with the code that the server uses. */
export type HoursProblem = {
  /** Index of the range, from 0. */
  index: number
  field: 'from' | 'to'
  /** `request.invalid`: not a time `HH:MM`, or as the end `24:00`. */
  code: Extract<ErrorCode, 'request.invalid' | `hours.${'end_first' | 'too_short' | 'overlap' | 'too_many'}`>
}

/** Hours of a weekday, or of a single day if `weekday` is absent. */
type Hours = HoursRange & { weekday?: WeekdayCode | undefined }

/**
 * Returns the slots of a range of hours, earliest first. Time after the last whole slot stays free.
 * Returns none if the range ends before it starts or has no valid times. Requirement AVAIL-01.
 */
export const slotsOfRange = (range: HoursRange): PlannedTime[] =>
  timesOfRange(range).map(({ start, end }) => ({ from: clockTimeOfMinutes(start), to: endOfMinutes(end) }))

function timesOfRange({ from, to, slotMinutes, pauseMinutes }: HoursRange): SlotTime[] {
  const first = minutesOfDay(from)
  const last = minutesOfEnd(to)
  if (first === null || last === null || slotMinutes <= 0) return []
  const times: SlotTime[] = []
  for (let start = first; start + slotMinutes <= last; start += slotMinutes + pauseMinutes)
    times.push({ start, end: start + slotMinutes })
  return times
}

/** Returns the slot times of valid hours, earliest first. */
export const timesOf = (hours: readonly HoursRange[]): SlotTime[] =>
  hours.flatMap(timesOfRange).toSorted((one, other) => one.start - other.start)

type WeekdayHours = HoursRange & { weekday: WeekdayCode }

const weekdayOrder = ({ weekday, from }: WeekdayHours): string => `${WEEKDAYS.indexOf(weekday)} ${from}`

/**
 * Returns weekly hours as they are stored: from Sunday, earliest first, with the fields in a fixed
 * order.
 */
export function sortedHours(hours: readonly WeekdayHours[]): components['schemas']['WeekdayHours'][] {
  return hours
    .map(({ weekday, from, to, slotMinutes, pauseMinutes, confirmsAtOnce }) => ({
      weekday,
      from,
      to,
      slotMinutes,
      pauseMinutes,
      ...(confirmsAtOnce && { confirmsAtOnce }),
    }))
    .toSorted((one, other) => (weekdayOrder(one) < weekdayOrder(other) ? -1 : 1))
}

function problemOf(hours: readonly Hours[], range: Hours, index: number): Omit<HoursProblem, 'index'> | undefined {
  const from = minutesOfDay(range.from)
  const to = minutesOfEnd(range.to)
  if (from === null) return { field: 'from', code: 'request.invalid' }
  if (to === null) return { field: 'to', code: 'request.invalid' }
  const isSameDay = ({ weekday }: Hours) => weekday === range.weekday
  if (hours.slice(0, index).filter(isSameDay).length >= MAX_RANGES_A_DAY)
    return { field: 'from', code: 'hours.too_many' }
  if (to <= from) return { field: 'to', code: 'hours.end_first' }
  if (to - from < range.slotMinutes) return { field: 'to', code: 'hours.too_short' }
  // `HH:MM` times compare as texts. Of two ranges that overlap, the later one is reported.
  const overlaps = hours.some(
    (other, position) =>
      position !== index &&
      isSameDay(other) &&
      minutesOfEnd(other.to) !== null &&
      (other.from < range.from || (other.from === range.from && position < index && other.to > other.from)) &&
      other.to > range.from,
  )
  return overlaps ? { field: 'from', code: 'hours.overlap' } : undefined
}

/**
 * Validates weekly hours, or the hours of a day. Returns at most one problem per range, in the
 * order of the ranges. Ranges that touch do not overlap. Requirement AVAIL-01.
 */
export function hoursProblems(hours: readonly Hours[]): HoursProblem[] {
  return hours.flatMap((range, index) => {
    const problem = problemOf(hours, range, index)
    return problem ? [{ index, ...problem }] : []
  })
}
