import { addDays, WEEKDAYS, weekdayIndex, type WeekdayCode } from '@nalam/sdk'

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
export const STRIP_DAYS = 7

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
