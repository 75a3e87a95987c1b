import { addDays, clinicNow } from '@nalam/sdk'
import { slotPlan, weekOfHours } from '@nalam/sdk/rules'
import type { Database } from '../../db/open.ts'
import type { Dependencies } from '../../dependencies.ts'
import { startPeriodicWork, workOnDoctors, type PeriodicWork } from '../../changes/periodicWork.ts'
import { applySlotChange } from '../slotChanges/store.ts'
import { slotsOfDays } from '../slots/queries.ts'
import { lockDoctor } from '../slots/store.ts'
import { nextExtension, nightOf } from '../availability/rules.ts'
import {
  dueExtensions,
  isExtensionDue,
  readAvailability,
  saveExtended,
  savePublishedUntil,
} from '../availability/store.ts'
import { createdSlots } from '../availability/wireAvailability.ts'

export interface KeepPublishedDependencies extends Pick<Dependencies, 'db' | 'clock' | 'random' | 'log'> {
  /** How often to check for due extensions, in milliseconds. */
  readonly pollEvery?: number
}

/**
 * Extends a doctor's slots by the missing days, at most 14. The doctor's lock ensures that this
 * happens once per night, whatever the number of processes.
 *
 * @returns whether there is more to do for this night
 */
async function extendPublished(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  doctorId: string,
): Promise<boolean> {
  await lockDoctor(tx, doctorId, 'no key update')
  const now = clock.now()
  const night = nightOf(now)
  if (!(await isExtensionDue(tx, doctorId, night))) return false
  const stored = await readAvailability(tx, doctorId, { from: night }, now)
  const range = nextExtension(stored, night)
  if (range === undefined) {
    await saveExtended(tx, doctorId, night)
    return false
  }
  const days = slotPlan({
    ...range,
    now: clinicNow(now),
    week: weekOfHours(stored.weeklyHours),
    exceptions: stored.exceptions,
    slots: await slotsOfDays(tx, doctorId, { from: addDays(range.from, -1), to: range.to }, now),
    removes: false,
  })
  const create = createdSlots(days)
  if (create.length > 0) {
    const applied = await applySlotChange(
      tx,
      { clock, random },
      {
        doctorId,
        name: 'slots.published',
        requestId: `night-${night}`,
        create,
        availabilityBefore: { publishedUntil: stored.publishedUntil },
      },
    )
    if (applied === undefined) throw new Error('The days of a nightly extension have changed under its lock')
  }
  await savePublishedUntil(tx, { clock }, doctorId, range.to)
  return true
}

/**
 * Publishes the days that the nightly extension adds, from 02:00 at the clinic. The first process
 * that finds a due extension runs it (AVAIL-05).
 */
export function createKeepPublished(dependencies: KeepPublishedDependencies): PeriodicWork {
  const { db, clock, log, pollEvery = 60_000 } = dependencies
  const name = 'keep published'
  return startPeriodicWork({ name, every: pollEvery, log }, async (isClosed) => {
    await workOnDoctors(
      { name, log, isClosed },
      (after, limit) => dueExtensions(db, nightOf(clock.now()), after, limit),
      (doctorId) => db.transaction((tx) => extendPublished(tx, dependencies, doctorId)),
    )
  })
}
