import type { Clock } from '../clock.ts'
import { Refusal } from '../contract/refusal.ts'

/** A number of tries within a number of seconds. */
export interface Limit {
  readonly tries: number
  readonly seconds: number
}

/**
 * Counts a call of a caller, so that nobody uses up the whole server. It counts in memory, because it
 * protects this process only. Limits that protect accounts are stored in the database
 * (`security/rateLimits.ts`).
 *
 * @throws Refusal 429 when the limit of this caller is reached
 */
export type CallLimiter = (caller: string) => void

/** Creates a limiter. @param limit calls of one caller in one window */
export function createCallLimiter(limit: Limit, clock: Clock): CallLimiter {
  let counts = new Map<string, number>()
  let windowStart = 0
  let windowEnd = 0
  return (caller) => {
    const now = clock.now().getTime()
    // A clock that was set back starts a new window.
    if (now >= windowEnd || now < windowStart) {
      counts = new Map()
      windowStart = now
      windowEnd = now + limit.seconds * 1000
    }
    const count = (counts.get(caller) ?? 0) + 1
    counts.set(caller, count)
    if (count <= limit.tries) return
    throw new Refusal('limit.exceeded').with({ retryAfter: Math.max(1, Math.ceil((windowEnd - now) / 1000)) })
  }
}
