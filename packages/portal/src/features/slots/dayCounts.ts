import type { SlotDay, SlotsOfDay } from '@nalam/sdk'

/**
 * Returns the slot counts for the days of the strip.
 *
 * @param week slots of the strip's first day, with the counts of the seven days from there
 * @param day slots of the chosen day; read last, so its counts win
 * @returns undefined while the week loads, null if the server does not count (D11a)
 */
export function dayCounts(
  week: SlotsOfDay | undefined,
  day: SlotsOfDay | undefined,
): readonly SlotDay[] | null | undefined {
  if (week === undefined) return undefined
  if (week.days === undefined) return null
  const newer = new Map(day?.days?.map((count) => [count.date, count]))
  return week.days.map((count) => newer.get(count.date) ?? count)
}
