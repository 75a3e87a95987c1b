import { minutesOfDay, toIsoDate, type ClinicMoment, type Slot } from '@nalam/sdk'
import { hasPassed } from '@nalam/sdk/rules'

/** The control of a slot: a switch, or the reason why there is none. */
export type SlotState = 'switch' | 'booked' | 'held' | 'past'

/**
 * Returns the state of a slot (SLOT-03, D23): a booked one is `booked`, one held for a
 * patient `held`, one whose start time has
 * passed is `past` (D6), every other has a switch.
 *
 * @param date day of the slot, `YYYY-MM-DD` or `DD-MM-YYYY`
 * @param now date and time at the clinic
 */
export function slotState(
  slot: Pick<Slot, 'isBooked' | 'isHeld' | 'startTime'>,
  date: string,
  now: ClinicMoment,
): SlotState {
  if (slot.isHeld) return 'held'
  if (slot.isBooked) return 'booked'
  const day = toIsoDate(date) ?? ''
  return hasPassed({ date: day, start: minutesOfDay(slot.startTime) ?? 0 }, now) ? 'past' : 'switch'
}
