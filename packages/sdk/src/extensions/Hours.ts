import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** Length of a slot in minutes: 10, 15, 20, 30, 45 or 60. */
export type SlotMinutes = Schemas['SlotMinutes']

/** Minutes between two slots: 0, 5, 10, 15, 20 or 30. */
export type PauseMinutes = Schemas['PauseMinutes']

/** Hours of a day and how they are cut into slots. */
export type HoursRange = {
  /** `HH:MM` */
  from: string
  /** `HH:MM`, later than {@link HoursRange.from} by one slot at least. */
  to: string
  slotMinutes: SlotMinutes
  pauseMinutes: PauseMinutes
}

/** Days on which the weekly hours do not hold. */
export type AvailabilityException = {
  /** What `removeException` takes. */
  id: string
  /** First day, `DD-MM-YYYY`. */
  from: string
  /** Last day, `DD-MM-YYYY`. */
  to: string
  /** `closed`: no hours. `hours`: other hours on one day, also on a day that is closed otherwise. */
  kind: 'closed' | 'hours'
  /** Only the doctor reads it. */
  note?: string | undefined
  /** Empty when the days are closed. */
  hours: HoursRange[]
  /** Pending and confirmed bookings on these days that are not past. */
  bookingCount: number
}
