import { BOOKING_STATUS, firstName, VISIT } from '@nalam/sdk'
import {
  patientAppointmentState,
  reminderAnswerEnd,
  reminderAnswerProblem,
  type ReminderAnswer,
} from '@nalam/sdk/rules'
import { and, eq } from 'drizzle-orm'
import { planNotice } from '../../changes/messages/platformNotices.ts'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import type { MessageCode, Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { bookings, cities, doctors, localities } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { wireTimeOf } from '../days.ts'
import { freeSlot, lockSlots, retakeSlot } from '../slots/store.ts'
import { readTurn } from '../visits/readQueue.ts'
import { beforeOf, lockBooking, saveAction, type LockedBooking } from './actionStore.ts'
import { addressOf } from './patientOffer.ts'

/** The booking of a reminder's link. */
interface LinkedBooking {
  readonly doctorId: string
  readonly bookingId: string
}

/**
 * Returns an appointment as its patient sees it (MSG-06): the first name only, and nobody's mobile
 * number. A patient who has arrived also sees her place in the queue.
 */
export async function readPatientAppointment(
  db: Database,
  { doctorId, bookingId }: LinkedBooking,
  now: Date,
): Promise<Schema<'PatientAppointment'>> {
  const [found] = await db
    .select({
      ...columnsOf(
        bookings,
        'status',
        'startsAt',
        'reminderAnswer',
        'bookingNumber',
        'patientName',
        'visit',
        'bookAgainUrl',
      ),
      doctorName: doctors.name,
      ...columnsOf(doctors, 'clinicName', 'address', 'landmark', 'pincode', 'freesTime'),
      locality: localities.name,
      city: cities.name,
    })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .leftJoin(localities, eq(localities.id, doctors.localityId))
    .leftJoin(cities, eq(cities.id, doctors.cityId))
    .where(and(eq(bookings.id, bookingId), eq(bookings.doctorId, doctorId)))
  if (found === undefined) throw new Refusal('not_found')
  const address = addressOf(found)
  const isThere = found.status === BOOKING_STATUS.confirmed && found.visit === VISIT.arrived
  const turn = isThere ? await readTurn(db, { doctorId, bookingId, day: found.startsAt.slice(0, 10) }, now) : undefined
  return {
    state: patientAppointmentState(found),
    patientName: firstName(found.patientName),
    doctorName: found.doctorName,
    ...(found.clinicName && { clinicName: found.clinicName }),
    ...(address && { address }),
    ...(found.landmark && { landmark: found.landmark }),
    bookingNumber: found.bookingNumber,
    ...wireTimeOf(found.startsAt),
    canAnswer: reminderAnswerProblem(found, now) === undefined,
    changeUntil: reminderAnswerEnd(found.startsAt).toISOString(),
    freesTime: found.freesTime,
    ...(found.bookAgainUrl && { bookAgainUrl: found.bookAgainUrl }),
    ...(turn && { turn }),
  }
}

/** A patient's answer to a reminder. */
export interface PatientReminderAnswer extends LinkedBooking {
  readonly answer: ReminderAnswer
  readonly requestId: string
  /** The platform through which the patient answers. */
  readonly platformId?: string
}

/** Frees the time of a patient who cannot come; the doctor can undo it like a cancellation. */
async function cancelAppointment(tx: Database, booking: LockedBooking, now: Date) {
  const { doctorId, slotId } = booking
  const [slot] = slotId === null ? [] : await lockSlots(tx, doctorId, [slotId])
  if (slot !== undefined) await freeSlot(tx, slot.id, now)
  const before = beforeOf(booking, slot?.status ?? null, now)
  const result = { status: BOOKING_STATUS.declined, decidedAt: now, cancelledAt: now, before }
  await saveAction(tx, booking, { ...result, reminderAnswer: 'cannot' }, { now, isByPatient: true })
}

/** Takes the freed time again, if nobody else has it. @throws Refusal */
async function comeAfterAll(tx: Database, booking: LockedBooking, now: Date) {
  const { doctorId, slotId } = booking
  if (slotId === null) throw new Refusal('reminder.time_taken')
  await lockSlots(tx, doctorId, [slotId])
  if (!(await retakeSlot(tx, slotId, now))) throw new Refusal('reminder.time_taken')
  const result = { status: BOOKING_STATUS.confirmed, slotId, decidedAt: null }
  await saveAction(tx, booking, { ...result, reminderAnswer: 'comes' }, { now, isByPatient: true })
}

/**
 * Stores a patient's answer to a reminder inside a transaction (MSG-06); the same answer again
 * changes nothing. The time of a patient who cannot come is free or kept, as the doctor has chosen.
 *
 * @throws Refusal if the rules do not allow it, or if somebody else has a freed time
 */
export async function storeReminderAnswer(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, bookingId, answer, requestId, platformId }: PatientReminderAnswer,
): Promise<MessageCode> {
  const booking = await lockBooking(tx, { doctorId, bookingId })
  const now = clock.now()
  const code = `reminder.${answer}` as const
  refuse(reminderAnswerProblem(booking, now))
  if (booking.reminderAnswer === answer) return code
  const [doctor] = await tx.select({ freesTime: doctors.freesTime }).from(doctors).where(eq(doctors.id, doctorId))
  const isCancelled = answer === 'cannot' && doctor?.freesTime === true
  if (isCancelled) await cancelAppointment(tx, booking, now)
  else if (booking.status === BOOKING_STATUS.declined) await comeAfterAll(tx, booking, now)
  else {
    await tx.update(bookings).set({ reminderAnswer: answer }).where(eq(bookings.id, bookingId))
    const { platformId: booker } = booking
    if (booker !== null) await planNotice(tx, { bookingId, platformId: booker, dueAt: now, changedAt: now })
  }
  const detail = { by: 'patient', ...(platformId && { platform: platformId }) }
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: code, at: now, requestId, detail })
  return code
}

/** Returns what a doctor wants of the answers to reminders. */
export async function readReminderSettings(db: Database, doctorId: string): Promise<Schema<'ReminderSettings'>> {
  const [doctor] = await db.select({ freesTime: doctors.freesTime }).from(doctors).where(eq(doctors.id, doctorId))
  return { freesTime: doctor?.freesTime ?? true }
}

/** Stores what a doctor wants of the answers to reminders, inside a transaction. */
export async function saveReminderSettings(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, requestId, freesTime }: Schema<'ReminderSettings'> & Changer,
): Promise<void> {
  const name = 'reminder_settings.saved'
  await recordChange(tx, { doctorId, name, at: clock.now(), requestId, detail: { freesTime } })
  await tx.update(doctors).set({ freesTime }).where(eq(doctors.id, doctorId))
}
