import { toWireDate } from '@nalam/sdk'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import { queries } from '../../shared/queries/queries.ts'

/**
 * Returns the SWR key of the slots of one day; every key of slots begins with `slots` and has the
 * doctor's id.
 *
 * @param date `YYYY-MM-DD`
 */
export const slotDayKey = (doctorId: string, date: string): QueryKey =>
  queries.slots.listByDate({ doctorId, date: toWireDate(date) ?? date }).key

/** Returns whether a key of the cache holds slots of this doctor. */
export const holdsSlots = (key: unknown, doctorId: string): boolean =>
  matchesKey(key, [...queries.slots.all, 'day', doctorId])
