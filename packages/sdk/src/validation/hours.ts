import type { PlannedTime } from '../extensions/Availability.ts'
import type { HoursRange } from '../extensions/Hours.ts'
import { clockTimeOfMinutes, minutesOfDay } from '../formats/clockTime.ts'
import type { WeekdayCode } from '../formats/weekday.ts'
import type { ErrorCode } from '../generated/operations.ts'

/** The most ranges of hours that a day has. */
export const MOST_RANGES_A_DAY = 10

/** What is wrong with a range of hours, by the codes of the server. */
export type HoursProblem = {
  /** Which range, from 0. */
  index: number
  field: 'from' | 'to'
  /** `request.invalid`: it is no time `HH:MM`. */
  code: Extract<ErrorCode, 'request.invalid' | `hours.${'end_first' | 'too_short' | 'overlap' | 'too_many'}`>
}

/** Hours of a weekday, or of a single day where none is named. */
type Hours = HoursRange & { weekday?: WeekdayCode | undefined }

/**
 * The slots that a range of hours is cut into, earliest first. What is left after the last whole slot stays free. A range that ends
 * before it starts, or has no times, has none. Requirement AVAIL-01.
 */
export function slotsOfRange({ from, to, slotMinutes, pauseMinutes }: HoursRange): PlannedTime[] {
  const start = minutesOfDay(from)
  const end = minutesOfDay(to)
  if (start === null || end === null || slotMinutes <= 0) return []
  const slots: PlannedTime[] = []
  for (let at = start; at + slotMinutes <= end; at += slotMinutes + pauseMinutes)
    slots.push({ from: clockTimeOfMinutes(at), to: clockTimeOfMinutes(at + slotMinutes) })
  return slots
}

function problemOf(hours: readonly Hours[], range: Hours, index: number): Omit<HoursProblem, 'index'> | undefined {
  const from = minutesOfDay(range.from)
  const to = minutesOfDay(range.to)
  if (from === null) return { field: 'from', code: 'request.invalid' }
  if (to === null) return { field: 'to', code: 'request.invalid' }
  const isSameDay = ({ weekday }: Hours) => weekday === range.weekday
  if (hours.slice(0, index).filter(isSameDay).length >= MOST_RANGES_A_DAY)
    return { field: 'from', code: 'hours.too_many' }
  if (to <= from) return { field: 'to', code: 'hours.end_first' }
  if (to - from < range.slotMinutes) return { field: 'to', code: 'hours.too_short' }
  // Times of the same form compare as texts. Of two that overlap, the one that starts later is marked.
  const overlaps = hours.some(
    (other, position) =>
      position !== index &&
      isSameDay(other) &&
      minutesOfDay(other.to) !== null &&
      (other.from < range.from || (other.from === range.from && position < index && other.to > other.from)) &&
      other.to > range.from,
  )
  return overlaps ? { field: 'from', code: 'hours.overlap' } : undefined
}

/**
 * What is wrong with weekly hours, or with the hours of a day: at most one problem for a range, in the order of the ranges. Ranges
 * that touch do not overlap. Requirement AVAIL-01.
 */
export function hoursProblems(hours: readonly Hours[]): HoursProblem[] {
  return hours.flatMap((range, index) => {
    const problem = problemOf(hours, range, index)
    return problem ? [{ index, ...problem }] : []
  })
}
