import { addDays, toIsoDate } from '@nalam/sdk'
import type { SlotState } from '@nalam/sdk/rules'
import { LAST_DAY } from '../dayRange.ts'
import { startTimeOf } from './slotTime.ts'
import { slotState, type SlotRow } from './wireSlot.ts'

/** Number of days in the summary of a week (D11a). */
const SUMMARY_DAYS = 7

/** Converts a stored slot to what the rules take. */
export function ruleSlot(slot: Pick<SlotRow, 'startsAt' | 'status' | 'isBooked' | 'heldUntil'>, now: Date): SlotState {
  return { ...startTimeOf(slot), state: slotState(slot, now) }
}

/** Returns seven days from a day, ISO; fewer at the end of the supported calendar. */
export function summaryDays(date: string): string[] {
  const first = toIsoDate(date)
  if (first === null) return []
  const days = [first]
  while (days.length < SUMMARY_DAYS && days.at(-1) !== LAST_DAY) days.push(addDays(days.at(-1) ?? first, 1))
  return days
}
