import type { ApiError } from './ApiError.ts'
import type { ResponseCheck } from './responseCheck.ts'
import type { ApiEvent } from './apiEvent.ts'

/** How a client is set up. */
export type ClientOptions = {
  /**
   * The API root, such as `/api` in a browser or `https://host/api`. Node needs the second form. Anything but an http address
   * or a path that begins with `/`, `./` or `../` ends every call with a set-up failure, and so does a query or a fragment.
   */
  baseUrl: string
  /** Used in place of the global `fetch`, such as the cookie-keeping one of `@nalam/sdk/node`. What it throws before it gives a promise is a setup error. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Headers of every call, or a function that gives them anew for each attempt. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined
  /** Milliseconds for a whole call with its attempts, back-off and body; 15,000 when left out. */
  timeout?: number | undefined
  /** How often a read, or an action of an extension, is repeated; 2 when left out. */
  retries?: number | undefined
  /** Told when a call that needs a session gets 401. Signing in does not count. */
  onUnauthorized?: ((error: ApiError) => void) | undefined
  /** Told what happens, for logs and measurements. */
  onEvent?: ((event: ApiEvent) => void) | undefined
  /** Compares every response with the contract; off when left out. */
  responseCheck?: ResponseCheck | undefined
}
