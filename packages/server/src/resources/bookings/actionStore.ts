import {
  BOOKING_STATUS,
  parseBookingStatus,
  SLOT_STATUS,
  VISIT,
  visibleText,
  type CancellationReason,
  type Visit,
} from '@nalam/sdk'
import {
  cancel,
  cancellationProblem,
  giveSlotProblem,
  isLapsing,
  move,
  stateForPatient,
  undoEnd,
  visitMessage,
  visitProblem,
  type Transition,
} from '@nalam/sdk/rules'
import { and, asc, eq, or } from 'drizzle-orm'
import { dropOvertaken } from '../../changes/messages/deliveryStore.ts'
import { learnt, neededMessage, planMessage, settled, withdrawMessage } from '../../changes/messages/messageStore.ts'
import { planNotice } from '../../changes/messages/platformNotices.ts'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import type { MessageCode, Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { isOneOf } from '../../db/reads.ts'
import { bookings, type BookingBefore } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { storeVisit } from '../visits/entryStore.ts'
import { exceptionsOn } from '../slots/dayExceptions.ts'
import { ruleSlot, startTimeOf } from '../slots/slot.ts'
import { freeSlot, lockSlots, takeSlot } from '../slots/store.ts'
import { endOffer, offerOf } from './offerRows.ts'
import { undoUntil } from './rules.ts'

/** A doctor's action on one of her bookings. */
export interface BookingRequest extends Changer {
  readonly bookingId: string
}

/** Why bookings are cancelled, and what becomes of their slots. */
export interface Cancelling {
  readonly reason: CancellationReason
  readonly note?: string | undefined
  readonly slot: Schema<'FreedSlotState'>
}

const lockedColumns = {
  id: bookings.id,
  doctorId: bookings.doctorId,
  status: bookings.status,
  startsAt: bookings.startsAt,
  slotId: bookings.slotId,
  decidedAt: bookings.decidedAt,
  cancellationId: bookings.cancellationId,
  visit: bookings.visit,
  before: bookings.before,
  offerId: bookings.offerId,
  cancelledAt: bookings.cancelledAt,
  lapsedAt: bookings.lapsedAt,
  lapsingAt: bookings.lapsingAt,
  reminderAnswer: bookings.reminderAnswer,
  known: bookings.known,
  platformId: bookings.platformId,
  createdAt: bookings.createdAt,
}

/** A booking whose row is locked until the end of the transaction. */
export type LockedBooking = Awaited<ReturnType<typeof lockBooking>>

/**
 * Locks a doctor's booking until the end of the transaction, so that only one of several
 * simultaneous actions finds it as it is. To avoid deadlocks, all changes of bookings lock in this
 * order: bookings, slots (all of them, sorted), the session of the queue, the doctor's event number, and, together with the
 * booking's update, the doctor's counts.
 *
 * @throws Refusal if the doctor has no such booking
 */
export async function lockBooking(
  tx: Database,
  { doctorId, bookingId }: Pick<BookingRequest, 'doctorId' | 'bookingId'>,
) {
  const [booking] = await tx
    .select(lockedColumns)
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.doctorId, doctorId)))
    .for('update')
  if (booking === undefined) throw new Refusal('not_found')
  return booking
}

/** The same for several bookings, in the order of their ids; others are left out. */
export function lockBookings(tx: Database, doctorId: string, ids: readonly string[]) {
  return tx
    .select(lockedColumns)
    .from(bookings)
    .where(and(eq(bookings.doctorId, doctorId), isOneOf(bookings.id, ids)))
    .orderBy(asc(bookings.id))
    .for('update')
}

/** Returns a transition that the rules allow. @throws Refusal for any other one */
export function allowed(transition: Transition) {
  if (transition.problem !== undefined) throw new Refusal(transition.problem.code)
  return transition
}

/** Columns of a booking that is neither cancelled nor moved, nor has an offer. */
const NOTHING_MORE = {
  cancelledAt: null,
  cancelReason: null,
  cancelNote: null,
  cancellationId: null,
  before: null,
  offerId: null,
  lapsedAt: null,
  reminderAnswer: null,
} as const

/** What an action makes of a booking. */
type ActionResult = Partial<
  Pick<
    typeof bookings.$inferSelect,
    keyof typeof NOTHING_MORE | 'status' | 'startsAt' | 'slotId' | 'decidedAt' | 'visit'
  >
>

/**
 * Stores the result of a change of a locked booking; what it does not set of an earlier one is gone.
 * Every change of a booking ends here, whoever makes it, because here the message to the patient is
 * and that to its platform are planned (MSG-04, INTAKE-02): for when nothing can be undone any
 * more, or for now.
 *
 * @param change.isByPatient the patient has made the change, and knows the result
 */
export async function saveAction(
  tx: Database,
  booking: LockedBooking,
  result: ActionResult,
  { now, isByPatient = false }: { readonly now: Date; readonly isByPatient?: boolean },
): Promise<void> {
  const { id, doctorId, platformId } = booking
  const { visit = null, ...columns } = result
  const changed = { ...booking, ...NOTHING_MORE, lapsingAt: null, ...columns }
  const request = { ...startTimeOf(changed), ...changed, isByPlatform: platformId !== null }
  const lapsingAt = isLapsing(request, now) ? now : null
  const after = { ...changed, lapsingAt }
  // A patient knows what came of her own action, not that a request has an hour left.
  const known = isByPatient ? learnt(stateForPatient(changed), now) : booking.known
  const undoable = undoUntil(after, now)
  const isEqual = neededMessage({ ...after, known }) === undefined
  const isSettled = undoable === undefined && isEqual
  await tx
    .update(bookings)
    .set({
      ...NOTHING_MORE,
      ...columns,
      lapsingAt,
      known,
      // What was not told is not so any more.
      ...(isEqual && { notToldAt: null }),
      ...(isSettled && settled(known, now)),
    })
    .where(eq(bookings.id, id))
  if (visit !== booking.visit) await storeVisit(tx, after, visit, now)
  if (isByPatient) await dropOvertaken(tx, id)
  const dueAt = undoable ?? now
  if (isSettled) await withdrawMessage(tx, id)
  else await planMessage(tx, { doctorId, bookingId: id, dueAt, createdAt: now })
  if (platformId !== null) await planNotice(tx, { bookingId: id, platformId, dueAt, changedAt: now })
}

/** Returns what undoing an action of this moment restores. */
export function beforeOf(booking: LockedBooking, slotStatus: number | null, now: Date): BookingBefore {
  const { status, startsAt, slotId, visit, decidedAt, before, offerId } = booking
  const isUndoable = decidedAt !== null && now < undoEnd(decidedAt)
  return {
    status: parseBookingStatus(status) ?? BOOKING_STATUS.pending,
    startsAt,
    slotId,
    slotStatus,
    visit,
    decidedAt: decidedAt?.toISOString() ?? null,
    before: isUndoable ? before : null,
    ...(status === BOOKING_STATUS.reschedule && { offerId }),
  }
}

/** Cancels a locked booking. @param slot its locked slot, if it has one */
export async function cancelLocked(
  tx: Database,
  booking: LockedBooking,
  slot: LockedSlot | undefined,
  request: Changer & Cancelling & { readonly now: Date; readonly cancellationId?: string },
): Promise<MessageCode> {
  const { doctorId, requestId, reason, note, now, cancellationId = null } = request
  const { status, event } = allowed(cancel({ ...booking, ...startTimeOf(booking) }, now))
  const { id } = booking
  if (slot !== undefined) await freeSlot(tx, slot.id, now, statusOf(request.slot))
  const detail = { status, reason }
  await recordChange(tx, { doctorId, kind: 'booking', id, name: event, at: now, requestId, detail })
  const cancelled = {
    cancelledAt: now,
    cancelReason: reason,
    cancelNote: visibleText(note ?? '') || null,
    cancellationId,
  }
  const before = beforeOf(booking, slot?.status ?? null, now)
  await saveAction(tx, booking, { status, decidedAt: now, ...cancelled, before }, { now })
  return event
}

type LockedSlot = Awaited<ReturnType<typeof lockSlots>>[number]

const statusOf = (slot: Cancelling['slot']) => (slot === 'open' ? SLOT_STATUS.on : SLOT_STATUS.off)

/**
 * Cancels a confirmed booking inside a transaction (VISIT-01).
 *
 * @throws Refusal if the doctor has no such booking, or the rules do not allow it
 */
export async function cancelBooking(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: BookingRequest & Cancelling,
): Promise<MessageCode> {
  refuse(cancellationProblem(request.reason, request.note))
  const booking = await lockBooking(tx, request)
  const [slot] = booking.slotId === null ? [] : await lockSlots(tx, request.doctorId, [booking.slotId])
  return cancelLocked(tx, booking, slot, { ...request, now: clock.now() })
}

/**
 * Moves a booking to another slot inside a transaction (VISIT-06). Of several requests that take
 * the slot at the same moment, one succeeds; the others wait for its lock and are refused. An open
 * offer ends as withdrawn.
 *
 * @throws Refusal if the doctor has no such booking or slot, or the rules do not allow it
 */
export async function moveBooking(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: BookingRequest & Pick<Schema<'MoveBookingRequest'>, 'slotId' | 'previousSlot' | 'withdrawsOffer'>,
): Promise<void> {
  const { doctorId, bookingId, requestId, slotId, previousSlot, withdrawsOffer = false } = request
  const booking = await lockBooking(tx, request)
  const offer = await offerOf(tx, booking)
  const now = clock.now()
  const movable = { ...booking, ...startTimeOf(booking), offer: offer ?? null }
  const { status, event } = allowed(move(movable, withdrawsOffer, now))
  if (booking.slotId === slotId) throw new Refusal('booking.same_slot')
  const open = withdrawsOffer ? offer : undefined
  const locked = await lockSlots(tx, doctorId, [
    ...[slotId, booking.slotId, open?.before.slotId].flatMap((id) => id ?? []),
    ...(open?.times.map((time) => time.slotId) ?? []),
  ])
  const wantedRow = locked.find(({ id }) => id === slotId)
  const wanted = wantedRow && ruleSlot(wantedRow, now)
  const previous = locked.find(({ id }) => id === booking.slotId)
  const exceptions = await exceptionsOn(tx, doctorId, wanted ? [wanted.date] : [])
  refuse(giveSlotProblem(wanted, { exceptions, now, bookingId }))
  const taken = await takeSlot(tx, slotId, now, bookingId)
  if (taken === undefined) throw new Error('A locked slot was taken')
  if (open !== undefined) await endOffer(tx, open.id, 'withdrawn', request, now)
  if (previous !== undefined) await freeSlot(tx, previous.id, now, statusOf(previousSlot))
  const detail = { from: booking.status, status }
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: event, at: now, requestId, detail })
  const before = beforeOf(booking, previous?.status ?? null, now)
  await saveAction(tx, booking, { status, startsAt: taken.startsAt, slotId, decidedAt: now, before }, { now })
}

/**
 * Notes inside a transaction that the doctor has told the patient what is so (MSG-05). A message
 * that waits to be sent about it closes no difference any more.
 *
 * @throws Refusal if the doctor has no such booking
 */
export async function setTold(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: BookingRequest,
): Promise<void> {
  const { doctorId, bookingId, requestId } = request
  const booking = await lockBooking(tx, request)
  const now = clock.now()
  const needed = neededMessage(booking)
  if (needed === undefined) return
  const known = learnt(stateForPatient(booking), now)
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: 'booking.told', at: now, requestId })
  await tx
    .update(bookings)
    .set({ known, ...settled(known, now) })
    .where(eq(bookings.id, bookingId))
  await dropOvertaken(tx, bookingId)
  // While the action can be undone, a plan stays for what an undo makes of it.
  if (undoUntil(booking, now) === undefined) await withdrawMessage(tx, bookingId)
}

/**
 * Notes inside a transaction whether the patient of a confirmed booking came (VISIT-03). If that is
 * noted already, nothing is recorded.
 *
 * @throws Refusal if the doctor has no such booking, or the rules do not allow it
 */
export async function setVisit(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: BookingRequest & { readonly visit: Visit },
): Promise<MessageCode> {
  const { doctorId, bookingId, requestId } = request
  const booking = await lockBooking(tx, request)
  const now = clock.now()
  refuse(visitProblem({ ...booking, ...startTimeOf(booking) }, now))
  const visit = request.visit === VISIT.none ? null : request.visit
  const code = visitMessage(request.visit)
  if (visit === booking.visit) return code
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: code, at: now, requestId })
  await storeVisit(tx, booking, visit, now)
  return code
}

/**
 * Locks the bookings that currently or formerly have these slots of a doctor. Must run before the
 * slots are locked or inserted (see `decideBooking`).
 *
 * @param further ids of other bookings to be locked, in the same order
 * @returns ids of bookings by slot; slots without bookings are left out
 */
export async function lockBookingsOfSlots(
  tx: Database,
  doctorId: string,
  slotIds: readonly string[],
  further: readonly string[] = [],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const bySlot = new Map<string, string[]>()
  if (slotIds.length + further.length === 0) return bySlot
  const rows = await tx
    .select({ id: bookings.id, slotId: bookings.slotId })
    .from(bookings)
    .where(and(or(isOneOf(bookings.slotId, slotIds), isOneOf(bookings.id, further)), eq(bookings.doctorId, doctorId)))
    .orderBy(asc(bookings.id))
    .for('update')
  const wanted = new Set(slotIds)
  for (const { id, slotId } of rows)
    if (slotId !== null && wanted.has(slotId)) bySlot.set(slotId, [...(bySlot.get(slotId) ?? []), id])
  return bySlot
}
