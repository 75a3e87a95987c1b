import { CLOCK_TOLERANCE, lifetimes } from '../security/limits.ts'

/** The outcome of a login (D11). */
export type LoginOutcome = 'wrong_credentials' | 'blocked' | 'unconfirmed' | 'signed_in'

/**
 * Returns the outcome of a login. `blocked` and `unconfirmed` are disclosed only to clients that
 * know the password.
 */
export function loginOutcome(attempt: {
  readonly isPasswordRight: boolean
  readonly isBlocked: boolean
  readonly isConfirmed: boolean
}): LoginOutcome {
  if (!attempt.isPasswordRight) return 'wrong_credentials'
  if (attempt.isBlocked) return 'blocked'
  return attempt.isConfirmed ? 'signed_in' : 'unconfirmed'
}

/** The times at which a session was opened and last used. */
export interface SessionTimes {
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

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
