import { count, mismatch, object, requiredText, rows, textsOf, type Report, type Unchecked } from '../core/json.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { PAUSE_MINUTES, SLOT_MINUTES } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import type { AvailabilityException } from './AvailabilityException.ts'

type Schemas = components['schemas']

const oneOf = <T extends number>(known: readonly T[], value: unknown): T =>
  known.find((minutes) => minutes === count(value)) ?? mismatch('known length')

/** Reads start and end, or first and last day. */
export const timesOf = ({ from, to }: Unchecked<Schemas['PlannedTime']>) => ({
  from: requiredText(from),
  to: requiredText(to),
})

/** Reads hours of a day. */
export function hoursOf(wire: Unchecked<Schemas['HoursRange']>): HoursRange {
  return {
    ...timesOf(wire),
    slotMinutes: oneOf(SLOT_MINUTES, wire.slotMinutes),
    pauseMinutes: oneOf(PAUSE_MINUTES, wire.pauseMinutes),
  }
}

/** Reads an exception of the weekly hours. */
export function exceptionOf(value: unknown, report: Report): AvailabilityException {
  const wire: Unchecked<Schemas['AvailabilityException']> = object(value)
  return {
    id: requiredText(wire.id),
    ...timesOf(wire),
    kind: wire.kind === 'closed' || wire.kind === 'hours' ? wire.kind : mismatch('known kind'),
    ...textsOf(wire, 'note'),
    hours: rows(wire.hours, hoursOf, report),
    bookingCount: count(wire.bookingCount),
  }
}
