import type { ClientOptions } from './clientOptions.ts'

/** A client: its options and what it knows about its calls. */
export type Client = ClientOptions & {
  /** When the end of the session was last reported, in milliseconds since 1970. */
  unauthorizedAt: number
}

/** Makes the client of {@link createDoctorApi}. */
export function createClient(options: ClientOptions): Client {
  return { ...options, unauthorizedAt: 0 }
}
