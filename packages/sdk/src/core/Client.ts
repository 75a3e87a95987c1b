import type { ClientOptions } from './clientOptions.ts'

/** Client: its options and the state of its calls. */
export type Client = ClientOptions & {
  /** Time of the last `onUnauthorized` call in milliseconds since 1970; 0 before the first call. */
  unauthorizedAt: number
}

/** Creates the client of {@link createDoctorApi}. */
export function createClient(options: ClientOptions): Client {
  return { ...options, unauthorizedAt: 0 }
}
