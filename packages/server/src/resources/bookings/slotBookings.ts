import { and, asc, eq, or, sql, type Column } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { bookings } from '../../db/schema.ts'

// All ids are sent as one parameter.
const isOneOf = (column: Column, ids: readonly string[]) => sql`${column} = any(${sql.param([...ids])}::text[])`

/**
 * Locks the bookings that currently or formerly have these slots of a doctor. Must run before the
 * slots are locked or inserted (see `decideBooking`).
 *
 * @param further ids of other bookings to be locked, in the same order
 * @returns ids of bookings by slot; slots without bookings are left out
 */
export async function lockBookingsOfSlots(
  tx: Database,
  doctorId: string,
  slotIds: readonly string[],
  further: readonly string[] = [],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const bySlot = new Map<string, string[]>()
  if (slotIds.length + further.length === 0) return bySlot
  const rows = await tx
    .select({ id: bookings.id, slotId: bookings.slotId })
    .from(bookings)
    .where(and(or(isOneOf(bookings.slotId, slotIds), isOneOf(bookings.id, further)), eq(bookings.doctorId, doctorId)))
    .orderBy(asc(bookings.id))
    .for('update')
  const wanted = new Set(slotIds)
  for (const { id, slotId } of rows)
    if (slotId !== null && wanted.has(slotId)) bySlot.set(slotId, [...(bySlot.get(slotId) ?? []), id])
  return bySlot
}
