import { clinicToday, toWireDate, type Doctor } from '@nalam/sdk'
import { matchesKey } from '@nalam/sdk/queries'
import { chosenDay, slotWeek } from '@nalam/ui'
import { api } from '../../shared/api/api.ts'
import { forgetPrefetched, prefetch } from '../../shared/queries/prefetch.ts'
import { queries } from '../../shared/queries/queries.ts'

/**
 * Returns the query of the slots of one day.
 *
 * @param date `YYYY-MM-DD`
 */
export const slotDay = (doctorId: string, date: string) =>
  queries.slots.listByDate({ doctorId, date: toWireDate(date) ?? date })

/** Returns whether a key of the cache holds slots of this doctor. */
export const holdsSlots = (key: unknown, doctorId: string): boolean =>
  matchesKey(key, [...queries.slots.all, 'day', doctorId])

/** Drops the prefetched days of slots. */
export const forgetSlotDays = (): void => forgetPrefetched((key) => matchesKey(key, queries.slots.all))

/** Prefetches the day that the slots page opens with. */
export async function prefetchFirstDay(doctor: Doctor): Promise<void> {
  const today = clinicToday(api.now())
  const date = chosenDay(slotWeek(today, doctor.availableDays, today))
  if (date !== null) await prefetch(slotDay(doctor.id, date))
}
