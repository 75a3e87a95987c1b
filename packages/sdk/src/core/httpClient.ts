// Loaded when `api.http` is first called: openapi-fetch is as large as all the rest together, and whoever stays with the
// resources never needs it.
import createClient, { type Client } from 'openapi-fetch'
import { hasApiErrorMark } from '../errors/ApiError.ts'
import { errorOfFailure } from '../errors/errorOfFailure.ts'
import { operations, type OperationId } from '../generated/operations.ts'
import type { paths } from '../generated/schema.ts'
import { callPath } from './callPath.ts'
import type { ClientOptions } from './clientOptions.ts'
import { isFields, text } from './fields.ts'
import { multipart } from './multipart.ts'

/**
 * The typed openapi-fetch client of the contract. It takes the same path as the resources (deadline, repeated reads,
 * events, headers) and answers as openapi-fetch does: `{ data, error, response }`. It throws an ApiError only where there
 * is no answer, or where the request cannot be made (`setup`).
 */
export type HttpClient = Client<paths>

const ids = Object.keys(operations) as OperationId[]

async function sendThroughPath(client: ClientOptions, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const operation = ids.find((id) => request.method === operations[id].method && pathname.endsWith(operations[id].path))
  const fetcher = client.fetch ?? fetch
  if (!operation) return fetcher(request)
  let last: Response | undefined
  try {
    await callPath(client, operation, { signal: request.signal }, async ({ signal, headers, sent }) => {
      // Every attempt sends a copy: a body can be read only once.
      const copy = new Request(request.clone(), { signal })
      for (const [name, value] of Object.entries(headers)) if (!copy.headers.has(name)) copy.headers.set(name, value)
      sent()
      const response = await fetcher(copy)
      const { status } = response
      last = new Response((await response.text()) || null, response)
      return response.ok ? { response, value: last } : { response, failure: { kind: 'answer', status } }
    })
  } catch (error) {
    // An answer is an answer here, also a bad one.
    if (!hasApiErrorMark(error) || error.kind !== 'answer') throw error
  }
  if (last === undefined) throw new TypeError('No answer was kept')
  return last
}

/** The headers of a call, which no error may repeat. */
function givenHeaders(init: object | undefined): Record<string, string> {
  const headers: unknown = init && 'headers' in init ? init.headers : undefined
  if (Array.isArray(headers)) return Object.fromEntries(headers.map((pair, index) => [index, text(pair?.[1])]))
  return isFields(headers)
    ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, text(value)]))
    : {}
}

/** Makes the openapi-fetch client of a contract client. */
export function createHttpClient(client: ClientOptions): HttpClient {
  const http = createClient<paths>({
    baseUrl: client.baseUrl,
    credentials: 'include',
    fetch: (request) => sendThroughPath(client, request),
  })
  // openapi-fetch does not know which operations are forms.
  const forms = new Set<string>(ids.filter((id) => 'multipart' in operations[id]).map((id) => operations[id].path))
  const plain = http.request as (verb: string, path: string, init?: object) => Promise<unknown>
  const request = async (verb: string, path: string, init?: object) => {
    const caller = new Error()
    try {
      return await plain(verb, path, forms.has(path) ? { bodySerializer: multipart, ...init } : init)
    } catch (cause) {
      // openapi-fetch builds the request before it calls us: an impossible address, header or body ends there.
      const id = ids.find((known) => verb.toUpperCase() === operations[known].method && path === operations[known].path)
      if (hasApiErrorMark(cause) || !id) throw cause
      throw errorOfFailure(id, { kind: 'setup', cause }, undefined, '', givenHeaders(init), caller)
    }
  }
  const verbs = ['GET', 'PUT', 'POST', 'DELETE'] as const
  Object.assign(http, { request }, ...verbs.map((verb) => ({ [verb]: request.bind(undefined, verb) })))
  return http
}
