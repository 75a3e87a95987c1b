import { BOOKING_STATUS, minutesOfDay, minutesOfEnd, QUEUE_STATE } from '@nalam/sdk'
import {
  aboutTime,
  callUndoUntil,
  DAY_MINUTES,
  meanVisitMinutes,
  queueLine,
  sessionAt,
  sessionOfAppointment,
  type QueueState,
  type WaitingPatient,
} from '@nalam/sdk/rules'
import { and, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { latestMoment } from '../../clock.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { bookings, queueEntries } from '../../db/schema.ts'
import { boundsOfDays, wireDate } from '../days.ts'
import { startTimeOf } from '../slots/slot.ts'
import { sessionsOf, type QueueDay, type QueueSessionRow } from './entryStore.ts'
import { minuteOfDay } from './minuteOfDay.ts'

const placeColumns = columnsOf(queueEntries, 'isEmergency', 'afterCall', 'beforeId', 'lastOrder')
const timeColumns = columnsOf(queueEntries, 'arrivedAt', 'skippedAt', 'calledAt', 'endedAt')
const entryColumns = {
  ...columnsOf(queueEntries, 'id', 'session', 'bookingId', 'number', 'state'),
  ...placeColumns,
  ...timeColumns,
  patientName: sql<string>`coalesce(${bookings.patientName}, ${queueEntries.patientName})`,
  patientPhone: sql<string>`coalesce(${bookings.patientPhone}, ${queueEntries.patientPhone})`,
  startsAt: bookings.startsAt,
}

/** A patient of a queue who has arrived, or left without arriving. */
export type QueueEntryRow = Awaited<ReturnType<typeof entriesOf>>[number]

/** Returns the entries of a day, without those that wait for an arrival. */
export function entriesOf(db: Database, { doctorId, day }: QueueDay) {
  return db
    .select(entryColumns)
    .from(queueEntries)
    .leftJoin(bookings, eq(bookings.id, queueEntries.bookingId))
    .where(
      and(
        eq(queueEntries.doctorId, doctorId),
        eq(queueEntries.day, day),
        ne(queueEntries.state, QUEUE_STATE.expected),
        // A booking that was cancelled or moved is not in the queue.
        or(isNull(queueEntries.bookingId), eq(bookings.status, BOOKING_STATUS.confirmed)),
      ),
    )
}

/** Returns the confirmed bookings of a day whose patients have not arrived. */
function expectedBookings(db: Database, { doctorId, day }: QueueDay) {
  const bounds = boundsOfDays({ from: day, to: day })
  return db
    .select({
      ...columnsOf(bookings, 'id', 'patientName', 'patientPhone', 'startsAt'),
      ...columnsOf(queueEntries, 'number', 'session', 'day'),
    })
    .from(bookings)
    .leftJoin(queueEntries, eq(queueEntries.id, bookings.id))
    .where(
      and(
        eq(bookings.doctorId, doctorId),
        eq(bookings.status, BOOKING_STATUS.confirmed),
        gte(bookings.startsAt, bounds.from),
        lt(bookings.startsAt, bounds.before),
        isNull(bookings.visit),
      ),
    )
}

/** Returns the start of the appointment in minutes; null without one. */
const appointmentOf = ({ startsAt }: { readonly startsAt: string | null }): number | null =>
  startsAt === null ? null : startTimeOf({ startsAt }).start

/** Returns those who wait, as the rules take them. */
export function waitingOf(entries: readonly QueueEntryRow[]): Array<WaitingPatient & { readonly row: QueueEntryRow }> {
  return entries.flatMap((row) => {
    const { id, number, isEmergency, afterCall, beforeId, lastOrder } = row
    if (row.state !== QUEUE_STATE.waiting || number === null) return []
    return [{ id, number, isEmergency, afterCall, beforeId, lastOrder, appointment: appointmentOf(row), row }]
  })
}

/** Returns who is inside. */
export const insideOf = (entries: readonly QueueEntryRow[]): QueueEntryRow | undefined =>
  entries.find(({ state }) => state === QUEUE_STATE.inside)

type Wired = Schema<'QueueEntry'>

const moment = (at: Date | null) => at?.toISOString()

/** Leaves out the fields without a value. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }

function wireEntry(row: QueueEntryRow): Wired {
  const { id, bookingId, number, state, patientName, patientPhone, startsAt, isEmergency, afterCall } = row
  return {
    id,
    ...present({ bookingId, number }),
    state,
    name: patientName,
    ...present({
      phone: patientPhone || undefined,
      appointment: startsAt?.slice(11, 16),
      arrivedAt: moment(row.arrivedAt),
      skippedAt: afterCall === null ? undefined : moment(row.skippedAt),
      calledAt: moment(row.calledAt),
      endedAt: moment(row.endedAt),
    }),
    isEmergency,
  }
}

type ExpectedRow = Awaited<ReturnType<typeof expectedBookings>>[number]

function wireExpected({ id, number, patientName, patientPhone, startsAt, day }: ExpectedRow): Wired {
  return {
    id,
    bookingId: id,
    // The number of another day is none here.
    ...present({ number: day === startsAt.slice(0, 10) ? number : undefined }),
    state: QUEUE_STATE.expected,
    name: patientName,
    ...present({ phone: patientPhone || undefined }),
    appointment: startsAt.slice(11, 16),
    isEmergency: false,
  }
}

const OVER: ReadonlySet<QueueState> = new Set([QUEUE_STATE.seen, QUEUE_STATE.left])

/**
 * Returns until when the last call of a session can be undone; `undefined` if it cannot. A call that
 * a clock that was ahead has written cannot.
 */
export function undoableUntil(
  { lastCall }: Pick<QueueSessionRow, 'lastCall'>,
  inside: Pick<QueueEntryRow, 'id'> | undefined,
  now: Date,
): Date | undefined {
  const last = lastCall && { ...lastCall, at: new Date(lastCall.at) }
  return last === null || last.at > latestMoment(now) ? undefined : callUndoUntil(last, inside?.id, now)
}

/** Returns the queue of one session as it is now. */
function wireSession(
  session: QueueSessionRow,
  entries: readonly QueueEntryRow[],
  expected: readonly ExpectedRow[],
  now: Date,
): Schema<'QueueSession'> {
  const { day, calls, from, to, slotMinutes, lastNumber } = session
  const inside = insideOf(entries)
  const visits = entries.flatMap(({ state, calledAt, endedAt }) =>
    state === QUEUE_STATE.seen && calledAt && endedAt ? [{ calledAt, endedAt }] : [],
  )
  const meanMinutes = meanVisitMinutes(visits, slotMinutes)
  const minute = minuteOfDay(day, now)
  const { line, doneAt } = queueLine({
    waiting: waitingOf(entries),
    expected: expected.map((row) => ({ id: row.id, appointment: startTimeOf(row).start, booking: row })),
    // A clock that was ahead may have written the moment of the call.
    insideSince: inside?.calledAt ? Math.min(minuteOfDay(day, inside.calledAt), minute) : null,
    meanMinutes,
    begin: minutesOfDay(from) ?? 0,
    minute,
    calls,
  })
  const undoUntil = undoableUntil(session, inside, now)
  return {
    session: session.session + 1,
    from,
    to,
    meanMinutes,
    waiting: waitingOf(entries).length,
    nextNumber: lastNumber + 1,
    doneAt: aboutTime(doneAt),
    overMinutes: Math.max(0, doneAt - (minutesOfEnd(to) ?? DAY_MINUTES)),
    ...present({ callUndoUntil: undoUntil?.toISOString() }),
    ...(inside && { inside: wireEntry(inside) }),
    line: line.map(({ patient, reason, expected: turn }) => ({
      ...('row' in patient ? wireEntry(patient.row) : wireExpected(patient.booking)),
      ...present({ reason, expectedAt: turn === undefined ? undefined : aboutTime(turn) }),
    })),
    over: entries
      .filter(({ state }) => OVER.has(state))
      .toSorted((one, other) => Number(other.endedAt) - Number(one.endedAt) || (other.number ?? 0) - (one.number ?? 0))
      .map(wireEntry),
  }
}

/** Returns the queue of a day as it is now (QUEUE-01, QUEUE-03). */
export async function readQueue(db: Database, of: QueueDay, now: Date): Promise<Schema<'Queue'>> {
  const [sessions, entries, expected] = await Promise.all([
    sessionsOf(db, of, now),
    entriesOf(db, of),
    expectedBookings(db, of),
  ])
  const sessionOfExpected = ({ startsAt, day, session }: ExpectedRow) =>
    day === of.day && session !== null ? session : sessionOfAppointment(sessions, startTimeOf({ startsAt }).start)
  return {
    date: wireDate(of.day),
    session: sessionAt(sessions, minuteOfDay(of.day, now)) + 1,
    sessions: sessions.map((session) =>
      wireSession(
        session,
        entries.filter((entry) => entry.session === session.session),
        expected.filter((row) => sessionOfExpected(row) === session.session),
        now,
      ),
    ),
  }
}

/**
 * Returns the place of a patient who has arrived, as the patient sees it (QUEUE-03): nothing about
 * anybody else. `undefined` once the visit is over.
 */
export async function readTurn(
  db: Database,
  { bookingId, ...of }: QueueDay & { readonly bookingId: string },
  now: Date,
): Promise<Schema<'PatientTurn'> | undefined> {
  for (const { inside, line } of (await readQueue(db, of, now)).sessions) {
    if (inside?.id === bookingId && inside.number !== undefined) return { number: inside.number, before: 0 }
    const before = line.findIndex(({ id, state }) => id === bookingId && state === QUEUE_STATE.waiting)
    const { number, expectedAt } = line[before] ?? {}
    if (number !== undefined) return { number, before, ...present({ about: expectedAt }) }
  }
  return undefined
}

/** Returns a queue without its patients. */
export function figuresOf({ sessions, ...queue }: Schema<'Queue'>): Schema<'Queue'> {
  const figures = sessions.map((session) => {
    const { inside: _, ...rest } = session
    return { ...rest, line: [], over: [] }
  })
  return { ...queue, sessions: figures }
}

/** Returns the number of patients in a queue. */
export const patientsOf = ({ sessions }: Schema<'Queue'>): number =>
  sessions.reduce((sum, { inside, line, over }) => sum + line.length + over.length + (inside ? 1 : 0), 0)

/** Returns the day of a doctor's entry, ISO. @throws Refusal if there is none */
export async function queueDayOf(db: Database, doctorId: string, id: string): Promise<string> {
  const [entry] = await db
    .select({ day: queueEntries.day })
    .from(queueEntries)
    .where(and(eq(queueEntries.id, id), eq(queueEntries.doctorId, doctorId)))
  if (entry === undefined) throw new Refusal('not_found')
  return entry.day
}
