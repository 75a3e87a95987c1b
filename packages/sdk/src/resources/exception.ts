import { count, isTrue, rowsOf, mismatch, objectOf, optional, requiredText, text } from '../core/json.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { PAUSE_MINUTES, SLOT_MINUTES } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

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
  /** Number of open slots on these days that are not past; absent if the server does not count them. */
  openSlotCount?: number | undefined
}

const oneOf = <T extends number>(known: readonly T[], value: unknown): T =>
  known.find((minutes) => minutes === count(value)) ?? mismatch('known length')

/** Reads hours of a day. */
export const hoursOf = objectOf<Schemas['HoursRange'], HoursRange>({
  from: requiredText,
  to: requiredText,
  slotMinutes: (minutes) => oneOf(SLOT_MINUTES, minutes),
  pauseMinutes: (minutes) => oneOf(PAUSE_MINUTES, minutes),
  confirmsAtOnce: optional(isTrue),
})

/** Reads an exception of the weekly hours. */
export const exceptionOf = objectOf<Schemas['AvailabilityException'], AvailabilityException>({
  id: requiredText,
  from: requiredText,
  to: requiredText,
  kind: (kind) => (kind === 'closed' || kind === 'hours' ? kind : mismatch('known kind')),
  note: optional(text),
  hours: rowsOf(hoursOf),
  bookingCount: count,
  openSlotCount: optional(count),
})
