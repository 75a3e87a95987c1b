import type { components } from '../generated/schema.ts'
import { weekdayOf } from '../formats/weekday.ts'
import { lastSlotDay } from './days.ts'
import type { Problem } from './problem.ts'
import { undoEnd } from './bookings.ts'
import { DAY_MINUTES, hasPassed, isTaken, type SlotTime, type StartTime } from './slotTime.ts'

type Schemas = components['schemas']

/** Length in minutes of a slot that `createSlot` creates (D23). */
export const CREATED_SLOT_MINUTES = 30

/** The fields of a doctor that the rules of slots need. */
export type SlotDoctor = { readonly profileUpdated: boolean; readonly availableDays: readonly string[] }

/** The fields of a slot that the rules need. */
export type SlotState = StartTime & { readonly state: Schemas['SlotState'] }

/**
 * Returns the first problem of creating a slot, in the order that is most useful for the doctor:
 * profile incomplete, time past, more than two years ahead, day not available (D6, D23). A slot
 * that overlaps another one is refused too (`slot.taken`).
 */
export function createSlotProblem(doctor: SlotDoctor, slot: StartTime, now: Date): Problem | undefined {
  if (!doctor.profileUpdated) return { code: 'profile.incomplete' }
  if (hasPassed(slot, now)) return { code: 'slot.past', field: 'time' }
  if (slot.date > lastSlotDay(now)) return { code: 'slot.too_far', field: 'date' }
  const weekday = weekdayOf(slot.date)
  const isAvailable = weekday !== null && doctor.availableDays.includes(weekday)
  return isAvailable ? undefined : { code: 'slot.day_unavailable', field: 'date' }
}

/**
 * Returns the first problem of adding a slot of any length (CAL-03). Any day of the week is
 * allowed, and the slot ends at midnight at the latest. A slot that overlaps another one is refused
 * too (`slot.taken`).
 */
export function addSlotProblem(
  doctor: Pick<SlotDoctor, 'profileUpdated'>,
  slot: StartTime & SlotTime,
  now: Date,
): Problem | undefined {
  if (!doctor.profileUpdated) return { code: 'profile.incomplete' }
  if (hasPassed(slot, now)) return { code: 'slot.past', field: 'from' }
  if (slot.date > lastSlotDay(now)) return { code: 'slot.too_far', field: 'date' }
  return slot.end > DAY_MINUTES ? { code: 'hours.end_first', field: 'minutes' } : undefined
}

/**
 * Returns the problem of switching a slot: a booked slot keeps its status, and a past slot cannot
 * be switched (D23).
 */
export function switchSlotProblem(slot: SlotState, now: Date): Problem | undefined {
  if (isTaken(slot)) return { code: 'slot.booked' }
  return hasPassed(slot, now) ? { code: 'slot.past' } : undefined
}

/**
 * Returns the reason why a change of several slots leaves this one out; `undefined` if the slot is
 * changed.
 */
export function leftReason(slot: SlotState | undefined, now: Date): Schemas['LeftSlot']['reason'] | undefined {
  if (slot === undefined) return 'gone'
  if (slot.state === 'booked' || slot.state === 'held') return slot.state
  return hasPassed(slot, now) ? 'past' : undefined
}

/** Returns the problem of undoing a change of slots that is known without reading its slots. */
export function undoChangeProblem(
  change: { readonly createdAt: Date; readonly undoneAt: Date | null },
  now: Date,
): Problem | undefined {
  if (change.undoneAt !== null) return { code: 'change.undo_refused' }
  return now < undoEnd(change.createdAt) ? undefined : { code: 'change.undo_over' }
}
