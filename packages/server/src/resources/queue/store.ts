import { clinicToday, daysBetween, QUEUE_ACTION, QUEUE_STATE, VISIT } from '@nalam/sdk'
import {
  changeQueued,
  MAX_QUEUE_NUMBER,
  nextPatient,
  placesOfOthers,
  sessionAt,
  VISIT_OF_QUEUE_STATE,
  visitMessage,
  visitProblem,
  QUEUE_EVENTS,
  type QueueAction,
} from '@nalam/sdk/rules'
import { and, eq } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { queueEntries, queueSessions } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { lockBookings, setVisit } from '../bookings/actionStore.ts'
import {
  insertEntry,
  lockSession,
  saveCalls,
  saveEntry,
  storeSessions,
  type QueueDay,
  type QueueSessionRow,
} from '../visits/entryStore.ts'
import { startTimeOf } from '../slots/slot.ts'
import { minuteOfDay } from '../visits/minuteOfDay.ts'
import { entriesOf, insideOf, undoableUntil, waitingOf, type QueueEntryRow } from '../visits/readQueue.ts'

type QueueDependencies = Pick<Dependencies, 'clock' | 'random'>

/** A queue that a doctor changes, and the request. */
export type QueueRequest = Changer & QueueDay

/** A session of a queue; from 0. */
export type SessionRequest = QueueRequest & { readonly session: number }

/**
 * Refuses a queue that can no longer be changed. The one of yesterday can: its last patients may be
 * there after midnight, and those of the first appointment before it.
 */
function refuseOtherDay({ day }: QueueDay, now: Date): void {
  if (Math.abs(daysBetween(day, clinicToday(now))) > 1) throw new Refusal('queue.other_day')
}

/** Refuses a session without a further number. */
function refuseFull({ lastNumber }: Pick<QueueSessionRow, 'lastNumber'>): void {
  if (lastNumber >= MAX_QUEUE_NUMBER) throw new Refusal('queue.full')
}

interface LockedSession {
  readonly session: QueueSessionRow
  readonly entries: readonly QueueEntryRow[]
  readonly now: Date
}

/**
 * Locks the bookings of some patients, then the session, and reads its entries.
 *
 * @param ids of entries whose state may change; those of bookings have the id of their booking
 * @throws Refusal if nobody has arrived in this session
 */
async function lockQueue(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: SessionRequest,
  ids: readonly string[],
): Promise<LockedSession> {
  await lockBookings(tx, request.doctorId, ids)
  const session = await lockSession(tx, request, request.session)
  const now = clock.now()
  refuseOtherDay(request, now)
  if (session === undefined) throw new Refusal('queue.changed')
  const all = await entriesOf(tx, request)
  return { session, now, entries: all.filter((entry) => entry.session === session.session) }
}

/** Stores a change of an entry, and records it. The visit of its booking follows. */
async function changeEntry(
  tx: Database,
  entry: QueueEntryRow,
  columns: Parameters<typeof saveEntry>[2],
  {
    doctorId,
    requestId,
    name,
    at,
  }: Omit<Changer, 'requestId'> & {
    /** Left out for what follows from another change. */
    readonly requestId?: string
    readonly name: string
    readonly at: Date
  },
): Promise<void> {
  const { id, bookingId, state } = entry
  await saveEntry(tx, id, columns)
  await recordChange(tx, { doctorId, kind: 'queue', id, name, at, requestId })
  const [before, after] = [VISIT_OF_QUEUE_STATE[state], VISIT_OF_QUEUE_STATE[columns.state ?? state]]
  if (bookingId !== null && before !== after)
    await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: visitMessage(after), at })
}

/** Calls a patient of a locked session; whoever is inside was seen. */
async function callPatient(
  tx: Database,
  { session, entries, now }: LockedSession,
  patient: QueueEntryRow,
  { doctorId, requestId }: Changer,
): Promise<void> {
  const inside = insideOf(entries)
  const context = { now, calls: session.calls, lastOrder: 0 }
  const called = changeQueued(patient, QUEUE_ACTION.called, context)
  if (called.problem !== undefined) throw new Refusal(called.problem.code)
  if (inside !== undefined)
    await changeEntry(tx, inside, { state: QUEUE_STATE.seen, endedAt: now }, { doctorId, name: 'queue.seen', at: now })
  await changeEntry(tx, patient, called.result, { doctorId, requestId, name: 'queue.called', at: now })
  const lastCall = { at: now.toISOString(), calledId: patient.id, previousId: inside?.id ?? null }
  await saveCalls(tx, session, { calls: session.calls + 1, lastCall })
}

/**
 * Calls the next patient inside a transaction (QUEUE-02). Of several devices that have seen the same
 * queue, one calls.
 *
 * @throws Refusal if somebody else is inside or next
 */
export async function callNext(
  tx: Database,
  dependencies: QueueDependencies,
  request: SessionRequest & { readonly inside?: string | undefined; readonly next: string },
): Promise<void> {
  const { inside, next } = request
  const locked = await lockQueue(tx, dependencies, request, [next, ...(inside === undefined ? [] : [inside])])
  const { session, entries, now } = locked
  const moment = { minute: minuteOfDay(request.day, now), calls: session.calls }
  const found = nextPatient(waitingOf(entries), moment)
  if (insideOf(entries)?.id !== inside || found === undefined || found.patient.id !== next)
    throw new Refusal('queue.changed')
  await callPatient(tx, locked, found.patient.row, request)
}

/**
 * Undoes the last call inside a transaction (QUEUE-02): the patient waits again at the same place, and
 * whoever was inside before is inside again.
 *
 * @throws Refusal if there is no such call, or its time to be undone is over
 */
export async function undoCall(
  tx: Database,
  dependencies: QueueDependencies,
  request: SessionRequest & { readonly called: string },
): Promise<void> {
  const { doctorId, day, requestId } = request
  const [seen] = await tx
    .select(columnsOf(queueSessions, 'lastCall'))
    .from(queueSessions)
    .where(
      and(eq(queueSessions.doctorId, doctorId), eq(queueSessions.day, day), eq(queueSessions.session, request.session)),
    )
  const previousId = seen?.lastCall?.previousId ?? null
  const locked = await lockQueue(tx, dependencies, request, [
    request.called,
    ...(previousId === null ? [] : [previousId]),
  ])
  const { session, entries, now } = locked
  const { lastCall } = session
  const inside = insideOf(entries)
  const until = undoableUntil(session, inside, now)
  if (inside?.id !== request.called || until === undefined || (lastCall?.previousId ?? null) !== previousId)
    throw new Refusal('queue.undo_over')
  const again = { state: QUEUE_STATE.waiting, calledAt: null }
  await changeEntry(tx, inside, again, { doctorId, requestId, name: 'queue.undone', at: now })
  const previous = entries.find(({ id, state }) => id === previousId && state === QUEUE_STATE.seen)
  if (previous !== undefined)
    await changeEntry(
      tx,
      previous,
      { state: QUEUE_STATE.inside, endedAt: null },
      { doctorId, name: 'queue.inside', at: now },
    )
  await saveCalls(tx, session, { calls: session.calls - 1, lastCall: null })
}

/** A patient without an appointment. */
export interface WalkIn {
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly isEmergency: boolean
}

/**
 * Gives the next number to a patient without an appointment, inside a transaction (QUEUE-01), in the
 * session of this moment.
 *
 * @returns the id of the entry
 */
export async function addWalkIn(
  tx: Database,
  { clock, random }: QueueDependencies,
  request: QueueRequest & WalkIn,
): Promise<string> {
  const { doctorId, day, requestId, name = '', phone = '', isEmergency } = request
  const now = clock.now()
  refuseOtherDay(request, now)
  const sessions = await storeSessions(tx, request, now)
  const session = await lockSession(tx, request, sessionAt(sessions, minuteOfDay(day, now)))
  if (session === undefined) throw new Error('A session is not there')
  refuseFull(session)
  const id = random.id()
  const patient = { patientName: name, patientPhone: phone, isEmergency }
  await insertEntry(tx, {
    ...patient,
    id,
    doctorId,
    day,
    session: session.session,
    state: QUEUE_STATE.waiting,
    arrivedAt: now,
  })
  await recordChange(tx, { doctorId, kind: 'queue', id, name: 'queue.added', at: now, requestId })
  return id
}

/**
 * Gives the next number to the patient of a booking, inside a transaction (QUEUE-01).
 *
 * @throws Refusal if the doctor has no such booking on this day, or its visit cannot be noted
 */
export async function addArrival(
  tx: Database,
  dependencies: QueueDependencies,
  {
    doctorId,
    requestId,
    day,
    bookingId,
    isEmergency,
  }: QueueRequest & {
    readonly bookingId: string
    readonly isEmergency: boolean
  },
): Promise<string> {
  await setVisit(tx, dependencies, { doctorId, requestId, bookingId, visit: VISIT.arrived })
  const [entry] = await tx.select().from(queueEntries).where(eq(queueEntries.id, bookingId))
  if (entry?.day !== day) throw new Refusal('not_found')
  if ((entry.number ?? 0) > MAX_QUEUE_NUMBER) throw new Refusal('queue.full')
  if (isEmergency) await saveEntry(tx, bookingId, { isEmergency })
  return bookingId
}

/** Returns why a patient is skipped or put back, which is shown with the moment. */
const isPutBack = (action: QueueAction) => action === QUEUE_ACTION.skipped || action === QUEUE_ACTION.afterTwo

/** A change of one patient. */
export type EntryRequest = Changer & {
  readonly id: string
  readonly action: QueueAction
  readonly beforeId?: string | undefined
  readonly inside?: string | undefined
}

/**
 * Changes the state or the place of a patient inside a transaction (QUEUE-02).
 *
 * @throws Refusal if there is no such patient, or the patient is not where the change begins
 */
export async function changeQueue(tx: Database, dependencies: QueueDependencies, request: EntryRequest): Promise<void> {
  const { doctorId, requestId, id, action, beforeId, inside } = request
  const isOwn = and(eq(queueEntries.id, id), eq(queueEntries.doctorId, doctorId))
  const [found] = await tx.select().from(queueEntries).where(isOwn)
  if (found === undefined || found.state === QUEUE_STATE.expected) {
    // Somebody who has not arrived can only be noted as not coming.
    const [booking] = await lockBookings(tx, doctorId, [id])
    if (booking === undefined) throw new Refusal('not_found')
    if (action !== QUEUE_ACTION.left) throw new Refusal('queue.changed')
    await setVisit(tx, dependencies, { doctorId, requestId, bookingId: id, visit: VISIT.noShow })
    return
  }
  const { day } = found
  const ids = [id, ...(inside === undefined ? [] : [inside])]
  const locked = await lockQueue(tx, dependencies, { doctorId, requestId, day, session: found.session }, ids)
  const { session, entries, now } = locked
  const entry = entries.find((one) => one.id === id)
  if (entry === undefined) throw new Refusal('queue.changed')
  if (action === QUEUE_ACTION.called && insideOf(entries)?.id !== inside) throw new Refusal('queue.changed')
  const follower = entries.find((one) => one.id === beforeId && one.state === QUEUE_STATE.waiting && one.id !== id)
  if (action === QUEUE_ACTION.before && follower === undefined) throw new Refusal('queue.changed')
  const { calls } = session
  const lastOrder = Math.max(0, ...entries.map((one) => one.lastOrder ?? 0)) + 1
  const moment = { minute: minuteOfDay(day, now), calls }
  const places = placesOfOthers(waitingOf(entries), id, { ...moment, lastOrder, beforeId: follower?.id })
  for (const { id: other, ...place } of places) await saveEntry(tx, other, place)
  if (action === QUEUE_ACTION.called) {
    await callPatient(tx, locked, entry, request)
    return
  }
  const change = changeQueued(entry, action, { now, calls, lastOrder: lastOrder + 1, beforeId })
  if (change.problem !== undefined) throw new Refusal(change.problem.code)
  const columns = { ...change.result, ...(isPutBack(action) && { skippedAt: now }) }
  await changeEntry(tx, entry, columns, { doctorId, requestId, name: QUEUE_EVENTS[action], at: now })
}

/**
 * Marks patients of a session as left inside a transaction (QUEUE-02). Who is not waiting or expected
 * any more stays, and so does whose visit cannot be noted yet.
 */
export async function endSession(
  tx: Database,
  dependencies: QueueDependencies,
  request: SessionRequest & { readonly left: readonly string[] },
): Promise<void> {
  const { doctorId, requestId, left, day, session } = request
  const bookings = await lockBookings(tx, doctorId, left)
  const now = dependencies.clock.now()
  refuseOtherDay(request, now)
  const stored = await lockSession(tx, request, session)
  const entries = stored === undefined ? [] : await entriesOf(tx, request)
  const wanted = new Set(left)
  const gone = { state: QUEUE_STATE.left, endedAt: now }
  for (const entry of entries)
    if (wanted.has(entry.id) && entry.state === QUEUE_STATE.waiting)
      await changeEntry(tx, entry, gone, { doctorId, requestId, name: QUEUE_EVENTS.left, at: now })
  for (const booking of bookings) {
    const { id, startsAt, visit } = booking
    const isExpected = visit === null && startsAt.startsWith(day)
    if (isExpected && visitProblem({ ...booking, ...startTimeOf(booking) }, now) === undefined)
      await setVisit(tx, dependencies, { doctorId, requestId, bookingId: id, visit: VISIT.noShow })
  }
}
