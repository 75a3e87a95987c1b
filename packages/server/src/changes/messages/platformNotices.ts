import { UNDO_FOR } from '@nalam/sdk/rules'
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { latestPlanned } from '../../clock.ts'
import { removeInSteps, type IsClosed } from '../../db/inSteps.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { platformNotices, platforms } from '../../db/schema.ts'
import { LEASE, LONGEST_PAUSE } from './deliveryStore.ts'
import { newWebhookId } from './messageStore.ts'

/** How long a notice is stored at most, in milliseconds: longer than it is tried. */
const STORED_FOR = 2 * 24 * 3_600_000

/**
 * Plans that the platform of a booking hears of a change, in the transaction that makes it
 * (INTAKE-02); an earlier plan for the booking is replaced. A platform without an address reads its
 * bookings.
 */
export async function planNotice(
  tx: Database,
  {
    bookingId,
    platformId,
    dueAt,
    changedAt,
  }: { readonly bookingId: string; readonly platformId: string; readonly dueAt: Date; readonly changedAt: Date },
): Promise<void> {
  // Times are bound as text: they have no column here that says what they are.
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
  const [due, changed] = [moment(dueAt), moment(changedAt)]
  await tx.execute(sql`
    insert into ${platformNotices} (booking_id, platform_id, webhook_id, changed_at, due_at, next_attempt_at)
    select ${bookingId}, id, ${newWebhookId()}, ${changed}, ${due}, ${due} from ${platforms}
      where id = ${platformId} and webhook_url is not null and removed_at is null
    on conflict (booking_id) do update set webhook_id = excluded.webhook_id, changed_at = excluded.changed_at,
      due_at = excluded.due_at, next_attempt_at = excluded.next_attempt_at, attempts = 0`)
}

// A moment of a clock that was ahead is not believed.
const isDueBy = (now: Date) =>
  or(lte(platformNotices.dueAt, now), gt(platformNotices.dueAt, latestPlanned(now, UNDO_FOR)))
const isPausedUntilBy = (now: Date) =>
  or(lte(platformNotices.nextAttemptAt, now), gt(platformNotices.nextAttemptAt, latestPlanned(now, LONGEST_PAUSE)))

/** Returns the ids of the platforms for which a notice is due. */
export async function platformsToTell(db: Database, now: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ platformId: platformNotices.platformId })
    .from(platformNotices)
    .where(and(isDueBy(now), isPausedUntilBy(now)))
  return found.map(({ platformId }) => platformId)
}

/** A notice that is claimed for an attempt, and where it goes. */
export type ClaimedNotice = NonNullable<Awaited<ReturnType<typeof claimNotice>>>

/** Claims the next notice of a platform, like `claimDelivery`. */
export async function claimNotice(db: Database, now: Date, platformId: string, ignoresPause: boolean) {
  const next = db
    .select({ bookingId: platformNotices.bookingId })
    .from(platformNotices)
    .where(
      and(eq(platformNotices.platformId, platformId), isDueBy(now), ignoresPause ? undefined : isPausedUntilBy(now)),
    )
    .orderBy(...(ignoresPause ? [asc(platformNotices.attempts)] : [asc(platformNotices.nextAttemptAt)]))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(platformNotices)
    .set({
      attempts: sql`${platformNotices.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE),
      dueAt: sql`least(${platformNotices.dueAt}, ${now.toISOString()}::timestamptz)`,
    })
    .from(platforms)
    .where(
      and(
        eq(platformNotices.bookingId, next),
        eq(platforms.id, platformNotices.platformId),
        isNull(platforms.removedAt),
        isNotNull(platforms.webhookUrl),
      ),
    )
    .returning({
      ...columnsOf(platformNotices, 'bookingId', 'platformId', 'webhookId', 'changedAt', 'dueAt', 'attempts'),
      url: platforms.webhookUrl,
      secret: platforms.webhookSecret,
    })
  return claimed
}

/** Matches a notice, unless a later change has replaced it. */
const isSame = ({ bookingId, webhookId }: Pick<ClaimedNotice, 'bookingId' | 'webhookId'>) =>
  and(eq(platformNotices.bookingId, bookingId), eq(platformNotices.webhookId, webhookId))

/** Removes a notice that was accepted or given up. */
export async function dropNotice(db: Database, notice: ClaimedNotice): Promise<void> {
  await db.delete(platformNotices).where(isSame(notice))
}

/** Plans the next attempt of a notice that was not accepted. */
export async function pauseNotice(db: Database, notice: ClaimedNotice, nextAttemptAt: Date): Promise<void> {
  await db.update(platformNotices).set({ nextAttemptAt }).where(isSame(notice))
}

/** Makes every notice of a platform due that has failed. */
export async function tryNoticesAgain(db: Database, platformId: string, now: Date): Promise<void> {
  await db
    .update(platformNotices)
    .set({ nextAttemptAt: now })
    .where(and(eq(platformNotices.platformId, platformId), gt(platformNotices.attempts, 0)))
}

/** Removes notices that nobody has sent for days, such as those of a platform that was removed. */
export async function cleanNotices(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const { dueAt } = platformNotices
  await removeInSteps(db, platformNotices, lt(dueAt, new Date(now.getTime() - STORED_FOR)), isClosed)
}
