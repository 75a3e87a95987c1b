import { BOOKING_STATUS, CLINIC_ZONE, parseBookingStatus } from '@nalam/sdk'
import {
  bookingState,
  giveSlotProblem,
  isLapsing,
  LAPSING_FOR,
  patientCancellationProblem,
  platformBookingState,
  statusAfterBeginning,
  type DayException,
} from '@nalam/sdk/rules'
import { and, asc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { startPeriodicWork, type PeriodicWork } from '../../changes/periodicWork.ts'
import { recordChange } from '../../changes/recordChange.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { isConflict } from '../../db/errors.ts'
import { columnsOf } from '../../db/reads.ts'
import { bookings, cities, doctors, localities } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { exceptionFields } from '../../http/log.ts'
import { wireTimeOf } from '../days.ts'
import { ruleSlot, startTimeOf } from '../slots/slot.ts'
import { freeSlot, lockSlots } from '../slots/store.ts'
import { lockBooking, saveAction, type LockedBooking } from '../bookings/actionStore.ts'
import { endOffer, lockOffer } from '../bookings/offerRows.ts'
import { addressOf } from '../bookings/patientOffer.ts'
import { undoUntil } from '../bookings/rules.ts'
import { firstUpcoming } from '../days.ts'
import { enterBooking, type OfPlatform, type PatientBooking } from '../bookings/store.ts'

/** A time that a platform books for a patient. */
export interface PlatformRequest extends PatientBooking, OfPlatform {
  readonly doctorId: string
  readonly isConfirmedAtOnce: boolean
  /** The exceptions of the day of the slot. */
  readonly exceptions: readonly DayException[]
  /** The platform's own hold of the time. */
  readonly holdId: string | undefined
  readonly requestId: string
}

/**
 * Books a time for a patient inside a transaction (INTAKE-01). If several requests book it at once,
 * exactly one succeeds; the others wait for its lock and are refused.
 *
 * @throws Refusal for a time that is not free, and for a reference that the platform has used
 */
export async function bookForPlatform(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, holdId, requestId, exceptions, ...booking }: PlatformRequest,
): Promise<void> {
  const now = clock.now()
  const [slot] = await lockSlots(tx, doctorId, [booking.slotId])
  // A hold counts like an offer to this patient.
  refuse(giveSlotProblem(slot && ruleSlot(slot, now), { exceptions, now, bookingId: holdId }))
  const status = booking.isConfirmedAtOnce ? BOOKING_STATUS.confirmed : BOOKING_STATUS.pending
  const entry = { mode: 'Online', status, event: 'booking.created' }
  try {
    // In a savepoint: a conflict of the reference leaves the transaction usable.
    const row = await tx.transaction((within) => enterBooking(within, booking, entry, { now, requestId, holdId }))
    if (row === undefined) throw new Error('A locked slot was taken')
  } catch (error) {
    throw isConflict(error) ? new Refusal('booking.reference_taken') : error
  }
}

/** Returns a booking as the platform that made it sees it. @throws Refusal 404 if it made none */
export async function readPlatformBooking(
  db: Database,
  { platformId, bookingId, now }: { readonly platformId: string; readonly bookingId: string; readonly now: Date },
): Promise<Schema<'PlatformBooking'>> {
  const [found] = await db
    .select({
      booking: columnsOf(
        bookings,
        'id',
        'bookingNumber',
        'platformReference',
        'doctorId',
        'startsAt',
        'status',
        'createdAt',
        'decidedAt',
        'before',
        'cancelledAt',
        'cancelReason',
        'lapsedAt',
        'isConfirmedAtOnce',
        'reminderAnswer',
      ),
      doctorName: doctors.name,
      ...columnsOf(doctors, 'clinicName', 'address', 'landmark', 'pincode'),
      locality: localities.name,
      city: cities.name,
    })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .leftJoin(localities, eq(localities.id, doctors.localityId))
    .leftJoin(cities, eq(cities.id, doctors.cityId))
    .where(and(eq(bookings.id, bookingId), eq(bookings.platformId, platformId)))
  if (found === undefined) throw new Refusal('not_found')
  const { booking, doctorName, clinicName, landmark } = found
  const { status, cancelledAt, lapsedAt, cancelReason, decidedAt, createdAt } = booking
  const state = platformBookingState(
    bookingState(
      {
        ...wireTimeOf(booking.startsAt),
        status: parseBookingStatus(status) ?? 'unknown',
        cancellation: cancelledAt === null ? null : {},
        lapsedAt: lapsedAt?.toISOString(),
      },
      now,
    ),
  )
  const isFirst = state === 'requested' || (state === 'confirmed' && booking.isConfirmedAtOnce)
  const reached = { cancelled: cancelledAt, lapsed: lapsedAt }
  const changedAt =
    state === 'cancelled' || state === 'lapsed' ? reached[state] : (decidedAt ?? (isFirst ? createdAt : null))
  const finalAt = undoUntil(booking, now)
  const address = addressOf(found)
  return {
    id: booking.id,
    bookingNumber: booking.bookingNumber,
    ...(booking.platformReference !== null && { reference: booking.platformReference }),
    doctorId: booking.doctorId,
    doctorName,
    ...(clinicName && { clinicName }),
    ...(address && { address }),
    ...(landmark && { landmark }),
    ...wireTimeOf(booking.startsAt),
    state,
    ...(state === 'cancelled' && { cancelledBy: cancelReason === null ? 'patient' : 'clinic' }),
    requestedAt: createdAt.toISOString(),
    ...(changedAt !== null && { changedAt: changedAt.toISOString() }),
    ...(finalAt !== undefined && { finalAt: finalAt.toISOString() }),
    ...(booking.reminderAnswer !== null && { reminderAnswer: booking.reminderAnswer }),
    canCancel: patientCancellationProblem({ ...startTimeOf(booking), status }, now) === undefined,
  }
}

/** Frees what a locked booking has: its slot, and those of an open offer. */
async function freeAll(tx: Database, doctorId: string, booking: LockedBooking, now: Date): Promise<void> {
  const offer = booking.offerId === null ? undefined : await lockOffer(tx, booking.offerId)
  if (offer?.state === 'open') await endOffer(tx, offer.id, 'withdrawn', { doctorId, bookingId: booking.id }, now)
  if (booking.slotId === null) return
  await lockSlots(tx, doctorId, [booking.slotId])
  await freeSlot(tx, booking.slotId, now)
}

/** A patient's cancellation of a booking. */
export interface PatientCancellation {
  readonly doctorId: string
  readonly bookingId: string
  readonly requestId: string
  /** The platform through which the patient cancels. */
  readonly platformId?: string
}

/**
 * Cancels a booking as its patient wishes, inside a transaction (INTAKE-02). The time is free again.
 * It cannot be undone: only the patient knows what she wants.
 *
 * @throws Refusal if the rules do not allow it
 */
export async function cancelByPatient(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, bookingId, requestId, platformId }: PatientCancellation,
): Promise<void> {
  const booking = await lockBooking(tx, { doctorId, bookingId })
  const now = clock.now()
  refuse(patientCancellationProblem({ ...startTimeOf(booking), status: booking.status }, now))
  const status = BOOKING_STATUS.declined
  await freeAll(tx, doctorId, booking, now)
  const detail = { status, by: 'patient', ...(platformId && { platform: platformId }) }
  const name = 'booking.cancelled'
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name, at: now, requestId, detail })
  const result = { status, slotId: booking.slotId, decidedAt: null, cancelledAt: now }
  await saveAction(tx, booking, result, { now, isByPatient: true })
}

/** Returns whose booking a platform has made. @throws Refusal 404 if it made none */
export async function findPlatformBooking(
  db: Database,
  platformId: string,
  bookingId: string,
): Promise<Pick<PatientCancellation, 'doctorId' | 'bookingId'>> {
  const [found] = await db
    .select({ doctorId: bookings.doctorId })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.platformId, platformId)))
  if (found === undefined) throw new Refusal('not_found')
  return { bookingId, ...found }
}

/** Maximum number of requests that lapse in one step. */
const MAX_AT_ONCE = 100

/** A request that was read without a lock. */
interface DueRequest {
  readonly doctorId: string
  readonly bookingId: string
}

/**
 * Has a request count as not confirmed inside a transaction, an hour before its time, if nobody has
 * answered it in the meantime: its patient is told, and the doctor can still answer it.
 */
async function announceLapse(tx: Database, request: DueRequest, now: Date) {
  const booking = await lockBooking(tx, request)
  const { status, decidedAt, before, offerId } = booking
  if (isLapsing({ ...startTimeOf(booking), ...booking, isByPlatform: booking.platformId !== null }, now))
    await saveAction(tx, booking, { status, decidedAt, before, offerId }, { now })
}

/** Lets a request lapse inside a transaction, if nobody has answered it in the meantime. */
async function lapse(tx: Database, request: DueRequest, now: Date) {
  const { doctorId, bookingId } = request
  const booking = await lockBooking(tx, request)
  const status = statusAfterBeginning({ ...startTimeOf(booking), status: booking.status }, now)
  if (status === undefined) return
  await freeAll(tx, doctorId, booking, now)
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: 'booking.lapsed', at: now })
  await saveAction(tx, booking, { status, slotId: booking.slotId, decidedAt: null, lapsedAt: now }, { now })
}

/** Matches requests of platforms that nobody has answered and that start before a moment. */
const isUnanswered = (before: string) =>
  and(isNotNull(bookings.platformId), eq(bookings.status, BOOKING_STATUS.pending), lt(bookings.startsAt, before))

/**
 * Lets requests of platforms lapse whose time has begun (INTAKE-02), and announces it an hour
 * before, in bounded steps. Whatever the number of processes, each is announced and lapses once.
 *
 * @param every milliseconds
 */
export function createLapses(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  every = 10_000,
): PeriodicWork {
  return startPeriodicWork({ name: 'lapses', every, log }, async (isClosed) => {
    const dueRequests = (which: SQL | undefined) =>
      db
        .select({ bookingId: bookings.id, doctorId: bookings.doctorId })
        .from(bookings)
        .where(which)
        .orderBy(asc(bookings.startsAt))
        .limit(MAX_AT_ONCE)
    const now = clock.now()
    const soon = firstUpcoming(new Date(now.getTime() + LAPSING_FOR))
    // As `isLapsing` says: a later request is not announced.
    const wasMadeBefore = sql`${bookings.createdAt} < (${bookings.startsAt} at time zone ${CLINIC_ZONE}) - interval '2 hours'`
    const steps = [
      [announceLapse, and(isUnanswered(soon), isNull(bookings.lapsingAt), wasMadeBefore)],
      [lapse, isUnanswered(firstUpcoming(now))],
    ] as const
    for (const [step, which] of steps)
      for (const request of await dueRequests(which)) {
        if (isClosed()) return
        try {
          await db.transaction((tx) => step(tx, request, clock.now()))
        } catch (error) {
          // One that fails holds up no other; it is tried again.
          log.error('lapses', exceptionFields(error))
        }
      }
  })
}
