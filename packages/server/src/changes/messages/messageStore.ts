import type { MessageName } from '@nalam/sdk'
import {
  appointmentInstant,
  knowledgeAfter,
  messageFor,
  reminderTime,
  type MessageToPatient,
  type PatientKnowledge,
  type ToldBooking,
} from '@nalam/sdk/rules'
import { and, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm'
import { latestMoment } from '../../clock.ts'
import { changeInSteps, removeInSteps, type IsClosed } from '../../db/inSteps.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import {
  bookings,
  deliveries,
  doctors,
  messages,
  offerLinks,
  offers,
  reminderLinks,
  type MessageContent,
  type StoredKnowledge,
} from '../../db/schema.ts'
import { hashOf, linkToken } from '../../random.ts'
import { recordChange } from '../recordChange.ts'
import { isTimely } from './deliveryRules.ts'

/** How long a difference waits for a process that sends messages, in milliseconds. */
const STORED_FOR = 24 * 3_600_000

/** The largest number of differences that are taken in one transaction. */
const MAX_AT_ONCE = 100

/** A booking with what its patient knows. */
export type KnownBooking = ToldBooking & { readonly known: StoredKnowledge | null }

/** Returns what a patient knows. The patient of a booking without an entry has requested it. */
export const knowledgeOf = ({ known, startsAt }: Pick<KnownBooking, 'known' | 'startsAt'>): PatientKnowledge =>
  known ?? { state: 'requested', startsAt }

/** Returns the message that a booking's patient needs; `undefined` if there is none. */
export const neededMessage = (booking: KnownBooking): MessageToPatient | undefined =>
  messageFor(knowledgeOf(booking), booking)

/** Returns what a patient knows from a moment on. */
export const learnt = (known: PatientKnowledge, at: Date): StoredKnowledge => ({ ...known, since: at.toISOString() })

/** Returns when a patient is reminded who knows of nothing new; null for no reminder. */
export function nextReminder(known: StoredKnowledge | null, now: Date): Date | null {
  if (known?.state !== 'confirmed' || known.isReminded === true) return null
  const since = new Date(known.since)
  return reminderTime(known, since > latestMoment(now) ? now : since, now) ?? null
}

/** Columns of a booking whose patient knows what is so. */
export const settled = (known: StoredKnowledge | null, now: Date) => ({
  notToldAt: null,
  remindAt: nextReminder(known, now),
})

/**
 * Plans when the difference between what a patient knows and what is so is taken, in the
 * transaction that changes the booking; an earlier plan for it is replaced.
 */
export async function planMessage(
  tx: Database,
  plan: Pick<typeof messages.$inferInsert, 'doctorId' | 'bookingId' | 'dueAt' | 'createdAt'>,
): Promise<void> {
  const { dueAt, createdAt } = plan
  await tx
    .insert(messages)
    .values(plan)
    .onConflictDoUpdate({ target: messages.bookingId, set: { name: '', dueAt, createdAt } })
}

/** Removes the plan for a booking whose patient knows what is so. */
export async function withdrawMessage(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(messages).where(eq(messages.bookingId, bookingId))
}

/** What a difference is taken from. */
export const toldColumns = {
  bookingId: bookings.id,
  bookingNumber: bookings.bookingNumber,
  phoneNumber: bookings.patientPhone,
  status: bookings.status,
  startsAt: bookings.startsAt,
  cancelledAt: bookings.cancelledAt,
  cancelReason: bookings.cancelReason,
  cancelNote: bookings.cancelNote,
  lapsedAt: bookings.lapsedAt,
  lapsingAt: bookings.lapsingAt,
  language: bookings.language,
  offerId: bookings.offerId,
  known: bookings.known,
  doctorName: doctors.name,
  clinicName: doctors.clinicName,
  offerState: offers.state,
  offerNote: offers.note,
  offerExpiresAt: offers.expiresAt,
}

/** What messages about a booking say now. */
interface CurrentContent {
  readonly bookingNumber: string
  readonly doctorName: string
  readonly clinicName: string | null
  readonly cancelReason: MessageContent['reason']
  readonly cancelNote: string | null
  readonly offerId: string | null
  readonly offerNote: string | null
  readonly offerExpiresAt: Date | null
}

/** Returns what a message says beside its times. */
export function contentFor(name: MessageName, current: CurrentContent): MessageContent {
  const { doctorName, clinicName, bookingNumber } = current
  const isCancelled = name === 'booking.cancelled'
  const isOffered = name === 'booking.offered'
  return {
    doctorName,
    clinicName,
    bookingNumber,
    reason: isCancelled ? current.cancelReason : null,
    note: isCancelled ? current.cancelNote : isOffered ? current.offerNote : null,
    offerId: isOffered ? current.offerId : null,
    offerExpiresAt: isOffered ? (current.offerExpiresAt?.toISOString() ?? null) : null,
  }
}

export const newWebhookId = () => sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`

/**
 * Takes the differences that are due, and makes them messages whose content is fixed, inside a
 * transaction (MSG-04). The bookings are locked: an undo that began in time is found as what is so,
 * or finds that its time is over. Bookings that are changed at this moment are left for the next
 * time.
 *
 * @returns the number of differences
 */
export async function takeDifferences(tx: Database, now: Date): Promise<number> {
  const due = await tx
    .select({
      id: messages.id,
      doctorId: messages.doctorId,
      happenedAt: messages.createdAt,
      dueAt: messages.dueAt,
      ...toldColumns,
    })
    .from(messages)
    .innerJoin(bookings, eq(bookings.id, messages.bookingId))
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .leftJoin(offers, eq(offers.id, bookings.offerId))
    .where(lte(messages.dueAt, now))
    .orderBy(messages.id)
    .limit(MAX_AT_ONCE)
    .for('update', { of: [messages, bookings], skipLocked: true })
  if (due.length === 0) return 0
  const final = []
  for (const row of due) {
    const { bookingId, doctorId, happenedAt, dueAt, known } = row
    const message = neededMessage(row)
    if (message === undefined) await tx.update(bookings).set(settled(known, now)).where(eq(bookings.id, bookingId))
    else if (isTimely(message, row, now)) {
      const { name, startsAt, previousStartsAt } = message
      const fixed = { name, startsAt, previousStartsAt, content: contentFor(name, row) }
      const times = { happenedAt, dueAt, nextAttemptAt: dueAt }
      final.push({ ...fixed, ...times, doctorId, bookingId, webhookId: newWebhookId() })
    } else if (canCall(row, now)) await markNotTold(tx, row, now)
  }
  if (final.length > 0) await tx.insert(deliveries).values(final)
  const ids = due.map(({ id }) => id)
  await tx.delete(messages).where(sql`${messages.id} = any(${sql.param(ids)}::bigint[])`)
  return due.length
}

/** Locks the booking of a message, inside a transaction. */
async function lockTold(
  tx: Database,
  bookingId: string,
): Promise<(KnownBooking & { notToldAt: Date | null }) | undefined> {
  const [booking] = await tx
    .select(
      columnsOf(
        bookings,
        'status',
        'startsAt',
        'cancelledAt',
        'lapsedAt',
        'lapsingAt',
        'offerId',
        'known',
        'notToldAt',
      ),
    )
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update')
  return booking
}

/** A message of which the receiver has said whether it accepts it. */
interface SentMessage {
  readonly bookingId: string
  readonly name: MessageName
  readonly startsAt: string
  readonly content: MessageContent
  /** What the patient knew when it was sent. */
  readonly seen: StoredKnowledge | null
}

/**
 * Stores what a patient knows after the receiver has accepted a message, inside a transaction. What
 * the patient has learnt or done in the meantime is not replaced.
 *
 * @returns whether the patient, who was not told before, knows what is so
 */
export async function storeLearnt(tx: Database, message: SentMessage, now: Date): Promise<boolean> {
  const { bookingId, name, startsAt, content, seen } = message
  const booking = await lockTold(tx, bookingId)
  if (booking === undefined || JSON.stringify(booking.known) !== JSON.stringify(seen)) return false
  if (name === 'booking.reminder') {
    if (seen === null) return false
    await tx
      .update(bookings)
      .set({ known: { ...seen, isReminded: true } })
      .where(eq(bookings.id, bookingId))
    return false
  }
  const known = learnt(knowledgeAfter({ name, startsAt, offerId: content.offerId }), now)
  const isSettled = neededMessage({ ...booking, known }) === undefined
  await tx
    .update(bookings)
    .set({ known, ...(isSettled && settled(known, now)) })
    .where(eq(bookings.id, bookingId))
  return isSettled && booking.notToldAt !== null
}

/**
 * Takes the difference anew of a message that was overtaken after an attempt without an outcome,
 * inside a transaction: its patient may have got it, and is told what is so now.
 */
export async function supposeLearnt(
  tx: Database,
  message: SentMessage & { readonly doctorId: string },
  now: Date,
): Promise<void> {
  const { bookingId, doctorId, name, startsAt, content, seen } = message
  const booking = await lockTold(tx, bookingId)
  if (booking === undefined || name === 'booking.reminder') return
  if (JSON.stringify(booking.known) !== JSON.stringify(seen)) return
  const known = learnt(knowledgeAfter({ name, startsAt, offerId: content.offerId }), now)
  await tx.update(bookings).set({ known }).where(eq(bookings.id, bookingId))
  const [planned] = await tx.select({ id: messages.id }).from(messages).where(eq(messages.bookingId, bookingId))
  if (planned === undefined) await planMessage(tx, { doctorId, bookingId, dueAt: now, createdAt: now })
}

/** Returns whether the doctor can still tell a patient: by the number, before the appointment. */
export const canCall = (
  { phoneNumber, startsAt }: { readonly phoneNumber: string; readonly startsAt: string },
  now: Date,
): boolean => phoneNumber !== '' && appointmentInstant(startsAt) > now

/**
 * Marks the booking of a message that was given up or came too late, and announces it, inside a
 * transaction (MSG-05): its patient needs a message, and gets none by itself.
 */
export async function markNotTold(
  tx: Database,
  { doctorId, bookingId }: { readonly doctorId: string; readonly bookingId: string },
  now: Date,
): Promise<void> {
  const booking = await lockTold(tx, bookingId)
  if (booking === undefined || neededMessage(booking) === undefined) return
  await tx.update(bookings).set({ notToldAt: now }).where(eq(bookings.id, bookingId))
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: 'booking.not_told', at: now })
}

/**
 * Removes differences that no process has taken for a day. One that was planned by a clock that was
 * ahead is due now: its change can no longer be undone.
 */
export async function cleanMessages(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  // The moment that it is due is later than that of its queueing, and has an index.
  const isAhead = and(gt(messages.dueAt, latestMoment(now)), gt(messages.createdAt, latestMoment(now)))
  const correct = (these: SQL) =>
    db.update(messages).set({ dueAt: now, createdAt: now }).where(these).returning({ id: messages.id })
  await changeInSteps(messages, isAhead, correct, isClosed)
  await removeInSteps(db, messages, lt(messages.dueAt, new Date(now.getTime() - STORED_FOR)), isClosed)
}

/**
 * Creates a link of an offer, for one attempt to send it. Only its hash is stored, so that a later
 * attempt needs another one; all of them open the offer.
 *
 * @returns the part after `#`
 */
export async function createOfferLink(db: Database, offerId: string): Promise<string> {
  const token = linkToken()
  await db.insert(offerLinks).values({ tokenHash: hashOf(token), offerId })
  return token
}

/** Returns the id of a link's offer; `undefined` for a link that does not exist. */
export async function offerOfLink(db: Database, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ offerId: offerLinks.offerId })
    .from(offerLinks)
    .where(eq(offerLinks.tokenHash, hashOf(token)))
  return link?.offerId
}

/** Creates a link of a reminder, like {@link createOfferLink}. @returns the part after `#` */
export async function createReminderLink(db: Database, bookingId: string, now: Date): Promise<string> {
  const token = linkToken()
  await db.insert(reminderLinks).values({ tokenHash: hashOf(token), bookingId, createdAt: now })
  return token
}

/** Returns the booking of a reminder's link; `undefined` for a link that does not exist. */
export async function bookingOfLink(db: Database, token: string) {
  const [link] = await db
    .select(columnsOf(bookings, 'id', 'doctorId'))
    .from(reminderLinks)
    .innerJoin(bookings, eq(bookings.id, reminderLinks.bookingId))
    .where(eq(reminderLinks.tokenHash, hashOf(token)))
  return link && { bookingId: link.id, doctorId: link.doctorId }
}

/** How long a reminder's link is stored, in milliseconds: longer than until its appointment. */
const LINK_STORED_FOR = 3 * 24 * 3_600_000

/** Removes links of reminders whose appointments are over, and those of a clock that was ahead. */
export async function cleanReminderLinks(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const { createdAt } = reminderLinks
  for (const which of [lt(createdAt, new Date(now.getTime() - LINK_STORED_FOR)), gt(createdAt, latestMoment(now))])
    await removeInSteps(db, reminderLinks, which, isClosed)
}
