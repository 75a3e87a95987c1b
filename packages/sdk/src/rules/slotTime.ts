import { clinicNow } from '../formats/clinicTime.ts'
import { minutesOfDay } from '../formats/clockTime.ts'
import type { components } from '../generated/schema.ts'

/** Minutes of a day. */
export const DAY_MINUTES = 1440

/** Start of a slot or a booking at the clinic. */
export type StartTime = {
  /** ISO `YYYY-MM-DD` */
  readonly date: string
  /** Minutes since midnight. */
  readonly start: number
}

/** Start and end of a slot within a day, in minutes since its midnight. */
export type SlotTime = {
  readonly start: number
  /** Greater than 1440 if it ends on the next day. */
  readonly end: number
}

/** Returns whether two times of one day overlap. Times that touch do not. */
export const overlaps = (one: SlotTime, other: SlotTime): boolean => one.start < other.end && other.start < one.end

/**
 * Returns whether a time is past at the clinic (D6): from its own minute on, because no patient can
 * still come.
 */
export function isPast({ date, start }: StartTime, now: Date): boolean {
  const { date: today, time } = clinicNow(now)
  return date < today || (date === today && start <= (minutesOfDay(time) ?? 0))
}

/** Returns whether a slot is booked or held for a patient. */
export const isTaken = ({ state }: { state: components['schemas']['SlotState'] }): boolean =>
  state === 'booked' || state === 'held'
