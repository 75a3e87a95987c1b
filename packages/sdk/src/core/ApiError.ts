import type { FieldOf } from './contractTypes.ts'
import type { AnyOperationId, DefaultMessageId, ErrorCode } from '../generated/operations.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'

// Registered globally, so that several copies of this package recognize each other's errors.
const mark = Symbol.for('@nalam/sdk/ApiError')

/** Properties of an error that appear when it is logged or serialized as JSON. */
export type ApiErrorProperties<O extends AnyOperationId = AnyOperationId> = {
  /** Why the call failed. */
  readonly kind: ApiErrorKind
  /**
   * Status of the response, also if only its body names an error status. Without a usable response:
   * 503 for `network` and `timeout`, 500 for `setup`, 0 for `aborted` (SDK-03, D9).
   */
  readonly status: number
  readonly operation: O
  /** Stable error code of the response; one of {@link ErrorCode} from the reference server. */
  readonly code: ErrorCode | (string & {}) | undefined
  /** Text to show: the server's, else the operation's default, else the text of `kind` (D9). */
  readonly userMessage: string
  /** Id of `userMessage` if that is a default text, as key for a translation. */
  readonly messageId: DefaultMessageId | undefined
  /** `X-Request-Id` of the response, else `requestId` of its body, else the id that was sent. */
  readonly requestId: string
  /** Seconds to wait, from the `Retry-After` header. */
  readonly retryAfter: number | undefined
}

/** Properties of an error that are not logged or serialized, because they may hold private data. */
export type ApiErrorContent<O extends AnyOperationId = AnyOperationId> = {
  /** Body of the response: the parsed JSON object, else the text; undefined without a response. */
  readonly data: unknown
  /** Headers of the response; undefined without a response. */
  readonly headers: Headers | undefined
  /** Messages by rejected field of the payload; empty if the server names no field. */
  readonly fieldErrors: { readonly [Field in FieldOf<O>]?: string }
}

// The constructor assigns the properties of the two types above.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property comes from the constructor's typed arguments
export interface ApiError<O extends AnyOperationId = AnyOperationId>
  extends ApiErrorProperties<O>, ApiErrorContent<O> {}

/** The only error that a call rejects with. */
export class ApiError<O extends AnyOperationId = AnyOperationId> extends Error {
  // Node prints the name of the class, which bundlers shorten.
  static override readonly name = 'ApiError'
  override readonly name = 'ApiError'

  constructor(
    message: string,
    cause: unknown,
    properties: ApiErrorProperties<O>,
    content: ApiErrorContent<O>,
    caller?: Error,
  ) {
    super(message, cause === undefined ? cause : { cause })
    Object.assign(this, properties)
    for (const [name, value] of Object.entries(content)) Object.defineProperty(this, name, { value })
    // Uses the stack of the caller: the current stack holds only the microtask queue.
    if (caller?.stack) this.stack = caller.stack.replace(/^Error(: )?/, () => `ApiError: ${message}`)
  }

  get [mark](): true {
    return true
  }

  toJSON(): object {
    return Object.assign({}, this, { message: this.message })
  }
}

/** Returns whether a value is an ApiError of this or another copy of the package, or window. */
export function hasApiErrorMark(value: unknown): value is ApiError {
  // An error of another window is no instance of this window's Error.
  return Object.prototype.toString.call(value) === '[object Error]' && mark in Object(value)
}
