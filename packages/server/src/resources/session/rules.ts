/** The outcome of a login (D11). */
export type LoginOutcome = 'wrong_credentials' | 'blocked' | 'unconfirmed' | 'signed_in'

/**
 * Returns the outcome of a login. `blocked` and `unconfirmed` are disclosed only to clients that
 * know the password. The password of an account that uses only passkeys is refused like a wrong one.
 */
export function loginOutcome(attempt: {
  readonly isPasswordRight: boolean
  readonly isPasskeyOnly: boolean
  readonly isBlocked: boolean
  readonly isConfirmed: boolean
}): LoginOutcome {
  if (!attempt.isPasswordRight || attempt.isPasskeyOnly) return 'wrong_credentials'
  if (attempt.isBlocked) return 'blocked'
  return attempt.isConfirmed ? 'signed_in' : 'unconfirmed'
}
