import { clinicToday, type Doctor, type SlotsOfDay } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { chosenDay, slotWeek } from '@nalam/ui'
import { api } from '../../shared/api/api.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { slotDayKey } from './keys.ts'

/**
 * Reads the slots of a day; `prefetch` reads them when a link to the slots is hovered or focused.
 */
export const slotDays = withPrefetch<QueryKey, SlotsOfDay>(([, , doctorId, date], options) =>
  api.slots.listByDate({ doctorId: String(doctorId), date: String(date) }, options),
)

/** Prefetches the day that the slots page opens with. */
export async function prefetchFirstDay(doctor: Doctor): Promise<void> {
  const today = clinicToday(api.now())
  const date = chosenDay(slotWeek(today, doctor.availableDays, today))
  if (date !== null) await slotDays.prefetch(slotDayKey(doctor.id, date))
}
