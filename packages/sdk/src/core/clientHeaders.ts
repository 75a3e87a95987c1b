import type { ClientOptions } from './clientOptions.ts'

/** Returns the headers that the client adds to every call. */
export const clientHeaders = ({
  headers,
}: Pick<ClientOptions, 'headers'>): Readonly<Record<string, string>> | undefined =>
  typeof headers === 'function' ? headers() : headers
