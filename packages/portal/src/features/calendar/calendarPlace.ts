import { parseCalendarDate, toIsoDate, toWireDate } from '@nalam/sdk'
import type { CalendarPlace, CalendarView } from '@nalam/ui/screens/Calendar'
import { paths } from '../../shared/paths.ts'

/** Where the calendar is, as its address says it. */
export interface AskedPlace {
  /** Undefined for the usual view. */
  view: CalendarView | undefined
  /** `YYYY-MM-DD` */
  date: string
}

const isView = (text: string | null): text is CalendarView => text === 'day' || text === 'week'
// A calendar of other centuries is asked of by nobody who means it.
const isShown = (date: string): boolean => {
  const year = parseCalendarDate(date)?.year ?? 0
  return year >= 2000 && year < 2100
}

/**
 * Reads the place of the calendar: `view` and `date` (`DD-MM-YYYY`). They name nobody, so they may be in an address (D19). What
 * cannot be read is left to the usual: this day, in the view that there is room for.
 *
 * @param query the address's query
 * @param today at the clinic, `YYYY-MM-DD`
 */
export function calendarPlace(query: string, today: string): AskedPlace {
  const asked = new URLSearchParams(query)
  const view = asked.get('view')
  const date = toIsoDate(asked.get('date') ?? '')
  return { view: isView(view) ? view : undefined, date: date !== null && isShown(date) ? date : today }
}

/** The address of a place of the calendar. */
export function calendarAddress({ view, date }: CalendarPlace): string {
  return `${paths.calendar}?view=${view}&date=${toWireDate(date) ?? date}`
}
