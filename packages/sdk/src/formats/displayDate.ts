import { addDays, parseCalendarDate, toIsoDate } from './calendarDate.ts'
import { clinicToday } from './clinicTime.ts'
import { WEEKDAYS, type WeekdayCode } from './weekday.ts'

/**
 * A date in a column or a field, `20 Nov 2026`, and the parts of one: `November 2026`, `Nov`,
 * `November`, `Fri`, `Friday`, `20`. A day in a text is written by {@link formatDay}.
 */
export type DateStyle = 'date' | 'month' | 'monthShort' | 'monthLong' | 'weekdayShort' | 'weekdayLong' | 'day'

// The parts of a date, in the order in which they are shown.
const STYLES = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthShort: { month: 'short' },
  monthLong: { month: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  day: { day: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<DateStyle | 'short' | 'long', Intl.DateTimeFormatOptions>

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

function formatterOf(locale: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${locale}|${style}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(localeOf(locale), { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

function format(date: string, locale: string, style: keyof typeof STYLES): string {
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

/**
 * Formats a calendar day for display (D5): `20 Nov 2026`. The names of month and weekday are in the
 * language of `locale`. The order is day, month, year in every language, so that the columns of a
 * table line up.
 *
 * @param date `DD-MM-YYYY` or `YYYY-MM-DD`; any other text is returned unchanged
 * @param locale `en`, `ta`, `hi` or any other language tag; English if it is none
 */
export function formatDate(date: string, locale = 'en', style: DateStyle = 'date'): string {
  return format(date, locale, style)
}

/**
 * Formats a calendar day with its weekday: `Fri 20 Nov` in a text, `Friday 20 November` in a
 * heading. The year is there only if it is not this year.
 *
 * @param date `DD-MM-YYYY` or `YYYY-MM-DD`; any other text is returned unchanged
 * @param today the day on which it is read, ISO `YYYY-MM-DD`; default: today at the clinic
 */
export function formatDay(
  date: string,
  locale = 'en',
  length: 'short' | 'long' = 'short',
  today: string = clinicToday(),
): string {
  const year = toIsoDate(date)?.slice(0, 4)
  const day = format(date, locale, length)
  return year === undefined || year === today.slice(0, 4) ? day : `${day} ${year}`
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
