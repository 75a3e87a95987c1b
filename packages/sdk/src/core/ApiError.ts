import type { FieldOf } from './contractTypes.ts'
import type { AnyOperationId, DefaultMessageId, ErrorCode } from '../generated/operations.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'

// Two copies of this package in one program know each other's errors by this mark.
const mark = Symbol.for('@nalam/sdk/ApiError')

/** What an error says when it is logged or written as JSON. */
export type ApiErrorFacts<O extends AnyOperationId = AnyOperationId> = {
  /** Why the call failed. */
  readonly kind: ApiErrorKind
  /** The response's status; 503 for no response or a timeout, 500 for a failed set-up, 0 when aborted (SDK-03, D9). */
  readonly status: number
  readonly operation: O
  /** What went wrong, stable; {@link ErrorCode} where the server is ours. */
  readonly code: ErrorCode | (string & {}) | undefined
  /** The text to show: the server's, else the operation's default, else the wrapper's (D9). */
  readonly userMessage: string
  /** The id of `userMessage` where it is a default, so that it can be shown in another language. */
  readonly messageId: DefaultMessageId | undefined
  /** The server's X-Request-Id, or the one that was sent. */
  readonly requestId: string
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | undefined
}

/** What has to be asked for, because it may hold what no log should hold. */
export type ApiErrorContent<O extends AnyOperationId = AnyOperationId> = {
  /** The body of the response as it came: JSON where it was JSON. */
  readonly data: unknown
  /** The headers of the response, when there was one. */
  readonly headers: Headers | undefined
  /** A text per refused field of the payload. */
  readonly fieldErrors: { readonly [Field in FieldOf<O>]?: string }
}

// What the constructor assigns is described once, above, and taken over here.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property comes from the constructor's typed arguments
export interface ApiError<O extends AnyOperationId = AnyOperationId> extends ApiErrorFacts<O>, ApiErrorContent<O> {}

/** The one error that a call can end with. */
export class ApiError<O extends AnyOperationId = AnyOperationId> extends Error {
  // Node prints the name of the class, which bundlers shorten.
  static override readonly name = 'ApiError'
  override readonly name = 'ApiError'

  constructor(message: string, cause: unknown, facts: ApiErrorFacts<O>, content: ApiErrorContent<O>, caller?: Error) {
    super(message, cause === undefined ? cause : { cause })
    Object.assign(this, facts)
    for (const [name, value] of Object.entries(content)) Object.defineProperty(this, name, { value })
    // The frames of whoever made the call: by now the engine knows only its own queue.
    if (caller?.stack) this.stack = caller.stack.replace(/^Error(: )?/, () => `ApiError: ${message}`)
  }

  get [mark](): true {
    return true
  }

  toJSON(): object {
    return Object.assign({}, this, { message: this.message })
  }
}

/** Whether a value is an ApiError of this or another copy of the package. */
export function hasApiErrorMark(value: unknown): value is ApiError {
  return value instanceof Error && mark in value
}
