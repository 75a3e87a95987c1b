import type { WeekDay } from './slotWeek.ts'

/**
 * Returns the day whose slots are shown: the wanted one if it can be chosen, else the first that
 * can (SLOT-02).
 *
 * @param wanted `YYYY-MM-DD`
 * @returns `null` if none of the days can be chosen
 */
export function chosenDay(week: readonly WeekDay[], wanted?: string | null): string | null {
  const available = week.filter(({ state }) => state === 'available')
  return (available.find(({ date }) => date === wanted) ?? available[0])?.date ?? null
}
