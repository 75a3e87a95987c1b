import { addDays, daysBetween, toIsoDate } from '@nalam/sdk'
import type { Availability } from '@nalam/sdk'

/** Which days are published, `YYYY-MM-DD`, and the week that they are a copy of, where they are. */
export interface PublishDates {
  from: string
  to: string
  /** A day of the week that is copied. */
  copyFrom?: string | undefined
}

/** The most days of a publication. */
export const MOST_DAYS = 92
/** Weeks that are published where the doctor has not said how many. */
const FIRST_WEEKS = 4

/**
 * The days that a change of the weekly hours is published for: from today to the last published day, at least the weeks that are kept
 * published, four where there are none.
 */
export function datesOfHours(
  today: string,
  { publishedUntil, keepPublishedWeeks }: Pick<Availability, 'publishedUntil' | 'keepPublishedWeeks'>,
): PublishDates {
  const published = (publishedUntil !== undefined && toIsoDate(publishedUntil)) || ''
  const weeks = keepPublishedWeeks || (published < today ? FIRST_WEEKS : 0)
  const kept = addDays(today, Math.max(0, weeks * 7 - 1))
  const to = published > kept ? published : kept
  return { from: today, to: daysBetween(today, to) < MOST_DAYS ? to : addDays(today, MOST_DAYS - 1) }
}
