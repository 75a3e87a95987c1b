import * as z from 'zod/v4-mini'
import { validationText, type ValidationMessageId, type ValidationTexts } from './messages.ts'

/** Options that every schema takes. */
export type SchemaOptions = {
  /** Messages in another language; English when left out. */
  messages?: ValidationTexts | undefined
  /** Domains that an account's e-mail may have, in place of the default list (D2). */
  allowedDomains?: readonly string[] | undefined
}

/** A rule: the id of what is wrong with a value, or `null`. */
export type Rule = (value: string) => ValidationMessageId | null

/**
 * A text field under one rule. A missing value counts as empty text, so that the rule's own "required" applies.
 * Exactly one issue per field: the first thing that is wrong.
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
