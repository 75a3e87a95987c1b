import { addMonths } from '@nalam/sdk'
import { startPeriodicWork, workOnDoctors, type PeriodicWork } from '../changes/periodicWork.ts'
import { recordChange } from '../changes/recordChange.ts'
import type { Database } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'
import { nightOf } from '../resources/availability/rules.ts'
import { eraseOfferTexts } from '../resources/bookings/offerRows.ts'
import { doctorsWithPatientsBefore, erasePatientsBefore } from '../resources/bookings/store.ts'

type RetentionDependencies = Pick<Dependencies, 'db' | 'clock' | 'log'>

/**
 * Erases the patients of a doctor's bookings before a day, at most 1,000 bookings.
 *
 * @returns whether there may be more
 */
async function eraseOldPatients(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, night, day }: { readonly doctorId: string; readonly night: string; readonly day: string },
): Promise<boolean> {
  const { ids, isComplete } = await erasePatientsBefore(tx, doctorId, day)
  if (ids.length === 0) return false
  await eraseOfferTexts(tx, ids)
  const change = { doctorId, name: 'patients.erased', at: clock.now() } as const
  await recordChange(tx, { ...change, requestId: `night-${night}`, detail: { bookings: ids.length, before: day } })
  return !isComplete
}

/**
 * Erases the names and numbers of patients from bookings that are older than a number of months,
 * every night from 02:00 at the clinic (ACC-05). The bookings stay, like those of a patient that
 * the operator erases. Several processes may do it at the same time: each booking is erased once.
 *
 * @param months 1 to 120
 * @param every milliseconds
 */
export function createRetention(
  { db, clock, log }: RetentionDependencies,
  months: number,
  every = 60_000,
): PeriodicWork {
  const name = 'retention'
  /** The last night that is done. */
  let done: string | undefined

  return startPeriodicWork({ name, every, log }, async (isClosed) => {
    const night = nightOf(clock.now())
    if (night === done) return
    const day = addMonths(night, -months)
    const isDone = await workOnDoctors(
      { name, log, isClosed },
      (after, limit) => doctorsWithPatientsBefore(db, day, after, limit),
      (doctorId) => db.transaction((tx) => eraseOldPatients(tx, { clock }, { doctorId, night, day })),
    )
    if (isDone) done = night
  })
}
