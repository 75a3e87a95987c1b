import { CLOCK_TOLERANCE, lifetimes } from '../security/limits.ts'

/** How a login ends (D11). */
export type LoginOutcome = 'wrong_credentials' | 'blocked' | 'unconfirmed' | 'signed_in'

/** Blocked and unconfirmed are told only to somebody who knows the password. */
export function loginOutcome(attempt: {
  readonly isPasswordRight: boolean
  readonly isBlocked: boolean
  readonly isConfirmed: boolean
}): LoginOutcome {
  if (!attempt.isPasswordRight) return 'wrong_credentials'
  if (attempt.isBlocked) return 'blocked'
  return attempt.isConfirmed ? 'signed_in' : 'unconfirmed'
}

/** When a session was opened and used last. */
export interface SessionTimes {
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

const secondsSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / 1000

/**
 * Whether a session is over: unused for half an hour, or older than twelve hours (S1). One that begins in the future was opened
 * while the clock was ahead; it is over, too, or it would outlive its twelve hours.
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

/** Whether the last use has to be written again. */
export function needsTouch({ lastUsedAt }: SessionTimes, now: Date): boolean {
  const age = secondsSince(lastUsedAt, now)
  return age > TOUCH_SECONDS || age < -CLOCK_TOLERANCE
}
