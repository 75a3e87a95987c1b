// Sends every request with openapi-fetch. The only module that knows it.
import createFetchClient, { type Middleware as FetchMiddleware } from 'openapi-fetch'
import type { OperationMetadata } from '../generated/operations.ts'
import type { paths } from '../generated/schema.ts'
import type { CallOptions, ClientOptions, Fetch } from './options.ts'
import { multipart } from './request.ts'

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

/** A middleware of the host threw although a response has arrived. */
export class MiddlewareFault extends Error {}

/**
 * Returns a middleware whose exceptions in `onResponse` are recognized. openapi-fetch throws them like
 * those of `fetch`, which mean that there is no response.
 */
function withOwnFault(middleware: Middleware): Middleware {
  return {
    onRequest: (params) => middleware.onRequest?.(params),
    onError: (params) => middleware.onError?.(params),
    async onResponse(params) {
      try {
        return await middleware.onResponse?.(params)
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new MiddlewareFault(`onResponse of a middleware threw: ${reason}`, { cause })
      }
    },
  }
}

/**
 * Creates the transport of a client.
 *
 * @param hasCookies whether the default credentials are `include`. Some runtimes without cookies
 *   refuse a request that names credentials
 */
export function createTransport({ baseUrl, fetch: own }: ClientOptions, hasCookies = true): Transport {
  const client = createFetchClient<paths>()
  // Operations are chosen at run time, so that the path is not a literal. Their input is typed by
  // the contract where a resource builds it (`Caller`).
  const request = client.request as Send
  return {
    // Declared by us, so that a consumer does not have to compile the types of openapi-fetch.
    use: (...middlewares) => client.use(...(middlewares.map(withOwnFault) as FetchMiddleware[])),
    async send({ operation, credentials = hasCookies ? 'include' : undefined, signal, ...init }, sent) {
      const { error, response } = await request(operation.method, operation.path, {
        ...init,
        baseUrl,
        ...(credentials && { credentials }),
        // Following a redirect could repeat an action as a GET or send a password to another host.
        redirect: 'manual',
        parseAs: 'stream',
        fetch: (made: Request) => sendRequest(own, made, signal, sent),
        ...(operation.multipart && { bodySerializer: multipart }),
      })
      // openapi-fetch has read and parsed the body of an error, and has no error at all if that
      // body is empty.
      const text = typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
      return { response, text: async () => (response.ok ? response.text() : text) }
    },
  }
}

/**
 * Sends a request with the `fetch` of the host, or else the global one. A `fetch` of another
 * library does not know the `Request` and the `FormData` of this page, so it is called with the URL
 * and a plain init.
 *
 * @param signal ends the exchange. It is not in the request, because `fetch` copies its request, and
 *   each request with a signal listens to it
 * @param sent called when the request is sent; an exception before that is a setup error
 */
export async function sendRequest(
  own: Fetch | undefined,
  request: Request,
  signal: AbortSignal,
  sent: () => void,
): Promise<Response> {
  let exchange
  if (own) {
    const { method, url, headers, credentials, cache, keepalive, redirect } = request
    const isText = headers.get('Content-Type')?.startsWith('application/json')
    const bytes = await (isText ? request.text() : request.arrayBuffer())
    const body = method === 'GET' ? null : bytes
    const plain = Object.fromEntries(headers)
    exchange = own(url, { method, headers: plain, body, signal, credentials, cache, keepalive, redirect })
  } else exchange = fetch(request, { signal })
  sent()
  const response = await exchange
  // The redirect was followed although it must not be: the response is that of another address.
  return response.redirected ? new Response(null, { status: 302 }) : response
}

/** Parameters of a middleware. */
export type MiddlewareParams = {
  request: Request
  /**
   * The path of the operation in the contract, such as `/doctor/loginDoctor` or
   * `/doctor/bookings/{id}/undo`.
   */
  readonly schemaPath: string
  /** Id of the attempt. The id of the call is its header `X-Request-Id`. */
  readonly id: string
  /** Path and query parameters, if the operation has any. */
  readonly params: { readonly path?: Record<string, unknown>; readonly query?: Record<string, unknown> }
  readonly options: { readonly baseUrl: string }
}

/**
 * Middleware of openapi-fetch, which sees every request and response of the client, live events
 * included. An exception in `onRequest` ends the call with a setup error, because nothing was sent.
 * One in `onResponse` ends it with an error of the kind `contract` that says so: the server has
 * responded, but the response was not read.
 */
export type Middleware = {
  /** Returns another request to send, a response to use instead of sending, or nothing. */
  onRequest?(
    params: MiddlewareParams,
  ): void | Request | Response | undefined | Promise<Request | Response | undefined | void>
  /** Returns another response to use, or nothing. */
  onResponse?(
    params: MiddlewareParams & { response: Response },
  ): void | Response | undefined | Promise<Response | undefined | void>
  /** Returns a response to use instead of the failure, another error, or nothing. */
  onError?(params: MiddlewareParams & { error: unknown }): void | Response | Error | Promise<void | Response | Error>
}
