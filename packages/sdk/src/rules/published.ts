import { addDays } from '../formats/calendarDate.ts'
import { clinicToday } from '../formats/clinicTime.ts'
import type { WeekdayCode } from '../formats/weekday.ts'
import type { DayRange } from './days.ts'

/** Maximum number of weeks for which slots are kept published. */
export const MAX_KEPT_WEEKS = 12

/** How far ahead slots are kept published. */
export type KeptPublished = {
  /** 0 to 12. */
  readonly keepPublishedWeeks: number
  /** Last day that has been published, ISO. */
  readonly publishedUntil: string | null
}

/**
 * Returns the last published day after a nightly extension. The day of the night is the first of
 * the weeks.
 */
export const lastKeptDay = (weeks: number, night: string): string => addDays(night, 7 * weeks - 1)

/**
 * Returns the last published day after a publication. A publication of closed days only closes
 * them: the days before them may not be published yet. One of some weekdays leaves the others
 * unpublished. One that begins later than the days that are kept published does not count either:
 * otherwise the nightly extension would stop until then.
 *
 * @param days whether each of the published days has hours
 */
export function publishedAfter(
  { keepPublishedWeeks, publishedUntil }: KeptPublished,
  { from, to, onlyOn }: DayRange & { readonly onlyOn?: readonly WeekdayCode[] | undefined },
  days: ReadonlyArray<{ readonly isOpenDay: boolean }>,
  now: Date,
): string | null {
  if (onlyOn !== undefined || !days.some(({ isOpenDay }) => isOpenDay)) return publishedUntil
  const weeks = keepPublishedWeeks === 0 ? MAX_KEPT_WEEKS : keepPublishedWeeks
  const reach = addDays(lastKeptDay(weeks, clinicToday(now)), 1)
  const isFarAhead = from > reach && (publishedUntil === null || from > addDays(publishedUntil, 1))
  if (isFarAhead) return publishedUntil
  return publishedUntil !== null && publishedUntil > to ? publishedUntil : to
}
