import { hasPassed, type ClinicStart } from '../formats/clinicTime.ts'
import type { components } from '../generated/schema.ts'

/** Minutes of a day. */
export const DAY_MINUTES = 1440

/** Start of a slot or a booking at the clinic. */
export type StartTime = ClinicStart

/** Start and end of a slot within a day, in minutes since its midnight. */
export type SlotTime = {
  readonly start: number
  /** Greater than 1440 if it ends on the next day. */
  readonly end: number
}

/** Returns whether two times of one day overlap. Times that touch do not. */
export const overlaps = (one: SlotTime, other: SlotTime): boolean => one.start < other.end && other.start < one.end

/** Returns whether a slot is booked or held for a patient. */
export const isTaken = ({ state }: { state: components['schemas']['SlotState'] }): boolean =>
  state === 'booked' || state === 'held'

export { hasPassed }
