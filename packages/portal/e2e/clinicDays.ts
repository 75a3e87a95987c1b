/**
 * Returns today in the clinic's zone, `YYYY-MM-DD`. The portal must use it in every zone of machine
 * and browser (D6).
 */
export function clinicDay(at: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at)
}

/** Returns the day this many days later. */
export function daysAfter(date: string, days: number): string {
  const moment = new Date(`${date}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Returns the first day from `date` on with this weekday, 0 for Sunday to 6 for Saturday. */
export function weekdayFrom(date: string, weekday: number): string {
  const today = new Date(`${date}T12:00:00Z`).getUTCDay()
  return daysAfter(date, (weekday - today + 7) % 7)
}

/** Converts `2026-11-23` to `23-11-2026`, the format of the wire. */
export function wireDay(date: string): string {
  return date.split('-').toReversed().join('-')
}
