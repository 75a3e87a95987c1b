import * as z from 'zod/v4-mini'
import { lineText, visibleText } from '../formats/storedText.ts'
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
const issueOf = (id: ValidationMessageId, options: SchemaOptions | undefined, input: unknown) => ({
  code: 'custom' as const,
  input,
  message: validationText(id, options?.messages),
  params: { id },
})

/** Validates all fields at once, so that the problem of one field does not hide another's. */
export const fieldRules = <Values extends Record<string, unknown>>(
  options: SchemaOptions | undefined,
  problemsOf: (values: Values) => Partial<Record<keyof Values & string, ValidationMessageId | null>>,
) =>
  z.check<Values>(({ value, issues }) => {
    for (const [field, id] of Object.entries(problemsOf(value)))
      if (id) issues.push({ ...issueOf(id, options, value[field]), path: [field], continue: true })
  })

/** Takes the spaces around a text away, and all of one that shows nothing. */
export const asVisible = () => z.overwrite<string>(visibleText)

/** What is done to a text before its rule: to one line, to several, and to a password. */
const SHAPES = {
  line: [z.overwrite<string>(lineText)],
  lines: [asVisible()],
  secret: [],
} as const

/**
 * Creates the schema of a text field with one rule. A missing value counts as empty text, so that
 * the rule's own "required" applies, and so does one that shows nothing. A field has at most one issue.
 */
export function textField(rule: Rule, options: SchemaOptions | undefined, shape: keyof typeof SHAPES = 'line') {
  const checked = z.string({
    error: () => validationText(rule('') ?? 'validation.reset.incomplete', options?.messages),
  })
  const check = z.check<string>((payload) => {
    const problem = rule(payload.value)
    if (problem !== null) payload.issues.push(issueOf(problem, options, payload.value))
  })
  return checked.check(...SHAPES[shape], check)
}
