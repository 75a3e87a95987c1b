import { messageFor } from '@nalam/sdk/rules'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { bookings, deliveries, doctors, messages, offers } from '../../db/schema.ts'
import { isReminding, isTimely } from './deliveryRules.ts'
import { contentFor, newWebhookId, nextReminder, toldColumns, type KnownBooking } from './messageStore.ts'

/** The largest number of bookings in one step. */
const STEP = 100

/** No more reminders are queued while so many were not tried yet: other messages are not held up. */
const MAX_NEW = 100

/** Returns whether the patient of a booking is reminded of an appointment at this moment. */
export function isReminded({ known, ...booking }: KnownBooking, startsAt: string, now: Date): boolean {
  if (known === null || known.state !== 'confirmed' || known.startsAt !== startsAt || known.isReminded === true)
    return false
  const isSo = messageFor(known, booking) === undefined
  const offer = { offerState: null, offerExpiresAt: null }
  return isSo && isReminding(now) && isTimely({ name: 'booking.accepted', startsAt }, offer, now)
}

/**
 * Queues reminders that are due, inside a transaction: at most 100 bookings, whatever the number of
 * doctors (MSG-06). A booking whose last change can still be undone gets its reminder planned again
 * when it is final.
 *
 * @returns whether there may be more that can be queued now, and whether more wait for those
 */
export async function queueReminders(tx: Database, now: Date): Promise<'done' | 'more' | 'later'> {
  const isNew = and(
    eq(deliveries.name, 'booking.reminder'),
    eq(deliveries.attempts, 0),
    isNull(deliveries.sentAt),
    isNull(deliveries.givenUpAt),
  )
  const due = await tx
    .select({
      doctorId: bookings.doctorId,
      remindAt: bookings.remindAt,
      plannedAt: messages.dueAt,
      ...toldColumns,
    })
    .from(bookings)
    .innerJoin(doctors, eq(doctors.id, bookings.doctorId))
    .leftJoin(offers, eq(offers.id, bookings.offerId))
    .leftJoin(messages, eq(messages.bookingId, bookings.id))
    .where(lte(bookings.remindAt, now))
    .orderBy(asc(bookings.remindAt), asc(bookings.id))
    .limit(STEP)
    .for('update', { of: bookings, skipLocked: true })
  if (due.length === 0) return 'done'
  const waiting = await tx.select({ id: deliveries.id }).from(deliveries).where(isNew).limit(MAX_NEW)
  if (waiting.length >= MAX_NEW && isReminding(now)) return 'later'
  const queued = []
  const planned: Array<{ id: string; at: string | null }> = []
  for (const row of due) {
    const { bookingId, doctorId, startsAt, known, remindAt, plannedAt } = row
    const isFinal = plannedAt === null
    if (isFinal && row.phoneNumber !== '' && isReminded(row, startsAt, now)) {
      const happenedAt = remindAt ?? now
      queued.push({
        webhookId: newWebhookId(),
        name: 'booking.reminder' as const,
        content: contentFor('booking.reminder', row),
        doctorId,
        bookingId,
        startsAt,
        happenedAt,
        dueAt: happenedAt,
        nextAttemptAt: now,
      })
      planned.push({ id: bookingId, at: null })
    } else {
      const isAgreed = isFinal && known !== null && messageFor(known, row) === undefined
      const at = isAgreed && !isReminding(now) ? nextReminder(known, now) : null
      planned.push({ id: bookingId, at: at?.toISOString() ?? null })
    }
  }
  if (queued.length > 0) await tx.insert(deliveries).values(queued).onConflictDoNothing()
  const plan = sql`jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as plan (id text, at timestamptz)`
  await tx
    .update(bookings)
    .set({ remindAt: sql`plan.at` })
    .from(plan)
    .where(eq(bookings.id, sql`plan.id`))
  return due.length < STEP ? 'done' : 'more'
}

/**
 * Plans the reminder of a booking again that was not sent, for example because it became night.
 */
export async function remindAgain(
  db: Database,
  { bookingId, known }: Pick<KnownBooking, 'known'> & { readonly bookingId: string },
  now: Date,
): Promise<void> {
  await db
    .update(bookings)
    .set({ remindAt: nextReminder(known, now) })
    .where(and(eq(bookings.id, bookingId), sql`${bookings.known} = ${JSON.stringify(known)}::jsonb`))
}
