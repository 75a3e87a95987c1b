// Loaded when `api.http` is first called: openapi-fetch is as large as all the rest together, and whoever stays with the
// resources never needs it.
import createClient, { type Client } from 'openapi-fetch'
import type { ApiError } from '../errors/ApiError.ts'
import { operations, type OperationId } from '../generated/operations.ts'
import type { paths } from '../generated/schema.ts'
import { callPath } from './callPath.ts'
import type { ClientOptions } from './clientOptions.ts'
import { multipart } from './multipart.ts'

/**
 * The typed openapi-fetch client of the contract. It takes the same path as the resources (deadline, repeated reads,
 * events, headers) and answers as openapi-fetch does: `{ data, error, response }`. It throws an ApiError only where there
 * is no answer, or where the request cannot be made (`setup`).
 */
export type HttpClient = Client<paths>

const ids = Object.keys(operations) as OperationId[]

const operationOf = (method: string, path: string) =>
  ids.find((id) => method === operations[id].method && path.endsWith(operations[id].path))

async function sendThroughPath(client: ClientOptions, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const operation = operationOf(request.method, pathname)
  const fetcher = client.fetch ?? fetch
  if (!operation) return fetcher(request)
  // Set by every attempt that does not throw.
  let last!: Response
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
    // An answer is an answer here, also a bad one. The path throws nothing but ApiErrors.
    if ((error as ApiError).kind !== 'answer') throw error
  }
  return last
}

/** Makes the openapi-fetch client of a contract client. */
export function createHttpClient(client: ClientOptions): HttpClient {
  const http = createClient<paths>({ baseUrl: client.baseUrl, credentials: 'include' })
  const plain = http.request as (verb: string, path: string, init: object) => Promise<unknown>
  const request = async (verb: string, path: string, init?: object) => {
    const operation = operationOf(verb, path)
    let made
    const fetcher = (sent: Request) => {
      made = true
      return sendThroughPath(client, sent)
    }
    try {
      // openapi-fetch does not know which operations are forms.
      const form = operation && 'multipart' in operations[operation] && { bodySerializer: multipart }
      return await plain(verb, path, { fetch: fetcher, ...form, ...init })
    } catch (cause) {
      // openapi-fetch builds the request before it calls us: an impossible address, header or body ends there.
      if (made || !operation) throw cause
      // Engines quote what they refuse, and that may be a secret: the reason stays here.
      return callPath(client, operation, {}, () => Promise.reject())
    }
  }
  for (const verb of ['GET', 'PUT', 'POST', 'DELETE'] as const)
    Object.assign(http, { request, [verb]: request.bind(http, verb) })
  return http
}
