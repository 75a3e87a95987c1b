// Sends every request with openapi-fetch. The only module that knows it.
import createFetchClient, { type Middleware as FetchMiddleware } from 'openapi-fetch'
import type { OperationMetadata } from '../generated/operations.ts'
import type { paths } from '../generated/schema.ts'
import type { CallOptions } from './callOptions.ts'
import type { ClientOptions } from './clientOptions.ts'
import type { Middleware } from './middleware.ts'
import { multipart } from './multipart.ts'
import { sendRequest } from './sendRequest.ts'

/** Request of one attempt. */
export type TransportRequest = Pick<CallOptions, 'credentials' | 'cache' | 'keepalive' | 'priority'> & {
  operation: OperationMetadata
  params?: { path?: Readonly<Record<string, string>>; query?: Readonly<Record<string, unknown>> }
  body?: object | undefined
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** Response of one attempt. Its headers have arrived; `text` reads the body. */
export type Reply = { response: Response; text: () => Promise<string> }

/** Sends requests. */
export type Transport = {
  /**
   * Sends a request through the middlewares.
   *
   * @param sent called when the request is sent; an exception before that is a setup error
   */
  send: (request: TransportRequest, sent: () => void) => Promise<Reply>
  use: (...middlewares: Middleware[]) => void
}

type Send = (method: string, path: string, init: object) => Promise<{ error?: unknown; response: Response }>

/** Creates the transport of a client. */
export function createTransport({ baseUrl, fetch: own }: ClientOptions): Transport {
  const client = createFetchClient<paths>()
  // Operations are chosen at run time, so that the path is not a literal. Their input is typed by
  // the contract where a resource builds it (`Caller`).
  const request = client.request as Send
  return {
    // Declared by us, so that a consumer does not have to compile the types of openapi-fetch.
    use: (...middlewares) => client.use(...(middlewares as FetchMiddleware[])),
    async send({ operation, credentials = 'include', ...init }, sent) {
      const { error, response } = await request(operation.method, operation.path, {
        ...init,
        baseUrl,
        credentials,
        // Following a redirect could repeat an action as a GET or send a password to another host.
        redirect: 'manual',
        parseAs: 'stream',
        fetch: (made: Request) => sendRequest(own, made, sent),
        ...(operation.multipart && { bodySerializer: multipart }),
      })
      // openapi-fetch has read and parsed the body of an error, and has no error at all if that
      // body is empty.
      const text = typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
      return { response, text: async () => (response.ok ? response.text() : text) }
    },
  }
}
