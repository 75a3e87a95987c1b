import { addMonths } from '@nalam/sdk'
import { eraseDeliveries } from '../changes/messages/deliveryStore.ts'
import { startPeriodicWork, workOnDoctors, type PeriodicWork } from '../changes/periodicWork.ts'
import { recordChange } from '../changes/recordChange.ts'
import type { Database } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'
import { nightOf } from '../resources/availability/rules.ts'
import { eraseOfferTexts } from '../resources/bookings/offerRows.ts'
import { doctorsWithQueuesBefore, eraseFromQueue, eraseQueueBefore } from '../resources/visits/entryStore.ts'
import { eraseFromBookings, doctorsWithPatientsBefore, erasePatientsBefore } from '../resources/bookings/store.ts'

/**
 * Erases the name and the number of a patient from all bookings and queues with this number. They stay
 * without them: bookings are the doctors' appointments, and their slots stay booked.
 *
 * @param phone ten digits
 */
export async function erasePatient(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  phone: string,
): Promise<number> {
  const requestId = `operator-${random.id()}`
  const erased = await eraseFromBookings(tx, phone)
  const queued = await eraseFromQueue(tx, phone)
  const ids = erased.map(({ id }) => id)
  await eraseOfferTexts(tx, ids)
  await eraseDeliveries(tx, ids)
  const at = clock.now()
  // In one order, because each event locks its doctor's numbers.
  const changed = [
    ...erased.map((one) => ({ ...one, kind: 'booking' as const })),
    ...queued.map((one) => ({ ...one, kind: 'queue' as const })),
  ]
  for (const { id, doctorId, kind } of changed.toSorted((a, b) => (a.doctorId < b.doctorId ? -1 : 1))) {
    await recordChange(tx, { doctorId, kind, id, name: 'patient.erased', at, requestId })
  }
  return changed.length
}

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
  const queue = await eraseQueueBefore(tx, doctorId, day)
  if (ids.length + queue.erased === 0) return false
  await eraseOfferTexts(tx, ids)
  await eraseDeliveries(tx, ids)
  const change = { doctorId, name: 'patients.erased', at: clock.now() } as const
  await recordChange(tx, {
    ...change,
    requestId: `night-${night}`,
    detail: { bookings: ids.length, ...(queue.erased > 0 && { queue: queue.erased }), before: day },
  })
  return !isComplete || !queue.isComplete
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
    const finds = [doctorsWithPatientsBefore, doctorsWithQueuesBefore]
    let isDone = true
    for (const find of finds) {
      const isDoneHere = await workOnDoctors(
        { name, log, isClosed },
        (after, limit) => find(db, day, after, limit),
        (doctorId) => db.transaction((tx) => eraseOldPatients(tx, { clock }, { doctorId, night, day })),
      )
      isDone &&= isDoneHere
    }
    if (isDone) done = night
  })
}
