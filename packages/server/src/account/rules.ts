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
 * Which fields of a registration break a rule, each with its message.
 *
 * @param allowedDomains which e-mail domains may register in this deployment (D2)
 * @returns `undefined` when every field is fine
 */
export function registrationProblems(
  payload: unknown,
  allowedDomains: readonly string[] | undefined,
): Record<string, string> | undefined {
  const result = registrationSchema(allowedDomains === undefined ? {} : { allowedDomains }).safeParse(payload)
  return result.success ? undefined : textsByField(result.error.issues)
}

/** The same for a new password with its confirmation (D21). */
export function resetProblems(payload: unknown): Record<string, string> | undefined {
  const result = resetPasswordSchema().safeParse(payload)
  return result.success ? undefined : textsByField(result.error.issues)
}
