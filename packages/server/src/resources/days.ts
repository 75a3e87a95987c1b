import { addDays, clinicNow, toIsoDate } from '@nalam/sdk'
import { rangeProblem, type DayRange } from '@nalam/sdk/rules'
import type { ErrorCode } from '../contract/contractTypes.ts'
import { refuse, Refusal } from '../contract/refusal.ts'

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

/**
 * Converts a day of a request to ISO `YYYY-MM-DD`.
 *
 * @param date `DD-MM-YYYY`
 * @throws Refusal 400 for a day that does not exist, like 31-02-2026
 */
export function existingDate(field: string, date: string): string {
  const iso = toIsoDate(date)
  if (iso === null) throw new Refusal('request.invalid', { [field]: 'This date does not exist.' })
  return iso
}

/**
 * Converts the fields `from` and `to` of a request.
 *
 * @param max maximum number of days, and the error code if there are more
 * @throws Refusal 400 for a day that does not exist, for the wrong order, and for too many days
 */
export function existingDays(
  { from, to }: { readonly from: string; readonly to: string },
  max: { readonly days: number; readonly otherwise: ErrorCode },
): DayRange {
  const range = { from: existingDate('from', from), to: existingDate('to', to) }
  refuse(rangeProblem(range, max))
  return range
}

/** Formats an ISO day, which exists, as `DD-MM-YYYY`. It is not validated: lists format many. */
export const wireDate = (day: string): string => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`

/** Formats a database moment `YYYY-MM-DD HH:MM:SS`. */
export const wireTimeOf = (moment: string) => ({ date: wireDate(moment), time: moment.slice(11, 16) })

/**
 * Returns the first moment at the clinic that is not past yet, as `YYYY-MM-DD HH:MM:SS`: a booking
 * that starts before it is past (D6).
 */
export function firstUpcoming(now: Date): string {
  const { date, time } = clinicNow(now)
  return `${date} ${time}:01`
}
