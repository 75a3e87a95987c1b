import { clinicToday, toWireDate, type DaySchedule } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { calendarWeek } from '@nalam/ui/screens/Calendar'
import { api } from '../../shared/api/api.ts'
import { queries } from '../../shared/queries/queries.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { hasCapability } from '../../shared/session/useCapability.ts'

/**
 * Returns the SWR key of the week that contains a day.
 *
 * @param date `YYYY-MM-DD`
 */
export function calendarKey(date: string): QueryKey {
  const { from, to } = calendarWeek(date)
  return queries.calendar.show({ from: toWireDate(from) ?? from, to: toWireDate(to) ?? to }).key
}

/** Reads a week; `prefetch` reads it when a link to it is hovered or focused. */
export const calendarDays = withPrefetch<QueryKey, DaySchedule[]>(([, , from, to], options) =>
  api.calendar.show({ from: String(from), to: String(to) }, options),
)

/** Prefetches the current week. */
export async function prefetchCalendar(): Promise<void> {
  if (hasCapability('calendar')) await calendarDays.prefetch(calendarKey(clinicToday(api.now())))
}
