import { parseCalendarDate, toIsoDate, toWireDate } from '@nalam/sdk'
import type { CalendarPlace, CalendarView } from '@nalam/ui/screens/Calendar'
import { paths } from '../../shared/paths.ts'

/** View and date of the calendar, read from its address. */
export interface AskedPlace {
  /** Undefined for the default view. */
  view: CalendarView | undefined
  /** `YYYY-MM-DD` */
  date: string
}

const isView = (text: string | null): text is CalendarView => text === 'day' || text === 'week'
// Dates of other centuries are treated as mistakes.
const isShown = (date: string): boolean => {
  const year = parseCalendarDate(date)?.year ?? 0
  return year >= 2000 && year < 2100
}

/**
 * Reads `view` and `date` (`DD-MM-YYYY`) of the calendar from an address. They identify nobody, so
 * they may be there (D19). An invalid value means the default: today, in the view that fits the
 * screen.
 *
 * @param query query of the address
 * @param today at the clinic, `YYYY-MM-DD`
 */
export function calendarPlace(query: string, today: string): AskedPlace {
  const asked = new URLSearchParams(query)
  const view = asked.get('view')
  const date = toIsoDate(asked.get('date') ?? '')
  return { view: isView(view) ? view : undefined, date: date !== null && isShown(date) ? date : today }
}

/** Returns the address of a view and date of the calendar. */
export function calendarAddress({ view, date }: CalendarPlace): string {
  return `${paths.calendar}?view=${view}&date=${toWireDate(date) ?? date}`
}
