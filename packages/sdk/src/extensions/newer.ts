import { hasApiErrorMark } from '../core/ApiError.ts'
import { fieldsOf } from '../core/json.ts'
import type { Availability, SlotPlan } from './Availability.ts'
import { availabilityOf, planOf } from './readAvailability.ts'

function newer<T>(error: unknown, part: string, read: (value: unknown, report: () => void) => T): T | undefined {
  if (!hasApiErrorMark(error) || error.status !== 409) return undefined
  const value = fieldsOf(fieldsOf(error.data).data)[part]
  try {
    return read(value, () => undefined)
  } catch {
    // Without a newer one that can be read, the caller reads again.
    return undefined
  }
}

/** The new preview that comes with a refused `availability.apply` (409, `plan.changed`); `undefined` for any other error. */
export const newerPlan = (error: unknown): SlotPlan | undefined => newer(error, 'plan', planOf)

/**
 * The hours as they are now, which come with a refused `availability.replace` or `preview` (409, `availability.changed`); `undefined` for
 * any other error.
 */
export const newerAvailability = (error: unknown): Availability | undefined =>
  newer(error, 'availability', availabilityOf)
