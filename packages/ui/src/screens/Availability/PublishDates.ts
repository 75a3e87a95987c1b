import { addDays, daysBetween, toIsoDate, WEEKDAYS, weekdayOf } from '@nalam/sdk'
import type { Availability, WeekdayCode, WeeklyAvailability } from '@nalam/sdk'
import { MAX_PLAN_DAYS } from '@nalam/sdk/validation'
import { changedWeekdays } from './weekHours.ts'

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
 * either, four weeks. At most `MAX_PLAN_DAYS` days.
 */
export function datesOfHours(
  today: string,
  { publishedUntil, keepPublishedWeeks }: Pick<Availability, 'publishedUntil' | 'keepPublishedWeeks'>,
): PublishDates {
  const published = (publishedUntil !== undefined && toIsoDate(publishedUntil)) || ''
  const weeks = keepPublishedWeeks || (published < today ? FIRST_WEEKS : 0)
  const kept = addDays(today, Math.max(0, weeks * 7 - 1))
  const to = published > kept ? published : kept
  return { from: today, to: daysBetween(today, to) < MAX_PLAN_DAYS ? to : addDays(today, MAX_PLAN_DAYS - 1) }
}

/** The choice between the weekdays whose hours were changed and all days. */
export interface WeekdayChoice {
  /** The changed weekdays, from Sunday on. */
  weekdays: readonly WeekdayCode[]
  /** Whether only they are proposed: nothing else was changed or chosen. */
  isOnlyProposed: boolean
}

/**
 * Returns the choice of weekdays for a publication. Publishing all days also creates and removes
 * slots on days that the doctor did not change, where slots may have been added or deleted by hand.
 *
 * @returns undefined if there is nothing to choose: no hours were changed, nothing is published yet,
 * or the days to publish have changed weekdays only, or none of them
 */
export function weekdayChoice(
  today: string,
  dates: PublishDates,
  saved: Availability,
  draft: WeeklyAvailability | undefined,
): WeekdayChoice | undefined {
  const published = (saved.publishedUntil !== undefined && toIsoDate(saved.publishedUntil)) || ''
  if (!draft || saved.isProposal || published < today || dates.copyFrom !== undefined) return undefined
  const length = Math.min(7, daysBetween(dates.from, dates.to) + 1)
  const covered = new Set(Array.from({ length }, (_, index) => weekdayOf(addDays(dates.from, index))))
  const changed = changedWeekdays(saved.weeklyHours, draft.weeklyHours).filter((weekday) => covered.has(weekday))
  const isOther = (weekday: WeekdayCode) => covered.has(weekday) && !changed.includes(weekday)
  const hasOthers = [...saved.weeklyHours, ...draft.weeklyHours].some(({ weekday }) => isOther(weekday))
  if (changed.length === 0 || !hasOthers) return undefined
  const own = datesOfHours(today, saved)
  const isOnlyProposed =
    saved.keepPublishedWeeks === draft.keepPublishedWeeks && dates.from === own.from && dates.to === own.to
  return { weekdays: WEEKDAYS.filter((weekday) => changed.includes(weekday)), isOnlyProposed }
}
