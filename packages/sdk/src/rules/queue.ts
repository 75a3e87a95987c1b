import { clockTimeOfMinutes, minutesOfDay, minutesOfEnd } from '../formats/clockTime.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import type { components } from '../generated/schema.ts'
import { QUEUE_ACTION, QUEUE_STATE, VISIT } from '../generated/enums.ts'
import { undoEnd } from './bookings.ts'
import type { Problem } from './problem.ts'
import { DAY_MINUTES } from './slotTime.ts'
import { CREATED_SLOT_MINUTES } from './slots.ts'

// The queue of a day (QUEUE-01 to QUEUE-05). Times are minutes since midnight at the clinic.

type Schemas = components['schemas']

/** Where a patient of the queue is. */
export type QueueState = Schemas['QueueState']

/** Why it is a patient's turn. */
export type QueueReason = Schemas['QueueReason']

/** What a doctor changes about a patient of the queue. */
export type QueueAction = Schemas['QueueAction']

/** What decides when a patient is called. Each place that a doctor gives by hand replaces the others. */
export type QueuePlace = {
  readonly isEmergency: boolean
  /** The number of calls after which it is the patient's turn; null unless skipped or put back. */
  readonly afterCall: number | null
  /** Id of the patient before whom this one was put by hand. */
  readonly beforeId: string | null
  /** Increases with each patient who was put last by hand; null for others. */
  readonly lastOrder: number | null
}

/** The place that the rules alone decide. */
export const OWN_PLACE: QueuePlace = { isEmergency: false, afterCall: null, beforeId: null, lastOrder: null }

/** A patient who waits. */
export type WaitingPatient = QueuePlace & {
  readonly id: string
  readonly number: number
  /** Start of the appointment; null for a patient without one. */
  readonly appointment: number | null
}

/** A patient with an appointment who has not arrived. */
export type ExpectedPatient = { readonly id: string; readonly appointment: number }

/** The moment at which a turn is decided. */
export type QueueMoment = {
  /** Minutes since midnight of the queue's day; more than 1440 after it. */
  readonly minute: number
  /** Number of calls of the session. */
  readonly calls: number
}

/** Maximum number of a session: a display shows three digits. */
export const MAX_QUEUE_NUMBER = 999

/** Number of patients who are called before one who was skipped or put back. */
const CALLED_BEFORE = 2

/** Number of visits whose mean says how long the next ones take. */
const MEASURED_VISITS = 10

interface Turn<Patient> {
  readonly patient: Patient
  readonly reason: QueueReason
  /** The patient with the lowest first number is next; if it is equal, that with the lowest second one. */
  readonly rank: readonly [group: number, within: number, number: number]
}

/** Returns the turn of a patient by the rules alone. */
function turnOf<Patient extends WaitingPatient>(patient: Patient, { minute, calls }: QueueMoment): Turn<Patient> {
  const { number, appointment, isEmergency, afterCall, lastOrder } = patient
  const turn = (reason: QueueReason, group: number, within = 0): Turn<Patient> => ({
    patient,
    reason,
    rank: [group, within, number],
  })
  if (afterCall !== null && afterCall > calls) return turn('back', 6, afterCall)
  // A place that the doctor gives by hand is also that of an emergency.
  if (lastOrder !== null) return turn('last', 7, lastOrder)
  if (isEmergency) return turn('emergency', 1)
  if (afterCall !== null) return turn('back', 2, afterCall)
  if (appointment === null) return turn('number', 4)
  return appointment <= minute ? turn('appointment', 3, appointment) : turn('early', 5, appointment)
}

function isBefore(one: Turn<unknown>, other: Turn<unknown>): boolean {
  const at = one.rank.findIndex((value, index) => value !== other.rank[index])
  return at !== -1 && (one.rank[at] ?? 0) < (other.rank[at] ?? 0)
}

/**
 * Returns whether a patient keeps the place before another one. Nobody comes before an emergency that
 * goes first; a place before somebody who does not wait any more is none, and neither are places in a
 * circle.
 */
function keepsPlace<Patient extends WaitingPatient>(patient: Patient, byId: ReadonlyMap<string, Patient>): boolean {
  const followers: Patient[] = []
  for (let at = byId.get(patient.beforeId ?? ''); at !== undefined; at = byId.get(at.beforeId ?? '')) {
    if (at === patient || followers.includes(at)) return false
    followers.push(at)
  }
  let isPlaced = false
  for (const { isEmergency, lastOrder } of followers.toReversed())
    isPlaced = isPlaced || !isEmergency || lastOrder !== null
  return isPlaced
}

/**
 * Returns who is next, and why (QUEUE-02); `undefined` if nobody waits. An emergency goes first, then
 * whoever was skipped and let two others pass, then appointments whose time has come, by time, then
 * patients without an appointment, by number, then appointments whose time has not come.
 */
export function nextPatient<Patient extends WaitingPatient>(
  waiting: readonly Patient[],
  moment: QueueMoment,
): { readonly patient: Patient; readonly reason: QueueReason } | undefined {
  const byId = new Map(waiting.map((patient) => [patient.id, patient]))
  const placed = waiting.filter((patient) => keepsPlace(patient, byId))
  const isPlaced = new Set(placed)
  let next: Turn<Patient> | undefined
  for (const patient of waiting) {
    if (isPlaced.has(patient)) continue
    const turn = turnOf(patient, moment)
    if (next === undefined || isBefore(turn, next)) next = turn
  }
  if (next === undefined) return undefined
  let { patient, reason } = next
  for (;;) {
    const { id } = patient
    const before = placed.filter(({ beforeId }) => beforeId === id)
    const [first] = before.toSorted((one, other) => one.number - other.number)
    if (first === undefined) return { patient, reason }
    patient = first
    reason = 'moved'
  }
}

/** A place of somebody else that changes with a patient's. */
export type ChangedPlace = Pick<QueuePlace, 'beforeId' | 'lastOrder'> & { readonly id: string }

/**
 * Returns the places of others that change when a patient gets another place, or leaves: who was put
 * before her stays where she is, and who was put before the one before whom she is now comes before
 * her (QUEUE-02).
 *
 * @param context.lastOrder higher than that of every patient who was put last
 * @param context.beforeId the patient before whom she is put
 */
export function placesOfOthers(
  waiting: readonly WaitingPatient[],
  id: string,
  context: QueueMoment & { readonly lastOrder: number; readonly beforeId?: string | undefined },
): ChangedPlace[] {
  const { minute, beforeId } = context
  const byId = new Map(waiting.map((patient) => [patient.id, patient]))
  const order: WaitingPatient[] = []
  for (let { calls } = context; order.length < waiting.length; calls += 1) {
    const next = nextPatient(
      waiting.filter((patient) => !order.includes(patient)),
      { minute, calls },
    )
    if (next !== undefined) order.push(next.patient)
  }
  const at = order.findIndex((patient) => patient.id === id)
  const own = order[at]
  // A place that is counted in calls is none for others.
  const isCounted = ({ afterCall }: WaitingPatient) => afterCall !== null && afterCall > context.calls
  const after = at === -1 ? undefined : order.slice(at + 1).find((patient) => !isCounted(patient))
  // She is there already.
  if (after !== undefined && after.id === beforeId) return []
  return waiting.flatMap((other): ChangedPlace[] => {
    if (other.beforeId === null || other.id === id) return []
    const isKept = keepsPlace(other, byId)
    if (isKept && other.beforeId === beforeId) return [{ id: other.id, beforeId: id, lastOrder: null }]
    if (other.beforeId !== id) return []
    if (!isKept) return [{ id: other.id, beforeId: null, lastOrder: other.lastOrder }]
    return after === undefined
      ? [{ id: other.id, beforeId: null, lastOrder: own?.lastOrder ?? context.lastOrder }]
      : [{ id: other.id, beforeId: after.id, lastOrder: null }]
  })
}

/** One place of the line. */
export type QueueLinePlace<Patient, Expected> = {
  readonly patient: Patient | Expected
  /** `undefined` for a patient who has not arrived. */
  readonly reason: QueueReason | undefined
  /** About when it is the patient's turn; `undefined` for one whose time passed without an arrival. */
  readonly expected: number | undefined
}

/** What the line of a session is computed from. */
export type QueueSituation<Patient, Expected> = QueueMoment & {
  readonly waiting: readonly Patient[]
  readonly expected: readonly Expected[]
  /** When the patient inside was called; null if nobody is inside. */
  readonly insideSince: number | null
  readonly meanMinutes: number
  /** Start of the session: nobody is expected to be called before it. */
  readonly begin: number
}

/** Returns whether an appointment is before the next patient who is there; it has no number yet. */
function comesBefore(
  coming: ExpectedPatient,
  here: { readonly patient: WaitingPatient; readonly reason: QueueReason },
  moment: QueueMoment,
): boolean {
  if (here.reason === 'moved') return false
  const turn = turnOf({ ...coming, ...OWN_PLACE, number: MAX_QUEUE_NUMBER + 1 }, moment)
  return isBefore(turn, turnOf(here.patient, moment))
}

/**
 * Returns everybody who waits or is expected, in the order of the calls, with about when it is whose
 * turn: never before the time of an appointment (QUEUE-03). Patients whose time passed without an
 * arrival come last. Also returns when the last one is done.
 */
export function queueLine<Patient extends WaitingPatient, Expected extends ExpectedPatient>(
  situation: QueueSituation<Patient, Expected>,
): { readonly line: readonly QueueLinePlace<Patient, Expected>[]; readonly doneAt: number } {
  const { minute, meanMinutes, insideSince, begin } = situation
  const isLate = ({ appointment }: Expected) => appointment <= minute
  let free = insideSince === null ? Math.max(minute, begin) : Math.max(minute, insideSince + meanMinutes)
  let { calls } = situation
  const waiting = new Set(situation.waiting)
  const toCome = situation.expected
    .filter((one) => !isLate(one))
    .toSorted((one, other) => one.appointment - other.appointment)
  const line: QueueLinePlace<Patient, Expected>[] = []
  for (;;) {
    // Who is next is decided by what is so now, not when the patient inside is expected to leave.
    const moment = { minute: line.length === 0 ? minute : free, calls }
    const here = nextPatient([...waiting], moment)
    const [coming] = toCome
    if (here === undefined && coming === undefined) break
    // Whoever is there is called first. Later, appointments are in the order of their times.
    const isComing =
      coming !== undefined && (here === undefined || (line.length > 0 && comesBefore(coming, here, moment)))
    const patient = isComing ? coming : here?.patient
    if (patient === undefined) break
    const expected = Math.max(free, patient.appointment ?? 0)
    line.push({ patient, reason: isComing ? undefined : here?.reason, expected })
    if (isComing) toCome.shift()
    else if (here !== undefined) waiting.delete(here.patient)
    free = expected + meanMinutes
    calls += 1
  }
  const late = situation.expected.filter(isLate).map((patient) => ({ patient, reason: undefined, expected: undefined }))
  return { line: [...line, ...late], doneAt: free }
}

/** Begin and end of a patient's visit. */
export type MeasuredVisit = { readonly calledAt: Date; readonly endedAt: Date }

/**
 * Returns how many minutes a visit takes: the mean of the last ten of the session. The length of its
 * slots counts as the first.
 */
export function meanVisitMinutes(visits: readonly MeasuredVisit[], slotMinutes: number): number {
  const measured = visits
    .toSorted((one, other) => one.endedAt.getTime() - other.endedAt.getTime())
    .map(({ calledAt, endedAt }) => Math.max(0, endedAt.getTime() - calledAt.getTime()) / 60_000)
  const last = [slotMinutes, ...measured].slice(-MEASURED_VISITS)
  return Math.max(1, Math.round(last.reduce((sum, minutes) => sum + minutes, 0) / last.length))
}

/** One part of a day with a queue of its own. */
export type QueueHours = { readonly from: string; readonly to: string; readonly slotMinutes: number }

/** Returns the sessions of a day: the ranges of its hours, or the whole day. */
export function queueSessions(hours: readonly HoursRange[]): readonly QueueHours[] {
  const sessions = hours
    .map(({ from, to, slotMinutes }) => ({ from, to, slotMinutes }))
    .toSorted((one, other) => (minutesOfDay(one.from) ?? 0) - (minutesOfDay(other.from) ?? 0))
  return sessions.length > 0 ? sessions : [{ from: '00:00', to: '24:00', slotMinutes: CREATED_SLOT_MINUTES }]
}

/** Returns the session of an appointment, from 0: the last one that has begun by then, or the first. */
export function sessionOfAppointment(sessions: readonly Pick<QueueHours, 'from'>[], start: number): number {
  return Math.max(
    0,
    sessions.findLastIndex(({ from }) => (minutesOfDay(from) ?? 0) <= start),
  )
}

/** Returns the session at a moment of its day, from 0: the first one that is not over, or the last. */
export function sessionAt(sessions: readonly Pick<QueueHours, 'to'>[], minute: number): number {
  const at = sessions.findIndex(({ to }) => minute < (minutesOfEnd(to) ?? DAY_MINUTES))
  return at === -1 ? sessions.length - 1 : at
}

/** A session as far as it says whether the one of the day before is over. */
type ShownSession = Pick<Schemas['QueueSession'], 'session' | 'from' | 'to' | 'nextNumber'> & {
  readonly inside?: unknown
  readonly line: readonly Pick<Schemas['QueueEntry'], 'state'>[]
}

/** Returns the last session in which somebody is inside or waits; `undefined` if there is none. */
export const sessionInProgress = (sessions: readonly ShownSession[]): number | undefined =>
  sessions.findLast(({ inside: called, line }) => called !== undefined || line.some(({ state }) => state === waiting))
    ?.session

/**
 * Returns what is still possible at a time of a day for a session of the day before that is not ended:
 * `shown` until somebody has a number of the new day, `offered` until its hours begin, then `over`. A
 * day without hours has none that begin.
 */
export function dayBeforeAt(sessions: readonly ShownSession[], time: string): 'shown' | 'offered' | 'over' {
  const [first] = sessions
  const hasHours = first !== undefined && !(first.from === '00:00' && first.to === '24:00')
  if (hasHours && first.from <= time) return 'over'
  return sessions.some(({ nextNumber }) => nextNumber > 1) ? 'offered' : 'shown'
}

/** A patient of the queue, whose state a change may follow. */
export type QueuedPatient = QueuePlace & {
  readonly id: string
  readonly state: QueueState
  readonly number: number | null
  readonly calledAt: Date | null
  readonly endedAt: Date | null
}

type ChangedColumns = Partial<Omit<QueuedPatient, 'id' | 'number'>>

/** What a change makes of a patient; `result` has what becomes different. */
export type QueueChange =
  | { readonly problem: Problem }
  | { readonly problem?: undefined; readonly result: ChangedColumns }

const { expected, waiting, inside, seen, left } = QUEUE_STATE

/** The states from which each action is possible. */
const POSSIBLE_FROM: Readonly<Record<QueueAction, readonly QueueState[]>> = {
  called: [waiting],
  seen: [waiting, inside],
  skipped: [waiting, inside],
  back: [waiting, inside, seen, left],
  left: [expected, waiting, inside],
  emergency: [waiting],
  'after-two': [waiting],
  last: [waiting],
  before: [waiting],
}

/**
 * Returns whether an action is possible for a patient in a state (QUEUE-02). Who never arrived has no
 * number to come back with.
 */
export const isQueueActionPossible = (
  action: QueueAction,
  { state, number }: { readonly state: QueueState; readonly number?: number | null | undefined },
): boolean => POSSIBLE_FROM[action].includes(state) && (action !== QUEUE_ACTION.back || typeof number === 'number')

/**
 * Returns what an action makes of a patient (QUEUE-02).
 *
 * @param context.calls number of calls of the session
 * @param context.lastOrder higher than that of every patient who was put last
 * @param context.beforeId the patient before whom this one is put
 */
export function changeQueued(
  patient: Pick<QueuedPatient, 'state' | 'number'>,
  action: QueueAction,
  context: {
    readonly now: Date
    readonly calls: number
    readonly lastOrder: number
    readonly beforeId?: string | undefined
  },
): QueueChange {
  const { now, calls, lastOrder, beforeId = null } = context
  if (!isQueueActionPossible(action, patient)) return { problem: { code: 'queue.changed' } }
  // An emergency that is moved stays one.
  const { isEmergency: _, ...noPlace } = OWN_PLACE
  const afterTwo = { ...noPlace, afterCall: calls + CALLED_BEFORE }
  const results: Readonly<Record<QueueAction, ChangedColumns>> = {
    // The place stays for an undo of the call.
    called: { state: inside, calledAt: now },
    seen: { state: seen, endedAt: now },
    left: { state: left, endedAt: now },
    skipped: { ...afterTwo, state: waiting, calledAt: null },
    back: { ...OWN_PLACE, state: waiting, calledAt: null, endedAt: null },
    emergency: { ...noPlace, isEmergency: true },
    'after-two': afterTwo,
    last: { ...noPlace, lastOrder },
    before: { ...noPlace, beforeId },
  }
  return { result: results[action] }
}

/** The name of each action's event, which is also in the audit. */
export const QUEUE_EVENTS = {
  called: 'queue.called',
  seen: 'queue.seen',
  skipped: 'queue.skipped',
  back: 'queue.back',
  left: 'queue.left',
  emergency: 'queue.emergency',
  'after-two': 'queue.after_two',
  last: 'queue.last',
  before: 'queue.before',
} as const satisfies Record<QueueAction, string>

/** The visit of a booking, as its place in the queue says (QUEUE-01). */
export const VISIT_OF_QUEUE_STATE: Readonly<Record<QueueState, Schemas['Visit']>> = {
  expected: VISIT.none,
  waiting: VISIT.arrived,
  inside: VISIT.arrived,
  seen: VISIT.seen,
  left: VISIT.noShow,
}

/** Returns what noting a visit makes of the booking's place in the queue (QUEUE-01, VISIT-03). */
export function queuedAfterVisit(visit: Schemas['Visit'], now: Date): ChangedColumns & Pick<QueuedPatient, 'state'> {
  const again = { ...OWN_PLACE, calledAt: null, endedAt: null }
  const results = {
    [VISIT.none]: { ...again, state: expected },
    [VISIT.arrived]: { ...again, state: waiting },
    [VISIT.seen]: { state: seen, endedAt: now },
    [VISIT.noShow]: { state: left, endedAt: now },
  } as const satisfies Record<Schemas['Visit'], ChangedColumns>
  return results[visit]
}

/** The last call of a session. */
export type LastCall = { readonly at: Date; readonly calledId: string }

/**
 * Returns until when the last call can be undone (QUEUE-02): for 10 minutes, while the called patient
 * is inside; `undefined` if it cannot.
 */
export function callUndoUntil(last: LastCall | null, insideId: string | undefined, now: Date): Date | undefined {
  if (last === null || last.calledId !== insideId) return undefined
  const end = undoEnd(last.at)
  return now < end ? end : undefined
}

/** Returns about when it is somebody's turn, as a time of day: whole five minutes, never too early. */
export function aboutTime(minute: number): string {
  return clockTimeOfMinutes((Math.ceil(minute / 5) * 5) % DAY_MINUTES)
}
