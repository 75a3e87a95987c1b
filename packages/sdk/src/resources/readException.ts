import {
  count,
  isJsonObject,
  mismatch,
  requiredText,
  rows,
  text,
  type JsonObject,
  type Report,
  type Unchecked,
} from '../core/json.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { PAUSE_MINUTES, SLOT_MINUTES } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import type { AvailabilityException } from './AvailabilityException.ts'

type Schemas = components['schemas']

/** Returns a required object; throws a TypeError for any other value. */
export const object = (value: unknown): JsonObject => (isJsonObject(value) ? value : mismatch('object'))

/** Reads an optional part. A part that cannot be read is left out and reported. */
export function partOf<Name extends string, T>(
  wire: Readonly<Partial<Record<Name, unknown>>>,
  name: Name,
  read: (value: JsonObject) => T,
  report: Report,
): { [Key in Name]?: T } {
  const part: { [Key in Name]?: T } = {}
  try {
    if (wire[name] !== undefined) part[name] = read(object(wire[name]))
  } catch (error) {
    report(`${name}: ${String(error)}`)
  }
  return part
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
export function exceptionOf(wire: Unchecked<Schemas['AvailabilityException']>, report: Report): AvailabilityException {
  return {
    id: requiredText(wire.id),
    ...timesOf(wire),
    kind: wire.kind === 'closed' || wire.kind === 'hours' ? wire.kind : mismatch('known kind'),
    ...(wire.note !== undefined && { note: text(wire.note) }),
    hours: rows(wire.hours, hoursOf, report),
    bookingCount: count(wire.bookingCount),
  }
}
