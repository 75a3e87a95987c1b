import { createHash } from 'node:crypto'
import { and, gt, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { rateLimits } from '../db/schema.ts'
import { CLOCK_TOLERANCE, type Limit } from './limits.ts'

/** One count that a request takes a try from. */
export interface Try {
  /** What is counted, for example `login:account`. */
  readonly name: string
  /** Whose tries: an e-mail, a network, an id; only its hash is stored. Empty for a count of everybody together. */
  readonly subject: string
  readonly limit: Limit
}

/** Counts tries in the database, so that limits hold across processes and restarts (S5). */
export interface RateLimits {
  /**
   * Takes a try of each count before the work is done, so that parallel tries cannot slip through. When one count has none left,
   * nothing is taken of the others and no row is added: a refused request uses up nothing.
   *
   * @returns whole seconds to wait when a count has no try left, otherwise `0`
   */
  take(tries: readonly Try[]): Promise<number>
  /** Gives tries back, for limits that count failures only. */
  giveBack(tries: readonly Try[]): Promise<void>
  /** Removes windows that are over. */
  clean(): Promise<void>
}

function keyOf({ name, subject }: Try): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** @returns limits that live in the table `rate_limits` */
export function createRateLimits(db: Database, clock: Clock): RateLimits {
  // A window that begins in the future was written by a clock that was ahead; it locks nobody once the clock is right again.
  const latestStart = (now: Date) => new Date(now.getTime() + CLOCK_TOLERANCE * 1000)

  // In one order everywhere, that of `toSorted`: two requests that take the same counts must not wait for each other in a circle.
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
    async take(tries) {
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
        .where(and(inArray(key, keys), gt(windowEnd, now), lte(windowStart, latestStart(now))))
      const wait = waitOf(running)
      if (wait > 0) return wait
      const isOver = or(lte(windowEnd, now), gt(windowStart, latestStart(now)))
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
      // Requests at the same moment may all have seen a free try; those that came later are refused here.
      const late = waitOf(taken)
      if (late > 0) await giveBack(keys)
      return late
    },
    giveBack: (tries) => giveBack(tries.map(keyOf)),
    async clean() {
      const now = clock.now()
      const isOver = or(lt(rateLimits.windowEnd, now), gt(rateLimits.windowStart, latestStart(now)))
      // A count that a request is taking stays for the next time.
      const free = locked(isOver).for('update', { skipLocked: true })
      await db.delete(rateLimits).where(inArray(rateLimits.key, free))
    },
  }
}
