import { clinicNow, VISIT, weekdayOf } from '@nalam/sdk'
import {
  exceptionOfDay,
  queuedAfterVisit,
  queueSessions as sessionsOfHours,
  sessionAt,
  sessionOfAppointment,
  type QueueHours,
} from '@nalam/sdk/rules'
import { and, asc, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { isOneOf } from '../../db/reads.ts'
import { queueEntries, queueSessions, type NotedVisit } from '../../db/schema.ts'
import { readAvailability } from '../availability/store.ts'
import { ERASED_NAME } from '../erasedName.ts'
import { startTimeOf } from '../slots/slot.ts'
import { minuteOfDay } from './minuteOfDay.ts'

type QueueEntryColumns = Partial<Omit<typeof queueEntries.$inferInsert, 'id' | 'doctorId'>>

/** A queue of a day. */
export interface QueueDay {
  readonly doctorId: string
  /** ISO, at the clinic. */
  readonly day: string
}

const ofDay = ({ doctorId, day }: QueueDay) => and(eq(queueSessions.doctorId, doctorId), eq(queueSessions.day, day))

/** Returns the sessions that the hours of a day give, with their columns. */
async function plannedSessions(db: Database, { doctorId, day }: QueueDay, now: Date) {
  const { weeklyHours, exceptions } = await readAvailability(db, doctorId, { from: day, to: day }, now)
  const weekday = weekdayOf(day)
  const hours = exceptionOfDay(day, exceptions)?.hours ?? weeklyHours.filter((range) => range.weekday === weekday)
  return sessionsOfHours(hours).map((planned: QueueHours, session) => ({
    ...planned,
    doctorId,
    day,
    session,
    lastNumber: 0,
    calls: 0,
    lastCall: null,
  }))
}

/** A session of a day; one without an arrival is not stored yet. */
export type QueueSessionRow = typeof queueSessions.$inferSelect

const storedSessions = (db: Database, of: QueueDay): Promise<QueueSessionRow[]> =>
  db.select().from(queueSessions).where(ofDay(of)).orderBy(asc(queueSessions.session))

/** Returns the sessions of a day, earliest first. */
export async function sessionsOf(db: Database, of: QueueDay, now: Date): Promise<QueueSessionRow[]> {
  const stored = await storedSessions(db, of)
  return stored.length > 0 ? stored : plannedSessions(db, of, now)
}

/**
 * Stores the sessions of a day inside a transaction, unless they are. Several processes that do so at
 * the same moment store those of one of them.
 */
export async function storeSessions(tx: Database, of: QueueDay, now: Date): Promise<QueueSessionRow[]> {
  const stored = await storedSessions(tx, of)
  if (stored.length > 0) return stored
  const [first, ...later] = await plannedSessions(tx, of, now)
  if (first === undefined) throw new Error('A day has no session')
  const inserted = await tx.insert(queueSessions).values(first).onConflictDoNothing().returning()
  if (inserted.length > 0 && later.length > 0) await tx.insert(queueSessions).values(later)
  return storedSessions(tx, of)
}

/**
 * Locks a session until the end of the transaction. Every change of a queue does so after it has
 * locked bookings, and before it reads entries.
 *
 * @returns `undefined` if nobody has arrived on that day, or it has no such session
 */
export async function lockSession(tx: Database, of: QueueDay, session: number): Promise<QueueSessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(queueSessions)
    .where(and(ofDay(of), eq(queueSessions.session, session)))
    .for('update')
  return row
}

/** Stores the calls of a locked session. */
export async function saveCalls(
  tx: Database,
  { session, ...of }: QueueDay & Pick<QueueSessionRow, 'session'>,
  calls: Pick<QueueSessionRow, 'calls' | 'lastCall'>,
): Promise<void> {
  await tx
    .update(queueSessions)
    .set(calls)
    .where(and(ofDay(of), eq(queueSessions.session, session)))
}

/** Inserts an entry; a patient who has arrived gets the next number of the locked session. */
export async function insertEntry(tx: Database, entry: typeof queueEntries.$inferInsert): Promise<void> {
  await tx.insert(queueEntries).values(entry)
}

/** Changes an entry of a locked session. */
export async function saveEntry(tx: Database, id: string, columns: QueueEntryColumns): Promise<void> {
  await tx.update(queueEntries).set(columns).where(eq(queueEntries.id, id))
}

/** A booking whose place in the queue follows from a visit. */
export interface VisitedBooking {
  readonly id: string
  readonly doctorId: string
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
}

/** Returns the session in which a patient arrives: that of the appointment, or a later one that has begun. */
function sessionOfArrival(sessions: readonly QueueHours[], { startsAt }: VisitedBooking, now: Date): number {
  const { date, start } = startTimeOf({ startsAt })
  const isToday = clinicNow(now).date === date
  return Math.max(sessionOfAppointment(sessions, start), isToday ? sessionAt(sessions, minuteOfDay(date, now)) : 0)
}

/**
 * Moves the entry of a locked booking to where its patient is (QUEUE-01): the visit of a booking is
 * derived from its entry. A patient who has a number of the day keeps it.
 */
export async function storeVisit(
  tx: Database,
  booking: VisitedBooking,
  visit: NotedVisit | null,
  now: Date,
): Promise<void> {
  const { id, doctorId, startsAt } = booking
  const day = startsAt.slice(0, 10)
  const sessions = await storeSessions(tx, { doctorId, day }, now)
  const [entry] = await tx.select().from(queueEntries).where(eq(queueEntries.id, id))
  const hasNumber = entry?.day === day && entry.number !== null
  const { start } = startTimeOf({ startsAt })
  const arrives = visit === VISIT.arrived
  const wanted = arrives ? sessionOfArrival(sessions, booking, now) : sessionOfAppointment(sessions, start)
  const session = hasNumber ? entry.session : wanted
  await lockSession(tx, { doctorId, day }, session)
  const isThere = visit === VISIT.arrived || visit === VISIT.seen
  const columns = {
    ...queuedAfterVisit(visit ?? VISIT.none, now),
    arrivedAt: isThere ? (entry?.arrivedAt ?? now) : null,
    ...(arrives && { skippedAt: null }),
  }
  if (entry === undefined) await insertEntry(tx, { ...columns, id, bookingId: id, doctorId, day, session })
  else if (hasNumber) await saveEntry(tx, id, columns)
  else await saveEntry(tx, id, { ...columns, day, session, number: null })
}

const ERASED = { patientName: ERASED_NAME, patientPhone: '' } as const

const hasPatient = or(ne(queueEntries.patientName, ERASED_NAME), ne(queueEntries.patientPhone, ''))
const isWalkIn = sql`${queueEntries.bookingId} is null`

/** Erases name and number of a patient from all entries with this number. @param phone ten digits */
export async function eraseFromQueue(tx: Database, phone: string): Promise<Array<{ id: string; doctorId: string }>> {
  return tx
    .update(queueEntries)
    .set(ERASED)
    .where(eq(queueEntries.patientPhone, phone))
    .returning({ id: queueEntries.id, doctorId: queueEntries.doctorId })
}

/** Maximum number of entries that are erased in one transaction. */
const MAX_ERASED = 1000

/**
 * Erases names and numbers of patients without an appointment from a doctor's entries before a day, at
 * most 1,000.
 *
 * @param day ISO, at the clinic
 */
export async function eraseQueueBefore(
  tx: Database,
  doctorId: string,
  day: string,
): Promise<{ readonly erased: number; readonly isComplete: boolean }> {
  const due = await tx
    .select({ id: queueEntries.id })
    .from(queueEntries)
    .where(and(eq(queueEntries.doctorId, doctorId), lt(queueEntries.day, day), isWalkIn, hasPatient))
    .limit(MAX_ERASED)
    // Another process may erase the others.
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await tx.update(queueEntries).set(ERASED).where(isOneOf(queueEntries.id, ids))
  return { erased: ids.length, isComplete: ids.length < MAX_ERASED }
}

/** Returns doctors who have a patient without an appointment in a queue before a day, by id. */
export async function doctorsWithQueuesBefore(
  db: Database,
  day: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const found = await db
    .selectDistinct({ doctorId: queueEntries.doctorId })
    .from(queueEntries)
    .where(and(sql`${queueEntries.doctorId} > ${after}`, lt(queueEntries.day, day), isWalkIn, hasPatient))
    .orderBy(queueEntries.doctorId)
    .limit(limit)
  return found.map(({ doctorId }) => doctorId)
}
