import { BOOKING_STATUS } from '@nalam/sdk'
import { insertBookings } from '../../src/resources/bookings/store.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../../src/db/open.ts'
import { doctors } from '../../src/db/schema.ts'
import { requesterOf } from '../../src/security/codes.ts'
import { createPasswords } from '../../src/security/passwords.ts'
import { startServer, type RunningServer } from '../../src/app/server.ts'
import { noLimits } from './noLimits.ts'
import { openSession } from './openSession.ts'
import { createSettableClock } from './settableClock.ts'
import { applySlotChange } from '../../src/resources/slotChanges/store.ts'
import { insertSlots } from '../../src/resources/slots/store.ts'
import { insertTickets } from '../../src/resources/tickets/store.ts'
import { createTestClient, type TestClient } from './testClient.ts'

/** One doctor with a record of each kind: the initial state of every race. */
export interface Stage {
  readonly doctorId: string
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly bookingId: string
  readonly bookedSlotId: string
  readonly freeSlotId: string
  /** A booking that was declined a moment ago, and its slot, which is free again. */
  readonly decidedBookingId: string
  readonly freedSlotId: string
  /** A recent change that created a slot and removed another. */
  readonly changeId: string
  /** A booking that was declined a moment ago; then its slot was deleted by the change. */
  readonly orphanedBookingId: string
  readonly ticketId: string
  readonly resetCode: string
  /** Signed in; all operations with a session share this session. */
  readonly client: TestClient
  /** Clients that have signed in during the race. */
  readonly newcomers: TestClient[]
}

/** A server for races between operations. */
export interface RaceWorld {
  readonly server: RunningServer
  readonly open: OpenDatabase
  stage(): Promise<Stage>
  close(): Promise<void>
}

/** Starts a server for races. @param source an empty database */
export async function openRaceWorld(source: DatabaseSource): Promise<RaceWorld> {
  const clock = createSettableClock()
  const open = await openDatabase(source)
  const passwords = createPasswords({ memoryKib: 64 })
  const server = await startServer({ open, demo: true, clock, limits: noLimits, passwords })
  const { db, codes, random } = server.dependencies
  let count = 0
  return {
    server,
    open,
    async stage() {
      count += 1
      const number = String(count).padStart(4, '0')
      const doctorId = `doc_race_${number}`
      const email = `race${number}@nalam.example`
      const password = 'Palani!Hill5x'
      const now = clock.now()
      await db.insert(doctors).values({
        id: doctorId,
        name: 'Race Doctor',
        email,
        mobileNumber: `900009${number}`,
        passwordHash: await passwords.hash(password),
        confirmedAt: now,
        availableDays: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
        profileUpdated: true,
        createdAt: now,
        updatedAt: now,
      })
      const [bookedSlotId, freeSlotId, freedSlotId] = [
        `slt_race_${number}_1`,
        `slt_race_${number}_2`,
        `slt_race_${number}_3`,
      ]
      const slot = (id: string, hour: string) => ({
        id,
        doctorId,
        startsAt: `2027-06-01 ${hour}:00:00`,
        endsAt: `2027-06-01 ${hour}:30:00`,
        isBooked: id === bookedSlotId,
        createdAt: now,
      })
      await insertSlots(db, [slot(bookedSlotId, '09'), slot(freeSlotId, '11'), slot(freedSlotId, '13')])
      const bookingId = `bkg_race_${number}`
      const decidedBookingId = `bkg_race_${number}_decided`
      const patient = { patientName: 'Race Patient', patientPhone: '9000000001', mode: 'Online', createdAt: now }
      await insertBookings(db, [
        {
          ...patient,
          id: bookingId,
          bookingNumber: `RACE-${number}`,
          doctorId,
          slotId: bookedSlotId,
          startsAt: '2027-06-01 09:00:00',
          status: BOOKING_STATUS.pending,
        },
        {
          ...patient,
          id: decidedBookingId,
          bookingNumber: `RACE-${number}-D`,
          doctorId,
          slotId: freedSlotId,
          startsAt: '2027-06-01 13:00:00',
          status: BOOKING_STATUS.declined,
          decidedAt: now,
        },
      ])
      const removedSlotId = `slt_race_${number}_4`
      const orphanedBookingId = `bkg_race_${number}_orphaned`
      await insertSlots(db, [slot(removedSlotId, '15')])
      await insertBookings(db, [
        {
          ...patient,
          id: orphanedBookingId,
          bookingNumber: `RACE-${number}-O`,
          doctorId,
          slotId: removedSlotId,
          startsAt: '2027-06-01 15:00:00',
          status: BOOKING_STATUS.declined,
          decidedAt: now,
        },
      ])
      const applied = await applySlotChange(db, server.dependencies, {
        doctorId,
        name: 'slots.published',
        requestId: 'race',
        create: [{ startsAt: '2027-06-01 17:00:00', endsAt: '2027-06-01 17:30:00' }],
        remove: [removedSlotId],
      })
      if (applied === undefined) throw new Error('The change could not be made')
      const ticketId = `tkt_race_${number}`
      await insertTickets(db, [
        { id: ticketId, doctorId, subject: 'Race', message: 'Race', createdAt: now, updatedAt: now },
      ])
      const client = createTestClient(server.origin)
      client.token = await openSession(server.dependencies, doctorId)
      client.device = random.token()
      const resetCode = await codes.issue(doctorId, 'reset', requesterOf(client.device, '127.0.0.1'))
      return {
        doctorId,
        email,
        password,
        newPassword: 'Kodai!Lake7y',
        bookingId,
        bookedSlotId,
        freeSlotId,
        decidedBookingId,
        freedSlotId,
        changeId: applied.change.id,
        orphanedBookingId,
        ticketId,
        resetCode,
        client,
        newcomers: [],
      }
    },
    async close() {
      await server.close()
      await open.close()
    },
  }
}
