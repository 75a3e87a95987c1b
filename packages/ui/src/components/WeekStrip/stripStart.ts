import { addDays, startOfMonth, toIsoDate } from '@nalam/sdk'
import { STRIP_DAYS } from './slotWeek.ts'

/**
 * Last first day of the strip. Dates end with the year 9999; the margin keeps every move within
 * them.
 */
export const LAST_STRIP_START = '9998-12-01'

/**
 * Returns the first day of the strip for a URL (D7): the remembered start if the requested date
 * lies in its seven days, so that choosing a day does not move the strip; else the requested date;
 * else today. Nothing before the current month can be reached.
 *
 * @param asked date of the URL, `YYYY-MM-DD` or `DD-MM-YYYY`; an invalid date counts as none
 * @param remembered the start of the strip when the date was chosen
 * @param today today at the clinic, `YYYY-MM-DD` (D6)
 */
export function stripStart(
  asked: string | null | undefined,
  remembered: string | null | undefined,
  today: string,
): string {
  const reachable = (date: string | null | undefined): string | null => {
    const iso = toIsoDate(date ?? '')
    return iso !== null && iso >= startOfMonth(today) && iso <= LAST_STRIP_START ? iso : null
  }
  const date = reachable(asked)
  const start = reachable(remembered)
  if (date === null) return today
  return start !== null && start <= date && date < addDays(start, STRIP_DAYS) ? start : date
}
