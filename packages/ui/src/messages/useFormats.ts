import {
  formatClockTime,
  formatDate,
  formatPhone,
  formatShortTime,
  formatTimeRange,
  formatWeekday,
  toIsoDate,
} from '@nalam/sdk'
import type { ClinicMoment, DateStyle, WeekdayCode } from '@nalam/sdk'
import { localeOf } from './languages.ts'
import type { Language } from './languages.ts'
import { isShort } from './plural.ts'
import { useLanguage } from './useMessages.ts'

// In a separate file from the texts, which every page needs: public pages show no date, time or
// number.

/** Formats for dates, times, numbers and phone numbers (decision D5). */
export interface Formats {
  /** `DD-MM-YYYY` or ISO → `20 Nov 2026`; other styles by name */
  date: (date: string, style?: DateStyle) => string
  /** `HH:MM` → `9:30 AM` */
  time: (time: string) => string
  /** `Tue 24 Nov 2026`; `Tue 24 Nov` if `now` is given and in the same year */
  day: (date: string, now?: Pick<ClinicMoment, 'date'>) => string
  /** The same with `HH:MM` → `Tue 24 Nov, 11:40 AM` */
  when: (date: string, time: string, now?: Pick<ClinicMoment, 'date'>) => string
  /** `HH:MM` → `9:30`, for places whose axis shows AM and PM */
  shortTime: (time: string) => string
  /** `10:00 – 11:00 AM`, or `9:00 AM – 12:20 PM` */
  timeRange: (from: string, to: string) => string
  /** `Friday`, or `Fri` */
  weekday: (code: WeekdayCode, style?: 'weekdayShort' | 'weekdayLong') => string
  /** 142000 → `1,42,000` */
  number: (value: number) => string
  /** 50000 → `$50,000`: placeholder figures only */
  dollars: (value: number) => string
  /** Monday, Wednesday → `Monday and Wednesday` */
  list: (words: readonly string[]) => string
  /** any phone number as received → `+9198765-43210` */
  phone: (phone: string) => string
}

function formatsOf(locale: string): Formats {
  // Created on first use: creating a number format takes longer than rendering a whole page.
  let numbers: Intl.NumberFormat | undefined
  let dollars: Intl.NumberFormat | undefined
  let lists: Intl.ListFormat | undefined
  const day: Formats['day'] = (date, now) => {
    const isThisYear = now !== undefined && toIsoDate(date)?.slice(0, 4) === now.date.slice(0, 4)
    return formatDate(date, locale, isThisYear ? 'dayShort' : 'dateWithWeekday')
  }
  return {
    date: (date, style) => formatDate(date, locale, style),
    time: formatClockTime,
    day,
    when: (date, time, now) => `${day(date, now)}, ${formatClockTime(time)}`,
    shortTime: formatShortTime,
    timeRange: formatTimeRange,
    weekday: (code, style) => formatWeekday(code, locale, style),
    number: (value) =>
      isShort(value) ? String(value) : (numbers ??= new Intl.NumberFormat(`${locale}-IN-u-nu-latn`)).format(value),
    dollars: (value) =>
      (dollars ??= new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
      })).format(value),
    list: (words) => (lists ??= new Intl.ListFormat(`${locale}-IN`)).format(words),
    phone: formatPhone,
  }
}

// One set per language: creating a number format takes longer than rendering a table row.
const known = new Map<Language, Formats>()

/** Returns the formats of the current language. */
export function useFormats(): Formats {
  const language = useLanguage()
  const formats = known.get(language) ?? formatsOf(localeOf(language))
  if (!known.has(language)) {
    known.set(language, formats)
    // Loading the month names takes as long as rendering twenty rows. Doing it while the page waits
    // for its data costs nothing.
    globalThis.requestIdleCallback?.(() => formats.date('2026-01-01'))
  }
  return formats
}
