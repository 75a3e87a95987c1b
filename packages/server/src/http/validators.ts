import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contractDocument, type OperationDescription } from './contractDocument.ts'

// Each schema is compiled once, when it is needed first: all of them at once would cost a third of a second at start.

const DOCUMENT_ID = 'contract'

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    validateFormats: true,
    // Bodies are small (x-body-limit), so collecting every error is safe; the form can then mark every field.
  })
  addFormats.default(ajv)
  ajv.addSchema(contractDocument, DOCUMENT_ID)
  return ajv
}

const ajv = createAjv()
const compiled = new Map<string, ValidateFunction>()

function validatorOf(pointer: string): ValidateFunction {
  const known = compiled.get(pointer)
  if (known !== undefined) return known
  const validate = ajv.compile({ $ref: `${DOCUMENT_ID}#${pointer}` })
  compiled.set(pointer, validate)
  return validate
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1)
  const params: Readonly<Record<string, unknown>> = error.params
  const extra = params['missingProperty'] ?? params['additionalProperty']
  return [...path, ...(typeof extra === 'string' ? [extra] : [])].join('.')
}

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
  maxItems: 'These are too many.',
  uniqueItems: 'Each may stand here only once.',
}

/** Longest list of field errors in an answer; a body of nonsense must not be answered by a longer one. */
const MOST_FIELDS = 50

/**
 * Checks a request body against the contract.
 *
 * @returns a text per refused field, or `undefined` when the body fits
 */
export function requestProblems(pointer: string, body: unknown): Record<string, string> | undefined {
  const validate = validatorOf(pointer)
  if (validate(body)) return undefined
  const problems: Record<string, string> = Object.create(null)
  for (const error of (validate.errors ?? []).slice(0, MOST_FIELDS)) {
    const field = fieldOf(error).slice(0, 100)
    if (error.keyword !== 'anyOf' && !(field in problems))
      problems[field] = TEXTS[error.keyword] ?? 'This value is not valid.'
  }
  return { ...problems }
}

/**
 * Checks an answer against the contract.
 *
 * @returns what does not fit, in words for a developer, or `undefined`
 */
export function responseProblem(
  operation: OperationDescription,
  status: number,
  headers: Headers,
  body: unknown,
): string | undefined {
  const documented = operation.responses.get(status)
  if (documented === undefined) return `${operation.operationId} answered ${status}, which is not documented`
  const missing = documented.headers.filter((name) => !headers.has(name))
  if (missing.length > 0) return `${operation.operationId} ${status} lacks the header ${missing.join(', ')}`
  const validate = validatorOf(documented.pointer)
  if (validate(body)) return undefined
  const where = (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.keyword}`).slice(0, 5)
  return `${operation.operationId} ${status} does not fit its schema: ${where.join('; ')}`
}
