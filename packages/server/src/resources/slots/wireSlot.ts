import { END_OF_DAY, SLOT_STATUS } from '@nalam/sdk'
import type { Schema } from '../../contract/contractTypes.ts'

/** A slot as the calendar query returns it. */
export interface SlotRow {
  readonly id: string
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
  readonly endsAt: string
  readonly status: number
  readonly isBooked: boolean
}

/** Returns the state of a slot. @param booking its live booking */
export function slotState(
  { status, isBooked }: Pick<SlotRow, 'status' | 'isBooked'>,
  booking?: Schema<'Booking'>,
): Schema<'SlotState'> {
  if (isBooked || booking !== undefined) return 'booked'
  return status === SLOT_STATUS.off ? 'off' : 'open'
}

/** Returns the end of a slot as extensions send it: `24:00` for the midnight after its start. */
export function endTimeOf({ endsAt }: Pick<SlotRow, 'endsAt'>): string {
  const time = endsAt.slice(11, 16)
  return time === '00:00' ? END_OF_DAY : time
}

/** Converts a slot to the calendar's response shape, with its live booking. */
export function wireSlot(slot: SlotRow, booking?: Schema<'Booking'>): Schema<'CalendarSlot'> {
  return {
    id: slot.id,
    from: slot.startsAt.slice(11, 16),
    to: endTimeOf(slot),
    state: slotState(slot, booking),
    ...(booking && { booking }),
  }
}
