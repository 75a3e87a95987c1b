import type { DayException } from '@nalam/sdk/rules'
import { and, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { availabilityExceptions } from '../../db/schema.ts'

/** Reads the exceptions of some days, as far as giving a slot of these days to a patient needs them. */
export async function exceptionsOn(db: Database, doctorId: string, dates: readonly string[]): Promise<DayException[]> {
  const [from, to] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  if (from === undefined || to === undefined) return []
  const { firstDay, lastDay, kind } = availabilityExceptions
  return db
    .select({ from: firstDay, to: lastDay, kind })
    .from(availabilityExceptions)
    .where(and(eq(availabilityExceptions.doctorId, doctorId), gte(lastDay, from), lte(firstDay, to)))
}
