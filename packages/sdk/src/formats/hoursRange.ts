import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** Length of a slot in minutes: 10, 15, 20, 30, 45 or 60. */
export type SlotMinutes = Schemas['SlotMinutes']

/** Minutes between two slots: 0, 5, 10, 15, 20 or 30. */
export type PauseMinutes = Schemas['PauseMinutes']

/** Hours of a day and how they are divided into slots. */
export type HoursRange = Omit<Schemas['HoursRange'], 'confirmsAtOnce'> & {
  /** Whether bookings by platforms in these hours are confirmed at once. Needs the capability `intake`. */
  confirmsAtOnce?: boolean | undefined
}

/** Start and end of a slot. */
export type PlannedTime = Schemas['PlannedTime']
