import {
  addDays,
  clockTimeOfMinutes,
  isPastAtClinic,
  minutesOfDay,
  SLOT_STATUS,
  toIsoDate,
  weekdayOf,
} from '@nalam/sdk'
import { lastSlotDay } from '@nalam/sdk/validation'
import type { ErrorCode, Schema } from '../http/contractTypes.ts'

/** Length of a slot in minutes (D23). */
export const SLOT_MINUTES = 30

/** Number of days in the summary of a week (D11a). */
const SUMMARY_DAYS = 7

/**
 * Returns the first problem of creating a slot, in the order that is most useful for the doctor:
 * profile incomplete, time past, more than two years ahead, day not available (D6, D23). The
 * database refuses overlaps.
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

/**
 * Returns the problem of switching a slot: a booked slot keeps its status, and a past slot cannot
 * be switched (D23).
 */
export function switchSlotProblem(
  slot: { readonly isBooked: boolean; readonly date: string; readonly time: string },
  now: Date,
): ErrorCode | undefined {
  if (slot.isBooked) return 'slot.booked'
  return isPastAtClinic(slot.date, slot.time, now) ? 'slot.past' : undefined
}

/** A slot ends at midnight at the latest. */
const MINUTES_OF_A_DAY = 24 * 60

/** Why a slot of any length cannot be added, and the request's field that the reason belongs to. */
export interface AddSlotProblem {
  readonly code: ErrorCode
  readonly field?: string
}

/**
 * Returns the first problem of adding a slot of any length (CAL-03). Any day of the week is
 * allowed.
 */
export function addSlotProblem(
  doctor: { readonly profileUpdated: boolean },
  wanted: { readonly date: string; readonly from: string; readonly minutes: number },
  now: Date,
): AddSlotProblem | undefined {
  if (!doctor.profileUpdated) return { code: 'profile.incomplete' }
  if (isPastAtClinic(wanted.date, wanted.from, now)) return { code: 'slot.past', field: 'from' }
  if (wanted.date > lastSlotDay(now)) return { code: 'slot.too_far', field: 'date' }
  return endMinute(wanted.from, wanted.minutes) > MINUTES_OF_A_DAY
    ? { code: 'hours.end_first', field: 'minutes' }
    : undefined
}

const endMinute = (from: string, minutes: number) => (minutesOfDay(from) ?? 0) + minutes

/**
 * Returns the end of a slot that ends at midnight at the latest.
 *
 * @param date ISO day
 * @param from `HH:MM`
 * @returns `YYYY-MM-DD HH:MM:SS`; midnight belongs to the next day
 */
export function endOfSlot(date: string, from: string, minutes: number): string {
  const end = endMinute(from, minutes)
  if (end === MINUTES_OF_A_DAY) return `${addDays(date, 1)} 00:00:00`
  return `${date} ${clockTimeOfMinutes(end)}:00`
}

/** The reason why a doctor's slot cannot be booked. */
export type BookProblem = Extract<ErrorCode, 'not_found' | 'slot.past' | 'slot.just_booked' | 'slot.is_off'>

/** Returns the problem of booking a slot, which may not exist. */
export function bookSlotProblem(
  slot: { readonly isBooked: boolean; readonly status: number; readonly startsAt: string } | undefined,
  now: Date,
): BookProblem | undefined {
  if (slot === undefined) return 'not_found'
  if (isPast(slot, now)) return 'slot.past'
  if (slot.isBooked) return 'slot.just_booked'
  return slot.status === SLOT_STATUS.on ? undefined : 'slot.is_off'
}

const isPast = ({ startsAt }: { readonly startsAt: string }, now: Date) =>
  isPastAtClinic(startsAt.slice(0, 10), startsAt.slice(11, 16), now)

/** Returns the reason why a bulk change leaves a slot out; `undefined` if the slot is changed. */
export function leftReason(
  slot: { readonly isBooked: boolean; readonly startsAt: string } | undefined,
  now: Date,
): Schema<'LeftSlot'>['reason'] | undefined {
  if (slot === undefined) return 'gone'
  if (slot.isBooked) return 'booked'
  return isPast(slot, now) ? 'past' : undefined
}

/** Returns seven days from a day, ISO; fewer at the end of the supported calendar. */
export function summaryDays(date: string): string[] {
  const first = toIsoDate(date)
  if (first === null) return []
  const days = [first]
  while (days.length < SUMMARY_DAYS && days.at(-1) !== '9999-12-31') days.push(addDays(days.at(-1) ?? first, 1))
  return days
}
