import { BOOKING_STATUS } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'

/** What can be answered to a booking; each has its own in-progress flag (section 4). */
export const DECISIONS = ['approve', 'reschedule', 'decline'] as const
export type Decision = (typeof DECISIONS)[number]

/** A booking being answered. */
export interface WorkingDecision {
  bookingId: string
  decision: Decision
}

/** What may be done with a booking now: everything while it is pending and nothing else runs (section 4). */
export function possibleDecisions(booking: Booking, working: WorkingDecision | undefined): readonly Decision[] {
  return booking.status === BOOKING_STATUS.pending && working === undefined ? DECISIONS : []
}

/** The keys of a focused row. */
export const ROW_KEYS = { view: 'v', edit: 'e', approve: 'a', reschedule: 'r', decline: 'd' } as const
export type RowDeed = keyof typeof ROW_KEYS

/** What a key on a row asks for: a deed, a move to another row, the list of keys, or nothing. */
export type RowIntent = { kind: 'deed'; deed: RowDeed } | { kind: 'move'; to: number } | { kind: 'help' } | undefined

/**
 * Reads a key pressed on a row.
 *
 * @param key `KeyboardEvent.key`
 * @param index the focused row
 * @param count number of rows
 */
export function rowIntent(key: string, index: number, count: number): RowIntent {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return { kind: 'move', to: Math.min(index + 1, count - 1) }
    case 'ArrowUp':
    case 'k':
      return { kind: 'move', to: Math.max(index - 1, 0) }
    case 'Home':
      return { kind: 'move', to: 0 }
    case 'End':
      return { kind: 'move', to: count - 1 }
    case '?':
      return { kind: 'help' }
    case 'Enter':
      return { kind: 'deed', deed: 'view' }
    default: {
      const deeds: RowDeed[] = ['view', 'edit', 'approve', 'reschedule', 'decline']
      const deed = deeds.find((name) => ROW_KEYS[name] === key.toLowerCase())
      return deed && { kind: 'deed', deed }
    }
  }
}

/** The next row that waits for an answer, from `index` on and then from the top; the row itself when there is none. */
export function nextPending(bookings: readonly Booking[], index: number): number {
  const waits = (booking: Booking) => booking.status === BOOKING_STATUS.pending
  const after = bookings.findIndex((booking, at) => at > index && waits(booking))
  if (after !== -1) return after
  const before = bookings.findIndex((booking, at) => at < index && waits(booking))
  return before === -1 ? index : before
}
