import { addDays, WEEKDAYS, weekdayIndex, type WeekdayCode, startOfMonth, toIsoDate, addMonths } from '@nalam/sdk'

/** Whether a day can be chosen, and if not, why. */
export type WeekDayState = 'available' | 'unavailable' | 'past'

/** A day of the strip. */
export interface WeekDay {
  /** `YYYY-MM-DD` */
  date: string
  state: WeekDayState
  isToday: boolean
}

/** How many days the strip shows (SLOT-02). */
const STRIP_DAYS = 7

/**
 * Returns the seven consecutive days of the strip (SLOT-02, D7). Past days and days without
 * consultations cannot be chosen.
 *
 * @param start first day, `YYYY-MM-DD`
 * @param availableDays the doctor's days; none means that no day can be chosen
 * @param today today at the clinic, `YYYY-MM-DD` (D6)
 */
export function slotWeek(start: string, availableDays: readonly WeekdayCode[], today: string): WeekDay[] {
  return Array.from({ length: STRIP_DAYS }, (_, offset) => {
    const date = addDays(start, offset)
    const weekday = WEEKDAYS[weekdayIndex(date)]
    const isAvailable = weekday !== undefined && availableDays.includes(weekday)
    return { date, state: date < today ? 'past' : isAvailable ? 'available' : 'unavailable', isToday: date === today }
  })
}

/**
 * Returns the day whose slots are shown: the wanted one if it can be chosen, else the first that
 * can (SLOT-02).
 *
 * @param wanted `YYYY-MM-DD`
 * @returns `null` if none of the days can be chosen
 */
export function chosenDay(week: readonly WeekDay[], wanted?: string | null): string | null {
  const available = week.filter(({ state }) => state === 'available')
  return (available.find(({ date }) => date === wanted) ?? available[0])?.date ?? null
}

/**
 * Last first day of the strip. Dates end with the year 9999; the margin keeps every move within
 * them.
 */
const LAST_STRIP_START = '9998-12-01'

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
