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
  /** `HH:MM`, at least one slot later than {@link HoursRange.from}. */
  to: string
  slotMinutes: SlotMinutes
  pauseMinutes: PauseMinutes
}

/** Days on which the weekly hours do not apply. */
export type AvailabilityException = {
  /** Id for `removeException`. */
  id: string
  /** First day, `DD-MM-YYYY`. */
  from: string
  /** Last day, `DD-MM-YYYY`. */
  to: string
  /** `closed`: no hours. `hours`: other hours on one day, also if it is closed otherwise. */
  kind: 'closed' | 'hours'
  /** Visible to the doctor only. */
  note?: string | undefined
  /** Empty for the kind `closed`. */
  hours: HoursRange[]
  /** Number of pending and confirmed bookings on these days that are not past. */
  bookingCount: number
}
