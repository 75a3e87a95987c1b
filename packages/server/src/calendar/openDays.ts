import { weekdayOf } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { doctors } from '../db/schema.ts'
import type { Schema } from '../http/contractTypes.ts'
import type { DayRange } from '../http/existingDate.ts'

/** What holds on a day. */
export type OpenDay = Pick<Schema<'CalendarDay'>, 'isOpenDay' | 'exception'>

/**
 * Whether a doctor sees patients, for the days of a calendar: by the available days of the profile.
 *
 * @returns tells it of an ISO day
 */
export async function openDaysOf(db: Database, doctorId: string, _range: DayRange): Promise<(date: string) => OpenDay> {
  const [doctor] = await db
    .select({ availableDays: doctors.availableDays })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
  const open = new Set<string | null>(doctor?.availableDays)
  return (date) => ({ isOpenDay: open.has(weekdayOf(date)) })
}
