import type { OperationId } from '../generated/operations.ts'
import type { ApiError } from './ApiError.ts'
import type { ApiEvent } from './events.ts'

/**
 * A `fetch` of the host. It is called with an absolute URL and an init whose headers are an object
 * and whose body is a text or bytes, which every implementation accepts.
 */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Options of a client. */
export type ClientOptions = {
  /**
   * Root URL of the API, such as `/api` in a browser or `https://host/api`. Node needs an absolute
   * URL. A path begins with `/`, `./` or `../`. Any other value, a query or a fragment ends every
   * call with a setup error.
   */
  baseUrl: string
  /**
   * Replaces the global `fetch`, for example with `cookieFetch` of `@nalam/sdk/node`, or to send
   * through a proxy. A synchronous exception ends the call with a setup error.
   */
  fetch?: Fetch | undefined
  /** Headers of every call, or a function that returns them, called for each attempt. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined
  /** Milliseconds for a whole call with attempts, back-off and body. Default: 15,000; for an export a minute. */
  timeout?: number | undefined
  /** Number of retries of a read or of an action of an extension. Default: 2. */
  retries?: number | undefined
  /**
   * Called when a call that needs a session gets 401; once for calls that were running together.
   */
  onUnauthorized?: ((error: ApiError) => void) | undefined
  /** Called with each event of a call, for logs and measurements. */
  onEvent?: ((event: ApiEvent) => void) | undefined
  /** Checks every successful response against the contract. Default: no check. */
  responseCheck?: ResponseCheck | undefined
}

/** Options of a single call. */
export type CallOptions = {
  /**
   * Aborts the call, also between attempts. The error has the kind `aborted`, or `timeout` for
   * `AbortSignal.timeout()`.
   */
  signal?: AbortSignal | undefined
  /**
   * Milliseconds for the whole call: attempts, back-off and reading the body. A positive finite
   * number.
   */
  timeout?: number | undefined
  /**
   * Number of retries after 429, 502, 503, 504 or no response. Only reads and actions of
   * extensions, which carry an `Idempotency-Key`, are retried.
   */
  retries?: number | undefined
  /**
   * Headers of this call. They replace those of the client and the generated `X-Request-Id` and
   * `Idempotency-Key`.
   */
  headers?: Readonly<Record<string, string>> | undefined
  /** Credentials mode of `fetch`. Default: `include`. */
  credentials?: 'include' | 'same-origin' | 'omit' | undefined
  /** Cache mode of `fetch`. */
  cache?: 'default' | 'force-cache' | 'no-cache' | 'no-store' | 'only-if-cached' | 'reload' | undefined
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean | undefined
  /** Priority of the request among those of the page. */
  priority?: 'high' | 'low' | 'auto' | undefined
}

/**
 * Check of responses against the contract, created by `responseCheck()` of
 * `@nalam/sdk/response-check`.
 */
export type ResponseCheck = {
  /**
   * `report` emits a `mismatch` event and continues. `strict` ends the call with a `contract`
   * error.
   */
  mode: 'report' | 'strict'
  /**
   * @param operation the operation that responded
   * @param status the status of the response
   * @param body the JSON body
   * @returns where the body does not match the contract; empty if it matches
   */
  problems: (operation: OperationId, status: number, body: unknown) => readonly string[]
}

/** Returns the headers that the client adds to every call. */
export const clientHeaders = ({
  headers,
}: Pick<ClientOptions, 'headers'>): Readonly<Record<string, string>> | undefined =>
  typeof headers === 'function' ? headers() : headers
