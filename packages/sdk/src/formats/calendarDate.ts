/**
 * Calendar day without time and zone. `Date` is used in UTC only, so that no zone can shift a day.
 *
 * Days as text have two formats: `DD-MM-YYYY` in the API (D5), and ISO `YYYY-MM-DD`, which sorts as
 * text and is the value of a date input. Calls take either and send the API's; responses have the
 * API's. Arithmetic takes ISO and throws `RangeError` for anything else. {@link toIsoDate} converts
 * data from outside and returns `null` instead.
 */
export type CalendarDay = {
  /** 1 to 9999 */
  year: number
  /** 1 to 12 */
  month: number
  /** 1 to 31 */
  day: number
}

const ISO = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/
const WIRE = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Returns the number of days of a month (1 to 12) in a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function checkedDay(year: number, month: number, day: number): CalendarDay | null {
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? { year, month, day } : null
}

/**
 * Parses a day in either format.
 *
 * @returns `null` if the text has neither format or the day does not exist (30 February)
 */
export function parseCalendarDate(text: string): CalendarDay | null {
  const iso = ISO.exec(text)
  if (iso) return checkedDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const wire = WIRE.exec(text)
  if (wire) return checkedDay(Number(wire[3]), Number(wire[2]), Number(wire[1]))
  return null
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

function isoOf({ year, month, day }: CalendarDay): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

/** Converts `DD-MM-YYYY` (or ISO) to ISO `YYYY-MM-DD`; returns `null` if it is not a valid day. */
export function toIsoDate(text: string): string | null {
  const day = parseCalendarDate(text)
  return day && isoOf(day)
}

/** Converts ISO (or `DD-MM-YYYY`) to the API's `DD-MM-YYYY`; `null` if it is not a valid day. */
export function toWireDate(text: string): string | null {
  const day = parseCalendarDate(text)
  return day && `${padded(day.day, 2)}-${padded(day.month, 2)}-${padded(day.year, 4)}`
}

function requireIso(iso: string): CalendarDay {
  const day = ISO.test(iso) ? parseCalendarDate(iso) : null
  if (!day) throw new RangeError(`Not a calendar day in the form YYYY-MM-DD: ${iso}`)
  return day
}

const DAY = 86_400_000

/** Returns the start of an ISO day in UTC, in milliseconds since 1970. */
function utcOf(iso: string): number {
  requireIso(iso)
  return Date.parse(iso)
}

function isoInRange(day: CalendarDay): string {
  // Also false for NaN, the year of a `Date` that is out of range.
  if (!(day.year >= 1 && day.year <= 9999)) throw new RangeError('The result lies outside the years 1 to 9999')
  return isoOf(day)
}

/**
 * Returns the ISO day `days` later, or earlier if `days` is negative.
 *
 * @param iso `YYYY-MM-DD`
 * @throws RangeError if `iso` is not a valid day or the result is outside the years 1 to 9999
 */
export function addDays(iso: string, days: number): string {
  const moment = new Date(utcOf(iso) + days * DAY)
  return isoInRange({ year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() })
}

/**
 * Returns the same day `months` later as ISO, or the last day of that month if it has no such day
 * (31 January + 1 → 28 or 29 February).
 *
 * @param iso `YYYY-MM-DD`
 * @throws RangeError as {@link addDays}
 */
export function addMonths(iso: string, months: number): string {
  const { year, month, day } = requireIso(iso)
  const index = year * 12 + (month - 1) + months
  const targetYear = Math.floor(index / 12)
  const targetMonth = index - targetYear * 12 + 1
  return isoInRange({ year: targetYear, month: targetMonth, day: Math.min(day, daysInMonth(targetYear, targetMonth)) })
}

/** Returns the days from `from` to `to`, both ISO: positive if `to` is later. */
export function daysBetween(from: string, to: string): number {
  return (utcOf(to) - utcOf(from)) / DAY
}

/** Returns the first day of the month of `iso`, as ISO. */
export function startOfMonth(iso: string): string {
  return isoOf({ ...requireIso(iso), day: 1 })
}

/** Returns the day of the week of an ISO day, 0 for Sunday to 6 for Saturday. */
export function weekdayIndex(iso: string): number {
  return new Date(utcOf(iso)).getUTCDay()
}

/**
 * Returns the week of a day, Sunday to Saturday as on Indian calendars.
 *
 * @returns first and last day, `YYYY-MM-DD`
 * @throws RangeError unless the date is `YYYY-MM-DD`
 */
export function weekOf(iso: string): { from: string; to: string } {
  const from = addDays(iso, -weekdayIndex(iso))
  return { from, to: addDays(from, 6) }
}
