import { minutesOfDay, SLOT_STATUS } from '@nalam/sdk'
import { CREATED_SLOT_MINUTES, createSlotProblem, switchSlotProblem, type SlotDoctor } from '@nalam/sdk/rules'
import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { latestPlanned } from '../../clock.ts'
import { changeInSteps, type IsClosed } from '../../db/inSteps.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf, isOneOf } from '../../db/reads.ts'
import { doctors, slots, type RemovedSlot } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import { isNotHeld } from './queries.ts'
import { LONGEST_HOLD, ruleSlot, momentOf } from './slot.ts'

type SlotStatus = Schema<'UpdateSlotStatusRequest'>['status']

/**
 * Locks a doctor's row until the end of the transaction, and returns the fields that the slot rules
 * need. `share` blocks concurrent changes of the profile, so that no slot is created on a day that
 * the doctor is making unavailable. `no key update` also runs one after another and waits for
 * `share` locks; patients can still book.
 */
export async function lockDoctor(
  tx: Database,
  doctorId: string,
  strength: 'share' | 'no key update',
): Promise<SlotDoctor> {
  const [row] = await tx
    .select({ profileUpdated: doctors.profileUpdated, availableDays: doctors.availableDays })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
    .for(strength)
  return row ?? { profileUpdated: false, availableDays: [] }
}

export interface SlotRequest extends Changer {
  /** ISO date at the clinic. */
  readonly date: string
  /** `HH:MM` at the clinic. */
  readonly time: string
}

export interface SwitchRequest extends Changer {
  readonly slotId: string
  readonly status: SlotStatus
}

/**
 * Creates a slot inside a transaction, if the rules allow it.
 *
 * @throws Refusal for a problem that the rules find, and for an overlap with another slot, including
 * one created at the same moment
 */
export async function createSlot(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  request: SlotRequest,
): Promise<void> {
  const { doctorId, date, time, requestId } = request
  const now = clock.now()
  const start = minutesOfDay(time) ?? 0
  refuse(createSlotProblem(await lockDoctor(tx, doctorId, 'share'), { date, start }, now))
  const id = random.id()
  const [startsAt, endsAt] = [momentOf(date, start), momentOf(date, start + CREATED_SLOT_MINUTES)]
  const inserted = await tx
    .insert(slots)
    .values({ id, doctorId, startsAt, endsAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: slots.id })
  if (inserted.length === 0) throw new Refusal('slot.taken', 'time')
  await recordChange(tx, { doctorId, kind: 'slot', id, name: 'slot.created', at: now, requestId })
}

/**
 * Switches a slot on or off inside a transaction. The row stays locked from the read to the write,
 * so that nobody books it in between. If it has the status already, nothing is recorded.
 */
export async function switchSlot(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, slotId, status, requestId }: SwitchRequest,
): Promise<void> {
  const now = clock.now()
  const [slot] = await tx
    .select()
    .from(slots)
    .where(and(eq(slots.id, slotId), eq(slots.doctorId, doctorId)))
    .for('update')
  if (slot === undefined) throw new Refusal('not_found')
  refuse(switchSlotProblem(ruleSlot(slot, now), now))
  if (slot.status === status) return
  await tx.update(slots).set({ status }).where(eq(slots.id, slotId))
  const [name, detail] = ['slot.status_updated', { status }]
  await recordChange(tx, { doctorId, kind: 'slot', id: slotId, name, at: now, requestId, detail })
}

/**
 * Matches slots that are neither booked nor held for a patient.
 *
 * @param bookingId a booking whose own holds do not count
 */
const isFree = (now: Date, bookingId?: string) =>
  and(eq(slots.isBooked, false), or(isNotHeld(now), bookingId === undefined ? undefined : eq(slots.heldFor, bookingId)))

const NOT_HELD = { heldUntil: null, heldFor: null } as const

/** The request of a platform that holds or releases a slot, for the audit. */
export interface PlatformRequest {
  readonly platformId: string
  readonly requestId: string
}

const auditedAs = (by: PlatformRequest | undefined) =>
  by && { requestId: by.requestId, detail: { platform: by.platformId } }

/**
 * Holds locked slots for the patient of a booking (OFFER-01). The hold ends by itself.
 *
 * @param by the platform; left out for an offer, whose audit entry names its times
 */
export async function holdSlots(
  tx: Database,
  slotIds: readonly string[],
  { doctorId, bookingId, until, now }: { doctorId: string; bookingId: string; until: Date; now: Date },
  by?: PlatformRequest,
): Promise<void> {
  const held = await tx
    .update(slots)
    .set({ heldUntil: until, heldFor: bookingId })
    .where(and(isOneOf(slots.id, slotIds), isFree(now, bookingId)))
    .returning({ id: slots.id })
  if (held.length !== slotIds.length) throw new Error('A locked slot was taken')
  for (const { id } of held)
    await recordChange(tx, { doctorId, kind: 'slot', id, name: 'slot.held', at: now, ...auditedAs(by) })
}

/** Releases the slots that are held for a booking's patient. @param by the platform, if it does */
export async function releaseSlots(
  tx: Database,
  { doctorId, bookingId, now }: { doctorId: string; bookingId: string; now: Date },
  by?: PlatformRequest,
): Promise<void> {
  // All of them are locked in one order.
  const held = await tx
    .select({ id: slots.id })
    .from(slots)
    .where(eq(slots.heldFor, bookingId))
    .orderBy(asc(slots.id))
    .for('update')
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  await tx.update(slots).set(NOT_HELD).where(inArray(slots.id, ids))
  for (const id of ids)
    await recordChange(tx, { doctorId, kind: 'slot', id, name: 'slot.released', at: now, ...auditedAs(by) })
}

/**
 * Forgets holds of a clock that was ahead. Nobody sees them now, but a year later they would be
 * believed again.
 */
export async function cleanSlotHolds(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const isAhead = and(isNotNull(slots.heldFor), gt(slots.heldUntil, latestPlanned(now, LONGEST_HOLD)))
  const forget = (these: SQL) => db.update(slots).set(NOT_HELD).where(these).returning({ id: slots.id })
  await changeInSteps(slots, isAhead, forget, isClosed)
}

/** Sets a slot and records it. @returns `undefined` if the slot does not match */
async function setSlot(
  tx: Database,
  slotId: string,
  now: Date,
  { name, matches, set }: { name: string; matches?: SQL | undefined; set: Partial<NewSlot> },
): Promise<{ doctorId: string; startsAt: string } | undefined> {
  const [slot] = await tx
    .update(slots)
    .set(set)
    .where(and(eq(slots.id, slotId), matches))
    .returning({ doctorId: slots.doctorId, startsAt: slots.startsAt })
  if (slot !== undefined) await recordChange(tx, { doctorId: slot.doctorId, kind: 'slot', id: slotId, name, at: now })
  return slot
}

const TAKEN = { isBooked: true, ...NOT_HELD } as const

/**
 * Takes a slot that is on and free. If several transactions take it at once, exactly one succeeds.
 *
 * @param bookingId a booking for which the slot may be held
 * @returns the doctor and the start of the slot; `undefined` when it is taken or off
 */
export function takeSlot(tx: Database, slotId: string, now: Date, bookingId?: string) {
  const matches = and(isFree(now, bookingId), eq(slots.status, SLOT_STATUS.on))
  return setSlot(tx, slotId, now, { name: 'slot.taken', matches, set: TAKEN })
}

/**
 * Takes a slot again for a booking that had it, even if the doctor has switched it off
 * in the meantime.
 *
 * @param status set as well; unchanged if left out
 * @returns whether it was still free
 */
export async function retakeSlot(tx: Database, slotId: string, now: Date, status?: number | null): Promise<boolean> {
  const set = { ...TAKEN, ...(status && { status }) }
  return (await setSlot(tx, slotId, now, { name: 'slot.taken', matches: isFree(now), set })) !== undefined
}

/** Restores a slot that the doctor had deleted, as booked. @returns whether its time was free */
export async function restoreBookedSlot(
  tx: Database,
  doctorId: string,
  { id, startsAt, endsAt, status, createdAt }: RemovedSlot,
  now: Date,
): Promise<boolean> {
  const restored = await tx
    .insert(slots)
    .values({ id, doctorId, startsAt, endsAt, status, isBooked: true, createdAt: new Date(createdAt) })
    .onConflictDoNothing()
    .returning({ id: slots.id })
  if (restored.length === 0) return false
  await recordChange(tx, { doctorId, kind: 'slot', id, name: 'slot.restored', at: now })
  return true
}

/** Frees a slot. @param status set as well; unchanged if left out */
export async function freeSlot(tx: Database, slotId: string, now: Date, status?: SlotStatus): Promise<void> {
  await setSlot(tx, slotId, now, { name: 'slot.freed', set: { isBooked: false, ...(status && { status }) } })
}

/** Returns a doctor's slots with these ids; slots that do not exist are left out. */
export function slotsById(db: Database, doctorId: string, slotIds: readonly string[]) {
  return db
    .select(columnsOf(slots, 'id', 'startsAt', 'endsAt', 'status', 'isBooked', 'heldUntil', 'heldFor'))
    .from(slots)
    .where(and(eq(slots.doctorId, doctorId), isOneOf(slots.id, slotIds)))
    .orderBy(asc(slots.id))
}

/** Returns the same, locked until the end of the transaction. */
export const lockSlots = (tx: Database, doctorId: string, slotIds: readonly string[]) =>
  slotsById(tx, doctorId, slotIds).for('update')

/** Removes a doctor's free slots. @returns the removed slots */
export async function removeSlots(tx: Database, doctorId: string, slotIds: readonly string[], now: Date) {
  if (slotIds.length === 0) return []
  return tx
    .delete(slots)
    .where(and(eq(slots.doctorId, doctorId), isOneOf(slots.id, slotIds), isFree(now)))
    .returning(columnsOf(slots, 'id', 'startsAt', 'endsAt', 'status', 'createdAt'))
}

/** Switches a doctor's free slots that have the other status. @returns the switched slots */
export async function switchSlots(
  tx: Database,
  doctorId: string,
  slotIds: readonly string[],
  status: SlotStatus,
  now: Date,
): Promise<{ startsAt: string }[]> {
  if (slotIds.length === 0) return []
  return tx
    .update(slots)
    .set({ status })
    .where(and(eq(slots.doctorId, doctorId), isOneOf(slots.id, slotIds), isFree(now), ne(slots.status, status)))
    .returning({ startsAt: slots.startsAt })
}

/**
 * Adds slots in one statement with one parameter: the limit of V5 for 3,000 slots is 400 ms. It
 * does not use `on conflict`, which would scan the index of the overlap rule twice for each slot.
 *
 * @throws an error for which `isConflict` is true when a slot overlaps another one, or its
 * id exists already
 */
export async function addSlots(
  tx: Database,
  doctorId: string,
  rows: ReadonlyArray<Omit<RemovedSlot, 'bookingIds'>>,
): Promise<void> {
  if (rows.length === 0) return
  const given = sql`select id, ${doctorId}, "startsAt", "endsAt", status, false, null::timestamptz, null::text, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as slot (id text, "startsAt" timestamp, "endsAt" timestamp, status smallint, "createdAt" timestamptz)
    order by "startsAt"`
  await tx.insert(slots).select(given)
}

/** A slot row as demo data and tests provide it. */
export type NewSlot = typeof slots.$inferInsert

/** Inserts slots without validation and without an event, for demo data and test data. */
export async function insertSlots(tx: Database, rows: readonly NewSlot[]): Promise<void> {
  await tx.insert(slots).values([...rows])
}
