import { END_OF_DAY, SLOT_STATUS } from '@nalam/sdk'
import type { Schema } from '../../contract/contractTypes.ts'
import type { slots } from '../../db/schema.ts'

/** A slot as the calendar query returns it. */
export type SlotRow = Omit<typeof slots.$inferSelect, 'doctorId' | 'createdAt'>

/** A new slot, which nobody has. */
export const NOT_TAKEN = { isBooked: false, heldUntil: null, heldFor: null } as const

/** Returns whether a slot is held for a patient. A hold ends by itself (OFFER-04). */
export const isHeld = ({ isBooked, heldUntil }: Pick<SlotRow, 'isBooked' | 'heldUntil'>, now: Date): boolean =>
  !isBooked && heldUntil !== null && heldUntil > now

/** Returns the state of a slot. @param booking its live booking */
export function slotState(
  slot: Pick<SlotRow, 'status' | 'isBooked' | 'heldUntil'>,
  now: Date,
  booking?: Schema<'Booking'>,
): Schema<'SlotState'> {
  const { status, isBooked } = slot
  if (isBooked || booking !== undefined) return 'booked'
  if (isHeld(slot, now)) return 'held'
  return status === SLOT_STATUS.off ? 'off' : 'open'
}

/** Returns the end of a slot as extensions send it: `24:00` for the midnight after its start. */
export function endTimeOf({ endsAt }: Pick<SlotRow, 'endsAt'>): string {
  const time = endsAt.slice(11, 16)
  return time === '00:00' ? END_OF_DAY : time
}

/**
 * Converts a slot to the calendar's response shape.
 *
 * @param booking the booking that has it
 * @param patientName of the booking for which it is held
 */
export function wireSlot(
  slot: SlotRow,
  now: Date,
  booking?: Schema<'Booking'>,
  patientName?: string,
): Schema<'CalendarSlot'> {
  const state = slotState(slot, now, booking)
  return {
    id: slot.id,
    from: slot.startsAt.slice(11, 16),
    to: endTimeOf(slot),
    state,
    ...(state === 'held' && slot.heldUntil && { heldUntil: slot.heldUntil.toISOString() }),
    ...(state === 'held' &&
      slot.heldFor &&
      patientName !== undefined && { heldFor: { bookingId: slot.heldFor, patientName } }),
    ...(booking && { booking }),
  }
}
