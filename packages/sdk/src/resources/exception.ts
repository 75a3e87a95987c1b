import { count, rowsOf, mismatch, objectOf, optional, requiredText, text, type Report } from '../core/json.ts'
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

/** Readers of start and end, or of first and last day. */
export const times = { from: requiredText, to: requiredText } as const

/** Readers of hours of a day. Without `...times`, so that bundlers drop it where it is not used. */
export const hours = {
  from: requiredText,
  to: requiredText,
  slotMinutes: (minutes: unknown) => oneOf(SLOT_MINUTES, minutes),
  pauseMinutes: (minutes: unknown) => oneOf(PAUSE_MINUTES, minutes),
} as const

const hoursOf = (value: unknown, report: Report): HoursRange =>
  objectOf<Schemas['HoursRange'], HoursRange>(value, report, hours)

/** Reads an exception of the weekly hours. */
export const exceptionOf = (value: unknown, report: Report): AvailabilityException =>
  objectOf<Schemas['AvailabilityException'], AvailabilityException>(value, report, {
    id: requiredText,
    ...times,
    kind: (kind) => (kind === 'closed' || kind === 'hours' ? kind : mismatch('known kind')),
    note: optional(text),
    hours: rowsOf(hoursOf),
    bookingCount: count,
  })
