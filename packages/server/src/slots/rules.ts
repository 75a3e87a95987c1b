import { addDays, isPastAtClinic, toIsoDate, weekdayOf } from '@nalam/sdk'
import { lastSlotDay } from '@nalam/sdk/validation'
import { undoEnd } from '../bookings/rules.ts'
import type { ErrorCode } from '../http/contractTypes.ts'

/** Length of a slot in minutes (D23). */
export const SLOT_MINUTES = 30

/** Days that the summary of a week carries (D11a). */
const SUMMARY_DAYS = 7

/**
 * What stands against creating a slot, in the order in which a doctor would want to hear it: profile incomplete, time
 * past, more than two years ahead, day not an available one (D6, D23). The database refuses overlaps.
 *
 * @param wanted date `DD-MM-YYYY` or ISO that exists, time `HH:MM`
 */
export function createSlotProblem(
  doctor: { readonly profileUpdated: boolean; readonly availableDays: readonly string[] },
  wanted: { readonly date: string; readonly time: string },
  now: Date,
): ErrorCode | undefined {
  if (!doctor.profileUpdated) return 'profile.incomplete'
  if (isPastAtClinic(wanted.date, wanted.time, now)) return 'slot.past'
  if ((toIsoDate(wanted.date) ?? '') > lastSlotDay(now)) return 'slot.too_far'
  const weekday = weekdayOf(wanted.date)
  return weekday !== null && doctor.availableDays.includes(weekday) ? undefined : 'slot.day_unavailable'
}

/** What stands against switching a slot: a booked one keeps its status, a past one has no switch (D23). */
export function switchSlotProblem(
  slot: { readonly isBooked: boolean; readonly date: string; readonly time: string },
  now: Date,
): ErrorCode | undefined {
  if (slot.isBooked) return 'slot.booked'
  return isPastAtClinic(slot.date, slot.time, now) ? 'slot.past' : undefined
}

/** What stands against undoing a change of slots, before its slots are looked at: it was undone, or ten minutes are over. */
export function undoChangeProblem(
  change: { readonly createdAt: Date; readonly undoneAt: Date | null },
  now: Date,
): 'change.undo_over' | 'change.undo_refused' | undefined {
  if (change.undoneAt !== null) return 'change.undo_refused'
  return now < undoEnd(change.createdAt) ? undefined : 'change.undo_over'
}

/** Seven days from a day, ISO; fewer at the end of the calendar. */
export function summaryDays(date: string): string[] {
  const first = toIsoDate(date)
  if (first === null) return []
  const days = [first]
  while (days.length < SUMMARY_DAYS && days.at(-1) !== '9999-12-31') days.push(addDays(days.at(-1) ?? first, 1))
  return days
}
