import { and, eq, exists, gt, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { changeInSteps, removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { doctors, knownDevices } from '../db/schema.ts'
import { latestMoment } from '../clock.ts'
import { hashOf } from '../random.ts'
import { lifetimes } from './limits.ts'

/**
 * Browsers that have signed in before, based on OWASP's device cookie. Their failed logins are
 * counted separately, so that strangers cannot use up the owner's tries. The cookie contains 256
 * random bits, and the table their hash. This replaces OWASP's signature, because nobody can forge
 * such a cookie. It needs no key, and a password reset revokes the trust.
 */
export type Devices = ReturnType<typeof createDevices>

export function createDevices(db: Database, clock: Clock) {
  return {
    /**
     * Returns whether a browser has signed in to this account before.
     *
     * @param email normalised; an address without an account has no known browsers
     */
    async isKnown(token: string | undefined, email: string): Promise<boolean> {
      if (token === undefined) return false
      const owner = db
        .select({ id: doctors.id })
        .from(doctors)
        .where(and(eq(doctors.id, knownDevices.doctorId), eq(doctors.email, email)))
      const found = await db
        .select({ doctorId: knownDevices.doctorId })
        .from(knownDevices)
        .where(and(eq(knownDevices.tokenHash, hashOf(token)), exists(owner)))
      return found.length > 0
    },
    /** Remembers a browser after a sign-in, in the same transaction. */
    async remember(tx: Database, token: string, doctorId: string): Promise<void> {
      const lastUsedAt = clock.now()
      await tx
        .insert(knownDevices)
        .values({ tokenHash: hashOf(token), doctorId, lastUsedAt })
        .onConflictDoUpdate({
          target: [knownDevices.tokenHash, knownDevices.doctorId],
          set: { lastUsedAt: sql`excluded.last_used_at` },
        })
    },
    /** Forgets all other browsers of a doctor after a password reset. */
    async forgetOthers(tx: Database, token: string | undefined, doctorId: string): Promise<void> {
      const own = token === undefined ? undefined : ne(knownDevices.tokenHash, hashOf(token))
      await tx.delete(knownDevices).where(and(eq(knownDevices.doctorId, doctorId), own))
    },
    /** Removes browsers that have not signed in for half a year. */
    async clean(isClosed?: IsClosed): Promise<void> {
      const now = clock.now()
      // The half year begins when a wrong clock is noticed.
      const isAhead = gt(knownDevices.lastUsedAt, latestMoment(now))
      const correct = (these: SQL) =>
        db.update(knownDevices).set({ lastUsedAt: now }).where(these).returning({ tokenHash: knownDevices.tokenHash })
      await changeInSteps(knownDevices, isAhead, correct, isClosed)
      const oldest = new Date(now.getTime() - lifetimes.device * 1000)
      await removeInSteps(db, knownDevices, lt(knownDevices.lastUsedAt, oldest), isClosed)
    },
  }
}
