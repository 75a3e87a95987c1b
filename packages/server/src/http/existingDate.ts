import { toIsoDate } from '@nalam/sdk'
import { Refusal } from './refusal.ts'

/**
 * A day of a request as ISO `YYYY-MM-DD`.
 *
 * @param field the name of the request's field, for the error
 * @param date `DD-MM-YYYY`
 * @throws Refusal 400 for a day that does not exist, like 31-02-2026
 */
export function existingDate(field: string, date: string): string {
  const iso = toIsoDate(date)
  if (iso === null) throw new Refusal('request.invalid', { errors: { [field]: 'This date does not exist.' } })
  return iso
}
