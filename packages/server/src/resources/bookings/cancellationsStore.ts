import { LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { cancellationProblem, leftBookingReason, undoEnd } from '@nalam/sdk/rules'
import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import { boundsOfDays } from '../days.ts'
import type { Database } from '../../db/open.ts'
import { isOneOf } from '../../db/reads.ts'
import { bookings } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import type { Changer } from '../../changes/recordChange.ts'
import { hashOf } from '../../random.ts'
import { startTimeOf } from '../slots/slot.ts'
import { lockSlots } from '../slots/store.ts'
import { cancelLocked, lockBookings, type Cancelling, type LockedBooking } from './actionStore.ts'
import { undoLocked } from './decisionStore.ts'
import { bookingColumns } from './queries.ts'
import { wireBooking, type BookingRow } from './wireBooking.ts'

/** The bookings that a cancellation is asked for: by id, or those of a day from a time on. */
export type Selection =
  | { readonly bookingIds: readonly string[] }
  | {
      readonly bookingIds?: undefined
      /** ISO date at the clinic. */
      readonly date: string
      /** `HH:MM` at the clinic. */
      readonly fromTime: string
    }

type Preview = Schema<'CancellationsPreview'>

const earliestFirst = [asc(bookings.startsAt), asc(bookings.id)]

async function selected(db: Database, doctorId: string, selection: Selection): Promise<BookingRow[]> {
  const ofDoctor = eq(bookings.doctorId, doctorId)
  const isSelected =
    selection.bookingIds === undefined
      ? and(
          inArray(bookings.status, LIVE_BOOKING_STATUSES),
          gte(bookings.startsAt, `${selection.date} ${selection.fromTime}:00`),
          lt(bookings.startsAt, boundsOfDays({ from: selection.date, to: selection.date }).before),
        )
      : isOneOf(bookings.id, selection.bookingIds)
  return db
    .select(bookingColumns)
    .from(bookings)
    .where(and(ofDoctor, isSelected))
    .orderBy(...earliestFirst)
}

/** Equal as long as a cancellation concerns the same bookings at the same times. */
function fingerprintOf(selection: Selection, rows: readonly BookingRow[]): string {
  return hashOf(JSON.stringify([selection, rows.map(({ id, startsAt }) => [id, startsAt])]))
}

/** Returns which bookings a cancellation concerns (VISIT-02). Changes nothing. */
export async function previewCancellations(
  db: Database,
  doctorId: string,
  selection: Selection,
  now: Date,
): Promise<Preview> {
  const found = await selected(db, doctorId, selection)
  const judged = found.map((row) => ({
    row,
    reason: leftBookingReason({ ...startTimeOf(row), status: row.status, visit: row.visit }, now),
  }))
  const rows = judged.flatMap(({ row, reason }) => (reason === undefined ? [row] : []))
  const left = judged.flatMap(({ row, reason }) =>
    reason !== undefined ? [{ bookingId: row.id, reason, booking: wireBooking(row, now) }] : [],
  )
  const existing = new Set(found.map(({ id }) => id))
  const gone = (selection.bookingIds ?? []).filter((id) => !existing.has(id))
  return {
    fingerprint: fingerprintOf(selection, rows),
    bookings: rows.map((row) => wireBooking(row, now)),
    left: [...left, ...gone.map((bookingId) => ({ bookingId, reason: 'gone' as const }))],
  }
}

export interface CancellationsRequest extends Changer, Cancelling {
  readonly selection: Selection
  readonly fingerprint: string
}

/**
 * Locks the slots of locked bookings, before any change is recorded.
 *
 * @returns the slot of each booking that has one, by its id
 */
async function lockSlotsOf(tx: Database, doctorId: string, locked: readonly LockedBooking[]) {
  const slots = await lockSlots(
    tx,
    doctorId,
    locked.flatMap(({ slotId }) => slotId ?? []),
  )
  return new Map(slots.map((slot) => [slot.id, slot]))
}

/**
 * Cancels the bookings of a preview inside a transaction, all or none (VISIT-02).
 *
 * @throws Refusal 409 with the new preview if the previewed bookings have changed, or there are
 * none
 */
export async function cancelBookings(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  request: CancellationsRequest,
): Promise<Schema<'CancelBookingsResponse'>['data']> {
  const { doctorId, requestId, selection, fingerprint, reason, note, slot } = request
  refuse(cancellationProblem(reason, note))
  const now = clock.now()
  const seen = await previewCancellations(tx, doctorId, selection, now)
  const locked = await lockBookings(
    tx,
    doctorId,
    seen.bookings.map(({ id }) => id),
  )
  // Another transaction may have changed them before they were locked.
  const preview = await previewCancellations(tx, doctorId, selection, now)
  if (preview.fingerprint !== fingerprint || preview.fingerprint !== seen.fingerprint)
    throw new Refusal('cancellations.changed', undefined, { cancellations: preview })
  if (locked.length === 0) throw new Refusal('cancellations.none', undefined, { cancellations: preview })
  const slots = await lockSlotsOf(tx, doctorId, locked)
  const cancellationId = random.id()
  const cancelling = { doctorId, requestId, reason, note, slot, now, cancellationId }
  for (const booking of locked) await cancelLocked(tx, booking, slots.get(booking.slotId ?? ''), cancelling)
  return { id: cancellationId, cancelled: locked.length, undoUntil: undoEnd(now).toISOString() }
}

/** How long a cancellation is found, in milliseconds. It can be undone only for ten minutes. */
const FOUND_FOR = 24 * 3_600_000

/**
 * Undoes a cancellation of several bookings inside a transaction, completely or not at all
 * (VISIT-02). Bookings that were undone one by one since then are left out.
 *
 * @throws Refusal if it cannot be undone. The transaction must end then.
 */
export async function undoCancellations(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: Changer & { readonly cancellationId: string },
): Promise<void> {
  const { doctorId, cancellationId, requestId } = request
  const now = clock.now()
  const ids = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.doctorId, doctorId),
        eq(bookings.cancellationId, cancellationId),
        // Along `bookings_decided`.
        gt(bookings.decidedAt, new Date(now.getTime() - FOUND_FOR)),
      ),
    )
  if (ids.length === 0) throw new Refusal('not_found')
  const cancelled = await lockBookings(
    tx,
    doctorId,
    ids.map(({ id }) => id),
  )
  // One that was undone while this waited for its lock is left out as well.
  const locked = cancelled.filter((booking) => booking.cancellationId === cancellationId)
  await lockSlots(
    tx,
    doctorId,
    locked.flatMap(({ before }) => before?.slotId ?? []),
  )
  for (const booking of locked) {
    try {
      await undoLocked(tx, booking, { doctorId, bookingId: booking.id, requestId }, now)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'booking.undo_over') throw error
      throw new Refusal('cancellations.undo_refused')
    }
  }
}
