import { toIsoDate, weekdayIndex } from './calendarDate.ts'

/** Weekday codes of the API, from Sunday to Saturday (PROF-06). */
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

/** Three-letter code of a day of the week. */
export type WeekdayCode = (typeof WEEKDAYS)[number]

/** Returns whether a value is one of the seven codes. */
export function isWeekdayCode(value: unknown): value is WeekdayCode {
  const codes: readonly unknown[] = WEEKDAYS
  return codes.includes(value)
}

/**
 * Returns the weekday of a calendar day.
 *
 * @param date `DD-MM-YYYY` or `YYYY-MM-DD`
 * @returns `null` if it is not a valid day
 */
export function weekdayOf(date: string): WeekdayCode | null {
  const iso = toIsoDate(date)
  return iso === null ? null : (WEEKDAYS[weekdayIndex(iso)] ?? null)
}
