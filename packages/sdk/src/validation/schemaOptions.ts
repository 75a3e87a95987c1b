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
    if (problem === null) return
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      message: validationText(problem, options?.messages),
      params: { id: problem },
    })
  })
  return trimmed ? checked.check(z.trim(), check) : checked.check(check)
}
