import { addDays, daysBetween, toIsoDate } from '@nalam/sdk'
import type { Availability } from '@nalam/sdk'
import { MOST_PLAN_DAYS } from '@nalam/sdk/validation'

/** The days to publish, `YYYY-MM-DD`, and the week to copy, if any. */
export interface PublishDates {
  from: string
  to: string
  /** A day of the week to copy. */
  copyFrom?: string | undefined
}

/** Number of weeks to publish by default. */
const FIRST_WEEKS = 4

/**
 * Returns the days for which a change of the weekly hours is published: from today to the last
 * published day, or to the end of the weeks that are kept published if that is later. Without
 * either, four weeks. At most `MOST_PLAN_DAYS` days.
 */
export function datesOfHours(
  today: string,
  { publishedUntil, keepPublishedWeeks }: Pick<Availability, 'publishedUntil' | 'keepPublishedWeeks'>,
): PublishDates {
  const published = (publishedUntil !== undefined && toIsoDate(publishedUntil)) || ''
  const weeks = keepPublishedWeeks || (published < today ? FIRST_WEEKS : 0)
  const kept = addDays(today, Math.max(0, weeks * 7 - 1))
  const to = published > kept ? published : kept
  return { from: today, to: daysBetween(today, to) < MOST_PLAN_DAYS ? to : addDays(today, MOST_PLAN_DAYS - 1) }
}
