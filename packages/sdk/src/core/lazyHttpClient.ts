import type { ClientOptions } from './clientOptions.ts'
import type { HttpClient } from './httpClient.ts'

/** Stands in for the openapi-fetch client and fetches its code with the first call. */
export function lazyHttpClient(client: ClientOptions): HttpClient {
  let loading: Promise<HttpClient> | undefined
  const stand = Object.fromEntries(
    (['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'request', 'use', 'eject'] as const).map(
      (name) => [
        name,
        async (...given: never[]) => {
          loading ??= import('./httpClient.ts').then(({ createHttpClient }) => createHttpClient(client))
          const method: (...given: never[]) => unknown = (await loading)[name]
          return method(...given)
        },
      ],
    ),
  )
  return stand as unknown as HttpClient
}
