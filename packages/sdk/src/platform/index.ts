import { createClient } from '../core/Client.ts'
import { createCaller } from '../core/createCaller.ts'
import { platformOperations } from '../generated/operations.ts'
import { type ClientOptions, clientHeaders } from '../core/options.ts'
import { mergeHeaders } from '../core/request.ts'
import type { Middleware } from '../core/transport.ts'
import { platformResources } from '../resources/platform.ts'

export { ApiError, isApiError } from '../core/ApiError.ts'
export {
  otherTimes,
  type NewPlatformBooking,
  type PlatformBooking,
  type PlatformBookingState,
  type PlatformDoctor,
  type PlatformDoctorPage,
  type PlatformHold,
  type PlatformTime,
} from '../resources/platform.ts'

/** Options of a platform's client. */
export type PlatformOptions = ClientOptions & {
  /** The key, which `nalam-server platforms add` prints once. It belongs to a server, never to a page. */
  key: string
}

/** The API of a platform, which books for patients. */
export type PlatformApi = ReturnType<typeof platformResources> & {
  /** Returns the current time by the server's clock, in milliseconds since 1970. */
  now: () => number
  /** Adds middlewares to all requests of this client. */
  use: (...middlewares: Middleware[]) => void
}

/**
 * Creates the client of a platform: a hospital's site, a bot or a call centre. It runs on a server:
 * the API refuses browsers. Errors, deadlines and retries are those of `createDoctorApi`.
 *
 * @param options `createPlatformApi({ baseUrl: 'https://host/api', key })`
 */
export function createPlatformApi({ key, ...options }: PlatformOptions): PlatformApi {
  const client = createClient(
    {
      ...options,
      headers: () => mergeHeaders(clientHeaders(options), { Authorization: `Bearer ${key}` }),
    },
    false,
  )
  return {
    ...platformResources(createCaller(client, platformOperations)),
    now: client.clock.now,
    use: client.transport.use,
  }
}
