import { clockTimeOfMinutes, endOfMinutes, isWeekdayCode, parseHour, addDays, clinicNow } from '@nalam/sdk'
import { sortedHours, lastKeptDay, type DayRange, type KeptPublished } from '@nalam/sdk/rules'
import type { Schema } from '../../contract/contractTypes.ts'

export type WeekdayHours = Schema<'WeekdayHours'>

const PROPOSED_SLOT_MINUTES = 30

/** Formats minutes since midnight as `HH:MM`; minutes of the next day start again at `00:00`. */
export const clockTime = (minute: number): string => clockTimeOfMinutes(minute % 1440)

/** Formats the end of a time: as {@link clockTime}, but the midnight after it is `24:00`. */
export const endTime = (minute: number): string => (minute === 1440 ? endOfMinutes(minute) : clockTime(minute))

interface ProfileHours {
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

/** Time at the clinic from which a nightly extension is due. */
const EXTENDED_AT = '02:00'

/** Maximum number of days that one transaction of the nightly extension adds. */
const EXTENSION_DAYS = 14

/**
 * Returns the day at the clinic, ISO, on which it was last 02:00: its nightly extension is due
 * (AVAIL-05).
 */
export function nightOf(now: Date): string {
  const { date, time } = clinicNow(now)
  return time >= EXTENDED_AT ? date : addDays(date, -1)
}

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
