import { addDays, parseCalendarDate } from './calendarDate.ts'
import { WEEKDAYS, type WeekdayCode } from './weekday.ts'

/**
 * Display formats of a date: `20 Nov 2026`, `Fri 20 Nov 2026`, `November 2026`, `Nov`, `November`,
 * `Fri`, `Friday`, `20`, `Friday 20 November`.
 */
export type DateStyle =
  | 'date'
  | 'dateWithWeekday'
  | 'dayShort'
  | 'month'
  | 'monthShort'
  | 'monthLong'
  | 'weekdayShort'
  | 'weekdayLong'
  | 'day'
  | 'dayLong'

// The parts of a date, in the order in which they are shown.
const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateWithWeekday: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  dayShort: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthShort: { month: 'short' },
  monthLong: { month: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  day: { day: 'numeric' },
  dayLong: { weekday: 'long', day: 'numeric', month: 'long' },
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns the locale with our calendar and digits; English for a text that is not a language tag. */
function localeOf(tag: string): Intl.Locale {
  const ours = { calendar: 'gregory', numberingSystem: 'latn' }
  // American English abbreviates every month to three letters; British and Indian English write
  // "Sept".
  if (tag === 'en' || tag.startsWith('en-')) return new Intl.Locale('en-US', ours)
  try {
    return new Intl.Locale(tag, ours)
  } catch {
    // Such as `ta_IN` of a system setting: a wrong language is better than no page.
    return new Intl.Locale('en-US', ours)
  }
}

function formatterOf(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale}|${style}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(localeOf(locale), { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

/**
 * Formats a calendar day for display (D5): `20 Nov 2026`. The names of month and weekday are in the
 * language of `locale`. The order is day, month, year in every language, so that the columns of a
 * table line up.
 *
 * @param date `DD-MM-YYYY` or `YYYY-MM-DD`; any other text is returned unchanged
 * @param locale `en`, `ta`, `hi` or any other language tag; English if it is none
 */
export function formatDate(date: string, locale = 'en', style: DateStyle = 'date'): string {
  const day = parseCalendarDate(date)
  if (!day) return date
  const moment = new Date(0)
  moment.setUTCFullYear(day.year, day.month - 1, day.day)
  const parts = new Map<string, string>(
    formatterOf(locale, style)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return Object.keys(STYLES[style])
    .map((type) => parts.get(type) ?? '')
    .join(' ')
}

/** A Sunday: the names of weekdays are formatted from dates. */
const SUNDAY = '2026-11-22'

/** Returns the name of a weekday in the language of `locale`: `Friday`, or `Fri`. */
export function formatWeekday(
  code: WeekdayCode,
  locale = 'en',
  style: 'weekdayShort' | 'weekdayLong' = 'weekdayLong',
): string {
  return formatDate(addDays(SUNDAY, WEEKDAYS.indexOf(code)), locale, style)
}
