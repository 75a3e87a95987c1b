import type { ClientOptions } from './options.ts'
import { createServerClock, type ServerClock } from './serverClock.ts'
import { createTransport, type Transport } from './transport.ts'

/** Client: its options, and the state of its calls. */
export type Client = ClientOptions & {
  /** Time of the last `onUnauthorized` call in milliseconds since 1970; 0 before the first call. */
  unauthorizedAt: number
  /** Compared with the server's at every response. */
  clock: ServerClock
  transport: Transport
}

/**
 * Creates the state of a client from its options.
 *
 * @param hasCookies whether requests are sent with cookies unless a call says otherwise
 */
export const createClient = (options: ClientOptions, hasCookies = true): Client => ({
  ...options,
  unauthorizedAt: 0,
  clock: createServerClock(),
  transport: createTransport(options, hasCookies),
})
