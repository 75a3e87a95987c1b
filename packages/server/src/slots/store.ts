import { SLOT_STATUS } from '@nalam/sdk'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Database } from '../db/open.ts'
import { doctors, slots, type RemovedSlot } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { recordEvent } from '../events/store.ts'
import type { ErrorCode, Schema } from '../http/contractTypes.ts'
import { createSlotProblem, SLOT_MINUTES, switchSlotProblem } from './rules.ts'

type SlotStatus = Schema<'UpdateSlotStatusRequest'>['status']

/** What the slot rules need to know about the doctor. */
export interface SlotDoctor {
  readonly profileUpdated: boolean
  readonly availableDays: readonly string[]
}

/**
 * Locks a doctor's row until the end of the transaction, and tells what the slot rules need to know. `share`: a day that the
 * doctor takes away at the same moment gets no slot any more. `no key update`: one after the other, also after those who share;
 * patients go on booking.
 */
export async function lockDoctor(
  within: Database,
  doctorId: string,
  strength: 'share' | 'no key update',
): Promise<SlotDoctor> {
  const [row] = await within
    .select({ profileUpdated: doctors.profileUpdated, availableDays: doctors.availableDays })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
    .for(strength)
  return row ?? { profileUpdated: false, availableDays: [] }
}

/** A new slot. */
export interface SlotRequest {
  readonly doctorId: string
  /** ISO date at the clinic. */
  readonly date: string
  /** `HH:MM` at the clinic. */
  readonly time: string
  readonly requestId: string
}

/** A slot to be switched on or off. */
export interface SwitchRequest {
  readonly doctorId: string
  readonly slotId: string
  readonly status: SlotStatus
  readonly requestId: string
}

/**
 * Creates a slot, where the rules allow it.
 *
 * @returns what stands against it: a rule, or an overlap with another slot, also with one that is created at the same moment
 */
export function createSlot(
  { db, clock, random }: Pick<Dependencies, 'db' | 'clock' | 'random'>,
  request: SlotRequest,
): Promise<ErrorCode | undefined> {
  const { doctorId, date, time, requestId } = request
  return db.transaction(async (within) => {
    const now = clock.now()
    const problem = createSlotProblem(await lockDoctor(within, doctorId, 'share'), request, now)
    if (problem !== undefined) return problem
    const id = random.id()
    const startsAt = `${date} ${time}:00`
    const endsAt = sql`${startsAt}::timestamp + make_interval(mins => ${SLOT_MINUTES})`
    const inserted = await within
      .insert(slots)
      .values({ id, doctorId, startsAt, endsAt, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: slots.id })
    if (inserted.length === 0) return 'slot.taken'
    const action = 'slot.created'
    await recordAudit(within, clock, { doctorId, action, subject: `slot:${id}`, requestId })
    await recordEvent(within, { doctorId, topic: 'slots', name: action, subject: id, at: now })
    return undefined
  })
}

/** Switches a slot on or off. The row stays locked from the read to the write: nobody books it in between. */
export function switchSlot(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { doctorId, slotId, status, requestId }: SwitchRequest,
): Promise<ErrorCode | undefined> {
  return db.transaction(async (within) => {
    const now = clock.now()
    const [slot] = await within
      .select({ isBooked: slots.isBooked, startsAt: slots.startsAt })
      .from(slots)
      .where(and(eq(slots.id, slotId), eq(slots.doctorId, doctorId)))
      .for('update')
    if (slot === undefined) return 'not_found'
    const [date, time] = [slot.startsAt.slice(0, 10), slot.startsAt.slice(11, 16)]
    const problem = switchSlotProblem({ isBooked: slot.isBooked, date, time }, now)
    if (problem !== undefined) return problem
    await within.update(slots).set({ status }).where(eq(slots.id, slotId))
    const action = 'slot.status_updated'
    await recordAudit(within, clock, { doctorId, action, subject: `slot:${slotId}`, detail: { status }, requestId })
    await recordEvent(within, { doctorId, topic: 'slots', name: action, subject: slotId, at: now })
    return undefined
  })
}

/**
 * Takes a slot that is on and free; of many at once exactly one succeeds.
 *
 * @returns whose slot it is and when, or `undefined` when somebody else has it or it is off
 */
export async function takeSlot(
  within: Database,
  slotId: string,
  now: Date,
): Promise<{ doctorId: string; startsAt: string } | undefined> {
  const [slot] = await within
    .update(slots)
    .set({ isBooked: true })
    .where(and(eq(slots.id, slotId), eq(slots.isBooked, false), eq(slots.status, SLOT_STATUS.on)))
    .returning({ doctorId: slots.doctorId, startsAt: slots.startsAt })
  if (slot === undefined) return undefined
  await recordEvent(within, { doctorId: slot.doctorId, topic: 'slots', name: 'slot.taken', subject: slotId, at: now })
  return slot
}

/**
 * Takes a slot again for a booking that had it, whether the doctor has switched it off meanwhile or not.
 *
 * @returns whether it was still free
 */
export async function retakeSlot(within: Database, slotId: string, now: Date): Promise<boolean> {
  const [slot] = await within
    .update(slots)
    .set({ isBooked: true })
    .where(and(eq(slots.id, slotId), eq(slots.isBooked, false)))
    .returning({ doctorId: slots.doctorId })
  if (slot === undefined) return false
  await recordEvent(within, { doctorId: slot.doctorId, topic: 'slots', name: 'slot.taken', subject: slotId, at: now })
  return true
}

/**
 * Makes a slot again that the doctor had deleted, booked.
 *
 * @returns whether its time was free
 */
export async function restoreBookedSlot(
  within: Database,
  doctorId: string,
  { id, startsAt, endsAt, status, createdAt }: RemovedSlot,
  now: Date,
): Promise<boolean> {
  const restored = await within
    .insert(slots)
    .values({ id, doctorId, startsAt, endsAt, status, isBooked: true, createdAt: new Date(createdAt) })
    .onConflictDoNothing()
    .returning({ id: slots.id })
  if (restored.length === 0) return false
  await recordEvent(within, { doctorId, topic: 'slots', name: 'slot.restored', subject: id, at: now })
  return true
}

/** Gives a slot back to other patients. */
export async function freeSlot(within: Database, slotId: string, now: Date): Promise<void> {
  const [slot] = await within
    .update(slots)
    .set({ isBooked: false })
    .where(eq(slots.id, slotId))
    .returning({ doctorId: slots.doctorId })
  if (slot === undefined) return
  await recordEvent(within, { doctorId: slot.doctorId, topic: 'slots', name: 'slot.freed', subject: slotId, at: now })
}

/** A doctor's slots of these ids, locked until the end of the transaction; those that are not there are left out. */
export function lockSlots(within: Database, doctorId: string, slotIds: readonly string[]) {
  return within
    .select({
      id: slots.id,
      startsAt: slots.startsAt,
      endsAt: slots.endsAt,
      status: slots.status,
      isBooked: slots.isBooked,
    })
    .from(slots)
    .where(and(eq(slots.doctorId, doctorId), isOneOf(slotIds)))
    .orderBy(asc(slots.id))
    .for('update')
}

// One parameter, whatever the number of slots.
const isOneOf = (slotIds: readonly string[]) => sql`${slots.id} = any(${sql.param([...slotIds])}::text[])`

/** Removes a doctor's slots that nobody has booked. @returns those that were removed, as they were */
export async function removeSlots(within: Database, doctorId: string, slotIds: readonly string[]) {
  if (slotIds.length === 0) return []
  return within
    .delete(slots)
    .where(and(eq(slots.doctorId, doctorId), isOneOf(slotIds), eq(slots.isBooked, false)))
    .returning({
      id: slots.id,
      startsAt: slots.startsAt,
      endsAt: slots.endsAt,
      status: slots.status,
      createdAt: slots.createdAt,
    })
}

/** Switches a doctor's slots that nobody has booked and that have the other status. @returns how many */
export async function switchSlots(
  within: Database,
  doctorId: string,
  slotIds: readonly string[],
  status: SlotStatus,
): Promise<number> {
  if (slotIds.length === 0) return 0
  const switched = await within
    .update(slots)
    .set({ status })
    .where(and(eq(slots.doctorId, doctorId), isOneOf(slotIds), eq(slots.isBooked, false), ne(slots.status, status)))
    .returning({ id: slots.id })
  return switched.length
}

/** A slot that nobody has booked. */
export interface FreeSlot {
  readonly id: string
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
  readonly endsAt: string
  readonly status: number
  /** RFC 3339. */
  readonly createdAt: string
}

/**
 * Adds slots in one statement, with one parameter: the limit of V5 for 3,000 of them is 400 ms. Without `on conflict`, which would
 * walk the overlap rule's index twice for each of them.
 *
 * @throws an error of which `isConflict` holds when one overlaps another slot, or its id is there
 */
export async function addSlots(within: Database, doctorId: string, rows: readonly FreeSlot[]): Promise<void> {
  if (rows.length === 0) return
  const given = sql`select id, ${doctorId}, "startsAt", "endsAt", status, false, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as slot (id text, "startsAt" timestamp, "endsAt" timestamp, status smallint, "createdAt" timestamptz)
    order by "startsAt"`
  await within.insert(slots).select(given)
}

/** A slot as it is written by demo data and tests. */
export type NewSlot = typeof slots.$inferInsert

/** Writes slots as they are given, without rules and without an event: demo data and test worlds. */
export async function insertSlots(within: Database, rows: readonly NewSlot[]): Promise<void> {
  await within.insert(slots).values([...rows])
}
