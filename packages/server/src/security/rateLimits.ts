import { and, gt, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { rateLimits } from '../db/schema.ts'
import type { Limit } from '../http/callLimiter.ts'
import { latestMoment } from '../clock.ts'
import { hashOf } from '../random.ts'

/** A counter from which a request takes a try. */
export interface Try {
  /** The counter, for example `login:account`. */
  readonly name: string
  /**
   * The subject of the counter: an e-mail, a network or an id; only its hash is stored. Empty for a
   * counter of all clients.
   */
  readonly subject: string
  readonly limit: Limit
}

/** Counts tries in the database, so that limits apply across processes and restarts (S5). */
export type RateLimits = ReturnType<typeof createRateLimits>

function keyOf({ name, subject }: Try): string {
  return `${name}:${hashOf(subject)}`
}

/**
 * Creates rate limits in the table `rate_limits`. A window that begins in the future was written by
 * a clock that was ahead. It is ignored, so that it blocks nobody after the clock is corrected.
 */
export function createRateLimits(db: Database, clock: Clock) {
  // All rows are locked in the same order, that of `toSorted`, so that two requests for the same
  // counters do not deadlock.
  const locked = (which: SQL | undefined) =>
    db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(which)
      .orderBy(sql`${rateLimits.key} collate "C"`)

  async function giveBack(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(inArray(rateLimits.key, locked(inArray(rateLimits.key, [...keys])).for('update')))
  }

  return {
    /**
     * Takes a try from each counter before the work is done, so that parallel tries cannot exceed a
     * limit. If one counter has none left, no counter changes and no row is added: a refused request
     * uses up no tries.
     *
     * @returns whole seconds to wait when a counter has no try left, otherwise `0`
     */
    async take(tries: readonly Try[]): Promise<number> {
      const now = clock.now()
      const limits = new Map(tries.map((one) => [keyOf(one), one.limit]))
      const keys = [...limits.keys()]
      const waitOf = (rows: ReadonlyArray<{ key: string; count: number; windowEnd: Date }>) =>
        Math.max(
          0,
          ...rows
            .filter(({ key, count }) => count > (limits.get(key)?.tries ?? 0))
            .map(({ windowEnd }) => Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000))),
        )
      const { key, windowStart, windowEnd } = rateLimits
      const running = await db
        .select({ key, count: sql<number>`${rateLimits.count} + 1`, windowEnd })
        .from(rateLimits)
        .where(and(inArray(key, keys), gt(windowEnd, now), lte(windowStart, latestMoment(now))))
      const wait = waitOf(running)
      if (wait > 0) return wait
      const isOver = or(lte(windowEnd, now), gt(windowStart, latestMoment(now)))
      const taken = await db
        .insert(rateLimits)
        .values(
          keys.toSorted().map((one) => ({
            key: one,
            count: 1,
            windowStart: now,
            windowEnd: new Date(now.getTime() + (limits.get(one)?.seconds ?? 0) * 1000),
          })),
        )
        .onConflictDoUpdate({
          target: key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            windowStart: sql`case when ${isOver} then excluded.window_start else ${windowStart} end`,
            windowEnd: sql`case when ${isOver} then excluded.window_end else ${windowEnd} end`,
          },
        })
        .returning({ key, count: rateLimits.count, windowEnd })
      // Concurrent requests may all have seen a free try; the later ones are refused here.
      const late = waitOf(taken)
      if (late > 0) await giveBack(keys)
      return late
    },
    /** Gives tries back, for limits that only count failures. */
    giveBack: (tries: readonly Try[]): Promise<void> => giveBack(tries.map(keyOf)),
    /** Removes expired windows. */
    async clean(): Promise<void> {
      const now = clock.now()
      const isOver = or(lt(rateLimits.windowEnd, now), gt(rateLimits.windowStart, latestMoment(now)))
      // A counter that a request is locking is removed at the next cleanup.
      const free = locked(isOver).for('update', { skipLocked: true })
      await db.delete(rateLimits).where(inArray(rateLimits.key, free))
    },
  }
}
