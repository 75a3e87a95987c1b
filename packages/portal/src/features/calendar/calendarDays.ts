import { clinicToday, toWireDate, weekOf } from '@nalam/sdk'
import { api } from '../../shared/api/api.ts'
import { prefetch } from '../../shared/queries/prefetch.ts'
import { queries } from '../../shared/queries/queries.ts'
import { hasCapability } from '../../shared/session/useCapability.ts'

/**
 * Returns the query of the week that contains a day.
 *
 * @param date `YYYY-MM-DD`
 */
export function weekOfDay(date: string) {
  const { from, to } = weekOf(date)
  return queries.calendar.show({ from: toWireDate(from) ?? from, to: toWireDate(to) ?? to })
}

/** Prefetches the current week. */
export async function prefetchCalendar(): Promise<void> {
  if (hasCapability('calendar')) await prefetch(weekOfDay(clinicToday(api.now())))
}
