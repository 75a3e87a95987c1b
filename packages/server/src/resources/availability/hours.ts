import { clockTimeOfMinutes, endOfMinutes, isWeekdayCode, parseHour } from '@nalam/sdk'
import { sortedHours } from '@nalam/sdk/rules'
import type { Schema } from '../../contract/contractTypes.ts'

/** Opening hours of a weekday. */
export type WeekdayHours = Schema<'WeekdayHours'>

const PROPOSED_SLOT_MINUTES = 30

/** Formats minutes since midnight as `HH:MM`; minutes of the next day start again at `00:00`. */
export const clockTime = (minute: number): string => clockTimeOfMinutes(minute % 1440)

/** Formats the end of a time: as {@link clockTime}, but the midnight after it is `24:00`. */
export const endTime = (minute: number): string => (minute === 1440 ? endOfMinutes(minute) : clockTime(minute))

/** Opening times from a doctor's profile. */
export interface ProfileHours {
  /** Codes, for example `MON`. */
  readonly availableDays: readonly string[]
  /** For example `9 AM`. */
  readonly availableFrom: string | null
  readonly availableTo: string | null
}

/**
 * Proposes the first weekly hours: every available day from the first to the last available hour,
 * in slots of 30 minutes (AVAIL-01).
 */
export function proposedHours({ availableDays, availableFrom, availableTo }: ProfileHours): WeekdayHours[] {
  const [first, last] = [parseHour(availableFrom ?? ''), parseHour(availableTo ?? '')]
  if (first === null || last === null || last <= first) return []
  const hours = {
    from: clockTime(first * 60),
    to: clockTime(last * 60),
    slotMinutes: PROPOSED_SLOT_MINUTES,
    pauseMinutes: 0,
  } as const
  return sortedHours(availableDays.filter(isWeekdayCode).map((weekday) => ({ weekday, ...hours })))
}
