import { addDays, startOfMonth, toIsoDate } from '@nalam/sdk'
import { STRIP_DAYS } from './slotWeek.ts'

/** The calendar ends with the year 9999; the strip stays a good way before that, so that every move has a day to lead to. */
export const LAST_STRIP_START = '9998-12-01'

/**
 * The first day of the strip for an address (D7): the remembered start while the asked date lies in its seven days, so that choosing a
 * day does not move the strip; else the asked date; else today. Nothing before the current month can be reached.
 *
 * @param asked date of the address, `YYYY-MM-DD` or `DD-MM-YYYY`; what is no day counts as none
 * @param remembered the start that the strip had when the date was chosen
 * @param today the clinic's today, `YYYY-MM-DD` (D6)
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
