import type { ApiError } from './ApiError.ts'
import type { ResponseCheck } from './responseCheck.ts'
import type { ApiEvent } from './apiEvent.ts'

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
  /** Milliseconds for a whole call with attempts, back-off and body. Default: 15,000. */
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
