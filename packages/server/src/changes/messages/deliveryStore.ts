import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addDays, BOOKING_STATUS, clinicNow } from '@nalam/sdk'
import { latestMoment } from '../../clock.ts'
import type { Database } from '../../db/open.ts'
import { bookings, deliveries, doctors, offers, reminderDays } from '../../db/schema.ts'
import { MAX_PAUSE_SECONDS, type DeliveryState } from './deliveryRules.ts'

export type Delivery = typeof deliveries.$inferSelect

/**
 * Longer than any attempt, in milliseconds: a claimed delivery that is still open then belongs to a
 * process that has died.
 */
const LEASE = 60_000

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
  // A time further away was written by a clock that was ahead.
  const neverPlanned = new Date(now.getTime() + MAX_PAUSE_SECONDS * 1000 + LEASE)
  const isDue = ignoresPause
    ? lte(deliveries.dueAt, now)
    : or(lte(deliveries.nextAttemptAt, now), gt(deliveries.nextAttemptAt, neverPlanned))
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
    .set({ attempts: sql`${deliveries.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE) })
    .where(eq(deliveries.id, next))
    .returning()
  return claimed
}

/** Returns what a message contains beside the delivery; `undefined` if the booking is gone. */
export async function contentOf(db: Database, { bookingId }: Pick<Delivery, 'bookingId'>) {
  const [content] = await db
    .select({
      bookingNumber: bookings.bookingNumber,
      phoneNumber: bookings.patientPhone,
      status: bookings.status,
      startsAt: bookings.startsAt,
      reason: bookings.cancelReason,
      note: bookings.cancelNote,
      offerId: offers.id,
      offerState: offers.state,
      offerNote: offers.note,
      offerExpiresAt: offers.expiresAt,
      doctorName: doctors.name,
      clinicName: doctors.clinicName,
    })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .leftJoin(offers, eq(offers.id, bookings.offerId))
    .where(eq(bookings.id, bookingId))
  return content
}

export type DeliveryContent = NonNullable<Awaited<ReturnType<typeof contentOf>>>

export async function saveAttempt(
  db: Database,
  id: number,
  outcome: Partial<Pick<Delivery, 'sentAt' | 'givenUpAt' | 'nextAttemptAt' | 'lastError'>>,
): Promise<void> {
  await db.update(deliveries).set(outcome).where(eq(deliveries.id, id))
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
    .where(and(isOpenDelivery, isNotNull(deliveries.lastError), lte(deliveries.dueAt, now)))
}

/**
 * Queues the reminders of a day's confirmed appointments, once, whatever the number of processes.
 */
export async function queueReminders(
  tx: Database,
  { day, dueAt, now }: { readonly day: string; readonly dueAt: Date; readonly now: Date },
): Promise<void> {
  const [isNew] = await tx.insert(reminderDays).values({ day, queuedAt: now }).onConflictDoNothing().returning()
  if (isNew === undefined) return
  const [from, before] = [day, addDays(day, 1)].map((date) => `${date} 00:00:00`)
  const moment = sql`${dueAt.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into deliveries (webhook_id, doctor_id, booking_id, name, starts_at, happened_at, due_at, next_attempt_at)
    select 'msg_' || replace(gen_random_uuid()::text, '-', ''), doctor_id, id, 'booking.reminder', starts_at,
      ${moment}, ${moment}, ${moment}
    from ${bookings}
    where doctor_id in (select id from ${doctors}) and status = ${BOOKING_STATUS.confirmed}
      and starts_at >= ${from}::timestamp and starts_at < ${before}::timestamp
    order by starts_at, id
    on conflict do nothing`)
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

/** Makes deliveries due again that were given up. */
export async function retryDeliveries(db: Database, now: Date, webhookIds: readonly string[]): Promise<number> {
  const chosen = webhookIds.length === 0 ? undefined : inArray(deliveries.webhookId, [...webhookIds])
  const again = await db
    .update(deliveries)
    .set({ givenUpAt: null, nextAttemptAt: now, dueAt: now, attempts: 0 })
    .where(and(states['given-up'], chosen))
    .returning({ id: deliveries.id })
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
export async function cleanDeliveries(db: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const isOver = ({ sentAt, givenUpAt }: typeof deliveries) =>
    or(lt(sentAt, ago(SENT_FOR)), lt(givenUpAt, ago(GIVEN_UP_FOR)), gt(sentAt, latestMoment(now)))
  await db.delete(deliveries).where(isOver(deliveries))
  // A day that a clock that was ahead has queued is queued again.
  const isPast = lt(reminderDays.day, addDays(clinicNow(now).date, -1))
  await db.delete(reminderDays).where(or(isPast, gt(reminderDays.queuedAt, latestMoment(now))))
}
