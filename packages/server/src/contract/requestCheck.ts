import type { ErrorObject } from 'ajv/dist/2020.js'
import { compileSchema } from './compileSchema.ts'

/** The text about a field by the violated keyword, for integrators. */
const TEXTS: Readonly<Record<string, string>> = {
  required: 'This field is required.',
  additionalProperties: 'This field is not known.',
  type: 'This value has the wrong type.',
  enum: 'This value is not one of the choices.',
  minLength: 'This text is too short.',
  maxLength: 'This text is too long.',
  pattern: 'This value has the wrong form.',
  minimum: 'This number is too small.',
  maximum: 'This number is too large.',
  minItems: 'Choose at least one.',
  maxItems: 'There are too many entries.',
  uniqueItems: 'Remove the duplicate entry.',
}

/** Keywords whose errors only repeat the errors of their subschemas. */
const WRAPPERS = new Set(['anyOf', 'if'])

/** Maximum number of field errors, which limits the response to an invalid body. */
const MAX_FIELDS = 50
const MAX_FIELD_NAME = 100

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1)
  const params: Readonly<Record<string, unknown>> = error.params
  const extra = params['missingProperty'] ?? params['additionalProperty']
  return [...path, ...(typeof extra === 'string' ? [extra] : [])].join('.').slice(0, MAX_FIELD_NAME)
}

/**
 * Checks a request body against the contract.
 *
 * @param pointer JSON pointer of its schema in the contract
 * @returns a text per refused field, or `undefined` when the body fits
 */
export function requestProblems(pointer: string, body: unknown): Record<string, string> | undefined {
  const validate = compileSchema(pointer)
  if (validate(body)) return undefined
  const problems: Record<string, string> = Object.create(null)
  for (const error of (validate.errors ?? []).slice(0, MAX_FIELDS)) {
    const field = fieldOf(error)
    if (!WRAPPERS.has(error.keyword) && !(field in problems))
      problems[field] = TEXTS[error.keyword] ?? 'This value is not valid.'
  }
  return { ...problems }
}
