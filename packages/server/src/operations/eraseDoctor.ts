import { clinicNow, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { and, eq, gte, inArray, or } from 'drizzle-orm'
import { recordChange } from '../changes/recordChange.ts'
import type { Database } from '../db/open.ts'
import * as schema from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'

// Every table with rows of a doctor, each before the tables that it references. The audit stays: it
// shows what was done with patients' data and holds ids only.
const TABLES = [
  schema.messages,
  schema.deliveries,
  schema.idempotencyKeys,
  schema.platformHolds,
  schema.slotChanges,
  // With their links.
  schema.offers,
  schema.queueEntries,
  schema.queueSessions,
  schema.queueScreens,
  schema.bookings,
  schema.bookingCounts,
  schema.bookingDays,
  schema.slots,
  schema.calendarFeeds,
  schema.availability,
  schema.availabilityExceptions,
  schema.tickets,
  schema.profileImages,
  schema.events,
  schema.eventHeads,
  schema.codes,
  schema.passkeys,
  schema.passkeyOnly,
  schema.passkeyRecoveries,
  schema.knownDevices,
  schema.sessions,
] as const

export interface DoctorData {
  readonly id: string
  readonly bookings: number
  /** Pending and confirmed bookings that are not past. */
  readonly upcoming: number
  readonly slots: number
  readonly tickets: number
}

/** Finds a doctor by id or e-mail; `undefined` if there is none. */
export async function findDoctorData(
  db: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  idOrEmail: string,
): Promise<DoctorData | undefined> {
  const [doctor] = await db
    .select({ id: schema.doctors.id })
    .from(schema.doctors)
    .where(or(eq(schema.doctors.id, idOrEmail), eq(schema.doctors.email, idOrEmail.toLowerCase())))
  if (doctor === undefined) return undefined
  const { id } = doctor
  const { date, time } = clinicNow(clock.now())
  const { bookings, slots, tickets } = schema
  const ofDoctor = eq(bookings.doctorId, id)
  const isUpcoming = and(
    ofDoctor,
    inArray(bookings.status, LIVE_BOOKING_STATUSES),
    gte(bookings.startsAt, `${date} ${time}:00`),
  )
  return {
    id,
    bookings: await db.$count(bookings, ofDoctor),
    upcoming: await db.$count(bookings, isUpcoming),
    slots: await db.$count(slots, eq(slots.doctorId, id)),
    tickets: await db.$count(tickets, eq(tickets.doctorId, id)),
  }
}

/**
 * Erases a doctor with everything that belongs to the account, except for the audit, and records it
 * there. Sessions are locked first, as in every change of a doctor: running changes end, and later
 * ones find no session.
 */
export async function eraseDoctor(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  doctorId: string,
): Promise<void> {
  const { doctors, outbox, sessions } = schema
  await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.doctorId, doctorId))
    .orderBy(sessions.tokenHash)
    .for('update')
  const [doctor] = await tx.select({ email: doctors.email }).from(doctors).where(eq(doctors.id, doctorId)).for('update')
  if (doctor === undefined) return
  for (const table of TABLES) await tx.delete(table).where(eq(table.doctorId, doctorId))
  await tx.delete(outbox).where(eq(outbox.recipient, doctor.email))
  await tx.delete(doctors).where(eq(doctors.id, doctorId))
  const requestId = `operator-${random.id()}`
  await recordChange(tx, { doctorId, name: 'doctor.erased', at: clock.now(), requestId })
}
