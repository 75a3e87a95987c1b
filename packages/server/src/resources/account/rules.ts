import { storedText } from '@nalam/sdk'
import { changePasswordSchema, registrationSchema, resetPasswordSchema } from '@nalam/sdk/validation'

/**
 * Returns an address as it is stored and compared: without surrounding spaces, in lower case (D2).
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Returns a person's name as it is stored: composed characters, single spaces. */
export function normaliseName(name: string): string {
  return storedText(name).trim().replace(/\s+/gu, ' ')
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
 * Returns the message of each field of a registration that breaks a rule.
 *
 * @param allowedDomains e-mail domains that may register in this deployment (D2)
 * @returns `undefined` if every field is valid
 */
export function registrationProblems(
  payload: unknown,
  allowedDomains: readonly string[] | undefined,
): Record<string, string> | undefined {
  const result = registrationSchema(allowedDomains === undefined ? {} : { allowedDomains }).safeParse(payload)
  return result.success ? undefined : textsByField(result.error.issues)
}

/** Returns the same for a change of the password (ACC-02). */
export function changePasswordProblems(payload: unknown): Record<string, string> | undefined {
  const result = changePasswordSchema().safeParse(payload)
  return result.success ? undefined : textsByField(result.error.issues)
}

/** Returns the same for a new password and its confirmation (D21). */
export function resetProblems(payload: unknown): Record<string, string> | undefined {
  const result = resetPasswordSchema().safeParse(payload)
  return result.success ? undefined : textsByField(result.error.issues)
}
