import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { toWireDate } from '@nalam/sdk'
import type { Schema } from '../http/contractTypes.ts'
import type { Database } from '../db/open.ts'
import { doctors, slots } from '../db/schema.ts'
import { SLOT_MINUTES } from './rules.ts'

/** What the slot rules want to know about the doctor. */
export async function findAvailability(
  db: Database,
  doctorId: string,
): Promise<{ profileUpdated: boolean; availableDays: string[] }> {
  const [row] = await db
    .select({ profileUpdated: doctors.profileUpdated, availableDays: doctors.availableDays })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
  return row ?? { profileUpdated: false, availableDays: [] }
}

/**
 * Creates a slot.
 *
 * @param slot date ISO, time `HH:MM`, both the clinic's
 * @returns `false` when it would overlap another one, also one that is created at the same moment
 */
export async function insertSlot(
  within: Database,
  slot: { id: string; doctorId: string; date: string; time: string; now: Date },
): Promise<boolean> {
  const startsAt = `${slot.date} ${slot.time}:00`
  const inserted = await within
    .insert(slots)
    .values({
      id: slot.id,
      doctorId: slot.doctorId,
      startsAt,
      endsAt: sql`${startsAt}::timestamp + make_interval(mins => ${SLOT_MINUTES})`,
      createdAt: slot.now,
    })
    .onConflictDoNothing()
    .returning({ id: slots.id })
  return inserted.length === 1
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
    slot_status: row.status === 2 ? 2 : 1,
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
      open: sql<number>`(count(*) filter (where not ${slots.isBooked} and ${slots.status} = 1))::int`,
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

/** One's own slot as the rules want it; `undefined` when there is none of that id. */
export async function findSlot(
  db: Database,
  doctorId: string,
  slotId: string,
): Promise<{ isBooked: boolean; date: string; time: string } | undefined> {
  const [row] = await db
    .select({ isBooked: slots.isBooked, startsAt: slots.startsAt })
    .from(slots)
    .where(and(eq(slots.id, slotId), eq(slots.doctorId, doctorId)))
  return row && { isBooked: row.isBooked, date: row.startsAt.slice(0, 10), time: row.startsAt.slice(11, 16) }
}

/** Switches an unbooked slot; `false` when it was booked in the meantime. */
export async function setSlotStatus(
  within: Database,
  doctorId: string,
  slotId: string,
  status: 1 | 2,
): Promise<boolean> {
  const changed = await within
    .update(slots)
    .set({ status })
    .where(and(eq(slots.id, slotId), eq(slots.doctorId, doctorId), eq(slots.isBooked, false)))
    .returning({ id: slots.id })
  return changed.length === 1
}
