import type { SlotDay, SlotsOfDay } from '@nalam/sdk'

/**
 * What the days of the strip hold.
 *
 * @param week the reading of the strip's first day, which counts the seven from there
 * @param day the reading of the chosen day; read last, so its counts win
 * @returns undefined while the week is being read, null where the server does not count (D11a)
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
