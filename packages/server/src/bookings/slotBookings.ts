import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { bookings } from '../db/schema.ts'

/**
 * Locks the bookings that currently or formerly have these slots of a doctor. Must run before the
 * slots are locked (see `decideWithin`).
 *
 * @returns ids of bookings by slot; slots without bookings are left out
 */
export async function lockBookingsOfSlots(
  within: Database,
  doctorId: string,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const bySlot = new Map<string, string[]>()
  if (slotIds.length === 0) return bySlot
  const rows = await within
    .select({ id: bookings.id, slotId: bookings.slotId })
    .from(bookings)
    .where(and(sql`${bookings.slotId} = any(${sql.param([...slotIds])}::text[])`, eq(bookings.doctorId, doctorId)))
    .orderBy(asc(bookings.id))
    .for('update')
  for (const { id, slotId } of rows) if (slotId !== null) bySlot.set(slotId, [...(bySlot.get(slotId) ?? []), id])
  return bySlot
}
