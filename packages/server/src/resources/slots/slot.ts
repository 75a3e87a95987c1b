import { addDays, clockTimeOfMinutes, daysBetween, minutesOfDay, END_OF_DAY, SLOT_STATUS, toIsoDate } from '@nalam/sdk'
import { DAY_MINUTES, LONGEST_OFFER, type SlotTime, type StartTime, type GivenSlot } from '@nalam/sdk/rules'
import type { Schema } from '../../contract/contractTypes.ts'
import { latestPlanned } from '../../clock.ts'
import type { slots } from '../../db/schema.ts'
import { LAST_DAY } from '../days.ts'

const minuteOf = (moment: string): number => minutesOfDay(moment.slice(11, 16)) ?? 0

/** Converts a database moment `YYYY-MM-DD HH:MM:SS` at the clinic to what the rules take. */
export function startTimeOf({ startsAt }: { readonly startsAt: string }): StartTime {
  return { date: startsAt.slice(0, 10), start: minuteOf(startsAt) }
}

/** Converts start and end of a slot to what the rules take. */
export function slotTimeOf(slot: { readonly startsAt: string; readonly endsAt: string }): StartTime & SlotTime {
  const { date, start } = startTimeOf(slot)
  const endDay = slot.endsAt.slice(0, 10)
  const days = date === endDay ? 0 : daysBetween(date, endDay)
  return { date, start, end: days * DAY_MINUTES + minuteOf(slot.endsAt) }
}

/** Converts a minute of a day, which may belong to the next day, to a database moment. */
export function momentOf(date: string, minute: number): string {
  const day = minute < DAY_MINUTES ? date : addDays(date, Math.floor(minute / DAY_MINUTES))
  return `${day} ${clockTimeOfMinutes(minute % DAY_MINUTES)}:00`
}

/** A slot as the calendar query returns it. */
export type SlotRow = Omit<typeof slots.$inferSelect, 'doctorId' | 'createdAt'>

/** A new slot, which nobody has. */
export const NOT_TAKEN = { isBooked: false, heldUntil: null, heldFor: null } as const

/** How long a slot is held at most, in milliseconds: as long as an offer is open. */
export const LONGEST_HOLD = LONGEST_OFFER

/** Returns whether a slot is held for a patient. A hold ends by itself (OFFER-04). */
export const isHeld = ({ isBooked, heldUntil }: Pick<SlotRow, 'isBooked' | 'heldUntil'>, now: Date): boolean =>
  !isBooked && heldUntil !== null && heldUntil > now && heldUntil <= latestPlanned(now, LONGEST_HOLD)

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
function endTimeOf({ endsAt }: Pick<SlotRow, 'endsAt'>): string {
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

/** Number of days in the summary of a week (D11a). */
const SUMMARY_DAYS = 7

/** Converts a stored slot to what the rules take. */
export function ruleSlot(
  slot: Pick<SlotRow, 'startsAt' | 'status' | 'isBooked' | 'heldUntil' | 'heldFor'>,
  now: Date,
): GivenSlot {
  return { ...startTimeOf(slot), state: slotState(slot, now), heldFor: slot.heldFor }
}

/** Returns seven days from a day, ISO; fewer at the end of the supported calendar. */
export function summaryDays(date: string): string[] {
  const first = toIsoDate(date)
  if (first === null) return []
  const days = [first]
  while (days.length < SUMMARY_DAYS && days.at(-1) !== LAST_DAY) days.push(addDays(days.at(-1) ?? first, 1))
  return days
}
