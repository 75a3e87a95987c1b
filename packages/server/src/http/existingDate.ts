import { toIsoDate } from '@nalam/sdk'
import { HttpError } from './httpError.ts'

/**
 * A day of a request as ISO `YYYY-MM-DD`.
 *
 * @param field the name of the request's field, for the error
 * @param date `DD-MM-YYYY`
 * @throws HttpError 400 for a day that does not exist, like 31-02-2026
 */
export function existingDate(field: string, date: string): string {
  const iso = toIsoDate(date)
  if (iso === null) throw new HttpError('request.invalid', { errors: { [field]: 'This date does not exist.' } })
  return iso
}
