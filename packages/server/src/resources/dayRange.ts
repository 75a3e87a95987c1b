import { addDays } from '@nalam/sdk'
import type { DayRange } from '@nalam/sdk/rules'

/** Moments at the clinic as `YYYY-MM-DD HH:MM:SS`, or `infinity`; the second one is excluded. */
export interface MomentBounds {
  readonly from: string
  readonly before: string
}

/** The last day that the calendar supports. */
export const LAST_DAY = '9999-12-31'

/** Returns the moment at which a day ends. */
export const endOfDay = (day: string): string => (day === LAST_DAY ? 'infinity' : `${addDays(day, 1)} 00:00:00`)

/** Converts days to the moments at which they begin and end. */
export function boundsOfDays({ from, to }: DayRange): MomentBounds {
  return { from: `${from} 00:00:00`, before: endOfDay(to) }
}
