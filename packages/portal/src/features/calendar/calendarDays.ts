import { clinicToday, toWireDate, type DaySchedule } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { calendarWeek } from '@nalam/ui/screens/Calendar'
import { api } from '../../shared/api/api.ts'
import { queries } from '../../shared/queries/queries.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { hasCapability } from '../../shared/session/useCapability.ts'

/**
 * Key of the week that a day is in.
 *
 * @param date `YYYY-MM-DD`
 */
export function calendarKey(date: string): QueryKey {
  const { from, to } = calendarWeek(date)
  return queries.calendar.show({ from: toWireDate(from) ?? from, to: toWireDate(to) ?? to }).key
}

/** Reads a week; `prefetch` does it when a link to it is pointed at. */
export const calendarDays = withPrefetch<QueryKey, DaySchedule[]>(([, , from, to], options) =>
  api.calendar.show({ from: String(from), to: String(to) }, options),
)

/** Fetches the present week ahead of a click. */
export async function prefetchCalendar(): Promise<void> {
  if (hasCapability('calendar')) await calendarDays.prefetch(calendarKey(clinicToday()))
}
