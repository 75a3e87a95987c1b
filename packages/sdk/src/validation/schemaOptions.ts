import * as z from 'zod/v4-mini'
import { validationText, type ValidationMessageId, type ValidationTexts } from './messages.ts'

/** Options of every schema. */
export type SchemaOptions = {
  /** Messages in another language. Default: English. */
  messages?: ValidationTexts | undefined
  /** Domains that an account's e-mail may have, in place of the default list (D2). */
  allowedDomains?: readonly string[] | undefined
}

/** Validates a value. Returns the id of a message, or `null` if the value is valid. */
export type Rule = (value: string) => ValidationMessageId | null

/** Creates an issue with the text of a message, and its id in `params`. */
export const issueOf = (
  id: ValidationMessageId,
  options: SchemaOptions | undefined,
  input: unknown,
  field?: string,
) => ({
  code: 'custom' as const,
  input,
  ...(field !== undefined && { path: [field] }),
  message: validationText(id, options?.messages),
  params: { id },
})

/**
 * Creates the schema of a text field with one rule. A missing value counts as empty text, so that
 * the rule's own "required" applies. A field has at most one issue.
 */
export function textField(rule: Rule, options: SchemaOptions | undefined, trimmed = true) {
  const checked = z.string({
    error: () => validationText(rule('') ?? 'validation.reset.incomplete', options?.messages),
  })
  const check = z.check<string>((payload) => {
    const problem = rule(payload.value)
    if (problem !== null) payload.issues.push(issueOf(problem, options, payload.value))
  })
  return trimmed ? checked.check(z.trim(), check) : checked.check(check)
}
