import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { CLOCK_TOLERANCE, type Clock } from '../clock.ts'
import { Refusal } from '../contract/refusal.ts'
import { removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { columnsOf } from '../db/reads.ts'
import { doctors, sessions } from '../db/schema.ts'
import type { CallLimiter } from '../http/callLimiter.ts'
import type { SignedInCall } from '../http/route.ts'
import { hashOf, type Random } from '../random.ts'
import { lifetimes } from './limits.ts'

export type SessionTimes = Pick<typeof sessions.$inferSelect, 'createdAt' | 'lastUsedAt'>

const secondsSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / 1000

/**
 * Returns whether a session has expired: unused for half an hour, or older than twelve hours (S1).
 * A session that begins in the future was opened while the clock was ahead. It has expired too;
 * otherwise it could last longer than twelve hours.
 */
export function isSessionOver({ createdAt, lastUsedAt }: SessionTimes, now: Date): boolean {
  return (
    secondsSince(lastUsedAt, now) >= lifetimes.sessionIdle ||
    secondsSince(createdAt, now) >= lifetimes.sessionAbsolute ||
    secondsSince(createdAt, now) < -CLOCK_TOLERANCE
  )
}

// The last use is written at most every 30 seconds, not on every request.
const TOUCH_SECONDS = 30

/** Returns whether the last use has to be written. */
export function needsTouch({ lastUsedAt }: SessionTimes, now: Date): boolean {
  const age = secondsSince(lastUsedAt, now)
  return age > TOUCH_SECONDS || age < -CLOCK_TOLERANCE
}

/** A signed-in doctor: the session fields that every operation needs. */
export interface SignedIn {
  readonly doctorId: string
  /** Identifies the session, but cannot open it. */
  readonly tokenHash: string
  readonly blocked: boolean
}

export interface OpenSession extends SessionTimes {
  /** Identifies the session, but cannot open it. */
  readonly id: string
  readonly userAgent: string
}

/** Sessions that are listed; a doctor signs in on few devices. */
export const MAX_LISTED = 100

/** Longest stored part of a `User-Agent`. */
const MAX_USER_AGENT = 300

/**
 * Sessions according to S1: 256 random bits in the cookie, only their hash in the table, ended
 * on the server.
 */
export type Sessions = ReturnType<typeof createSessions>

// A subquery instead of a join: even for one row a planner may choose to scan the doctors' index up
// to that row.
const blocked = sql<boolean>`(select d.blocked_at is not null from ${doctors} d where d.id = ${sessions}.doctor_id)`

/**
 * Finds a session by its hash alone. Its expiry is checked in code and not in SQL: with outdated
 * statistics the planner prefers the index of the last use and reads all sessions.
 */
export function sessionQuery(db: Database) {
  return db
    .select({ ...columnsOf(sessions, 'doctorId', 'createdAt', 'lastUsedAt'), blocked })
    .from(sessions)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
}

/**
 * The channel that notifies every process that a session of a doctor may have ended; the payload is
 * the doctor's id.
 */
export const SESSION_CHANNEL = 'session_ends'

export function createSessions(db: Database, clock: Clock, random: Random) {
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
  const findByHash = sessionQuery(db).prepare('find_session')
  const findAll = db
    .select({ tokenHash: sessions.tokenHash, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt, blocked })
    .from(sessions)
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`)
    .prepare('find_sessions')

  const hasToken = (token: string) => eq(sessions.tokenHash, hashOf(token))
  const isOf = (doctorId: string) => eq(sessions.doctorId, doctorId)
  const remove = (tx: Database, which: SQL | undefined) =>
    tx.delete(sessions).where(which).returning({ doctorId: sessions.doctorId })

  return {
    /**
     * Opens a session if the account still has the verified password, is confirmed and is not
     * blocked. This is one statement, which waits for a concurrent password reset.
     *
     * @throws Refusal 401 if the account has changed: the password was changed or the account was
     * blocked while the old password was verified
     */
    async open(
      tx: Database,
      account: { readonly id: string; readonly passwordHash: string },
      userAgent: string = '',
    ): Promise<string> {
      const token = random.token()
      const now = sql`${clock.now().toISOString()}::timestamptz`
      const unchanged = tx
        .select({
          tokenHash: sql`${hashOf(token)}`.as('token_hash'),
          doctorId: doctors.id,
          createdAt: now.as('created_at'),
          lastUsedAt: now.as('last_used_at'),
          userAgent: sql`${userAgent.slice(0, MAX_USER_AGENT)}`.as('user_agent'),
          provedAt: now.as('proved_at'),
        })
        .from(doctors)
        .where(
          and(
            eq(doctors.id, account.id),
            eq(doctors.passwordHash, account.passwordHash),
            isNotNull(doctors.confirmedAt),
            isNull(doctors.blockedAt),
          ),
        )
        .for('share')
      const opened = await tx.insert(sessions).select(unchanged).returning({ tokenHash: sessions.tokenHash })
      if (opened.length === 0) throw new Refusal('login.wrong_credentials')
      return token
    },
    /**
     * Finds a session.
     *
     * @param counts whether this request counts as use; background polls do not
     * @returns `undefined` when the session does not exist or has expired
     */
    async find(token: string, counts: boolean): Promise<SignedIn | undefined> {
      const tokenHash = hashOf(token)
      const [row] = await findByHash.execute({ tokenHash })
      const now = clock.now()
      if (row === undefined || isSessionOver(row, now)) return undefined
      if (counts && needsTouch(row, now)) {
        await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash))
      }
      return { doctorId: row.doctorId, tokenHash, blocked: row.blocked }
    },
    /**
     * Returns which of these sessions, given by their hashes, have not expired and do not belong to a
     * blocked doctor. This does not count as use.
     */
    async stillOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await findAll.execute({ tokenHashes })
      const now = clock.now()
      return new Set(rows.filter((row) => !row.blocked && !isSessionOver(row, now)).map(({ tokenHash }) => tokenHash))
    },
    /**
     * Locks a session until the end of the transaction: a concurrent logout or password reset waits
     * until the change is committed, and a later change finds no session.
     *
     * @returns `undefined` when the session has ended
     */
    async hold(tx: Database, token: string): Promise<{ doctorId: string; blocked: boolean } | undefined> {
      const [row] = await tx
        .select({ doctorId: sessions.doctorId, blocked })
        .from(sessions)
        .where(hasToken(token))
        .for('key share')
      return row
    },
    /** Ends a session. @returns the id of its doctor; `undefined` if it has already ended */
    async end(tx: Database, token: string): Promise<string | undefined> {
      return (await remove(tx, hasToken(token)))[0]?.doctorId
    },
    /**
     * Locks all sessions of a doctor. To keep the lock order, this comes before a change of the
     * doctor's row and the end of the sessions.
     */
    async holdAll(tx: Database, doctorId: string): Promise<void> {
      await tx
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(isOf(doctorId))
        .orderBy(sessions.tokenHash)
        .for('update')
    },
    /** Stores that the doctor of a session has just proved to be present. */
    async prove(token: string): Promise<void> {
      await db.update(sessions).set({ provedAt: clock.now() }).where(hasToken(token))
    },
    /**
     * Refuses a sensitive action whose session has no recent proof that the doctor is present: a
     * sign-in, the password or a passkey at most ten minutes ago.
     *
     * @throws Refusal 403
     */
    async requireProof(token: string): Promise<void> {
      const [row] = await db
        .select({ createdAt: sessions.createdAt, provedAt: sessions.provedAt })
        .from(sessions)
        .where(hasToken(token))
      const age = row === undefined ? Infinity : secondsSince(row.provedAt ?? row.createdAt, clock.now())
      if (age > lifetimes.proof || age < -CLOCK_TOLERANCE) throw new Refusal('proof.required')
    },
    async endAll(tx: Database, doctorId: string): Promise<void> {
      await remove(tx, isOf(doctorId))
    },
    /** Returns the open sessions of a doctor, last use first, at most {@link MAX_LISTED}. */
    async list(doctorId: string): Promise<OpenSession[]> {
      const rows = await db
        .select({ id: sessions.tokenHash, ...columnsOf(sessions, 'userAgent', 'createdAt', 'lastUsedAt') })
        .from(sessions)
        .where(isOf(doctorId))
        .orderBy(desc(sessions.lastUsedAt), sessions.tokenHash)
        .limit(MAX_LISTED)
      const now = clock.now()
      return rows.filter((row) => !isSessionOver(row, now))
    },
    /**
     * Ends one session of a doctor.
     *
     * @param id the hash of its token
     * @returns whether it was open
     */
    async endOne(tx: Database, doctorId: string, id: string): Promise<boolean> {
      return (await remove(tx, and(isOf(doctorId), eq(sessions.tokenHash, id)))).length === 1
    },
    /** Ends the sessions of a doctor except one. @returns how many have ended */
    async endOthers(tx: Database, doctorId: string, token: string): Promise<number> {
      return (await remove(tx, and(isOf(doctorId), ne(sessions.tokenHash, hashOf(token))))).length
    },
    /** A session that is over for another reason is not used any more, so it is removed here too. */
    async clean(isClosed?: IsClosed): Promise<void> {
      const { lastUsedAt } = sessions
      for (const which of [lt(lastUsedAt, ago(lifetimes.sessionIdle)), gt(lastUsedAt, ago(-CLOCK_TOLERANCE))])
        await removeInSteps(db, sessions, which, isClosed)
    },
  }
}

export interface SessionDependencies {
  readonly db: Database
  readonly sessions: Sessions
  readonly changeLimiter: CallLimiter
}

/**
 * Runs a change of a signed-in doctor in one transaction, if the session is still open when the
 * transaction begins. A call may have waited since its session was checked: for its body, an image,
 * a lock. A logout, a password reset or a block in the meantime ends it here.
 *
 * @throws Refusal 401 when the session has ended, 403 when the doctor is blocked, 429 after too
 * many changes: each of them stores something, and the audit entries stay
 */
export function changeInSession<T>(
  { db, sessions, changeLimiter }: SessionDependencies,
  { token }: Pick<SignedInCall<unknown>, 'token'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const session = await sessions.hold(tx, token)
    if (session === undefined) throw new Refusal('session.expired')
    if (session.blocked) throw new Refusal('account.blocked')
    changeLimiter(session.doctorId)
    return work(tx)
  })
}
