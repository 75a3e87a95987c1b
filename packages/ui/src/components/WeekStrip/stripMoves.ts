import { addDays, addMonths, startOfMonth } from '@nalam/sdk'
import { LAST_STRIP_START } from './stripStart.ts'
import { STRIP_DAYS } from './slotWeek.ts'

/**
 * Returns the new first day of the strip for each arrow button of the month header and of the week,
 * `YYYY-MM-DD`; `null` if the button is disabled (D7). Nothing before the current month can be
 * reached. A month starts on its first day; the current month starts today, because earlier days
 * cannot be chosen.
 *
 * @param start first day of the strip, `YYYY-MM-DD`
 * @param today today at the clinic, `YYYY-MM-DD` (D6)
 */
export function stripMoves(start: string, today: string) {
  const thisMonth = startOfMonth(today)
  const month = startOfMonth(start)
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  const weekBefore = addDays(start, -STRIP_DAYS)
  const weekAfter = addDays(start, STRIP_DAYS)
  return {
    previousMonth: before < thisMonth ? null : before === thisMonth ? today : before,
    nextMonth: after > LAST_STRIP_START ? null : after,
    previousWeek: start <= thisMonth ? null : weekBefore < thisMonth ? thisMonth : weekBefore,
    nextWeek: weekAfter > LAST_STRIP_START ? null : weekAfter,
  }
}
