import { minutesOfDay, type Slot } from '@nalam/sdk'

/** The part of a day that a slot begins in. */
export type DayPart = 'morning' | 'afternoon' | 'evening'

/** The slots of one part of the day, earliest first. */
export interface SlotPart {
  part: DayPart
  slots: readonly Slot[]
}

const NOON = 12 * 60
const FOUR = 16 * 60

/** Returns the part of the day that a time `HH:MM` is in. */
export function partOf(time: string): DayPart {
  const minutes = minutesOfDay(time) ?? 0
  if (minutes < NOON) return 'morning'
  return minutes < FOUR ? 'afternoon' : 'evening'
}

/**
 * Groups slots into morning (before 12:00), afternoon (before 16:00) and evening, each earliest
 * first; empty parts are left out.
 */
export function slotParts(slots: readonly Slot[]): SlotPart[] {
  const ordered = slots.toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, slots: ordered.filter(({ startTime }) => partOf(startTime) === part) }))
    .filter(({ slots }) => slots.length > 0)
}
