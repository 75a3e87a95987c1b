import { sortedHours } from '@nalam/sdk/rules'
import { Refusal } from '../../contract/refusal.ts'
import type { WeekdayHours } from './rules.ts'
import type { StoredAvailability } from './store.ts'
import { wireAvailability } from './wireAvailability.ts'

/** Weekly hours that a doctor has changed, from a version of the stored ones. */
export interface HoursDraft {
  readonly version: number
  readonly weeklyHours: readonly WeekdayHours[]
  readonly keepPublishedWeeks: number
}

function isSaved(stored: StoredAvailability, hours: Omit<HoursDraft, 'version'>): boolean {
  return (
    !stored.isProposal &&
    stored.keepPublishedWeeks === hours.keepPublishedWeeks &&
    JSON.stringify(stored.weeklyHours) === JSON.stringify(sortedHours(hours.weeklyHours))
  )
}

/**
 * Returns whether a draft has to be saved: `false` if the same hours are saved already (AVAIL-01).
 *
 * @throws Refusal 409 with the newer hours, when others were saved since its version
 */
export function isChange(stored: StoredAvailability, draft: HoursDraft): boolean {
  if (isSaved(stored, draft)) return false
  if (draft.version === stored.version) return true
  throw new Refusal('availability.changed', undefined, { availability: wireAvailability(stored) })
}
