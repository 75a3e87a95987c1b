import { createHash } from 'node:crypto'
import { eq, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { doctors, sessions } from '../db/schema.ts'
import type { Random } from '../random.ts'
import { lifetimes } from './limits.ts'

/** A doctor who is signed in, as far as every operation needs to know. */
export interface SignedIn {
  readonly doctorId: string
  /** Names the session without opening it. */
  readonly tokenHash: string
  readonly blocked: boolean
}

/** Sessions as S1 wants them: 256 random bits in the cookie, only their hash in the table, ended on the server. */
export interface Sessions {
  /** @returns the token for the cookie */
  open(doctorId: string): Promise<string>
  /**
   * @param counts whether this request is use; background polls are not
   * @returns `undefined` when there is no such session, or it is over
   */
  find(token: string, counts: boolean): Promise<SignedIn | undefined>
  end(token: string): Promise<void>
  /** Ends every session of a doctor, after a password reset. */
  endAll(doctorId: string, db?: Database): Promise<void>
  /** Removes sessions that are over. */
  clean(): Promise<void>
}

// The last use is written at most every 30 seconds, not on every request.
const TOUCH_SECONDS = 30

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Finds a session by its hash alone. Whether it is over is judged here and not in SQL: with old statistics the planner takes the
 * index of the last use for the shorter way and reads everybody's sessions.
 */
export function sessionQuery(db: Database) {
  return db
    .select({
      doctorId: sessions.doctorId,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      // Not a join: for one row a planner may still choose to walk along the doctors up to that one.
      blocked: sql<boolean>`(select d.blocked_at is not null from ${doctors} d where d.id = ${sessions}.doctor_id)`,
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
}

/** @returns sessions that live in the table `sessions` */
export function createSessions(db: Database, clock: Clock, random: Random): Sessions {
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
  const findByHash = sessionQuery(db).prepare('find_session')

  return {
    async open(doctorId) {
      const token = random.token()
      const now = clock.now()
      await db.insert(sessions).values({ tokenHash: hashOf(token), doctorId, createdAt: now, lastUsedAt: now })
      return token
    },
    async find(token, counts) {
      const tokenHash = hashOf(token)
      const [row] = await findByHash.execute({ tokenHash })
      if (row === undefined) return undefined
      if (row.lastUsedAt <= ago(lifetimes.sessionIdle) || row.createdAt <= ago(lifetimes.sessionAbsolute))
        return undefined
      if (counts && row.lastUsedAt < ago(TOUCH_SECONDS)) {
        await db.update(sessions).set({ lastUsedAt: clock.now() }).where(eq(sessions.tokenHash, tokenHash))
      }
      return { doctorId: row.doctorId, tokenHash, blocked: row.blocked }
    },
    async end(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
    },
    async endAll(doctorId, within = db) {
      await within.delete(sessions).where(eq(sessions.doctorId, doctorId))
    },
    async clean() {
      await db
        .delete(sessions)
        .where(
          or(
            lt(sessions.lastUsedAt, ago(lifetimes.sessionIdle)),
            lt(sessions.createdAt, ago(lifetimes.sessionAbsolute)),
          ),
        )
    },
  }
}
