import { clinicNow, type ClinicMoment } from '../formats/clinicTime.ts'
import type { DayRange } from './days.ts'
import type { Problem } from './problem.ts'
import { hasPassed, isTaken } from './slotTime.ts'
import type { SlotState } from './slots.ts'

/** Days with other hours than usual, or closed. */
export type DayException = DayRange & { readonly kind: 'closed' | 'hours' }

/** Returns the exception of a day, ISO `YYYY-MM-DD`. Exceptions do not overlap. */
export const exceptionOfDay = <Exception extends DayRange>(
  date: string,
  exceptions: readonly Exception[],
): Exception | undefined => exceptions.find(({ from, to }) => from <= date && date <= to)

/**
 * Returns whether an exception closes a day. A weekday without hours is not closed for a slot that
 * the doctor has added there.
 */
export const isClosedDay = (date: string, exceptions: readonly DayException[]): boolean =>
  exceptionOfDay(date, exceptions)?.kind === 'closed'

/** A slot, and the booking for whose patient it is held. */
export type GivenSlot = SlotState & { readonly heldFor?: string | null | undefined }

/** The facts beside a slot that decide whether a patient can get it. */
export type Giving = {
  /** At least the exceptions of the days of the slots. */
  readonly exceptions: readonly DayException[]
  readonly now: Date
  /** The booking whose patient gets it: what is held for this patient counts as free. */
  readonly bookingId?: string | undefined
}

/**
 * Returns the problem of giving a slot, which may not exist, to a patient: its time has passed, it
 * is booked or held for another patient, it is off, or its day is closed (OFFER-05).
 *
 * Everything that gives a time to a patient asks this one function: adding and moving a booking, an
 * offer, the patient's choice, and what a screen proposes.
 */
export function giveSlotProblem(
  slot: GivenSlot | undefined,
  { exceptions, now, bookingId }: Omit<Giving, 'now'> & { readonly now: Date | ClinicMoment },
): Problem | undefined {
  if (slot === undefined) return { code: 'not_found' }
  if (hasPassed(slot, now)) return { code: 'slot.past' }
  const isOwn = slot.state === 'held' && bookingId !== undefined && slot.heldFor === bookingId
  if (isTaken(slot) && !isOwn) return { code: 'slot.just_booked' }
  if (slot.state === 'off') return { code: 'slot.is_off' }
  return isClosedDay(slot.date, exceptions) ? { code: 'slot.day_closed' } : undefined
}

/** Returns the slots that can be given to a patient, in the same order. */
export function slotsToGive<Slot extends GivenSlot>(slots: readonly Slot[], giving: Giving): Slot[] {
  // Once, not for each of the 1,680 slots of 42 days.
  const atClinic = { ...giving, now: clinicNow(giving.now) }
  return slots.filter((slot) => giveSlotProblem(slot, atClinic) === undefined)
}
