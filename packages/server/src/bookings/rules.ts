import { BOOKING_STATUS } from '@nalam/sdk'
import type { MessageCode } from '../http/contractTypes.ts'

/** Rows of one page (D8). */
export const PAGE_SIZE = 10

/** Rows that the dashboard reading carries (section 9: at most five are shown). */
export const DASHBOARD_ROWS = 5

/** What a doctor can decide: Approve 2, Decline 3, Reschedule 4. */
export type Decision = 2 | 3 | 4

/** A booking is decided once, from Pending only (section 4). */
export function mayBeDecided(status: number): boolean {
  return status === BOOKING_STATUS.pending
}

/** Decline and reschedule give the slot back to other patients; approve keeps it. */
export function freesSlot(decision: Decision): boolean {
  return decision !== BOOKING_STATUS.confirmed
}

const MESSAGES: Readonly<Record<Decision, MessageCode>> = {
  2: 'booking.accepted',
  3: 'booking.declined',
  4: 'booking.reschedule_requested',
}

/** What a decision is answered with. */
export function messageOfDecision(decision: Decision): MessageCode {
  return MESSAGES[decision]
}

/** Number of pages; none when there is nothing. */
export function pagesOf(items: number, perPage: number): number {
  return Math.ceil(items / perPage)
}

/**
 * The pattern that finds a search text anywhere, with the wildcards of LIKE taken literally; `undefined` when everything
 * is wanted. A phone number may be typed with +91, spaces and hyphens.
 */
export function searchPattern(searchQuery: string | undefined): string | undefined {
  const text = (searchQuery ?? '').normalize('NFC').trim().toLowerCase()
  if (text === '') return undefined
  const digits = text.replace(/^\+91/, '').replace(/[\s-]/g, '')
  const wanted = /^\d{5,}$/.test(digits) ? digits : text
  return `%${wanted.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
