import type { BookingDecisionCode } from '@nalam/sdk'
import { decide, statusAfter } from '@nalam/sdk/rules'
import { recordChange } from '../../changes/recordChange.ts'
import type { Database } from '../../db/open.ts'
import type { BookingBefore } from '../../db/schema.ts'
import type { MessageCode } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { takeTimeAgain } from '../slots/slotAgain.ts'
import { freeSlot, lockSlots, retakeSlot } from '../slots/store.ts'
import { startTimeOf } from '../slots/slot.ts'
import { allowed, lockBooking, saveAction, type BookingRequest, type LockedBooking } from './actionStore.ts'
import { endOffer, lockOffer, ownSlotAgain, reopenOffer } from './offerRows.ts'
import { undoTransition } from './rules.ts'

export interface DecisionRequest extends BookingRequest {
  readonly decision: BookingDecisionCode
}

type DecisionDependencies = Pick<Dependencies, 'clock' | 'hasExtensions'>

/**
 * Applies {@link decide} to a booking inside a transaction. The row stays locked from the read
 * to the write, so that only one of several simultaneous decisions finds the booking pending.
 *
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
  await saveAction(tx, booking, { status, decidedAt: now }, { now })
  return event
}

/** Takes back the slot that a decision had freed. @returns its id; null for a booking without one */
async function slotOfDecision(tx: Database, booking: LockedBooking, request: BookingRequest, now: Date) {
  if (booking.slotId === null) return takeTimeAgain(tx, request, now)
  if (await retakeSlot(tx, booking.slotId, now)) return booking.slotId
  throw new Refusal('booking.slot_taken')
}

/** Takes back the slot from before a cancellation or a move, and frees that of the move. */
async function slotOfBefore(
  tx: Database,
  { slotId: current }: LockedBooking,
  { slotId, slotStatus }: BookingBefore,
  request: BookingRequest,
  { now, isMove, isOffer }: { readonly now: Date; readonly isMove: boolean; readonly isOffer: boolean },
): Promise<string | null> {
  const { doctorId } = request
  const locked = await lockSlots(
    tx,
    doctorId,
    [slotId, current].flatMap((id) => id ?? []),
  )
  if (isMove && current !== null) await freeSlot(tx, current, now)
  // A confirmed booking keeps its slot while its patient is offered others.
  if (slotId === null || (isOffer && slotId === current)) return slotId
  if (!locked.some(({ id }) => id === slotId)) return takeTimeAgain(tx, { ...request, slotId }, now)
  if (await retakeSlot(tx, slotId, now, slotStatus)) return slotId
  throw new Refusal('booking.slot_taken')
}

/**
 * Restores a booking from before a move that has withdrawn its offer. If the offer cannot be opened
 * again, the booking is what it was before the offer.
 *
 * @returns code and result of the undo
 */
async function undoMoveOfOffered(
  tx: Database,
  booking: LockedBooking,
  before: BookingBefore & { readonly offerId: string },
  request: BookingRequest,
  now: Date,
) {
  const { doctorId } = request
  const offer = await lockOffer(tx, before.offerId)
  if (offer === undefined) throw new Error('The offer of a booking does not exist')
  const ids = [booking.slotId, before.slotId, offer.before.slotId, ...offer.times.map((time) => time.slotId)]
  // All of them are locked in one order.
  await lockSlots(
    tx,
    doctorId,
    ids.flatMap((id) => id ?? []),
  )
  const slotId = await slotOfBefore(tx, booking, before, request, { now, isMove: true, isOffer: false })
  const { startsAt, visit } = before
  if (await reopenOffer(tx, offer, now)) {
    const decidedAt = before.decidedAt === null ? null : new Date(before.decidedAt)
    const reopened = { status: before.status, startsAt, slotId, visit, decidedAt, before: before.before }
    return { event: 'move.undone', result: { ...reopened, offerId: offer.id } } as const
  }
  const status = statusAfter('withdrawn', offer)
  const ownSlotId = await ownSlotAgain(tx, { slotId, doctorId }, offer.before, now)
  const result = { status, startsAt, slotId: ownSlotId, visit: offer.before.visit, decidedAt: null }
  return { event: 'offer.undone', result } as const
}

/**
 * Applies {@link undoTransition} to a locked booking. If a patient books the freed slot at the same
 * moment, only one of the two gets the slot; the other receives an error.
 *
 * @throws Refusal if its last action cannot be undone
 */
export async function undoLocked(
  tx: Database,
  booking: LockedBooking,
  request: BookingRequest,
  now: Date,
): Promise<MessageCode> {
  const { doctorId, bookingId, requestId } = request
  const { before } = booking
  const { status, event, slot } = allowed(undoTransition(booking, now))
  const offerId = before?.offerId
  if (slot === 'moved' && before && offerId) {
    const undone = await undoMoveOfOffered(tx, booking, { ...before, offerId }, request, now)
    const change = { doctorId, kind: 'booking', id: bookingId, name: undone.event, at: now, requestId } as const
    await recordChange(tx, { ...change, detail: { from: booking.status } })
    await saveAction(tx, booking, undone.result, { now })
    return undone.event
  }
  if (booking.offerId !== null && event === 'offer.undone')
    await endOffer(tx, booking.offerId, 'withdrawn', request, now)
  const retaken = { slotId: booking.slotId }
  if (before !== null)
    retaken.slotId = await slotOfBefore(tx, booking, before, request, {
      now,
      isMove: slot === 'moved',
      isOffer: event === 'offer.undone',
    })
  else if (slot === 'taken') retaken.slotId = await slotOfDecision(tx, booking, request, now)
  const detail = { from: booking.status }
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: event, at: now, requestId, detail })
  const restored = before && {
    startsAt: before.startsAt,
    visit: before.visit,
    decidedAt: before.decidedAt === null ? null : new Date(before.decidedAt),
    before: before.before,
  }
  await saveAction(tx, booking, { status, decidedAt: null, ...retaken, ...restored }, { now })
  return event
}

/**
 * Undoes the last action on a booking inside a transaction; see {@link undoLocked}.
 *
 * @throws Refusal also if the doctor has no such booking
 */
export async function undoDecision(
  tx: Database,
  { clock }: DecisionDependencies,
  request: BookingRequest,
): Promise<MessageCode> {
  return undoLocked(tx, await lockBooking(tx, request), request, clock.now())
}
