import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction, type ErrorObject } from 'ajv/dist/2020.js'
import { contractDocument, type JsonSchema, type OperationDescription } from './contractDocument.ts'

/** Keywords whose cost grows with the value, with the limits of that value. */
const BOUNDED = [
  ['minLength', 'maxLength', ['pattern', 'format']],
  ['minItems', 'maxItems', ['uniqueItems', 'items', 'contains']],
] as const

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Rewrites a schema so that patterns, formats, items and uniqueness are checked only if the length
 * fits: `{ maxLength, pattern }` becomes `{ maxLength, if: { maxLength }, then: { pattern } }`. A
 * validator that collects every error would otherwise apply a pattern to text of any length. The
 * same values are valid before and after.
 */
export function lengthFirst(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(lengthFirst)
  if (!isObject(schema)) return schema
  const rewritten: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, lengthFirst(part)]),
  )
  for (const [min, max, costly] of BOUNDED) {
    const present = costly.filter((name) => name in rewritten)
    if (typeof rewritten[max] !== 'number' || present.length === 0 || 'if' in rewritten) continue
    const hasLeast = typeof rewritten[min] === 'number'
    rewritten['if'] = { ...(hasLeast ? { [min]: rewritten[min] } : {}), [max]: rewritten[max] }
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema; nobody awaits a schema
    rewritten['then'] = Object.fromEntries(present.map((name) => [name, rewritten[name]]))
    for (const name of present) delete rewritten[name]
  }
  return rewritten
}

const DOCUMENT_ID = 'contract'

function createAjv(): Ajv2020 {
  // Every error is collected, so that a form can mark each field. Length limits keep that cheap.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema(lengthFirst(contractDocument) as JsonSchema, DOCUMENT_ID)
  return ajv
}

const ajv = createAjv()
const compiled = new Map<string, ValidateFunction>()

/**
 * Returns the validator of one schema of the contract. Each is compiled on first use: compiling all
 * of them would add a third of a second to the start.
 *
 * @param pointer JSON pointer into the contract
 */
function compileSchema(pointer: string): ValidateFunction {
  const known = compiled.get(pointer)
  if (known !== undefined) return known
  const validate = ajv.compile({ $ref: `${DOCUMENT_ID}#${pointer}` })
  compiled.set(pointer, validate)
  return validate
}

type Params = Readonly<Record<string, unknown>>

/** Choices that a text lists; of more, it says only that there are some. */
const MAX_CHOICES = 10

function choicesText({ allowedValues }: Params): string {
  const choices = Array.isArray(allowedValues) ? allowedValues.map(String) : []
  const list = choices.length > MAX_CHOICES ? '' : `: ${choices.join(', ')}`
  return `This value is not one of the choices${list}.`
}

/** The text about a field by the violated keyword, for integrators. */
const TEXTS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'This field is required.',
  additionalProperties: () => 'This field is not known.',
  type: ({ type }) => `This value has the wrong type: it must be ${String(type)}.`,
  enum: choicesText,
  minLength: ({ limit }) => `This text is too short: at least ${String(limit)} characters.`,
  maxLength: ({ limit }) => `This text is too long: at most ${String(limit)} characters.`,
  pattern: () => 'This value has the wrong form.',
  minimum: ({ limit }) => `This number is too small: at least ${String(limit)}.`,
  maximum: ({ limit }) => `This number is too large: at most ${String(limit)}.`,
  minItems: () => 'Choose at least one.',
  maxItems: ({ limit }) => `There are too many entries: at most ${String(limit)}.`,
  uniqueItems: () => 'Remove the duplicate entry.',
}

/** Keywords whose errors only repeat the errors of their subschemas. */
const WRAPPERS = new Set(['anyOf', 'if'])

/** Maximum number of field errors, which limits the response to an invalid body. */
const MAX_FIELDS = 50
const MAX_FIELD_NAME = 100

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1)
  const params: Params = error.params
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
      problems[field] = TEXTS[error.keyword]?.(error.params) ?? 'This value is not valid.'
  }
  return { ...problems }
}

/**
 * Checks a response against the contract.
 *
 * @returns a description of the mismatch, for developers; `undefined` if there is none
 */
export function responseProblem(
  operation: OperationDescription,
  status: number,
  headers: Headers,
  body: unknown,
): string | undefined {
  const documented = operation.responses.get(status)
  if (documented === undefined) return `${operation.operationId} sent ${status}, which is not documented`
  const missing = documented.headers.filter((name) => !headers.has(name))
  if (missing.length > 0) return `${operation.operationId} ${status} lacks the header ${missing.join(', ')}`
  const validate = compileSchema(documented.pointer)
  if (validate(body)) return undefined
  const where = (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.keyword}`).slice(0, 5)
  return `${operation.operationId} ${status} does not fit its schema: ${where.join('; ')}`
}
