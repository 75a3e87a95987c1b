import { and, asc, eq, gt, isNotNull, isNull, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addDays, clinicNow } from '@nalam/sdk'
import { latestMoment, latestPlanned } from '../../clock.ts'
import { removeInSteps, type IsClosed } from '../../db/inSteps.ts'
import type { Database } from '../../db/open.ts'
import { isOneOf } from '../../db/reads.ts'
import { bookings, deliveries, doctors, messages, offers, reminderDays } from '../../db/schema.ts'
import { NO_RESPONSE } from './receivers.ts'
import { isTimely, MAX_PAUSE_SECONDS, type DeliveryState } from './deliveryRules.ts'
import { canCall, neededMessage, planMessage, toldColumns } from './messageStore.ts'
import { isReminded } from './reminderStore.ts'

export type Delivery = typeof deliveries.$inferSelect

/**
 * Longer than any attempt, in milliseconds: a claimed delivery that is still open then belongs to a
 * process that has died.
 */
export const LEASE = 60_000

/** The longest time until the next attempt of a delivery, in milliseconds. */
export const LONGEST_PAUSE = MAX_PAUSE_SECONDS * 1000 + LEASE

const isOpenDelivery = and(isNull(deliveries.sentAt), isNull(deliveries.givenUpAt))

/**
 * Claims the next delivery for an attempt. Of several about one booking, the earlier one goes first.
 *
 * @param busy doctors who have a delivery in progress here: one doctor with many never holds up
 *   the others
 * @param ignoresPause takes the one with the fewest attempts, even if it failed just now
 */
export async function claimDelivery(
  db: Database,
  now: Date,
  busy: readonly string[],
  ignoresPause: boolean,
): Promise<Delivery | undefined> {
  const earlier = alias(deliveries, 'earlier')
  // Every open delivery is due; only the pauses after its attempts are in the future.
  const isDue = ignoresPause
    ? undefined
    : or(lte(deliveries.nextAttemptAt, now), gt(deliveries.nextAttemptAt, latestPlanned(now, LONGEST_PAUSE)))
  const isFirst = notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.bookingId, deliveries.bookingId),
          lt(earlier.id, deliveries.id),
          isNull(earlier.sentAt),
          isNull(earlier.givenUpAt),
        ),
      ),
  )
  const isOfOthers = sql`${deliveries.doctorId} <> all(${sql.param([...busy])}::text[])`
  const next = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(isOpenDelivery, isDue, isOfOthers, isFirst))
    .orderBy(...(ignoresPause ? [asc(deliveries.attempts)] : [asc(deliveries.nextAttemptAt)]), asc(deliveries.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE),
      // It became final by now. Without this, one of a clock that was ahead would be tried for ever.
      dueAt: sql`least(${deliveries.dueAt}, ${now.toISOString()}::timestamptz)`,
      happenedAt: sql`least(${deliveries.happenedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(deliveries.id, next))
    .returning()
  return claimed
}

/**
 * Returns whether an earlier attempt may have succeeded: its process has died, or the receiver has not
 * responded in time.
 */
export const isOutcomeUnknown = ({ attempts, lastError }: Pick<Delivery, 'attempts' | 'lastError'>): boolean =>
  attempts > 1 && (lastError === null || lastError === NO_RESPONSE)

/** Returns the booking of a delivery as it is now; `undefined` if it is gone. */
export async function bookingOf(db: Database, { bookingId }: Pick<Delivery, 'bookingId'>) {
  const [booking] = await db
    .select({ ...toldColumns, plannedAt: messages.dueAt })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .leftJoin(offers, eq(offers.id, bookings.offerId))
    .leftJoin(messages, eq(messages.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId))
  return booking
}

export type DeliveredBooking = NonNullable<Awaited<ReturnType<typeof bookingOf>>>

/**
 * Returns whether a message still has to be sent: it closes the difference between what its patient
 * knows and what is so now, and is not too late. A reminder is of what both agree on, and final.
 */
export function isWanted(delivery: Delivery, booking: DeliveredBooking, now: Date): boolean {
  const { name, startsAt, previousStartsAt, content } = delivery
  if (booking.phoneNumber === '') return false
  if (name === 'booking.reminder') return booking.plannedAt === null && isReminded(booking, startsAt, now)
  const needed = neededMessage(booking)
  return (
    needed !== undefined &&
    needed.name === name &&
    needed.startsAt === startsAt &&
    needed.previousStartsAt === previousStartsAt &&
    (content === null || needed.offerId === content.offerId) &&
    isTimely(needed, booking, now)
  )
}

/**
 * Returns whether a patient who needs a message gets none by itself, because what it would say is
 * over before it was sent, such as an offer, while the appointment is still ahead.
 */
export function isTooLate({ name }: Delivery, booking: DeliveredBooking, now: Date): boolean {
  const needed = neededMessage(booking)
  if (name === 'booking.reminder' || needed === undefined || booking.plannedAt !== null) return false
  return !isTimely(needed, booking, now) && canCall(booking, now)
}

export async function saveAttempt(
  db: Database,
  id: number,
  outcome: Partial<Pick<Delivery, 'sentAt' | 'givenUpAt' | 'nextAttemptAt' | 'lastError'>>,
): Promise<void> {
  await db.update(deliveries).set(outcome).where(eq(deliveries.id, id))
}

/** Removes the messages about bookings whose patients are erased, because a message has a note. */
export async function eraseDeliveries(tx: Database, bookingIds: readonly string[]): Promise<void> {
  await tx.delete(deliveries).where(isOneOf(deliveries.bookingId, bookingIds))
}

/**
 * Removes the messages about a locked booking that are not known to be sent, inside a transaction:
 * its patient has learnt what is so otherwise, later than by any of them. Reminders stay.
 */
export async function dropOvertaken(tx: Database, bookingId: string): Promise<void> {
  await tx
    .delete(deliveries)
    .where(and(eq(deliveries.bookingId, bookingId), isOpenDelivery, ne(deliveries.name, 'booking.reminder')))
}

/** Removes a delivery that nobody needs any more. */
export async function dropDelivery(db: Database, id: number): Promise<void> {
  await db.delete(deliveries).where(eq(deliveries.id, id))
}

/** Makes every delivery due that has failed: the receiver responds again. */
export async function tryFailedAgain(db: Database, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ nextAttemptAt: now })
    .where(and(isOpenDelivery, isNotNull(deliveries.lastError)))
}

const states: Readonly<Record<DeliveryState, SQL | undefined>> = {
  waiting: and(isOpenDelivery, isNull(deliveries.lastError)),
  failed: and(isOpenDelivery, isNotNull(deliveries.lastError)),
  'given-up': isNotNull(deliveries.givenUpAt),
  sent: isNotNull(deliveries.sentAt),
}

/** Returns deliveries, oldest first, at most 1000. @param state of one state only */
export function listDeliveries(db: Database, state?: DeliveryState): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(state === undefined ? undefined : states[state])
    .orderBy(asc(deliveries.id))
    .limit(1000)
}

/**
 * Takes the differences anew of messages that were given up (MSG-05), inside a transaction. Their
 * deliveries are removed: what was to be said may not be so any more.
 *
 * @returns the number of messages
 */
export async function retryDeliveries(tx: Database, now: Date, webhookIds: readonly string[]): Promise<number> {
  const wanted = webhookIds.length === 0 ? undefined : isOneOf(deliveries.webhookId, webhookIds)
  const again = await tx
    .delete(deliveries)
    .where(and(states['given-up'], wanted))
    .returning({ doctorId: deliveries.doctorId, bookingId: deliveries.bookingId })
  const byBooking = new Map(again.map((delivery) => [delivery.bookingId, delivery]))
  for (const delivery of [...byBooking.values()].toSorted((one, other) => (one.bookingId < other.bookingId ? -1 : 1)))
    await planMessage(tx, { ...delivery, dueAt: now, createdAt: now })
  return again.length
}

export async function countDeliveries(db: Database): Promise<{ waiting: number; givenUp: number }> {
  return {
    waiting: await db.$count(deliveries, isOpenDelivery),
    givenUp: await db.$count(deliveries, states['given-up']),
  }
}

/** How long a delivery is stored after it was sent, and after it was given up, in milliseconds. */
const SENT_FOR = 24 * 3_600_000
const GIVEN_UP_FOR = 30 * SENT_FOR

/** Removes what was sent a day ago or given up a month ago. */
export async function cleanDeliveries(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const { sentAt, givenUpAt } = deliveries
  for (const which of [
    lt(sentAt, ago(SENT_FOR)),
    gt(sentAt, latestMoment(now)),
    lt(givenUpAt, ago(GIVEN_UP_FOR)),
    gt(givenUpAt, latestMoment(now)),
  ])
    await removeInSteps(db, deliveries, which, isClosed)
  const isPast = lt(reminderDays.day, addDays(clinicNow(now).date, -1))
  await db.delete(reminderDays).where(or(isPast, gt(reminderDays.queuedAt, latestMoment(now))))
}
