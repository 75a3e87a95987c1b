import { SLOT_STATUS, toWireDate, type ClinicMoment } from '@nalam/sdk'
import { and, asc, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Database } from '../db/open.ts'
import { doctors, slots } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { recordEvent } from '../events/store.ts'
import type { ErrorCode, Schema } from '../http/contractTypes.ts'
import { createSlotProblem, SLOT_MINUTES, switchSlotProblem } from './rules.ts'

type SlotStatus = Schema<'UpdateSlotStatusRequest'>['status']

/** What the slot rules need to know about the doctor. */
async function findAvailability(
  db: Database,
  doctorId: string,
): Promise<{ profileUpdated: boolean; availableDays: string[] }> {
  const [row] = await db
    .select({ profileUpdated: doctors.profileUpdated, availableDays: doctors.availableDays })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
    // Held until the slot is there: a day that the doctor takes away at the same moment gets no slot any more.
    .for('share')
  return row ?? { profileUpdated: false, availableDays: [] }
}

/** The slots of a day, earliest first. */
export async function slotsOfDay(db: Database, doctorId: string, date: string): Promise<Schema<'Slot'>[]> {
  const rows = await db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.doctorId, doctorId),
        gte(slots.startsAt, `${date} 00:00:00`),
        lt(slots.startsAt, sql`${`${date} 00:00:00`}::timestamp + interval '1 day'`),
      ),
    )
    .orderBy(asc(slots.startsAt))
  return rows.map((row) => ({
    _id: row.id,
    time: row.startsAt.slice(11, 16),
    start_time: row.startsAt.slice(11, 16),
    end_time: row.endsAt.slice(11, 16),
    isBooked: row.isBooked,
    slot_status: row.status === SLOT_STATUS.off ? SLOT_STATUS.off : SLOT_STATUS.on,
  }))
}

/** How many open and booked slots each of the days has. */
export async function countDays(db: Database, doctorId: string, days: readonly string[]): Promise<Schema<'SlotDay'>[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const day = sql<string>`to_char(${slots.startsAt}, 'YYYY-MM-DD')`
  const rows = await db
    .select({
      day,
      open: sql<number>`(count(*) filter (where not ${slots.isBooked} and ${slots.status} = ${SLOT_STATUS.on}))::int`,
      booked: sql<number>`(count(*) filter (where ${slots.isBooked}))::int`,
    })
    .from(slots)
    .where(
      and(
        eq(slots.doctorId, doctorId),
        gte(slots.startsAt, `${first} 00:00:00`),
        lt(slots.startsAt, sql`${`${last} 00:00:00`}::timestamp + interval '1 day'`),
      ),
    )
    .groupBy(day)
  const found = new Map(rows.map((row) => [row.day, row]))
  return days.map((date) => ({
    date: toWireDate(date) ?? '',
    open: found.get(date)?.open ?? 0,
    booked: found.get(date)?.booked ?? 0,
  }))
}

/**
 * The next free slots that a patient can book: switched on, in the future, of active and confirmed doctors.
 *
 * @param now date ISO and time `HH:MM` at the clinic
 * @returns ids, earliest first
 */
export async function freeSlots(db: Database, now: ClinicMoment, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: slots.id })
    .from(slots)
    .innerJoin(doctors, eq(doctors.id, slots.doctorId))
    .where(
      and(
        eq(slots.status, SLOT_STATUS.on),
        eq(slots.isBooked, false),
        gt(slots.startsAt, `${now.date} ${now.time}:00`),
        eq(doctors.isActive, true),
        isNotNull(doctors.confirmedAt),
        isNull(doctors.blockedAt),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(slots.id))
    .limit(most)
  return rows.map(({ id }) => id)
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
    const problem = createSlotProblem(await findAvailability(within, doctorId), request, now)
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

/** A slot as it is written by demo data and tests. */
export type NewSlot = typeof slots.$inferInsert

/** Writes slots as they are given, without rules and without an event: demo data and test worlds. */
export async function insertSlots(within: Database, rows: readonly NewSlot[]): Promise<void> {
  await within.insert(slots).values([...rows])
}
