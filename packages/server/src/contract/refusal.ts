import type { Problem } from '@nalam/sdk/rules'
import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { errorTexts, statusOfError } from './contractDocument.ts'
import type { ErrorCode } from './contractTypes.ts'

/** What an HTTP response needs besides the body. */
interface Reply {
  /** Instead of the status that the contract documents for the code. */
  readonly status?: number
  /** Whole seconds. */
  readonly retryAfter?: number
  /** Further headers, for example `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Says no to a request. Rules return codes; stores, services and routes throw a refusal; the
 * pipeline makes it the error body of the contract (D11).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  /** A text for each refused field. */
  readonly errors: Readonly<Record<string, string>> | undefined
  /** Data that the contract adds to the error, for example the newer version after a conflict. */
  readonly data: object | undefined
  status: number
  headers: Readonly<Record<string, string>> = {}

  /** @param field the refused field, whose text is that of the code; or a text for each field */
  constructor(code: ErrorCode, field?: string | Readonly<Record<string, string>>, data?: object) {
    super(errorTexts[code])
    this.code = code
    this.errors = typeof field === 'string' ? { [field]: errorTexts[code] } : field
    this.data = data
    this.status = statusOfError(code, this.errors !== undefined)
  }

  with({ status = this.status, retryAfter, headers }: Reply): this {
    this.status = status
    this.headers = {
      ...this.headers,
      ...headers,
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    }
    return this
  }
}

/**
 * Refuses what the rules found.
 *
 * @throws Refusal with the code of the first problem and a text for every field that has one
 */
export function refuse(problems: Problem | undefined | readonly Problem[]): void {
  const all = problems === undefined ? [] : 'code' in problems ? [problems] : problems
  const [first] = all
  if (first === undefined) return
  const errors = all.flatMap(({ field, code }) => (field === undefined ? [] : [[field, errorTexts[code]]]))
  throw new Refusal(first.code, errors.length > 0 ? Object.fromEntries(errors) : undefined)
}

/** Returns a handler of a path that refuses every method. @param allowed those that have a handler */
export function refuseMethod(allowed: string): () => never {
  return () => {
    throw new Refusal('request.method_not_allowed').with({ headers: { Allow: allowed } })
  }
}

/** Refuses fields. @param texts a text for each field; `undefined` if none is refused */
export function refuseFields(texts: Readonly<Record<string, string>> | undefined): void {
  if (texts !== undefined) throw new Refusal('request.invalid', texts)
}

/** The codes of texts, by text: of errors and of the rules of forms. */
const CODES: ReadonlyMap<string, string> = new Map(
  [...Object.entries(VALIDATION_MESSAGES), ...Object.entries(errorTexts)].map(([code, text]) => [text, code]),
)

/** Returns the code of each field's text that has one. */
function codesOf(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  const codes = Object.entries(errors).flatMap(([field, text]) => {
    const code = CODES.get(text)
    return code === undefined ? [] : [[field, code] as const]
  })
  return codes.length === 0 ? undefined : Object.fromEntries(codes)
}

export function errorBody({ status, message, code, errors, data }: Refusal, requestId: string): object {
  const errorCodes = errors && codesOf(errors)
  return {
    statusCode: status,
    message,
    code,
    ...(errors === undefined ? {} : { errors }),
    ...(errorCodes === undefined ? {} : { errorCodes }),
    ...(data === undefined ? {} : { data }),
    requestId,
  }
}
