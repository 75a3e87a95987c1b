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
