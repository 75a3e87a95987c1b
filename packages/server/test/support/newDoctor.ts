import type { Schema } from '../../src/contract/contractTypes.ts'
import { insertDoctors } from '../../src/resources/account/store.ts'
import { insertBookings } from '../../src/resources/bookings/store.ts'
import type { RunningServer } from '../../src/app/server.ts'
import { insertSlots } from '../../src/resources/slots/store.ts'
import { openSession } from './openSession.ts'
import { createTestClient, type TestClient } from './testClient.ts'

let count = 0

/**
 * Creates a confirmed doctor with a complete profile and no other data, signed in. Available Monday
 * to Friday, 9 AM to 12 PM.
 */
export async function newDoctor(
  { origin, dependencies }: Pick<RunningServer, 'origin' | 'dependencies'>,
  more: { readonly profileUpdated?: boolean } = {},
): Promise<{ doctorId: string; client: TestClient }> {
  const { db, clock } = dependencies
  count += 1
  const doctorId = `doc_new_${count}`
  const now = clock.now()
  await insertDoctors(db, [
    {
      id: doctorId,
      name: 'New Doctor',
      email: `new${count}@nalam.example`,
      mobileNumber: String(7_000_000_000 + count),
      passwordHash: 'none',
      confirmedAt: now,
      availableDays: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
      availableFrom: '9 AM',
      availableTo: '12 PM',
      profileUpdated: true,
      isActive: true,
      createdAt: now,
      updatedAt: now,
      ...more,
    },
  ])
  const client = createTestClient(origin)
  client.token = await openSession(dependencies, doctorId)
  return { doctorId, client }
}

/** Creates a slot, with a booking if `booking` gives its status. Moments as `YYYY-MM-DD HH:MM`. */
export async function addSlot(
  { dependencies: { db, clock } }: Pick<RunningServer, 'dependencies'>,
  doctorId: string,
  startsAt: string,
  endsAt: string,
  { id, status = 1, booking }: { readonly id?: string; readonly status?: number; readonly booking?: number } = {},
): Promise<{ slotId: string; bookingId: string | undefined }> {
  count += 1
  const [slotId, bookingId] = [id ?? `slt_new_${count}`, booking === undefined ? undefined : `bkg_new_${count}`]
  const createdAt = clock.now()
  const isBooked = booking === 1 || booking === 2
  await insertSlots(db, [
    { id: slotId, doctorId, startsAt: `${startsAt}:00`, endsAt: `${endsAt}:00`, status, isBooked, createdAt },
  ])
  if (bookingId !== undefined && booking !== undefined) {
    await insertBookings(db, [
      {
        id: bookingId,
        bookingNumber: `NEW-${count}`,
        doctorId,
        slotId,
        startsAt: `${startsAt}:00`,
        patientName: 'New Patient',
        patientPhone: '9000000001',
        mode: 'Online',
        status: booking,
        createdAt,
        ...(booking === 1 ? {} : { decidedAt: createdAt }),
      },
    ])
  }
  return { slotId, bookingId }
}

/** Returns hours of a weekday with slots of 30 minutes. */
export const hoursOn = (
  weekday: Schema<'WeekdayHours'>['weekday'],
  from: string,
  to: string,
): Schema<'WeekdayHours'> => ({
  weekday,
  from,
  to,
  slotMinutes: 30,
  pauseMinutes: 0,
})
