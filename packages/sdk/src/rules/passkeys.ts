import type { Problem } from './problem.ts'

/** Passkeys that a doctor needs to sign in with them only: one can be lost. */
export const MIN_PASSKEYS = 2

/** Milliseconds until the way back without passkeys takes effect. */
export const RECOVERY_DELAY = 24 * 3_600_000

/** How a doctor signs in. */
export type PasskeyOnly = {
  /** Whether the doctor has switched "passkeys only" on. */
  readonly isOn: boolean
  /** When the password signs in again, if the way back has begun. */
  readonly recoveryAt: Date | undefined
}

/** Returns whether the password signs nobody in: the way back ends this by time alone. */
export const isPasskeyOnly = ({ isOn, recoveryAt }: PasskeyOnly, now: Date): boolean =>
  isOn && (recoveryAt === undefined || now < recoveryAt)

/** Returns why a doctor cannot switch "passkeys only" on. @param count of the doctor's passkeys */
export const passkeyOnlyProblem = (count: number): Problem | undefined =>
  count < MIN_PASSKEYS ? { code: 'passkeys.too_few' } : undefined

/** Returns why a passkey cannot be removed. @param count of the doctor's passkeys */
export const removePasskeyProblem = (count: number, isOnly: boolean): Problem | undefined =>
  isOnly && count <= 1 ? { code: 'passkeys.last' } : undefined

/** Returns why the way back cannot be stopped. */
export const stopRecoveryProblem = ({ recoveryAt }: Pick<PasskeyOnly, 'recoveryAt'>, now: Date): Problem | undefined =>
  recoveryAt !== undefined && recoveryAt <= now ? { code: 'recovery.over' } : undefined
