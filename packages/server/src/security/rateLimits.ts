import { and, gt, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { latestMoment, type Clock } from '../clock.ts'
import { Refusal } from '../contract/refusal.ts'
import { removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { rateLimits } from '../db/schema.ts'
import type { Limit } from '../http/callLimiter.ts'
import type { Call } from '../http/route.ts'
import { hashOf } from '../random.ts'
import type { CodePurpose } from './codes.ts'
import type { Devices } from './devices.ts'
import type { Limits } from './limits.ts'

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
    async clean(isClosed?: IsClosed): Promise<void> {
      const now = clock.now()
      const latest = latestMoment(now)
      const isAhead = and(gt(rateLimits.windowEnd, latest), gt(rateLimits.windowStart, latest))
      for (const which of [lt(rateLimits.windowEnd, now), isAhead]) await removeInSteps(db, rateLimits, which, isClosed)
    },
  }
}

export interface Client {
  /** Normalised; the account does not have to exist. */
  readonly email: string
  readonly network: string
  /**
   * The token of a browser that has signed in to this account before; `undefined`
   * for another browser.
   */
  readonly knownDevice: string | undefined
}

const everybody = ''

/** Returns the tries that a login takes; they are given back if the password is correct. */
export function loginTries(limits: Limits, { email, network, knownDevice }: Client): Try[] {
  if (knownDevice !== undefined) {
    return [{ name: 'login:device', subject: `${knownDevice} ${email}`, limit: limits.loginPerDevice }]
  }
  return [
    { name: 'login:address', subject: network, limit: limits.loginPerAddress },
    { name: 'login:account-network', subject: `${email} ${network}`, limit: limits.loginPerAccountAndNetwork },
    { name: 'login:account', subject: email, limit: limits.loginPerAccount },
    { name: 'login:all', subject: everybody, limit: limits.failedLogins },
  ]
}

/** Returns the pause between two codes of one requester. */
export function codePause(limits: Limits, purpose: CodePurpose, { email, network, knownDevice }: Client): Try {
  return { name: `code:${purpose}:pause`, subject: `${email} ${knownDevice ?? network}`, limit: limits.codePause }
}

/** Returns the tries that sending a code takes, without the pause. */
export function codeTries(limits: Limits, purpose: CodePurpose, { email, network, knownDevice }: Client): Try[] {
  const day = { name: `code:${purpose}:day`, subject: `${email} ${knownDevice ?? network}`, limit: limits.codesPerDay }
  if (knownDevice !== undefined) return [day]
  return [
    day,
    { name: 'code:address', subject: network, limit: limits.codesPerAddress },
    { name: `code:${purpose}:account`, subject: email, limit: limits.codesPerAccount },
    { name: 'code:all', subject: everybody, limit: limits.codesSent },
  ]
}

/**
 * Returns the tries that entering a code takes; they are given back if the code is correct.
 * `guess` is also given back if there was no code to compare with: such a guess cannot succeed, so
 * it must not use up tries that others need.
 */
export function wrongCodeTries(
  limits: Limits,
  purpose: CodePurpose,
  { email, network, knownDevice }: Client,
): { readonly entry: Try; readonly guess: readonly Try[] } {
  if (knownDevice !== undefined) {
    const subject = `${knownDevice} ${email}`
    return { entry: { name: 'wrong:device', subject, limit: limits.wrongCodesPerDevice }, guess: [] }
  }
  return {
    entry: { name: 'wrong:address', subject: network, limit: limits.wrongCodesPerAddress },
    guess: [{ name: `wrong:${purpose}:all`, subject: everybody, limit: limits.wrongCodes }],
  }
}

/** Returns the client of a call, including whether its browser is known to the account. */
export async function clientOf(
  { devices }: { readonly devices: Devices },
  { device, network }: Pick<Call<unknown>, 'device' | 'network'>,
  email: string,
): Promise<Client> {
  return { email, network, knownDevice: (await devices.isKnown(device, email)) ? device : undefined }
}

/** Takes tries. @throws Refusal 429 when one of the counters has no try left; then none is taken */
export async function takeTries(
  { rateLimits }: { readonly rateLimits: RateLimits },
  tries: readonly Try[],
): Promise<void> {
  const retryAfter = await rateLimits.take(tries)
  if (retryAfter > 0) throw new Refusal('limit.exceeded').with({ retryAfter })
}

/**
 * Refuses a wrong link of an offer, a way back or a calendar feed. They are limited per network, as
 * wrong codes are.
 *
 * @throws Refusal 404, or 429 after too many of them
 */
export async function refuseLink(
  dependencies: { readonly rateLimits: RateLimits; readonly limits: Limits },
  network: string,
): Promise<never> {
  const limit = dependencies.limits.wrongLinksPerAddress
  await takeTries(dependencies, [{ name: 'link:address', subject: network, limit }])
  throw new Refusal('not_found')
}
