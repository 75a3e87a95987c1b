import { weekdayOf } from '@nalam/sdk'
import { readAvailability } from '../availability/store.ts'
import { wireException } from '../availability/wireAvailability.ts'
import type { Database } from '../../db/open.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import type { DayRange } from '@nalam/sdk/rules'

/** The opening state and the exception of a day. */
export type OpenDay = Pick<Schema<'CalendarDay'>, 'isOpenDay' | 'exception'>

/**
 * Reads whether a doctor sees patients on the days of a calendar. An exception takes precedence,
 * then the weekly hours, then the available days of the profile.
 *
 * @returns a function from an ISO day to its opening state
 */
export async function openDaysOf(
  db: Database,
  doctorId: string,
  range: DayRange,
  now: Date,
): Promise<(date: string) => OpenDay> {
  const { isProposal, availableDays, weeklyHours, exceptions } = await readAvailability(db, doctorId, range, now)
  const open = new Set<string | null>(isProposal ? availableDays : weeklyHours.map(({ weekday }) => weekday))
  return (date) => {
    const exception = exceptions.find(({ from, to }) => from <= date && date <= to)
    if (exception === undefined) return { isOpenDay: open.has(weekdayOf(date)) }
    return { isOpenDay: exception.kind === 'hours', exception: wireException(exception) }
  }
}
