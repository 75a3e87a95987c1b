import { addDays } from '@nalam/sdk'
import type { DayRange } from '@nalam/sdk/rules'

/** Moments at the clinic as `YYYY-MM-DD HH:MM:SS`, or `infinity`; the second one is excluded. */
export interface MomentBounds {
  readonly from: string
  readonly before: string
}

/** The last day that the calendar supports. */
export const LAST_DAY = '9999-12-31'

/** Converts days to the moments at which they begin and end. */
export function boundsOfDays({ from, to }: DayRange): MomentBounds {
  return { from: `${from} 00:00:00`, before: to === LAST_DAY ? 'infinity' : `${addDays(to, 1)} 00:00:00` }
}
