import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { rateLimits } from '../db/schema.ts'
import type { Limit } from './limits.ts'

/** Counts tries in the database, so that limits hold across processes and restarts (S5). */
export interface RateLimits {
  /**
   * Takes one try before the work is done, so that parallel tries cannot slip through.
   *
   * @param name what is counted, for example `login:account`
   * @param subject whose tries: an e-mail, an address, an id; only its hash is stored
   * @returns whole seconds to wait when no try is left, otherwise `0`
   */
  take(name: string, subject: string, limit: Limit): Promise<number>
  /** Gives a try back, for limits that count failures only. */
  giveBack(name: string, subject: string): Promise<void>
  /** Removes windows that are over. */
  clean(): Promise<void>
}

function keyOf(name: string, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** @returns limits that live in the table `rate_limits` */
export function createRateLimits(db: Database, clock: Clock): RateLimits {
  return {
    async take(name, subject, limit) {
      const now = clock.now()
      const windowEnd = new Date(now.getTime() + limit.seconds * 1000)
      const over = sql`${rateLimits.windowEnd} <= ${now.toISOString()}::timestamptz`
      const [row] = await db
        .insert(rateLimits)
        .values({ key: keyOf(name, subject), count: 1, windowStart: now, windowEnd })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            // The count stops one above the limit: an attacker must not be able to make it grow for ever.
            count: sql`case when ${over} then 1 else least(${rateLimits.count} + 1, ${limit.tries + 1}) end`,
            windowStart: sql`case when ${over} then excluded.window_start else ${rateLimits.windowStart} end`,
            windowEnd: sql`case when ${over} then excluded.window_end else ${rateLimits.windowEnd} end`,
          },
        })
        .returning({ count: rateLimits.count, windowEnd: rateLimits.windowEnd })
      if (row === undefined || row.count <= limit.tries) return 0
      return Math.max(1, Math.ceil((row.windowEnd.getTime() - now.getTime()) / 1000))
    },
    async giveBack(name, subject) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(sql`${rateLimits.key} = ${keyOf(name, subject)}`)
    },
    async clean() {
      await db.delete(rateLimits).where(lt(rateLimits.windowEnd, clock.now()))
    },
  }
}
