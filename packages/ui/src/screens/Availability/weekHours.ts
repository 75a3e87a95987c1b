import { clockTimeOfMinutes, endOfMinutes, minutesOfDay, minutesOfEnd, WEEKDAYS } from '@nalam/sdk'
import type { HoursRange, WeekdayCode, WeekdayHours, WeeklyAvailability } from '@nalam/sdk'
import { slotsOfRange } from '@nalam/sdk/validation'

/**
 * Returns the hours of a weekday in the order of entry, so that a row does not move while its times
 * are edited.
 */
export const hoursOn = (week: readonly WeekdayHours[], weekday: WeekdayCode) =>
  week.filter((hours) => hours.weekday === weekday)

/** The same with their index in the weekly hours. */
export const hoursOf = (week: readonly WeekdayHours[], weekday: WeekdayCode) =>
  week.map((hours, index) => ({ index, hours })).filter(({ hours }) => hours.weekday === weekday)

/** Returns the number of slots in the hours. */
export const slotCount = (hours: readonly HoursRange[]): number =>
  hours.reduce((sum, range) => sum + slotsOfRange(range).length, 0)

/** Compares the number of slots of weekly hours with that of the saved ones. */
export function slotDifference(saved: readonly WeekdayHours[], week: readonly WeekdayHours[]) {
  const countOn = (hours: readonly WeekdayHours[], weekday: WeekdayCode) => slotCount(hoursOn(hours, weekday))
  const changed = WEEKDAYS.filter((weekday) => countOn(saved, weekday) !== countOn(week, weekday))
  return {
    /** Slots added (positive) or removed (negative) per week. */
    change: slotCount(week) - slotCount(saved),
    /** The weekday of the whole change, if there is only one. */
    onlyOn: changed.length === 1 ? changed[0] : undefined,
  }
}

const sorted = (week: readonly WeekdayHours[]) =>
  week
    .map(({ weekday, from, to, slotMinutes, pauseMinutes, confirmsAtOnce }) =>
      [WEEKDAYS.indexOf(weekday), from, to, slotMinutes, pauseMinutes, confirmsAtOnce === true].join(' '),
    )
    .sort()
    .join()

/** Returns whether two weeks have the same hours, in any order. */
export const isSameWeek = (one: readonly WeekdayHours[], other: readonly WeekdayHours[]): boolean =>
  sorted(one) === sorted(other)

const timesOf = (week: readonly WeekdayHours[]) => week.map((hours) => ({ ...hours, confirmsAtOnce: false }))

/** Returns whether two weeks have the same times, whatever is confirmed at once. */
export const hasSameTimes = (one: readonly WeekdayHours[], other: readonly WeekdayHours[]): boolean =>
  isSameWeek(timesOf(one), timesOf(other))

/** Returns the weekdays whose hours differ. */
export const changedWeekdays = (one: readonly WeekdayHours[], other: readonly WeekdayHours[]): WeekdayCode[] =>
  WEEKDAYS.filter((weekday) => !isSameWeek(hoursOn(one, weekday), hoursOn(other, weekday)))

/** Returns whether weekly hours differ from the saved ones. */
export const isChanged = (saved: WeeklyAvailability, draft: WeeklyAvailability): boolean =>
  saved.keepPublishedWeeks !== draft.keepPublishedWeeks || !isSameWeek(saved.weeklyHours, draft.weeklyHours)

const MORNING: HoursRange = { from: '09:00', to: '12:00', slotMinutes: 30, pauseMinutes: 0 }
/** Minutes between the last hours of a day and the proposed ones. */
const BREAK = 60
const PROPOSED_LENGTH = 120
const DAY_END = 24 * 60

/**
 * Returns proposed hours: the morning for a day without hours, else two hours that start an hour
 * after the last ones, with the same slot length and pause. If the last ones end at midnight, two
 * hours that end an hour before the first ones.
 */
export function nextRange(hours: readonly HoursRange[]): HoursRange {
  const last = hours.toSorted((one, other) => one.to.localeCompare(other.to)).at(-1)
  const end = last && minutesOfEnd(last.to)
  if (!last || end === undefined || end === null) return MORNING
  const { slotMinutes, pauseMinutes } = last
  if (end + slotMinutes <= DAY_END) {
    const from = Math.min(end + BREAK, DAY_END - slotMinutes)
    const to = Math.min(from + PROPOSED_LENGTH, DAY_END)
    return { from: clockTimeOfMinutes(from), to: endOfMinutes(to), slotMinutes, pauseMinutes }
  }
  const first = Math.min(...hours.map(({ from }) => minutesOfDay(from) ?? DAY_END))
  const to = Math.max(first - BREAK, slotMinutes)
  return {
    from: clockTimeOfMinutes(Math.max(0, to - PROPOSED_LENGTH)),
    to: endOfMinutes(to),
    slotMinutes,
    pauseMinutes,
  }
}

/**
 * Returns hours with another start. The end keeps its distance to the start while it is only
 * proposed, and when the start reaches it; midnight is the latest end.
 */
export function withStart<T extends HoursRange>(hours: T, from: string, isEndProposed: boolean): T {
  const [before, start, end] = [minutesOfDay(hours.from), minutesOfDay(from), minutesOfEnd(hours.to)]
  if (before === null || start === null || end === null) return { ...hours, from }
  if (!isEndProposed && start < end) return { ...hours, from }
  const length = Math.max(end - before, hours.slotMinutes)
  return { ...hours, from, to: endOfMinutes(Math.min(start + length, DAY_END)) }
}

/** Returns whether a change of hours chose their end; {@link withStart} changes both times. */
export const isEndChosen = (before: HoursRange | undefined, after: HoursRange): boolean =>
  before?.from === after.from && before.to !== after.to

/** Returns the minutes after the last slot that are neither a slot nor the break after it. */
export function leftOverMinutes(hours: HoursRange): number {
  const last = slotsOfRange(hours).at(-1)
  const rest = last ? (minutesOfEnd(hours.to) ?? 0) - (minutesOfEnd(last.to) ?? 0) : 0
  return rest > hours.pauseMinutes ? rest : 0
}

/**
 * Returns the week with the hours of one day copied to other days, whose own hours are replaced.
 */
export function withCopies(
  week: readonly WeekdayHours[],
  from: WeekdayCode,
  to: readonly WeekdayCode[],
): WeekdayHours[] {
  const source = hoursOn(week, from)
  const others = week.filter(({ weekday }) => !to.includes(weekday))
  return [...others, ...to.flatMap((weekday) => source.map((hours) => ({ ...hours, weekday })))]
}

/**
 * Returns the first and the last hour of the picture: all hours with one hour around them, or the
 * working day if there are none.
 */
export function pictureHours(week: readonly HoursRange[]): { first: number; last: number } {
  const starts = week.flatMap(({ from }) => minutesOfDay(from) ?? [])
  const ends = week.flatMap(({ to }) => minutesOfEnd(to) ?? [])
  if (starts.length === 0 || ends.length === 0) return { first: 8, last: 18 }
  const first = Math.max(0, Math.floor(Math.min(...starts, ...ends) / 60) - 1)
  return { first, last: Math.min(24, Math.ceil(Math.max(...ends, ...starts) / 60) + 1) }
}
