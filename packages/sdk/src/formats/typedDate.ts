import { toIsoDate } from './calendarDate.ts'
import { toLatinDigits } from './phone.ts'

const SEPARATED = /^([0-9]{1,2})[-/.\s]+([0-9]{1,2})[-/.\s]+([0-9]{4}|[0-9]{2})$/
const DIGITS = /^([0-9]{2})([0-9]{2})([0-9]{4})$/
const CENTURY = '20'

/**
 * Parses a day as it is typed in India: day, month, year with `-`, `/`, `.` or spaces between
 * (`23-11-2026`, `5/3/27`) or without (`23112026`), in the digits of any script. A
 * two-digit year is in this century. ISO `YYYY-MM-DD` is parsed too.
 *
 * @returns ISO `YYYY-MM-DD`, or `null` if it is not a valid day
 */
export function parseTypedDate(text: string): string | null {
  const typed = toLatinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [, day, month, year] = SEPARATED.exec(typed) ?? DIGITS.exec(typed) ?? []
  if (day === undefined || month === undefined || year === undefined) return toIsoDate(typed)
  return toIsoDate(`${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year.padStart(4, CENTURY)}`)
}
