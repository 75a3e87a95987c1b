import { addDays, clinicNow } from '@nalam/sdk'
import { lastKeptDay, type DayRange, type KeptPublished } from '@nalam/sdk/rules'

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
