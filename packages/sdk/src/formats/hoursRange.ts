import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** Length of a slot in minutes: 10, 15, 20, 30, 45 or 60. */
export type SlotMinutes = Schemas['SlotMinutes']

/** Minutes between two slots: 0, 5, 10, 15, 20 or 30. */
export type PauseMinutes = Schemas['PauseMinutes']

/** Hours of a day and how they are divided into slots. */
export type HoursRange = {
  /** `HH:MM` */
  from: string
  /** `HH:MM` or `24:00`, at least one slot later than {@link HoursRange.from}. */
  to: string
  slotMinutes: SlotMinutes
  pauseMinutes: PauseMinutes
  /** Whether bookings by platforms in these hours are confirmed at once. Needs the capability `intake`. */
  confirmsAtOnce?: boolean | undefined
}

/** Start and end of a slot. */
export type PlannedTime = {
  /** `HH:MM` */
  from: string
  /** `HH:MM`, or `24:00` at the end of the day. */
  to: string
}
