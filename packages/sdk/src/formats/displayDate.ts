import { parseCalendarDate } from './calendarDate.ts'

/** What a date can be shown as: `20 Nov 2026`, `Fri 20 Nov 2026`, `November 2026`, `Nov`, `November`, `Fri`, `Friday`. */
export type DateStyle =
  | 'date'
  | 'dateWithWeekday'
  | 'month'
  | 'monthShort'
  | 'monthLong'
  | 'weekdayShort'
  | 'weekdayLong'

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateWithWeekday: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthShort: { month: 'short' },
  monthLong: { month: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
}

const ORDER: Record<DateStyle, readonly Intl.DateTimeFormatPartTypes[]> = {
  date: ['day', 'month', 'year'],
  dateWithWeekday: ['weekday', 'day', 'month', 'year'],
  month: ['month', 'year'],
  monthShort: ['month'],
  monthLong: ['month'],
  weekdayShort: ['weekday'],
  weekdayLong: ['weekday'],
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale}|${style}`
  const known = formatters.get(key)
  if (known) return known
  // American English abbreviates every month to three letters; British and Indian English write "Sept".
  const tag = locale === 'en' || locale.startsWith('en-') ? 'en-US' : locale
  const formatter = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

/**
 * A calendar day as it is shown (D5): `20 Nov 2026`, with the month's and weekday's name in the reader's language, in
 * the order day, month, year in every language, because the columns of a table must line up.
 *
 * @param date `DD-MM-YYYY` or `YYYY-MM-DD`; what is no day is shown as it came
 * @param locale `en`, `ta`, `hi` or any other language tag
 */
export function formatDate(date: string, locale = 'en', style: DateStyle = 'date'): string {
  const day = parseCalendarDate(date)
  if (!day) return date
  const moment = new Date(0)
  moment.setUTCFullYear(day.year, day.month - 1, day.day)
  const parts = new Map(
    formatterOf(locale, style)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return ORDER[style].map((type) => parts.get(type) ?? '').join(' ')
}
