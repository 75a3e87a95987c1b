import createClient, { type Client } from 'openapi-fetch'
import type { ApiError } from '../core/ApiError.ts'
import type { Client as ApiClient } from '../core/Client.ts'
import type { ClientOptions } from '../core/clientOptions.ts'
import { isJsonObject, type Report } from '../core/json.ts'
import { multipart } from '../core/multipart.ts'
import { performCall } from '../core/performCall.ts'
import { loadCalls } from '../extensions/loadCalls.ts'
import { operations } from '../generated/allOperations.ts'
import type { OperationId } from '../generated/operations.ts'
import type { paths } from '../generated/schema.ts'

/**
 * Typed openapi-fetch client of the contract. Its calls behave like those of the resources
 * (deadline, retries, events, headers, checks) and return what openapi-fetch does:
 * `{ data, error, response }`. They throw an ApiError if neither `data` nor `error` would match its
 * type: without a response, with one that is not a JSON object or breaks the contract, or if the
 * request cannot be created (`setup`).
 */
export type HttpClient = Pick<Client<paths>, 'GET' | 'PUT' | 'POST' | 'DELETE' | 'request' | 'use' | 'eject'>

const jsonResponse = (body: object, init: ResponseInit) => new Response(JSON.stringify(body), init)
const readJson = (body: object, _operation: OperationId, _report: Report, response: Response) =>
  jsonResponse(body, response)

/**
 * Creates the openapi-fetch client of the contract, for code that uses paths instead of resources.
 *
 * @param options the options of `createDoctorApi`
 */
export function createHttpClient(options: ClientOptions): HttpClient {
  const client: ApiClient = { ...options, unauthorizedAt: 0, load: loadCalls }
  const send = (request: Request) => (client.fetch ?? fetch)(request)
  const sendThroughPath = async (operation: OperationId, request: Request) => {
    try {
      const { value } = await performCall(
        client,
        operation,
        { signal: request.signal },
        async ({ signal, headers, sent }) => {
          // Every attempt sends a copy: a body can be read only once.
          const copy = new Request(request.clone(), { signal })
          for (const [name, text] of Object.entries(headers)) if (!copy.headers.has(name)) copy.headers.set(name, text)
          const response = send(copy)
          sent()
          return response
        },
        readJson,
      )
      return value
    } catch (error) {
      // `performCall` throws only ApiErrors. An error response with a JSON object is returned, not
      // thrown.
      const { kind, data, status, headers = {} } = error as ApiError
      if (kind !== 'response' || !isJsonObject(data)) throw error
      return jsonResponse(data, { status: Math.min(status, 599), headers })
    }
  }
  const http = createClient<paths>({ baseUrl: client.baseUrl, credentials: 'include', redirect: 'manual', fetch: send })
  const plain = http.request as (verb: string, path: string, init?: object) => Promise<unknown>
  const request = async (verb: string, path: string, init?: object) => {
    // The event stream is not included: its body has no end, and openapi-fetch returns it
    // unchanged.
    const operation = (Object.keys(operations) as OperationId[]).find(
      (id) => verb.toUpperCase() === operations[id].method && path === operations[id].path,
    )
    if (!operation) return plain(verb, path, init)
    let made
    try {
      return await plain(verb, path, {
        fetch: (request: Request) => {
          made = true
          return sendThroughPath(operation, request)
        },
        // openapi-fetch does not know which operations are forms.
        ...(operations[operation].multipart && { bodySerializer: multipart }),
        ...init,
      })
    } catch (cause) {
      // openapi-fetch builds the request before it calls `fetch`: an invalid URL, header or body
      // fails there.
      if (made) throw cause
      // The reason is not passed on: engines quote the value that they reject, which may be a
      // secret.
      return performCall(client, operation, {}, () => Promise.reject(), readJson)
    }
  }
  const methods = (['GET', 'PUT', 'POST', 'DELETE'] as const).map((verb) => [
    verb,
    (path: string, init?: object) => request(verb, path, init),
  ])
  return Object.assign(http, { request }, Object.fromEntries(methods))
}
