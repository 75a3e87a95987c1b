import { count, mismatch, object, requiredText, rows, textsOf, type Report, type Unchecked } from '../core/json.ts'
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
}

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
