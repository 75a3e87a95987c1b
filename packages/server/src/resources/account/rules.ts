import { changePasswordSchema, registrationSchema, resetPasswordSchema } from '@nalam/sdk/validation'
import { z } from 'zod'

/**
 * Returns an address as it is stored and compared: without surrounding spaces, in lower case (D2).
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Returns the first message of each field that breaks a rule; `undefined` if every field is valid. */
function problemsOf(schema: z.core.$ZodType, payload: unknown): Record<string, string> | undefined {
  const { error } = z.safeParse(schema, payload)
  if (error === undefined) return undefined
  const texts: Record<string, string> = {}
  for (const { path, message } of error.issues) texts[path.join('.')] ??= message
  return texts
}

/**
 * Returns the problems of a registration.
 *
 * @param allowedDomains e-mail domains that may register in this deployment (D2)
 */
export const registrationProblems = (payload: unknown, allowedDomains: readonly string[] | undefined) =>
  problemsOf(registrationSchema(allowedDomains === undefined ? {} : { allowedDomains }), payload)

/** Returns the problems of a change of the password (ACC-02). */
export const changePasswordProblems = (payload: unknown) => problemsOf(changePasswordSchema(), payload)

/** Returns the problems of a new password and its confirmation (D21). */
export const resetProblems = (payload: unknown) => problemsOf(resetPasswordSchema(), payload)
