import createClient, { type Client } from 'openapi-fetch'
import { hasApiErrorMark } from '../errors/ApiError.ts'
import { operations, type OperationId } from '../generated/operations.ts'
import type { paths } from '../generated/schema.ts'
import { callPath } from './callPath.ts'
import type { ClientOptions } from './clientOptions.ts'
import { multipart } from './multipart.ts'

/**
 * The typed openapi-fetch client of the contract. Called directly, it takes the same path as the resources (deadline,
 * repeated reads, events, headers) and answers as openapi-fetch does: `{ data, error, response }`. It throws an ApiError
 * only where there is no answer.
 */
export type HttpClient = Client<paths>

/** What the resources use of it: the operation is a value there, so its types are known to them and not to the client. */
export type AnyHttpClient = {
  request: (
    method: string,
    path: string,
    init: {
      body?: unknown
      bodySerializer?: (payload: object) => FormData
      headers?: Record<string, string>
      signal?: AbortSignal
      parseAs?: 'text'
      fetch?: (request: Request) => Promise<Response>
    },
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>
}

/** Makes the openapi-fetch client that every call goes through. */
export function createHttpClient(client: ClientOptions): HttpClient {
  const ids = Object.keys(operations) as OperationId[]
  const send = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const operation = ids.find(
      (id) => request.method === operations[id].method && pathname.endsWith(operations[id].path),
    )
    const fetcher = client.fetch ?? fetch
    if (!operation) return fetcher(request)
    let last: Response | undefined
    try {
      await callPath(client, operation, { signal: request.signal }, async ({ signal, headers, sent }) => {
        // Every attempt sends a copy: a body can be read only once.
        const copy = new Request(request.clone(), { signal })
        for (const name in headers) if (!copy.headers.has(name)) copy.headers.set(name, headers[name] ?? '')
        sent()
        const response = await fetcher(copy)
        const { status } = response
        last = new Response((await response.text()) || null, response)
        return response.ok ? { response, value: last } : { response, failure: { kind: 'answer', status } }
      })
    } catch (error) {
      if (!last || !hasApiErrorMark(error) || error.kind !== 'answer') throw error
    }
    return last as Response
  }
  const http = createClient<paths>({ baseUrl: client.baseUrl, credentials: 'include', fetch: send })
  // openapi-fetch does not know which operations are forms.
  const forms = ids.filter((id) => 'multipart' in operations[id]).map((id): string => operations[id].path)
  for (const verb of ['POST', 'PUT'] as const) {
    const plain = http[verb] as (path: string, init?: object) => unknown
    Object.assign(http, {
      [verb]: (path: string, init?: object) =>
        plain(path, forms.includes(path) ? { bodySerializer: multipart, ...init } : init),
    })
  }
  return http
}
