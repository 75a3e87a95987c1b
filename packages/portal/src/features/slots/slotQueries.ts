import { paths } from '../../shared/paths.ts'
import { clinicToday, type Doctor, type SlotDay, type SlotsOfDay } from '@nalam/sdk'
import { chosenDay, slotWeek } from '@nalam/ui'
import { api } from '../../shared/api/api.ts'
import { prefetch, queries } from '../../shared/queries/queries.ts'

export interface SlotState {
  weekStart: string
}

/**
 * Reads the day of the address, unchecked, and the strip's first day, if one was chosen (D7, D19).
 */
export function slotPlace(query: string, state: unknown) {
  const start = typeof state === 'object' && state !== null && 'weekStart' in state ? state.weekStart : null
  return { asked: new URLSearchParams(query).get('date'), remembered: typeof start === 'string' ? start : null }
}

export function slotAddress(date: string): string {
  return `${paths.slots}?date=${date}`
}

export const slotDay = (doctorId: string, date: string) => queries.slots.listByDate({ doctorId, date })

export async function prefetchFirstDay(doctor: Doctor): Promise<void> {
  const today = clinicToday(api.now())
  const date = chosenDay(slotWeek(today, doctor.availableDays, today))
  if (date !== null) await prefetch(slotDay(doctor.id, date))
}

/**
 * Returns the counts for the days of the strip; those of the chosen day are read last and win.
 *
 * @returns undefined while the week loads, null if the server does not count (D11a)
 */
export function dayCounts(week?: SlotsOfDay, day?: SlotsOfDay): readonly SlotDay[] | null | undefined {
  if (week === undefined) return undefined
  if (week.days === undefined) return null
  const newer = new Map(day?.days?.map((count) => [count.date, count]))
  return week.days.map((count) => newer.get(count.date) ?? count)
}
