import { sameSlot } from '@nalam/sdk/rules'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { slotChanges, slots, type RemovedSlot } from '../../db/schema.ts'
import { Refusal } from '../../contract/refusal.ts'
import { startTimeOf, isHeld } from './slot.ts'
import { restoreBookedSlot, retakeSlot } from './store.ts'

interface Former {
  readonly doctorId: string
  readonly bookingId: string
  /** Its slot, if the booking has another one since; the slot that it had when deleted otherwise. */
  readonly slotId?: string
}

/** Finds the deleted slot of a booking; `undefined` for a booking without one. */
async function removedSlot(tx: Database, former: Former): Promise<RemovedSlot | undefined> {
  const { doctorId, bookingId, slotId } = former
  const wanted = slotId === undefined ? { bookingIds: [bookingId] } : { id: slotId }
  const [change] = await tx
    .select({ removed: slotChanges.removed })
    .from(slotChanges)
    .where(
      and(
        eq(slotChanges.doctorId, doctorId),
        isNull(slotChanges.undoneAt),
        sql`${slotChanges.removed} @> ${JSON.stringify([wanted])}::jsonb`,
      ),
    )
    .orderBy(desc(slotChanges.createdAt))
    .limit(1)
  return change?.removed.find(({ id, bookingIds }) =>
    slotId === undefined ? bookingIds.includes(bookingId) : id === slotId,
  )
}

/**
 * Gives a booking whose slot was deleted a booked slot at its time: the restored slot, or a free
 * slot with the same start.
 *
 * @returns the id of the slot; `null` for a booking without a deleted slot
 * @throws Refusal when its time is taken; nothing is changed then
 */
export async function takeTimeAgain(tx: Database, booking: Former, now: Date): Promise<string | null> {
  const removed = await removedSlot(tx, booking)
  if (removed === undefined) return null
  const { doctorId } = booking
  const { startsAt, endsAt } = removed
  if (await restoreBookedSlot(tx, doctorId, removed, now)) return removed.id
  const others = await tx
    .select({ id: slots.id, startsAt: slots.startsAt, isBooked: slots.isBooked, heldUntil: slots.heldUntil })
    .from(slots)
    .where(and(eq(slots.doctorId, doctorId), lt(slots.startsAt, endsAt), gt(slots.endsAt, startsAt)))
  const same = sameSlot(
    startTimeOf(removed),
    others.map((slot) => ({ id: slot.id, ...startTimeOf(slot), isTaken: slot.isBooked || isHeld(slot, now) })),
  )
  if ('problem' in same) throw new Refusal(same.problem.code)
  if (!(await retakeSlot(tx, same.id, now))) throw new Refusal('booking.slot_taken')
  return same.id
}
