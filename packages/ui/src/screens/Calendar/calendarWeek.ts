import { addDays, weekdayIndex } from '@nalam/sdk'

/**
 * Returns the week of a day, Sunday to Saturday as on Indian calendars: first and last day,
 * `YYYY-MM-DD`.
 */
export function calendarWeek(date: string): { from: string; to: string } {
  const from = addDays(date, -weekdayIndex(date))
  return { from, to: addDays(from, 6) }
}
