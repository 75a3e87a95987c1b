import { registrationSchema, resetPasswordSchema } from '@nalam/sdk/validation'

/** An address as it is stored and compared: without spaces around it, lower case (D2). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** A name as it is stored: composed characters, single spaces. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ')
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

function textsByField(issues: readonly Issue[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { path, message } of issues) texts[path.join('.')] ??= message
  return texts
}

/**
 * What section 5 has against a registration, with its own words per field.
 *
 * @param allowedDomains which e-mail domains may register in this deployment (D2)
 * @returns `undefined` when nothing
 */
export function registrationProblems(
  payload: unknown,
  allowedDomains: readonly string[] | undefined,
): Record<string, string> | undefined {
  const result = registrationSchema(allowedDomains === undefined ? {} : { allowedDomains }).safeParse(payload)
  return result.success ? undefined : textsByField(result.error.issues)
}

/** What section 5 and D21 have against a new password, by field; `undefined` when nothing. */
export function resetProblems(payload: unknown): Record<string, string> | undefined {
  const result = resetPasswordSchema().safeParse(payload)
  return result.success ? undefined : textsByField(result.error.issues)
}

/** How a login ends (D11). */
export type LoginOutcome = 'wrong_credentials' | 'blocked' | 'unconfirmed' | 'signed_in'

/** Blocked and unconfirmed are told only to somebody who knows the password. */
export function loginOutcome(facts: {
  readonly passwordIsRight: boolean
  readonly isBlocked: boolean
  readonly isConfirmed: boolean
}): LoginOutcome {
  if (!facts.passwordIsRight) return 'wrong_credentials'
  if (facts.isBlocked) return 'blocked'
  return facts.isConfirmed ? 'signed_in' : 'unconfirmed'
}
