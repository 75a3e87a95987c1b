import type { Fetch } from '../src/index.ts'

/** Returns a `fetch` for a client that gives a test each call as a `Request`. */
export const withRequest =
  (respond: (request: Request) => Promise<Response>): Fetch =>
  (url, init) =>
    respond(new Request(url, init))
