import {
  formatClockTime,
  formatDate,
  formatDay,
  formatPhone,
  formatShortTime,
  formatTimeRange,
  formatWeekday,
  clinicToday,
} from '@nalam/sdk'
import type { DateStyle, WeekdayCode } from '@nalam/sdk'
import { localeOf } from './languages.ts'
import { isShort } from './plural.ts'
import { useClock } from './useClock.ts'
import { useLanguage } from './useMessages.ts'

// In a separate file from the texts, which every page needs: public pages show no date, time or
// number.

/** Formats for dates, times, numbers and phone numbers (decision D5). */
export interface Formats {
  /** `DD-MM-YYYY` or ISO → `20 Nov 2026`, for columns and fields; parts of a date by name */
  date: (date: string, style?: DateStyle) => string
  /** `HH:MM` → `9:30 AM` */
  time: (time: string) => string
  /** `Tue 24 Nov`, with the year only if it is not this year; `to` → `Tue 24 Nov – Fri 27 Nov` */
  day: (date: string, to?: string) => string
  /** The same for headings and names: `Tuesday 24 November` */
  dayLong: (date: string) => string
  /** A day with `HH:MM` → `Tue 24 Nov, 11:40 AM` */
  when: (date: string, time: string) => string
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

function formatsOf(locale: string, today: string): Formats {
  // Created on first use: creating a number format takes longer than rendering a whole page.
  let numbers: Intl.NumberFormat | undefined
  let dollars: Intl.NumberFormat | undefined
  let lists: Intl.ListFormat | undefined
  const shortDay = (date: string) => formatDay(date, locale, 'short', today)
  return {
    date: (date, style) => formatDate(date, locale, style),
    time: formatClockTime,
    day: (date, to = date) => (to === date ? shortDay(date) : `${shortDay(date)} – ${shortDay(to)}`),
    dayLong: (date) => formatDay(date, locale, 'long', today),
    when: (date, time) => `${shortDay(date)}, ${formatClockTime(time)}`,
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

// One set per language and year: creating a number format takes longer than rendering a table row.
const known = new Map<string, Formats>()

/** Returns the formats of the current language and year. */
export function useFormats(): Formats {
  const language = useLanguage()
  const today = clinicToday(useClock()())
  const key = `${language} ${today.slice(0, 4)}`
  const formats = known.get(key) ?? formatsOf(localeOf(language), today)
  if (!known.has(key)) {
    known.set(key, formats)
    // Loading the month names takes as long as rendering twenty rows. Doing it while the page waits
    // for its data costs nothing.
    globalThis.requestIdleCallback?.(() => formats.date('2026-01-01'))
  }
  return formats
}
