import type { Schema, MessageCode } from '../http/contractTypes.ts'
import { SLOT_STATUS } from '@nalam/sdk'
import { and, eq, lt } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { undoEnd } from '../bookings/rules.ts'
import { lockBookingsOfSlots } from '../bookings/slotBookings.ts'
import { relinkBookings } from '../bookings/store.ts'
import { isConflict } from '../db/isConflict.ts'
import type { Database } from '../db/open.ts'
import { slotChanges, type RemovedSlot, type SwitchedSlot } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { recordEvent } from '../events/store.ts'
import { undoChangeProblem } from './rules.ts'
import { addSlots, lockDoctor, removeSlots, switchSlots } from './store.ts'

type SlotStatus = Schema<'UpdateSlotStatusRequest'>['status']
type ChangeDependencies = Pick<Dependencies, 'clock' | 'random'>

/** What is done to a doctor's slots. */
export interface SlotSet {
  /** Moments at the clinic as `YYYY-MM-DD HH:MM:SS`. New slots are on. */
  readonly create: ReadonlyArray<{ readonly startsAt: string; readonly endsAt: string }>
  /** Ids of slots that nobody has booked. They are removed before others are created. */
  readonly remove: readonly string[]
  /** Slots that nobody has booked, and the status that they do not have yet. */
  readonly switch: ReadonlyArray<{ readonly id: string; readonly to: SlotStatus }>
}

/** A set, whose it is and how it is called in the audit and the event stream. */
export interface SlotChangeRequest extends Partial<SlotSet> {
  readonly doctorId: string
  readonly name: Extract<MessageCode, `slot${string}`>
  readonly requestId: string
}

/** A set that was applied. */
export interface AppliedChange {
  readonly change: Schema<'SlotChange'>
  /** Ids of the created slots, in the order of the request. */
  readonly createdIds: readonly string[]
}

/** Ends the savepoint of a change that cannot be made as a whole. */
class NotAsWhole extends Error {}

async function allOrNothing<T>(outer: Database, work: (within: Database) => Promise<T>): Promise<T | undefined> {
  try {
    return await outer.transaction(work)
  } catch (error) {
    if (error instanceof NotAsWhole || isConflict(error)) return undefined
    throw error
  }
}

function expectAll(done: number, wanted: number): void {
  if (done !== wanted) throw new NotAsWhole()
}

async function switchAll(within: Database, doctorId: string, set: SlotSet['switch']): Promise<void> {
  for (const status of [SLOT_STATUS.on, SLOT_STATUS.off]) {
    const ids = set.filter(({ to }) => to === status).map(({ id }) => id)
    expectAll(await switchSlots(within, doctorId, ids, status), ids.length)
  }
}

async function record(
  within: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  change: { doctorId: string; id: string; name: string; requestId: string; at: Date },
  counts: Record<'created' | 'removed' | 'switched', number>,
): Promise<void> {
  const { doctorId, id, name, requestId, at } = change
  await recordAudit(within, clock, { doctorId, action: name, subject: `slot_change:${id}`, detail: counts, requestId })
  await recordEvent(within, { doctorId, topic: 'slots', name, subject: id, at })
}

/**
 * Applies a set of changes to a doctor's slots inside a transaction, all of it or nothing, and records it so that it can be undone.
 * Locks in this order, so that nobody waits in a circle: doctor, bookings, slots, the doctor's number of events. Rules about days
 * and times are the caller's.
 *
 * @returns `undefined` when not everything could be done: a new slot overlaps another, or a slot was booked, is gone or has the
 * status already. Nothing is changed then, and the transaction goes on.
 */
export async function applySlotChange(
  outer: Database,
  dependencies: ChangeDependencies,
  { doctorId, name, requestId, create = [], remove = [], switch: switching = [] }: SlotChangeRequest,
): Promise<AppliedChange | undefined> {
  const { clock, random } = dependencies
  return allOrNothing(outer, async (within) => {
    await lockDoctor(within, doctorId, 'no key update')
    const at = clock.now()
    const createdAt = at.toISOString()
    const bookingIds = await lockBookingsOfSlots(within, doctorId, remove)
    const rows = await removeSlots(within, doctorId, remove)
    expectAll(rows.length, remove.length)
    await switchAll(within, doctorId, switching)
    const added = create.map((slot) => ({ ...slot, id: random.id(), status: SLOT_STATUS.on, createdAt }))
    await addSlots(within, doctorId, added)

    const created = added.map(({ id: slotId }) => slotId)
    const removed: RemovedSlot[] = rows.map((slot) => ({
      ...slot,
      createdAt: slot.createdAt.toISOString(),
      bookingIds: bookingIds.get(slot.id) ?? [],
    }))
    const switched: SwitchedSlot[] = switching.map(({ id: slotId, to }) => ({
      id: slotId,
      from: to === SLOT_STATUS.on ? SLOT_STATUS.off : SLOT_STATUS.on,
      to,
    }))
    const id = random.id()
    await within.insert(slotChanges).values({ id, doctorId, created, removed, switched, createdAt: at })
    const counts = { created: created.length, removed: removed.length, switched: switched.length }
    await record(within, dependencies, { doctorId, id, name, requestId, at }, counts)
    return { change: { id, ...counts, undoUntil: undoEnd(at).toISOString() }, createdIds: created }
  })
}

/**
 * Undoes a change of slots inside a transaction: created slots are removed, removed ones are back with their bookings, switched
 * ones are as before. All of it or nothing.
 *
 * @returns the code of what stands against it; nothing is changed then
 */
export async function undoSlotChange(
  outer: Database,
  dependencies: Pick<Dependencies, 'clock'>,
  { doctorId, changeId, requestId }: { doctorId: string; changeId: string; requestId: string },
): Promise<'not_found' | 'change.undo_over' | 'change.undo_refused' | undefined> {
  await lockDoctor(outer, doctorId, 'no key update')
  const [change] = await outer
    .select()
    .from(slotChanges)
    .where(and(eq(slotChanges.id, changeId), eq(slotChanges.doctorId, doctorId)))
    .for('update')
  if (change === undefined) return 'not_found'
  const at = dependencies.clock.now()
  const problem = undoChangeProblem(change, at)
  if (problem !== undefined) return problem
  const isUndone = await allOrNothing(outer, async (within) => {
    const { created, removed, switched } = change
    // A slot that was booked since stays, also when that booking was declined.
    expectAll((await lockBookingsOfSlots(within, doctorId, created)).size, 0)
    const rows = await removeSlots(within, doctorId, created)
    expectAll(rows.filter(({ status }) => status === SLOT_STATUS.on).length, created.length)
    await switchAll(
      within,
      doctorId,
      switched.map(({ id, from }) => ({ id, to: from })),
    )
    await addSlots(within, doctorId, removed)
    const links = removed.flatMap(({ id, bookingIds }) => bookingIds.map((bookingId) => ({ slotId: id, bookingId })))
    // A booking whose decision was undone since keeps the slot that it got then.
    expectAll(await relinkBookings(within, doctorId, links), links.length)
    await within.update(slotChanges).set({ undoneAt: at }).where(eq(slotChanges.id, changeId))
    const counts = { created: removed.length, removed: created.length, switched: switched.length }
    await record(within, dependencies, { doctorId, id: changeId, name: 'slots.restored', requestId, at }, counts)
    return true
  })
  return isUndone === true ? undefined : 'change.undo_refused'
}

/** How long a change is stored, in milliseconds. It can be undone for ten minutes only. */
const STORED_FOR = 24 * 3_600_000

/** Removes what is stored of old changes. */
export async function cleanSlotChanges(db: Database, now: Date): Promise<void> {
  await db.delete(slotChanges).where(lt(slotChanges.createdAt, new Date(now.getTime() - STORED_FOR)))
}
