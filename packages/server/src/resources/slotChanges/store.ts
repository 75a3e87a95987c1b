import { minutesOfDay, SLOT_STATUS } from '@nalam/sdk'
import { addSlotProblem, leftReason, undoEnd } from '@nalam/sdk/rules'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { restoreAvailability } from '../availability/store.ts'
import { undoableSince } from '../bookings/rules.ts'
import { lockBookingsOfSlots } from '../bookings/actionStore.ts'
import { relinkBookings } from '../bookings/store.ts'
import { removeInSteps, type IsClosed } from '../../db/inSteps.ts'
import { isConflict } from '../../db/errors.ts'
import type { Database } from '../../db/open.ts'
import { slotChanges, type AvailabilityBefore, type RemovedSlot, type SwitchedSlot } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { MessageCode, Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import { latestMoment } from '../../clock.ts'
import { wireDate } from '../days.ts'
import { ruleSlot, momentOf, NOT_TAKEN, wireSlot } from '../slots/slot.ts'
import { addSlots, lockDoctor, lockSlots, removeSlots, switchSlots } from '../slots/store.ts'
import { ACTION_NAMES, isEmptySet, LISTED_ACTIONS, slotSetOf, undoChangeProblem, type SlotSet } from './rules.ts'

type ChangeDependencies = Pick<Dependencies, 'clock' | 'random'>

export interface SlotChangeRequest extends Changer, Partial<SlotSet> {
  readonly name: Extract<MessageCode, `slot${string}`>
  /** Left out if no doctor makes the change: it is not offered to be undone. */
  readonly action?: Schema<'SlotChangeAction'>
  /** The days of a publication, ISO; otherwise those of the slots are listed. */
  readonly days?: { readonly from: string; readonly to: string }
  /** For a publication, which is undone together with its slots. */
  readonly availabilityBefore?: AvailabilityBefore
}

export interface AppliedChange {
  readonly change: Schema<'SlotChange'>
  /** Ids of the created slots, in the order of the request. */
  readonly createdIds: readonly string[]
}

/** Rolls back to the savepoint if a change cannot be applied completely. */
class NotAsWhole extends Error {}

async function allOrNothing<T>(outer: Database, work: (tx: Database) => Promise<T>): Promise<T | undefined> {
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

/** Switches all slots. Returns when they start. */
async function switchAll(tx: Database, doctorId: string, set: SlotSet['switch'], now: Date): Promise<string[]> {
  const startsAt: string[] = []
  for (const status of [SLOT_STATUS.on, SLOT_STATUS.off]) {
    const ids = set.filter(({ to }) => to === status).map(({ id }) => id)
    const switched = await switchSlots(tx, doctorId, ids, status, now)
    expectAll(switched.length, ids.length)
    startsAt.push(...switched.map((slot) => slot.startsAt))
  }
  return startsAt
}

/**
 * Applies changes to a doctor's slots inside a transaction, completely or not at all, and records
 * them so that they can be undone. To avoid deadlocks it locks in this order: doctor, bookings,
 * slots, the doctor's event number. The caller checks the rules about days and times.
 *
 * @returns `undefined` if the changes cannot be applied completely: a new slot overlaps another, or
 * a slot was booked, is deleted or already has the status. Nothing is changed then, and the
 * transaction can continue.
 */
export async function applySlotChange(
  outer: Database,
  dependencies: ChangeDependencies,
  request: SlotChangeRequest,
): Promise<AppliedChange | undefined> {
  const { clock, random } = dependencies
  const {
    doctorId,
    name,
    action,
    requestId,
    create = [],
    remove = [],
    switch: switching = [],
    availabilityBefore,
  } = request
  return allOrNothing(outer, async (tx) => {
    await lockDoctor(tx, doctorId, 'no key update')
    const at = clock.now()
    const createdAt = at.toISOString()
    const bookingIds = await lockBookingsOfSlots(tx, doctorId, remove)
    const rows = await removeSlots(tx, doctorId, remove, at)
    expectAll(rows.length, remove.length)
    const switchedAt = await switchAll(tx, doctorId, switching, at)
    const added = create.map((slot) => ({ ...slot, id: random.id(), status: SLOT_STATUS.on, createdAt }))
    await addSlots(tx, doctorId, added)

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
    const starts = [...create, ...rows].map(({ startsAt }) => startsAt).concat(switchedAt)
    starts.sort()
    const firstDay = request.days?.from ?? starts[0]?.slice(0, 10)
    const lastDay = request.days?.to ?? starts.at(-1)?.slice(0, 10)
    await tx.insert(slotChanges).values({
      id,
      doctorId,
      action,
      firstDay,
      lastDay,
      created,
      removed,
      switched,
      availabilityBefore,
      createdAt: at,
    })
    const counts = { created: created.length, removed: removed.length, switched: switched.length }
    await recordChange(tx, { doctorId, kind: 'slot_change', id, name, at, requestId, detail: counts })
    return { change: { id, ...counts, undoUntil: undoEnd(at).toISOString() }, createdIds: created }
  })
}

/**
 * Returns the change of a request that changes nothing. It is not recorded, and there is nothing to
 * undo.
 */
export function emptyChange({ clock, random }: ChangeDependencies): Schema<'SlotChange'> {
  return { id: random.id(), created: 0, removed: 0, switched: 0, undoUntil: clock.now().toISOString() }
}

export type AddSlotRequest = Changer & Schema<'AddSlotRequest'>

/**
 * Adds a slot inside a transaction (CAL-03).
 *
 * @param request its date is ISO
 * @throws Refusal for a problem that the rules find, and for an overlap with another slot
 */
export async function addSlot(
  tx: Database,
  dependencies: ChangeDependencies,
  { doctorId, requestId, ...wanted }: AddSlotRequest,
): Promise<Schema<'AddSlotResponse'>['data']> {
  const { date } = wanted
  const start = minutesOfDay(wanted.from) ?? 0
  const time = { date, start, end: start + wanted.minutes }
  const doctor = await lockDoctor(tx, doctorId, 'no key update')
  refuse(addSlotProblem(doctor, time, dependencies.clock.now()))
  const slot = { startsAt: momentOf(date, start), endsAt: momentOf(date, time.end) }
  const request = { doctorId, name: 'slot.added', action: 'added', requestId, create: [slot] } as const
  const applied = await applySlotChange(tx, dependencies, request)
  const [id] = applied?.createdIds ?? []
  if (applied === undefined || id === undefined) throw new Refusal('slot.taken', 'from')
  return {
    slot: wireSlot({ ...slot, ...NOT_TAKEN, id, status: SLOT_STATUS.on }, dependencies.clock.now()),
    change: applied.change,
  }
}

export type ChangeSlotsRequest = Changer & Schema<'ChangeSlotsRequest'>

/**
 * Changes several slots inside a transaction. Slots that are booked, past or deleted are left out.
 */
export async function changeSlots(
  tx: Database,
  dependencies: ChangeDependencies,
  { doctorId, requestId, action, slotIds }: ChangeSlotsRequest,
): Promise<Schema<'SlotChangeResponse'>['data']> {
  await lockDoctor(tx, doctorId, 'no key update')
  await lockBookingsOfSlots(tx, doctorId, slotIds)
  const locked = await lockSlots(tx, doctorId, slotIds)
  const now = dependencies.clock.now()
  const found = new Map(locked.map((slot) => [slot.id, ruleSlot(slot, now)]))
  const left = slotIds.flatMap((slotId) => {
    const reason = leftReason(found.get(slotId), now)
    return reason === undefined ? [] : [{ slotId, reason }]
  })
  const leftIds = new Set(left.map(({ slotId }) => slotId))
  const set = slotSetOf(
    action,
    locked.filter(({ id }) => !leftIds.has(id)),
  )
  if (isEmptySet(set)) return { change: emptyChange(dependencies), left }
  const request = { ...set, doctorId, name: ACTION_NAMES[action], action: LISTED_ACTIONS[action], requestId }
  const applied = await applySlotChange(tx, dependencies, request)
  if (applied === undefined) throw new Error('Locked slots could not be changed')
  return { change: applied.change, left }
}

export interface UndoneChange {
  /** The hours that a publication had saved, based on the current version. */
  readonly draft: Schema<'ReplaceAvailabilityRequest'> | undefined
}

/**
 * Undoes a change of slots inside a transaction, completely or not at all: created slots are
 * removed, removed ones are restored with their bookings, switched ones get their previous status.
 * Undoing a publication also restores the last published day and the hours that it saved.
 *
 * @returns the hours that a publication had saved, as a draft
 * @throws Refusal when it cannot be undone; nothing is changed then
 */
export async function undoSlotChange(
  outer: Database,
  dependencies: Pick<Dependencies, 'clock'>,
  { doctorId, changeId, requestId }: Changer & { readonly changeId: string },
): Promise<UndoneChange> {
  await lockDoctor(outer, doctorId, 'no key update')
  const [change] = await outer
    .select()
    .from(slotChanges)
    .where(and(eq(slotChanges.id, changeId), eq(slotChanges.doctorId, doctorId)))
    .for('update')
  if (change === undefined) throw new Refusal('not_found')
  const at = dependencies.clock.now()
  refuse(undoChangeProblem(change, at))
  const undone = await allOrNothing(outer, async (tx) => {
    const { created, removed, switched, availabilityBefore } = change
    // The bookings of removed slots are locked before their slots are inserted: undoing a decision
    // holds its booking while it inserts the same slot.
    const former = removed.flatMap(({ bookingIds }) => bookingIds)
    // A slot that was booked since then stays, even if that booking was declined.
    expectAll((await lockBookingsOfSlots(tx, doctorId, created, former)).size, 0)
    const rows = await removeSlots(tx, doctorId, created, at)
    expectAll(rows.filter(({ status }) => status === SLOT_STATUS.on).length, created.length)
    await switchAll(
      tx,
      doctorId,
      switched.map(({ id, from }) => ({ id, to: from })),
      at,
    )
    await addSlots(tx, doctorId, removed)
    const links = removed.flatMap(({ id, bookingIds }) => bookingIds.map((bookingId) => ({ slotId: id, bookingId })))
    // A booking whose decision was undone since then keeps the slot that it received then.
    expectAll(await relinkBookings(tx, doctorId, links), links.length)
    const draft =
      availabilityBefore === null
        ? undefined
        : await restoreAvailability(tx, dependencies, { doctorId, requestId }, availabilityBefore)
    await tx.update(slotChanges).set({ undoneAt: at }).where(eq(slotChanges.id, changeId))
    const counts = { created: removed.length, removed: created.length, switched: switched.length }
    const [name, detail] = ['slots.restored', counts]
    await recordChange(tx, { doctorId, kind: 'slot_change', id: changeId, name, at, requestId, detail })
    return { draft }
  })
  if (undone === undefined) throw new Refusal('change.undo_refused')
  return undone
}

/** Maximum number of changes in the list. */
const UNDOABLE_ROWS = 100

/** Returns the changes of slots that the doctor has made and can undo, the latest first. */
export async function undoableSlotChanges(
  db: Database,
  doctorId: string,
  now: Date,
): Promise<Schema<'UndoableSlotChange'>[]> {
  const { action, firstDay, lastDay, created, removed, switched, createdAt, undoneAt } = slotChanges
  const lengthOf = (list: typeof created | typeof removed | typeof switched) => sql<number>`jsonb_array_length(${list})`
  const rows = await db
    .select({
      id: slotChanges.id,
      action,
      firstDay,
      lastDay,
      created: lengthOf(created),
      removed: lengthOf(removed),
      switched: lengthOf(switched),
      createdAt,
    })
    .from(slotChanges)
    .where(and(eq(slotChanges.doctorId, doctorId), gt(createdAt, undoableSince(now)), isNull(undoneAt)))
    .orderBy(desc(createdAt), desc(slotChanges.id))
    .limit(UNDOABLE_ROWS)
  return rows.flatMap(({ action: done, firstDay: from, lastDay: to, createdAt: at, ...change }) =>
    done === null || from === null || to === null || undoChangeProblem({ createdAt: at, undoneAt: null }, now)
      ? []
      : [
          {
            ...change,
            action: done,
            from: wireDate(from),
            to: wireDate(to),
            undoUntil: undoEnd(at).toISOString(),
          },
        ],
  )
}

/** How long a change is stored, in milliseconds. It can be undone only for ten minutes. */
const STORED_FOR = 3_600_000

/** Removes changes that can no longer be undone. */
export async function cleanSlotChanges(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const isOld = lt(slotChanges.createdAt, new Date(now.getTime() - STORED_FOR))
  for (const which of [isOld, gt(slotChanges.createdAt, latestMoment(now))])
    await removeInSteps(db, slotChanges, which, isClosed)
}
