import type { AnyOperationId, DefaultMessageId, ErrorCode } from '../generated/operations.ts'
import type { FieldOf, ResponseOf, StatusOf } from './contractTypes.ts'
import { isJsonObject, text } from './json.ts'

/**
 * Why a call failed.
 * - `response`: the server rejected the call: a status of 400 or more (of the response or in its
 *   body), `success: false`, or an `error` in the body
 * - `network`: no response, or an incomplete one
 * - `timeout`: no complete response before the deadline
 * - `aborted`: the caller's signal aborted the call
 * - `parse`: a response with a success status that is not a JSON object: empty, truncated, an HTML
 *   page
 * - `contract`: the JSON does not match the contract, the response is a redirect, which is never
 *   followed, or a middleware threw in `onResponse`
 * - `setup`: the request could not be created: an invalid argument, option or URL
 */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'aborted' | 'parse' | 'contract' | 'setup'

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
  /** The operation; `other` for a call by `get`. */
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
  /**
   * Whether the browser is offline and nothing was changed: the call only reads, or the browser was
   * offline at every attempt. Only of the kind `network`.
   */
  readonly isOffline: boolean
}

/** Properties of an error that are not logged or serialized, because they may hold private data. */
export type ApiErrorContent<O extends AnyOperationId = AnyOperationId> = {
  /** Body of the response: the parsed JSON object, else the text; undefined without a response. */
  readonly data: unknown
  /** Headers of the response; undefined without a response. */
  readonly headers: Headers | undefined
  /** Messages by rejected field of the payload; empty if the server names no field. */
  readonly fieldErrors: { readonly [Field in FieldOf<O>]?: string }
  /**
   * The codes of those messages that have one: an `ErrorCode`, or the id of a form rule. Show the
   * message in another language by it.
   */
  readonly fieldCodes: { readonly [Field in FieldOf<O>]?: string }
}

// The constructor assigns the properties of the two types above.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- every property comes from the constructor's typed arguments
export interface ApiError<O extends AnyOperationId = AnyOperationId>
  extends ApiErrorProperties<O>, ApiErrorContent<O> {}

/** The only error that a call rejects with. */
export class ApiError<O extends AnyOperationId = AnyOperationId> extends Error {
  // Node prints the name of the class, which bundlers shorten.
  static override readonly name = 'ApiError'

  constructor(message: string, cause: unknown, properties: ApiErrorProperties<O>, content: ApiErrorContent<O>) {
    super(message, cause === undefined ? cause : { cause })
    Object.assign(this, properties)
    for (const [name, value] of Object.entries(content)) Object.defineProperty(this, name, { value })
  }

  // On the prototype, because the first line of the stack is written before the constructor runs.
  override get name(): 'ApiError' {
    return 'ApiError'
  }

  get [mark](): true {
    return true
  }

  toJSON(): object {
    return Object.assign({ name: this.name }, this, { message: this.message })
  }
}

/** Returns whether a value is an ApiError of this or another copy of the package, or window. */
export function hasApiErrorMark(value: unknown): value is ApiError {
  // An error of another window is no instance of this window's Error.
  return Object.prototype.toString.call(value) === '[object Error]' && mark in Object(value)
}

/** Error with a response that the contract documents: `status` and `data` have its types. */
export type ApiResponseError<O extends AnyOperationId, S extends StatusOf<O>> = ApiError<O> & {
  readonly kind: 'response'
  readonly status: S
  readonly data: ResponseOf<O, S>
}

/** An error of one kind. */
export type ApiErrorOfKind<Kind extends ApiErrorKind> = ApiError & { readonly kind: Kind }

/**
 * Returns whether a caught value is an {@link ApiError}: of any operation, of one operation, or of
 * one operation with one response status. The last form also narrows `data`. Recognizes errors of
 * other copies of the package.
 */
export function isApiError(error: unknown): error is ApiError
export function isApiError<O extends AnyOperationId>(error: unknown, operation: O): error is ApiError<O>
export function isApiError<O extends AnyOperationId, S extends StatusOf<O>>(
  error: unknown,
  operation: O,
  status: S,
): error is ApiResponseError<O, S>
export function isApiError(error: unknown, operation?: AnyOperationId, status?: number): boolean {
  if (!hasApiErrorMark(error) || (operation !== undefined && error.operation !== operation)) return false
  if (status === undefined) return true
  return isResponseError(error) && error.status === status && typeof error.data === 'object' && error.data !== null
}

const isOfKind =
  <Kind extends ApiErrorKind>(kind: Kind) =>
  (error: unknown): error is ApiErrorOfKind<Kind> =>
    hasApiErrorMark(error) && error.kind === kind

/** Returns whether the server rejected the call, by its status or in its body. */
export const isResponseError = /* @__PURE__ */ isOfKind('response')
/** Returns whether there was no response or an incomplete one. */
export const isNetworkError = /* @__PURE__ */ isOfKind('network')
/** Returns whether there was no complete response before the deadline. */
export const isTimeout = /* @__PURE__ */ isOfKind('timeout')
/** Returns whether the caller's signal aborted the call. */
export const isAborted = /* @__PURE__ */ isOfKind('aborted')
/** Returns whether a response with a success status was not a JSON object. */
export const isParseError = /* @__PURE__ */ isOfKind('parse')
/** Returns whether the response did not match the contract or was a redirect. */
export const isContractError = /* @__PURE__ */ isOfKind('contract')
/** Returns whether the request could not be created. */
export const isSetupError = /* @__PURE__ */ isOfKind('setup')

const KINDS: readonly ApiErrorKind[] = ['response', 'network', 'timeout', 'aborted', 'parse', 'contract', 'setup']

/**
 * Returns the error that `error.toJSON()` describes, for errors that cross a worker, a process or
 * another boundary that keeps only plain data. `data`, `headers`, `fieldErrors` and `fieldCodes` may hold private
 * data and are not part of the JSON.
 *
 * @returns `undefined` if the value does not describe an `ApiError`
 */
export function apiErrorFromJson(value: unknown): ApiError | undefined {
  if (!isJsonObject(value) || value.name !== 'ApiError') return undefined
  const { status, operation, retryAfter } = value
  const kind = KINDS.find((known) => known === value.kind)
  if (kind === undefined || typeof status !== 'number' || typeof operation !== 'string') return undefined
  return new ApiError(
    text(value.message),
    undefined,
    {
      kind,
      status,
      // A later version of the package may know further operations and messages.
      operation: operation as AnyOperationId,
      code: text(value.code) || undefined,
      userMessage: text(value.userMessage),
      messageId: (text(value.messageId) || undefined) as DefaultMessageId | undefined,
      requestId: text(value.requestId),
      retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
      isOffline: value.isOffline === true,
    },
    { data: undefined, headers: undefined, fieldErrors: {}, fieldCodes: {} },
  )
}
