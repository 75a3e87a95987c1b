import type { ValueOf } from '../core/contractTypes.ts'
import { count, isTrue, rowsOf, mismatch, objectOf, optional, requiredText, text } from '../core/json.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { PAUSE_MINUTES, SLOT_MINUTES } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** Days on which the weekly hours do not apply. */
export type AvailabilityException = ValueOf<'AvailabilityException', { hours: HoursRange[] }>

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
