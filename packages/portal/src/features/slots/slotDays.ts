import { clinicToday, toWireDate, type Doctor, type SlotsOfDay } from '@nalam/sdk'
import { chosenDay, slotWeek } from '@nalam/ui'
import { api } from '../../shared/api/api.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { slotDayKey, type SlotDayKey } from './keys.ts'

/** Reads the slots of a day; `prefetch` does it when a link to the slots is pointed at. */
export const slotDays = withPrefetch<SlotDayKey, SlotsOfDay>(([, , doctorId, date]) =>
  api.slots.listByDate({ doctorId, date: toWireDate(date) ?? date }),
)

/** Fetches ahead the day that the slots begin with. */
export async function prefetchFirstDay(doctor: Doctor): Promise<void> {
  const today = clinicToday()
  const date = chosenDay(slotWeek(today, doctor.availableDays, today))
  if (date !== null) await slotDays.prefetch(slotDayKey(doctor.id, date))
}
