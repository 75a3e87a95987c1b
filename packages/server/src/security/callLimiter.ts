import type { Clock } from '../clock.ts'
import type { Limit } from './limits.ts'

/**
 * Keeps one caller from taking the whole server: a plain counter in this process, because it protects this process.
 * Limits that protect accounts live in the database (`rateLimits.ts`).
 */
export interface CallLimiter {
  /** @returns whole seconds to wait when no call is left, otherwise `0` */
  take(caller: string): number
}

/** @param limit calls of one caller in one window */
export function createCallLimiter(limit: Limit, clock: Clock): CallLimiter {
  let counts = new Map<string, number>()
  let windowStart = 0
  let windowEnd = 0
  return {
    take(caller) {
      const now = clock.now().getTime()
      // A clock that was set back begins a new window.
      if (now >= windowEnd || now < windowStart) {
        counts = new Map()
        windowStart = now
        windowEnd = now + limit.seconds * 1000
      }
      const count = (counts.get(caller) ?? 0) + 1
      counts.set(caller, count)
      return count > limit.tries ? Math.max(1, Math.ceil((windowEnd - now) / 1000)) : 0
    },
  }
}
