import { addDays, weekdayIndex } from '@nalam/sdk'

/** The seven days, Sunday to Saturday as on Indian calendars, that a day is in: first and last, `YYYY-MM-DD`. */
export function calendarWeek(date: string): { from: string; to: string } {
  const from = addDays(date, -weekdayIndex(date))
  return { from, to: addDays(from, 6) }
}
