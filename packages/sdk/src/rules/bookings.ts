import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import type { MessageCode } from '../generated/operations.ts'
import type { BookingDecisionCode, BookingStatusCode } from '../formats/bookingStatus.ts'
import { refused, type Problem } from './problem.ts'
import { hasPassed, type StartTime } from './slotTime.ts'

/** The result of a decision, or the problem that prevents it. */
export type Transition =
  | { readonly problem: Problem }
  | {
      readonly problem?: undefined
      /** The booking's next status. */
      readonly status: BookingStatusCode
      /**
       * The change of the slot: none, freed for other patients, taken again by the booking, or
       * exchanged for another one.
       */
      readonly slot: 'unchanged' | 'freed' | 'taken' | 'moved'
      /** Code of the success, which also names the event. */
      readonly event: MessageCode
    }

const TRANSITIONS: Readonly<Record<BookingDecisionCode, Transition>> = {
  [BOOKING_DECISION.approve]: { status: BOOKING_STATUS.confirmed, slot: 'unchanged', event: 'booking.accepted' },
  [BOOKING_DECISION.decline]: { status: BOOKING_STATUS.declined, slot: 'freed', event: 'booking.declined' },
  [BOOKING_DECISION.reschedule]: {
    status: BOOKING_STATUS.reschedule,
    slot: 'freed',
    event: 'booking.reschedule_requested',
  },
}

/** A booking that a doctor decides about. */
export type DecidableBooking = StartTime & { readonly status: number }

/**
 * Returns the result of a decision. A booking is decided once, and only while it is Pending
 * (BOOK-06). A booking whose time has passed can only be declined.
 *
 * @param now `undefined` on a server without extensions, which does not check the time
 */
export function decide(booking: DecidableBooking, decision: BookingDecisionCode, now: Date | undefined): Transition {
  if (booking.status !== BOOKING_STATUS.pending) return refused('booking.already_decided')
  const isTooLate = now !== undefined && decision !== BOOKING_DECISION.decline && hasPassed(booking, now)
  return isTooLate ? refused('booking.past') : TRANSITIONS[decision]
}

/** How long a decision, or a change of slots, can be undone, in milliseconds (UNDO-01). */
export const UNDO_FOR = 10 * 60_000

/** Returns the end of the time in which a decision or a change of this moment can be undone. */
export function undoEnd(at: Date): Date {
  return new Date(at.getTime() + UNDO_FOR)
}

/** A booking with the moment of its decision, cancellation or move; null without one. */
export type DecidedBooking = {
  readonly status: number
  readonly decidedAt: Date | null
  /** What the booking was before its cancellation, move or offer; null after a decision. */
  readonly before?: { readonly status: BookingStatusCode } | null
}

/**
 * Returns the end of the time to undo the decision about a booking; `undefined` if there is no
 * decision or the time is over.
 */
export function undoUntil({ status, decidedAt }: DecidedBooking, now: Date): Date | undefined {
  if (status === BOOKING_STATUS.pending || decidedAt === null) return undefined
  const end = undoEnd(decidedAt)
  return now < end ? end : undefined
}

/**
 * Returns the result of undoing the last action, within 10 minutes. After a decision the booking
 * becomes pending again and takes back the slot that the decision had freed; after a cancellation,
 * a move or an offer it is what it was before (VISIT-01, VISIT-06).
 */
export function undo(booking: DecidedBooking, now: Date): Transition {
  if (booking.status === BOOKING_STATUS.pending) return refused('booking.not_decided')
  if (undoUntil(booking, now) === undefined) return refused('booking.undo_over')
  if (booking.before) {
    const { status } = booking.before
    if (booking.status === BOOKING_STATUS.declined) return { status, slot: 'taken', event: 'cancellation.undone' }
    if (booking.status === BOOKING_STATUS.reschedule) return { status, slot: 'taken', event: 'offer.undone' }
    return { status, slot: 'moved', event: 'move.undone' }
  }
  const slot = booking.status === BOOKING_STATUS.confirmed ? 'unchanged' : 'taken'
  return { status: BOOKING_STATUS.pending, slot, event: 'booking.undone' }
}

/**
 * Returns the slot that a booking takes again when its own was deleted and cannot be restored: the
 * one with the same start.
 *
 * @param others the slots that overlap the time of the deleted one
 */
export function sameSlot<Slot extends StartTime & { readonly isTaken: boolean }>(
  { start }: Pick<StartTime, 'start'>,
  others: readonly Slot[],
): Slot | { readonly problem: Problem } {
  if (others.some(({ isTaken }) => isTaken)) return { problem: { code: 'booking.slot_taken' } }
  return others.find((other) => other.start === start) ?? { problem: { code: 'booking.slot_gone' } }
}
