import { operations } from '../generated/operations.ts'
import { performCall } from './performCall.ts'
import type { ClientOptions } from './clientOptions.ts'
import { isJsonObject } from './json.ts'
import type { HttpClient } from './httpClient.ts'
import { multipart } from './multipart.ts'

type Stand = Record<keyof HttpClient, (...given: unknown[]) => unknown>

/** Stands in for the openapi-fetch client and fetches its code with the first call. */
export function lazyHttpClient(client: ClientOptions): HttpClient {
  let loading: Promise<HttpClient> | undefined
  const stand = Object.fromEntries(
    (['GET', 'PUT', 'POST', 'DELETE', 'request', 'use', 'eject'] as const).map((name) => [
      name,
      async (...given: unknown[]) => {
        loading ??= import('./httpClient.ts').then(({ createHttpClient }) =>
          createHttpClient(client, { performCall, isJsonObject, multipart, operations }),
        )
        const http = (await loading) as unknown as Stand
        // A method in capitals is a request of that name.
        return name < 'a' ? http.request(name, ...given) : http[name](...given)
      },
    ]),
  )
  return stand as unknown as HttpClient
}
