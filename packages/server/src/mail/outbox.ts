import { and, asc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { RECOVERY_DELAY } from '@nalam/sdk/rules'
import type { Clock } from '../clock.ts'
import type { Language } from '../http/route.ts'
import { removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { columnsOf } from '../db/reads.ts'
import { doctors, outbox } from '../db/schema.ts'
import { startPeriodicWork } from '../changes/periodicWork.ts'
import { exceptionFields, type Log } from '../http/log.ts'
import { latestMoment, latestPlanned } from '../clock.ts'
import { requesterOf, type Codes, type MailCause } from '../security/codes.ts'
import type { Mailer } from './mailer.ts'
import type { PasskeyOnlyAccounts } from '../security/passkeyOnly.ts'
import { codeMail, noticeMail, recoveryMail, type MailKind } from './texts.ts'

/** Mails that are sent at a planned moment. */
type PlannedKind = Extract<MailKind, 'recovery_over'>

/**
 * Sends mails through a table, so that a crash loses no mail and no request waits for a mail
 * server. A request for an address without an account is queued too, but sends no mail: both
 * take the same time (S6).
 */
export type Outbox = ReturnType<typeof createOutbox>

export interface OutboxDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly codes: Codes
  readonly passkeyOnly: PasskeyOnlyAccounts
  /** Origin of the portal, for links; `undefined` where it is not known. */
  readonly publicUrl: () => string | undefined
  readonly mailer: Mailer
  readonly log: Log
  /**
   * How often the table is checked for mails of other processes and for retries, in milliseconds.
   */
  readonly pollEvery?: number
}

const MAX_ATTEMPTS = 12
const FIRST_PAUSE_SECONDS = 30
const MAX_PAUSE_SECONDS = 3600
/**
 * Longer than any attempt: a mail that is claimed and still open after this time belongs to a
 * process that died.
 */
const LEASE_SECONDS = 120

/** The longest time until the next attempt of a mail, in milliseconds. */
export const LONGEST_PAUSE = MAX_PAUSE_SECONDS * 1000

/** Returns the seconds until the next attempt: 30, 60, 120 … up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.max(0, attempts - 1))
}

/** The page of the portal whose link stops a way back. */
const STOP_PATH = '/doctor/stop-recovery'

/** The sign-in page with "Lost your passkeys?", also in a browser that knows no passkey. */
const LOST_PASSKEYS_PATH = '/doctor/login#lost-passkeys'

const LANGUAGES: readonly Language[] = ['en', 'ta', 'hi']

export function createOutbox({
  db,
  clock,
  codes,
  passkeyOnly,
  publicUrl,
  mailer,
  log,
  pollEvery = 5000,
}: OutboxDependencies) {
  async function claim() {
    const now = clock.now()
    // A time further ahead was written by a clock that was ahead, and the mail would wait for it. The
    // moment of a planned mail is that of what it reports.
    const isUnplanned = (longest: number) => gt(outbox.nextAttemptAt, latestPlanned(now, longest))
    const isDue = or(
      lte(outbox.nextAttemptAt, now),
      and(ne(outbox.kind, 'recovery_over'), isUnplanned(LONGEST_PAUSE)),
      isUnplanned(RECOVERY_DELAY),
    )
    const next = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.doneAt), isDue))
      .orderBy(asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        // The claim is a lease: if this process dies now, another one takes over the row when
        // the lease expires.
        nextAttemptAt: new Date(now.getTime() + LEASE_SECONDS * 1000),
      })
      .where(eq(outbox.id, next))
      .returning()
    return row
  }

  function linkTo(path: string): string | undefined {
    const origin = publicUrl()
    return origin === undefined ? undefined : `${origin}${path}`
  }

  async function deliver(row: typeof outbox.$inferSelect): Promise<void> {
    const [doctor] = await db
      .select(columnsOf(doctors, 'id', 'name', 'confirmedAt', 'emailVerifiedAt', 'blockedAt'))
      .from(doctors)
      .where(eq(doctors.email, row.recipient))
    const { kind } = row
    const { isOn, isPasskeyOnly } = await passkeyOnly.state(doctor?.id)
    const wanted =
      doctor !== undefined &&
      doctor.blockedAt === null &&
      (kind !== 'confirm' || doctor.confirmedAt === null) &&
      (kind !== 'email' || doctor.emailVerifiedAt === null) &&
      (kind !== 'recovery' || isPasskeyOnly) &&
      // It was not stopped, and nobody has switched "passkeys only" off or on since.
      (kind !== 'recovery_over' || (isOn && !isPasskeyOnly))
    // The work for an address without an account takes the same time, so that concurrent requests
    // are delayed equally (S6).
    if (!wanted) return codes.pretendToIssue()
    const { device, network, recipient } = row
    const language = LANGUAGES.find((known) => known === row.language) ?? 'en'
    if (kind === 'recovery_begun') {
      const made = await passkeyOnly.link(doctor.id)
      // It was stopped before the mail was sent.
      if (made === undefined) return
      const { token, recoveryAt } = made
      return mailer.send(recoveryMail(language, doctor.name, recipient, recoveryAt, linkTo(`${STOP_PATH}#${token}`)))
    }
    if (kind === 'reset' && isPasskeyOnly) {
      await codes.pretendToIssue()
      return mailer.send(noticeMail('no_reset', language, doctor.name, recipient, linkTo(LOST_PASSKEYS_PATH)))
    }
    if (kind !== 'confirm' && kind !== 'reset' && kind !== 'email' && kind !== 'recovery') {
      const link = kind === 'recovery_stopped' ? linkTo(LOST_PASSKEYS_PATH) : undefined
      return mailer.send(noticeMail(kind, language, doctor.name, recipient, link))
    }
    const code = await codes.issue(doctor.id, kind, { device, network })
    await mailer.send(codeMail(kind, language, doctor.name, recipient, code))
  }

  const sending = startPeriodicWork({ name: 'outbox', every: pollEvery, log }, async (isClosed) => {
    while (!isClosed()) {
      const row = await claim()
      if (row === undefined) return
      try {
        await deliver(row)
        await db.update(outbox).set({ doneAt: clock.now() }).where(eq(outbox.id, row.id))
      } catch (error) {
        const givenUp = row.attempts >= MAX_ATTEMPTS
        log.error(givenUp ? 'mail given up' : 'mail delayed', {
          mail: row.id,
          attempts: row.attempts,
          ...exceptionFields(error),
        })
        const now = clock.now()
        await db
          .update(outbox)
          .set(givenUp ? { doneAt: now } : { nextAttemptAt: new Date(now.getTime() + pauseAfter(row.attempts) * 1000) })
          .where(eq(outbox.id, row.id))
      }
    }
  })

  return {
    ...sending,
    /** Queues a mail; call `wake` after the transaction has committed. */
    async queue(kind: MailKind, recipient: string, { language, device, network }: MailCause, tx = db): Promise<void> {
      const now = clock.now()
      const requester = requesterOf(device, network)
      await tx.insert(outbox).values({ kind, recipient, language, ...requester, nextAttemptAt: now, createdAt: now })
    },
    /**
     * Queues a mail for a later moment, in place of one of that kind that still waits. Whichever
     * process runs then or later sends it once.
     */
    async plan(kind: PlannedKind, recipient: string, language: Language, at: Date, tx: Database): Promise<void> {
      const isWaiting = and(eq(outbox.kind, kind), eq(outbox.recipient, recipient), isNull(outbox.doneAt))
      await tx.delete(outbox).where(isWaiting)
      await tx.insert(outbox).values({ kind, recipient, language, nextAttemptAt: at, createdAt: at })
    },
    async clean(isClosed?: IsClosed): Promise<void> {
      const now = clock.now()
      const dayAgo = new Date(now.getTime() - 86_400_000)
      for (const which of [lt(outbox.doneAt, dayAgo), gt(outbox.doneAt, latestMoment(now))])
        await removeInSteps(db, outbox, which, isClosed)
    },
  }
}

/**
 * Returns the seconds since the oldest waiting mail was queued; 0 when none waits. A planned mail waits
 * from its moment on.
 */
export async function outboxAge(db: Database, now: Date): Promise<number> {
  const [oldest] = await db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .orderBy(asc(outbox.createdAt))
    .limit(1)
  return oldest === undefined ? 0 : Math.max(0, (now.getTime() - oldest.createdAt.getTime()) / 1000)
}
