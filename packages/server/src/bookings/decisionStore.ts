import { and, eq } from 'drizzle-orm'
import type { BookingDecisionCode } from '@nalam/sdk'
import { decide, undoEnd, type Transition } from '@nalam/sdk/rules'
import { recordAudit } from '../audit/record.ts'
import type { Database } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { recordEvent } from '../events/store.ts'
import { queueMessage, withdrawMessage } from '../messages/store.ts'
import { takeTimeAgain } from '../slots/slotAgain.ts'
import { freeSlot, retakeSlot } from '../slots/store.ts'
import { startTimeOf } from '../slots/slotTime.ts'
import { undoTransition } from './rules.ts'

/** A doctor's decision about a booking. */
export interface DecisionRequest {
  readonly doctorId: string
  readonly bookingId: string
  readonly decision: BookingDecisionCode
  readonly requestId: string
}

/** A doctor's request to undo a decision. */
export type UndoRequest = Omit<DecisionRequest, 'decision'>

type DecisionDependencies = Pick<Dependencies, 'clock' | 'hasExtensions'>

/**
 * Reads the fields of a doctor's booking that the rules need. The row stays locked until the end
 * of the transaction.
 */
async function lockBooking(within: Database, { doctorId, bookingId }: UndoRequest) {
  const [booking] = await within
    .select({
      status: bookings.status,
      startsAt: bookings.startsAt,
      slotId: bookings.slotId,
      decidedAt: bookings.decidedAt,
    })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.doctorId, doctorId)))
    .for('update')
  return booking
}

/**
 * Applies {@link decide} to a booking inside a transaction. The row stays locked from the read
 * to the write, so that only one of several simultaneous decisions finds the booking pending. To
 * avoid deadlocks, all changes of bookings lock in this order: booking, slot, the doctor's event
 * number, and, together with the booking's update, the doctor's counts.
 *
 * @returns `undefined` if the doctor has no such booking
 */
export async function decideWithin(
  within: Database,
  { clock, hasExtensions }: DecisionDependencies,
  request: DecisionRequest,
): Promise<Transition | undefined> {
  const { doctorId, bookingId, decision, requestId } = request
  const booking = await lockBooking(within, request)
  if (booking === undefined) return undefined
  const now = clock.now()
  const outcome = decide({ ...startTimeOf(booking), status: booking.status }, decision, hasExtensions ? now : undefined)
  if (outcome.problem !== undefined) return outcome
  const { status, event } = outcome
  if (outcome.slot === 'freed' && booking.slotId !== null) await freeSlot(within, booking.slotId, now)
  await recordEvent(within, { doctorId, topic: 'bookings', name: event, subject: bookingId, at: now })
  await within.update(bookings).set({ status, decidedAt: now }).where(eq(bookings.id, bookingId))
  if (hasExtensions)
    await queueMessage(within, { doctorId, bookingId, name: event, dueAt: undoEnd(now), createdAt: now })
  const subject = `booking:${bookingId}`
  await recordAudit(within, clock, { doctorId, action: event, subject, detail: { status }, requestId })
  return outcome
}

/**
 * Applies {@link undoTransition} to a booking inside a transaction. If a patient books the freed
 * slot at the same moment, only one of the two gets the slot; the other receives an error.
 *
 * @returns `undefined` if the doctor has no such booking
 */
export async function undoWithin(
  within: Database,
  { clock }: DecisionDependencies,
  request: UndoRequest,
): Promise<Transition | undefined> {
  const { doctorId, bookingId, requestId } = request
  const booking = await lockBooking(within, request)
  if (booking === undefined) return undefined
  const now = clock.now()
  const outcome = undoTransition(booking, now)
  if (outcome.problem !== undefined) return outcome
  const { status, event } = outcome
  let { slotId } = booking
  if (outcome.slot === 'taken' && slotId !== null && !(await retakeSlot(within, slotId, now)))
    return { problem: { code: 'booking.slot_taken' } }
  if (outcome.slot === 'taken' && slotId === null) {
    const again = await takeTimeAgain(within, request, now)
    if ('problem' in again) return again
    slotId = again.slotId
  }
  await recordEvent(within, { doctorId, topic: 'bookings', name: event, subject: bookingId, at: now })
  await within.update(bookings).set({ status, decidedAt: null, slotId }).where(eq(bookings.id, bookingId))
  await withdrawMessage(within, bookingId)
  const detail = { from: booking.status }
  await recordAudit(within, clock, { doctorId, action: event, subject: `booking:${bookingId}`, detail, requestId })
  return outcome
}
