import { and, eq } from 'drizzle-orm'
import type { BookingDecisionCode } from '@nalam/sdk'
import { decide, undoEnd, type Transition } from '@nalam/sdk/rules'
import { recordChange } from '../../changes/recordChange.ts'
import type { Database } from '../../db/open.ts'
import { bookings } from '../../db/schema.ts'
import type { MessageCode } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { queueMessage, withdrawMessage } from '../../changes/messageStore.ts'
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
async function lockBooking(tx: Database, { doctorId, bookingId }: UndoRequest) {
  const [booking] = await tx
    .select({
      status: bookings.status,
      startsAt: bookings.startsAt,
      slotId: bookings.slotId,
      decidedAt: bookings.decidedAt,
    })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.doctorId, doctorId)))
    .for('update')
  if (booking === undefined) throw new Refusal('not_found')
  return booking
}

/** Returns a transition that the rules allow. @throws Refusal for any other one */
function allowed(transition: Transition) {
  if (transition.problem !== undefined) throw new Refusal(transition.problem.code)
  return transition
}

/**
 * Applies {@link decide} to a booking inside a transaction. The row stays locked from the read
 * to the write, so that only one of several simultaneous decisions finds the booking pending. To
 * avoid deadlocks, all changes of bookings lock in this order: booking, slot, the doctor's event
 * number, and, together with the booking's update, the doctor's counts.
 *
 * @returns the code of the success
 * @throws Refusal if the doctor has no such booking, or the rules do not allow the decision
 */
export async function decideBooking(
  tx: Database,
  { clock, hasExtensions }: DecisionDependencies,
  request: DecisionRequest,
): Promise<MessageCode> {
  const { doctorId, bookingId, decision, requestId } = request
  const booking = await lockBooking(tx, request)
  const now = clock.now()
  const decidable = { ...startTimeOf(booking), status: booking.status }
  const { status, event, slot } = allowed(decide(decidable, decision, hasExtensions ? now : undefined))
  if (slot === 'freed' && booking.slotId !== null) await freeSlot(tx, booking.slotId, now)
  const detail = { status }
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: event, at: now, requestId, detail })
  await tx.update(bookings).set({ status, decidedAt: now }).where(eq(bookings.id, bookingId))
  if (hasExtensions) await queueMessage(tx, { doctorId, bookingId, name: event, dueAt: undoEnd(now), createdAt: now })
  return event
}

/**
 * Applies {@link undoTransition} to a booking inside a transaction. If a patient books the freed
 * slot at the same moment, only one of the two gets the slot; the other receives an error.
 *
 * @returns the code of the success
 * @throws Refusal if the doctor has no such booking, or its decision cannot be undone
 */
export async function undoDecision(
  tx: Database,
  { clock }: DecisionDependencies,
  request: UndoRequest,
): Promise<MessageCode> {
  const { doctorId, bookingId, requestId } = request
  const booking = await lockBooking(tx, request)
  const now = clock.now()
  const { status, event, slot } = allowed(undoTransition(booking, now))
  let { slotId } = booking
  if (slot === 'taken' && slotId === null) slotId = await takeTimeAgain(tx, request, now)
  else if (slot === 'taken' && slotId !== null && !(await retakeSlot(tx, slotId, now)))
    throw new Refusal('booking.slot_taken')
  const detail = { from: booking.status }
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: event, at: now, requestId, detail })
  await tx.update(bookings).set({ status, decidedAt: null, slotId }).where(eq(bookings.id, bookingId))
  await withdrawMessage(tx, bookingId)
  return event
}
