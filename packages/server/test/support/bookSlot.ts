import { BOOKING_STATUS } from '@nalam/sdk'
import type { Database } from '../../src/db/open.ts'
import { enterBooking, type PatientBooking } from '../../src/resources/bookings/store.ts'

/**
 * Books a slot for a patient inside a transaction, without a platform.
 *
 * @returns whether the slot was still free
 */
export async function bookSlot(tx: Database, booking: PatientBooking, now: Date): Promise<boolean> {
  const entry = { mode: 'Online', status: BOOKING_STATUS.pending, event: 'booking.created' }
  return (await enterBooking(tx, booking, entry, { now })) !== undefined
}
