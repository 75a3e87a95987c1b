import { BOOKING_STATUS, parseBookingStatus, VISIT, type CancellationReason } from '@nalam/sdk'
import { offerState } from '@nalam/sdk/rules'
import { knowledgeOf } from '../../changes/messages/messageStore.ts'
import { unpackRows } from '../../db/reads.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import type { BookingBefore, bookings, StoredKnowledge } from '../../db/schema.ts'
import type { BookingConflict, BookingCounts } from './figures.ts'
import type { ListedIntake } from './intakeColumn.ts'
import type { ListedOffer } from './offerRows.ts'
import type { bookingColumns } from './queries.ts'
import { wireDate, wireTimeOf } from '../days.ts'
import { undoUntil } from './rules.ts'
import { firstUpcoming } from '../days.ts'

export interface BookingRow extends Pick<
  typeof bookings.$inferSelect,
  Exclude<keyof typeof bookingColumns, 'before' | 'offer' | 'intake' | 'noShows' | 'queueNumber'>
> {
  readonly before: Pick<BookingBefore, 'status' | 'startsAt'> | null
  readonly offer: ListedOffer | null
  readonly intake: ListedIntake | null
  /** How many times the patient did not come; null for never. */
  readonly noShows: number | null
  /** The number of the patient's arrival; null without one. */
  readonly queueNumber: number | null
  /** The other bookings of its time; in lists only. */
  readonly conflicts?: readonly BookingConflict[] | null
}

const NOTED_VISITS = [VISIT.arrived, VISIT.seen, VISIT.noShow] as const

const REMINDER_ANSWERS = ['comes', 'cannot'] as const

/** A calendar shows live bookings only. */
const NOT_CANCELLED = { cancelledAt: null, cancelReason: null, cancelNote: null, cancellationId: null } as const

type PackedCancellation = [
  cancelledAt: number,
  cancelReason: CancellationReason | null,
  cancelNote: string | null,
  cancellationId: string | null,
]

function readCancellation(text: string): Pick<BookingRow, keyof typeof NOT_CANCELLED> {
  if (text === '') return NOT_CANCELLED
  const [cancelledAt, cancelReason, cancelNote, cancellationId] = JSON.parse(text) as PackedCancellation
  return { cancelledAt: new Date(cancelledAt), cancelReason, cancelNote, cancellationId }
}

function readNotTold(text: string): Pick<BookingRow, 'notToldAt' | 'known'> {
  if (text === '') return { notToldAt: null, known: null }
  const [notToldAt, known] = JSON.parse(text) as [number, StoredKnowledge | null]
  return { notToldAt: new Date(notToldAt), known }
}

/**
 * Returns the bookings of a packed query, each with the id of its slot; `null` without one. Queries
 * of live bookings have no cancellations and conflicts. JSON was written by the query itself.
 */
export function readPackedBookings(
  found: ReadonlyArray<{ readonly packed: string | null }>,
): Array<BookingRow & { readonly slotId: string | null }> {
  return unpackRows(found, (fields) => {
    const [id = '', bookingNumber = '', startsAt = '', patientName = '', patientPhone = '', mode = '', ...rest] = fields
    const [
      status,
      decidedAt = '',
      slotId = '',
      visit,
      movedFrom = '',
      offer = '',
      intake = '',
      reminderAnswer = '',
      noShows = '',
      queueNumber = '',
      notTold = '',
      ...listed
    ] = rest
    const [cancellation = '', conflicts = ''] = listed
    const texts = { id, bookingNumber, startsAt, patientName, patientPhone, mode }
    const decided = decidedAt === '' ? null : new Date(Number(decidedAt))
    return {
      ...texts,
      ...readCancellation(cancellation),
      ...readNotTold(notTold),
      status: Number(status),
      decidedAt: decided,
      slotId: slotId === '' ? null : slotId,
      reminderAnswer: REMINDER_ANSWERS.find((answer) => answer === reminderAnswer) ?? null,
      noShows: noShows === '' ? null : Number(noShows),
      queueNumber: queueNumber === '' ? null : Number(queueNumber),
      visit: NOTED_VISITS.find((noted) => noted === visit) ?? null,
      before: movedFrom === '' ? null : { status: BOOKING_STATUS.pending, startsAt: movedFrom },
      offer: offer === '' ? null : (JSON.parse(offer) as ListedOffer),
      intake: intake === '' ? null : (JSON.parse(intake) as ListedIntake),
      conflicts: conflicts === '' ? null : (JSON.parse(conflicts) as BookingConflict[]),
    }
  })
}

/** Converts an offer to its response shape. A withdrawn one is no longer linked to its booking. */
function wireOffer(offer: ListedOffer, isUndoable: boolean, now: Date): Schema<'BookingOffer'> {
  const { times, note, wish, createdAt, expiresAt, offersId } = offer
  const state = offerState({ ...offer, expiresAt: new Date(expiresAt) }, now)
  return {
    state: state === 'withdrawn' ? 'expired' : state,
    times: times.map(({ slotId, startsAt }) => ({ slotId, ...wireTimeOf(startsAt) })),
    sentAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    ...(state === 'open' && { keepsTime: offer.keepsTime }),
    ...(isUndoable && state === 'open' && offersId !== null && { offersId }),
    ...(note !== null && { note }),
    ...(wish !== null && state === 'none' && { wish }),
  }
}

function wireIntake(intake: ListedIntake, status: number): Partial<Schema<'Booking'>> {
  const [platform, reason, isConfirmedAtOnce, lapsedAt] = intake
  return {
    platform,
    ...(reason !== null && { reason }),
    ...(isConfirmedAtOnce && status === BOOKING_STATUS.confirmed && { isConfirmedAtOnce }),
    ...(lapsedAt !== null && status === BOOKING_STATUS.declined && { lapsedAt: new Date(lapsedAt).toISOString() }),
  }
}

/** Returns whose message was given up, until the appointment is over (MSG-05). */
function wireNotTold({ notToldAt, known, startsAt }: BookingRow, now: Date): Partial<Schema<'Booking'>> {
  if (notToldAt === null || startsAt < firstUpcoming(now)) return {}
  const { state, ...at } = knowledgeOf({ known, startsAt })
  const time = 'startsAt' in at ? wireTimeOf(at.startsAt) : {}
  return { notTold: { givenUpAt: notToldAt.toISOString(), known: { state, ...time } } }
}

/**
 * Returns the fields of the extensions: when the last action was carried out and until when it can
 * be undone, the cancellation, the visit and the offer.
 */
function extensionFields(row: BookingRow, now: Date): Partial<Schema<'Booking'>> {
  const { status, decidedAt, cancelledAt, cancelReason, cancelNote, cancellationId, visit, before } = row
  const end = undoUntil(row, now)
  const isUndoable = end !== undefined && decidedAt !== null
  const isConfirmed = status === BOOKING_STATUS.confirmed
  return {
    ...(isUndoable && { decidedAt: decidedAt.toISOString(), undoUntil: end.toISOString() }),
    ...(status === BOOKING_STATUS.declined &&
      cancelledAt !== null && {
        cancellation: {
          reason: cancelReason ?? 'patient',
          ...(cancelNote !== null && { note: cancelNote }),
          cancelledAt: cancelledAt.toISOString(),
          ...(isUndoable && cancellationId !== null && { cancellationId }),
        },
      }),
    ...(isConfirmed && visit !== null && { visit }),
    ...(isConfirmed && row.queueNumber !== null && { queueNumber: row.queueNumber }),
    ...(row.reminderAnswer !== null && { reminderAnswer: row.reminderAnswer }),
    ...(row.noShows !== null && { noShows: row.noShows }),
    ...(isConfirmed && isUndoable && before !== null && { movedFrom: wireTimeOf(before.startsAt) }),
    ...(row.offer && { offer: wireOffer(row.offer, isUndoable, now) }),
    ...(row.intake && wireIntake(row.intake, status)),
    ...wireNotTold(row, now),
  }
}

/**
 * Converts a booking to its response shape.
 *
 * @param now `undefined` on a server without extensions, which has no undo
 */
export function wireBooking(row: BookingRow, now: Date | undefined): Schema<'Booking'> {
  return {
    id: row.id,
    date: wireDate(row.startsAt),
    bookingId: row.bookingNumber,
    name: row.patientName,
    studentName: row.patientName,
    phoneNumber: row.patientPhone,
    studentPhone: row.patientPhone,
    time: row.startsAt.slice(11, 16),
    type: row.mode,
    bookingStatus: parseBookingStatus(row.status) ?? BOOKING_STATUS.pending,
    ...(now === undefined ? {} : extensionFields(row, now)),
    ...(now !== undefined && row.conflicts ? { conflicts: [...row.conflicts] } : {}),
  }
}

/** A booking with the id of its slot; null without one. */
export type PlacedBooking = readonly [booking: Schema<'Booking'>, slotId: string | null]

export interface BookingRows {
  readonly rows: Schema<'Booking'>[]
  /** Number of bookings on all pages. */
  readonly total: number
  readonly summary: BookingCounts
}
