import type { FieldOf } from '../core/contractTypes.ts'
import type { DefaultMessageId, ErrorCode, OperationId } from '../generated/operations.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'

// Two copies of this package in one program know each other's errors by this mark.
const mark = Symbol.for('@nalam/sdk/ApiError')

/** Everything that an {@link ApiError} is made of. */
export type ApiErrorFacts<O extends OperationId = OperationId> = {
  kind: ApiErrorKind
  status: number
  operation: O
  message: string
  userMessage: string
  messageId: DefaultMessageId | undefined
  data: unknown
  headers: Headers | undefined
  requestId: string
  code: string | undefined
  fieldErrors: Partial<Record<FieldOf<O>, string>>
  retryAfter: number | undefined
  cause: unknown
}

/**
 * The one error that a call can end with. What it shows when logged or written as JSON holds no payload and no answer:
 * `data`, `headers` and `fieldErrors` have to be asked for.
 */
export class ApiError<O extends OperationId = OperationId> extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The answer's status; 503 for no answer or a timeout, 500 for a failed set-up, 0 when aborted (section 8, D9). */
  readonly status: number
  readonly operation: O
  /** The text to show: the server's, else the operation's default, else the wrapper's (D9). */
  readonly userMessage: string
  /** The id of `userMessage` where it is a default, so that it can be shown in another language. */
  readonly messageId: DefaultMessageId | undefined
  /** The server's X-Request-Id, or the one that was sent. */
  readonly requestId: string
  /** What went wrong, stable; {@link ErrorCode} where the server is ours. */
  readonly code: ErrorCode | (string & {}) | undefined
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | undefined
  readonly #facts: ApiErrorFacts<O>

  constructor(facts: ApiErrorFacts<O>, caller?: Error) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.kind = facts.kind
    this.status = facts.status
    this.operation = facts.operation
    this.userMessage = facts.userMessage
    this.messageId = facts.messageId
    this.requestId = facts.requestId
    this.code = facts.code
    this.retryAfter = facts.retryAfter
    this.#facts = facts
    // The frames of whoever made the call: by now the engine knows only its own queue.
    if (caller?.stack) this.stack = `ApiError: ${facts.message}${caller.stack.slice(caller.stack.indexOf('\n    at '))}`
  }

  /** The body of the answer as it came: JSON where it was JSON. */
  get data(): unknown {
    return this.#facts.data
  }

  /** The headers of the answer, when there was one. */
  get headers(): Headers | undefined {
    return this.#facts.headers
  }

  /** A text per refused field of the payload. */
  get fieldErrors(): Partial<Record<FieldOf<O>, string>> {
    return this.#facts.fieldErrors
  }

  get [mark](): true {
    return true
  }

  toJSON(): Record<string, unknown> {
    const { name, kind, status, operation, code, requestId, message } = this
    return { name, kind, status, operation, code, requestId, message }
  }
}

/** Whether a value is an ApiError of this or another copy of the package. */
export function hasApiErrorMark(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && mark in value
}
