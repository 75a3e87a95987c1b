import { recordAudit } from '../audit/record.ts'
import { eraseFromBookings } from '../bookings/store.ts'
import type { Database } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'
import { recordEvent } from '../events/store.ts'

/**
 * Erases the name and the number of a patient from all bookings with this number. The bookings stay
 * without them: they are the doctors' appointments, and their slots stay booked.
 *
 * @param phone ten digits
 * @returns the number of bookings
 */
export async function erasePatient(
  within: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  phone: string,
): Promise<number> {
  const requestId = `operator-${random.id()}`
  const erased = await eraseFromBookings(within, phone)
  const [action, at] = ['patient.erased', clock.now()]
  // In one order, because each event locks its doctor's numbers.
  for (const { id, doctorId } of erased.toSorted((a, b) => (a.doctorId < b.doctorId ? -1 : 1))) {
    await recordAudit(within, clock, { doctorId, action, subject: `booking:${id}`, requestId })
    await recordEvent(within, { doctorId, topic: 'bookings', name: action, subject: id, at })
  }
  return erased.length
}
