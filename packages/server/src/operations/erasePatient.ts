import { recordChange } from '../changes/recordChange.ts'
import { eraseFromBookings } from '../resources/bookings/store.ts'
import { eraseOfferTexts } from '../resources/bookings/offerRows.ts'
import type { Database } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'

/**
 * Erases the name and the number of a patient from all bookings with this number. The bookings stay
 * without them: they are the doctors' appointments, and their slots stay booked.
 *
 * @param phone ten digits
 * @returns the number of bookings
 */
export async function erasePatient(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  phone: string,
): Promise<number> {
  const requestId = `operator-${random.id()}`
  const erased = await eraseFromBookings(tx, phone)
  await eraseOfferTexts(
    tx,
    erased.map(({ id }) => id),
  )
  const at = clock.now()
  // In one order, because each event locks its doctor's numbers.
  for (const { id, doctorId } of erased.toSorted((a, b) => (a.doctorId < b.doctorId ? -1 : 1))) {
    await recordChange(tx, { doctorId, kind: 'booking', id, name: 'patient.erased', at, requestId })
  }
  return erased.length
}
