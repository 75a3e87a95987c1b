import { clinicNow, SLOT_STATUS } from '@nalam/sdk'
import type { DayRange, PlanSlot } from '@nalam/sdk/rules'
import { and, asc, eq, gt, gte, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { latestPlanned } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { packedRows, unpackRows } from '../../db/reads.ts'
import { slots } from '../../db/schema.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { boundsOfDays, wireDate, type MomentBounds } from '../days.ts'
import { slotTimeOf, isHeld, LONGEST_HOLD, slotState, type SlotRow } from './slot.ts'

function isOnDays(doctorId: string, days: DayRange) {
  const { from, before } = boundsOfDays(days)
  return and(eq(slots.doctorId, doctorId), gte(slots.startsAt, from), lt(slots.startsAt, before))
}

/** Returns the slots of a day, earliest first. A held slot is nobody's to book. */
export async function slotsOfDay(db: Database, doctorId: string, date: string, now: Date): Promise<Schema<'Slot'>[]> {
  const rows = await db
    .select()
    .from(slots)
    .where(isOnDays(doctorId, { from: date, to: date }))
    .orderBy(asc(slots.startsAt))
  return rows.map((row) => ({
    _id: row.id,
    time: row.startsAt.slice(11, 16),
    start_time: row.startsAt.slice(11, 16),
    end_time: row.endsAt.slice(11, 16),
    isBooked: row.isBooked || isHeld(row, now),
    ...(isHeld(row, now) && { isHeld: true }),
    slot_status: row.status === SLOT_STATUS.off ? SLOT_STATUS.off : SLOT_STATUS.on,
  }))
}

/** Matches slots that are not held, as `isHeld`. */
export const isNotHeld = (now: Date): SQL | undefined =>
  or(isNull(slots.heldUntil), lte(slots.heldUntil, now), gt(slots.heldUntil, latestPlanned(now, LONGEST_HOLD)))

/**
 * Returns a column with the number of a doctor's open slots that have not begun.
 *
 * @param first column of the first day, a date
 * @param last column of the last day, a date
 */
export function openSlotCount(doctorId: string, first: SQLWrapper, last: SQLWrapper, now: Date): SQL<number> {
  const { date, time } = clinicNow(now)
  const isOpen = and(
    eq(slots.doctorId, doctorId),
    eq(slots.status, SLOT_STATUS.on),
    eq(slots.isBooked, false),
    isNotHeld(now),
    gt(slots.startsAt, `${date} ${time}:00`),
    gte(slots.startsAt, sql`${first}::timestamp`),
    lt(slots.startsAt, sql`${last}::timestamp + interval '1 day'`),
  )
  return sql<number>`(select count(*)::int from ${slots} where ${isOpen})`
}

/** Returns the number of open and booked slots of each day. Slots that have begun are not open. */
export async function countDays(
  db: Database,
  doctorId: string,
  days: readonly string[],
  now: Date,
): Promise<Schema<'SlotDay'>[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const { date: today, time } = clinicNow(now)
  const day = sql<string>`to_char(${slots.startsAt}, 'YYYY-MM-DD')`
  const rows = await db
    .select({
      day,
      open: sql<number>`(count(*) filter (where not ${slots.isBooked} and ${slots.status} = ${SLOT_STATUS.on}
        and ${slots.startsAt} > ${`${today} ${time}:00`} and ${isNotHeld(now)}))::int`,
      booked: sql<number>`(count(*) filter (where ${slots.isBooked}))::int`,
    })
    .from(slots)
    .where(isOnDays(doctorId, { from: first, to: last }))
    .groupBy(day)
  const found = new Map(rows.map((row) => [row.day, row]))
  return days.map((date) => ({
    date: wireDate(date),
    open: found.get(date)?.open ?? 0,
    booked: found.get(date)?.booked ?? 0,
  }))
}

/**
 * Returns a query for the slots of some days, packed and unordered, along `slots_doctor_start`.
 * See {@link readCalendarSlots}.
 *
 * @param only a condition that the slots fulfil
 */
export function calendarSlotsQuery(db: Database, only?: SQL) {
  const { id, startsAt, endsAt, status, isBooked, heldUntil, heldFor } = slots
  return db
    .select({
      packed: packedRows([
        id,
        startsAt,
        endsAt,
        status,
        sql`${isBooked}::int`,
        // In milliseconds.
        sql`(extract(epoch from ${heldUntil}) * 1000)::bigint`,
        heldFor,
      ]),
    })
    .from(slots)
    .where(
      and(
        eq(slots.doctorId, sql.placeholder('doctorId')),
        gte(slots.startsAt, sql.placeholder('from')),
        lt(slots.startsAt, sql.placeholder('before')),
        only,
      ),
    )
}

const earliestFirst = (one: SlotRow, other: SlotRow) => (one.startsAt < other.startsAt ? -1 : 1)

/** Unpacks the result of {@link calendarSlotsQuery}. Returns the slots earliest first. */
function readCalendarSlots(found: Awaited<ReturnType<typeof calendarSlotsQuery>>): SlotRow[] {
  const rows = unpackRows(found, (fields) => {
    const [id = '', startsAt = '', endsAt = '', status, isBooked, heldUntil = '', heldFor = ''] = fields
    return {
      id,
      startsAt,
      endsAt,
      status: Number(status),
      isBooked: isBooked === '1',
      heldUntil: heldUntil === '' ? null : new Date(Number(heldUntil)),
      heldFor: heldFor === '' ? null : heldFor,
    }
  })
  return rows.sort(earliestFirst)
}

/**
 * Prepares a read of a doctor's slots between two moments, earliest first.
 *
 * @param which `unbooked` leaves out those of bookings, which are most of what a full doctor has
 */
export function createCalendarSlots(db: Database, which: 'all' | 'unbooked') {
  const only = which === 'unbooked' ? eq(slots.isBooked, false) : undefined
  const query = calendarSlotsQuery(db, only).prepare(`slots_${which}`)
  return async (doctorId: string, bounds: MomentBounds): Promise<SlotRow[]> =>
    readCalendarSlots(await query.execute({ doctorId, ...bounds }))
}

/** Returns a doctor's slots of some days as plans take them, earliest first. */
export async function slotsOfDays(db: Database, doctorId: string, range: DayRange, now: Date): Promise<PlanSlot[]> {
  const rows = readCalendarSlots(await calendarSlotsQuery(db).execute({ doctorId, ...boundsOfDays(range) }))
  return rows.map((row) => ({ id: row.id, ...slotTimeOf(row), state: slotState(row, now) }))
}
