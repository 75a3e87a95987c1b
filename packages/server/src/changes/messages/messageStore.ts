import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import { latestMoment } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { bookings, deliveries, messages, offerLinks } from '../../db/schema.ts'
import { hashOf, linkToken } from '../../random.ts'
import { isMessageName, MESSAGE_NAMES } from './messageTexts.ts'

/** A message to a patient about an action, and when the action can no longer be undone. */
interface NewMessage {
  readonly doctorId: string
  readonly bookingId: string
  /** Code of the action, which is also the type of the webhook. */
  readonly name: string
  readonly dueAt: Date
  readonly createdAt: Date
}

/** How long a message waits for a process that sends messages, in milliseconds. */
const STORED_FOR = 24 * 3_600_000

/** The largest number of messages that become deliveries in one transaction. */
const MAX_AT_ONCE = 100

/**
 * Queues a message in the transaction of its action; a booking has at most one that can still be
 * withdrawn, the latest.
 */
export async function queueMessage(tx: Database, message: NewMessage): Promise<void> {
  const { name, dueAt, createdAt } = message
  if (!isMessageName(name)) throw new Error(`${name} is no message to a patient`)
  await tx
    .insert(messages)
    .values({ ...message, name })
    .onConflictDoUpdate({ target: messages.bookingId, set: { name, dueAt, createdAt } })
}

/**
 * Withdraws the message about an action, in the transaction that undoes the action.
 *
 * @returns whether it was still waiting
 */
export async function withdrawMessage(tx: Database, bookingId: string): Promise<boolean> {
  const withdrawn = await tx.delete(messages).where(eq(messages.bookingId, bookingId)).returning({ id: messages.id })
  return withdrawn.length > 0
}

/**
 * Turns due messages into deliveries inside a transaction. The bookings are locked: an undo that
 * began in time either has withdrawn its message or finds that its time is over. Messages whose
 * bookings are changed at this moment are left for the next time, and those that only a newer
 * version knows to that version.
 *
 * @param bookingId only that of one booking, which the caller has locked
 */
export async function deliverDueMessages(tx: Database, now: Date, bookingId?: string): Promise<number> {
  const due = await tx
    .select({
      id: messages.id,
      doctorId: messages.doctorId,
      bookingId: messages.bookingId,
      name: messages.name,
      happenedAt: messages.createdAt,
      dueAt: messages.dueAt,
      startsAt: bookings.startsAt,
      before: bookings.before,
    })
    .from(messages)
    .innerJoin(bookings, eq(bookings.id, messages.bookingId))
    .where(
      and(
        lte(messages.dueAt, now),
        inArray(messages.name, MESSAGE_NAMES),
        bookingId === undefined ? undefined : eq(messages.bookingId, bookingId),
      ),
    )
    .orderBy(messages.id)
    .limit(MAX_AT_ONCE)
    .for('update', bookingId === undefined ? { skipLocked: true } : {})
  if (due.length === 0) return 0
  await tx.insert(deliveries).values(
    due.map(({ id: _id, before, ...message }) => ({
      ...message,
      webhookId: sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`,
      previousStartsAt: message.name === 'booking.moved' ? (before?.startsAt ?? null) : null,
      nextAttemptAt: message.dueAt,
    })),
  )
  const ids = due.map(({ id }) => id)
  await tx.delete(messages).where(sql`${messages.id} = any(${sql.param(ids)}::bigint[])`)
  return due.length
}

/**
 * Removes messages that no process has sent for a day. A message that was queued by a clock that
 * was ahead is due now: its action can no longer be undone.
 */
export async function cleanMessages(db: Database, now: Date): Promise<void> {
  const isAhead = gt(messages.createdAt, latestMoment(now))
  await db.update(messages).set({ dueAt: now, createdAt: now }).where(isAhead)
  await db.delete(messages).where(lt(messages.dueAt, new Date(now.getTime() - STORED_FOR)))
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
