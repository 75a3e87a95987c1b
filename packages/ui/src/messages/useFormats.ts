import { formatClockTime, formatDate, formatPhone } from '@nalam/sdk'
import type { DateStyle } from '@nalam/sdk'
import { localeOf } from './languages.ts'
import type { Language } from './languages.ts'
import { isShort } from './plural.ts'
import { useLanguage } from './useMessages.ts'

// Apart from the texts, which every page needs: the pages for visitors show no date, time or number.

/** How dates, times, numbers and phones are written (decision D5). */
export interface Formats {
  /** `DD-MM-YYYY` or ISO → `20 Nov 2026`; other styles by name */
  date: (date: string, style?: DateStyle) => string
  /** `HH:MM` → `9:30 AM` */
  time: (time: string) => string
  /** 142000 → `1,42,000` */
  number: (value: number) => string
  /** 50000 → `$50,000`: placeholder figures only */
  dollars: (value: number) => string
  /** any phone as sent → `+9198765-43210` */
  phone: (phone: string) => string
}

function formatsOf(locale: string): Formats {
  // Made when first needed: a number format takes longer to come than a whole page takes to be drawn.
  let numbers: Intl.NumberFormat | undefined
  let dollars: Intl.NumberFormat | undefined
  return {
    date: (date, style) => formatDate(date, locale, style),
    time: formatClockTime,
    number: (value) =>
      isShort(value) ? String(value) : (numbers ??= new Intl.NumberFormat(`${locale}-IN-u-nu-latn`)).format(value),
    dollars: (value) =>
      (dollars ??= new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
      })).format(value),
    phone: formatPhone,
  }
}

// One set per language: making a number format takes longer than drawing the row of a table.
const known = new Map<Language, Formats>()

/** Formats in the language in use. */
export function useFormats(): Formats {
  const language = useLanguage()
  const formats = known.get(language) ?? formatsOf(localeOf(language))
  if (!known.has(language)) {
    known.set(language, formats)
    // The names of the months take as long to come as twenty rows take to be drawn: while a page waits for its data they do not count.
    globalThis.requestIdleCallback?.(() => formats.date('2026-01-01'))
  }
  return formats
}
