import { toIsoDate } from '@nalam/sdk'
import { rangeProblem } from '@nalam/sdk/rules'
import type { DayRange } from '@nalam/sdk/rules'
import type { ErrorCode } from '../contract/contractTypes.ts'
import { refuse, Refusal } from '../contract/refusal.ts'

/**
 * Converts a day of a request to ISO `YYYY-MM-DD`.
 *
 * @param field the name of the request's field, for the error
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
