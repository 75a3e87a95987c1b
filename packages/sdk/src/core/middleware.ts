import type { ClientOptions } from './clientOptions.ts'
import { extensionOperations } from '../generated/extensionOperations.ts'

/** Parameters of a middleware. */
export type MiddlewareParams = {
  request: Request
  /**
   * The path of the operation in the contract, such as `/doctor/loginDoctor` or
   * `/doctor/bookings/{id}/undo`.
   */
  readonly schemaPath: string
  /** Id of the call: the `X-Request-Id` that is sent. */
  readonly id: string
  /** Path parameters, if the operation has any. */
  readonly params: { readonly path?: Readonly<Record<string, string>> }
  readonly options: { readonly baseUrl: string }
}

/**
 * Intercepts every request and response of the client. Middlewares of openapi-fetch can be used,
 * except for `onError`. An exception in a middleware ends the attempt with a network error.
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
}

// Only extensions have parameters in their paths.
const templates = Object.values(extensionOperations).flatMap(({ path }) =>
  path.includes('{') ? [[path, new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)] as const] : [],
)

function placeOf(path: string): Pick<MiddlewareParams, 'schemaPath' | 'params'> {
  for (const [schemaPath, pattern] of templates) {
    const found = pattern.exec(path)
    if (found) return { schemaPath, params: { path: { ...found.groups } } }
  }
  return { schemaPath: path, params: {} }
}

/**
 * Sends a request through middlewares: the first sees the request first and the response last.
 *
 * @param options of the client: `baseUrl`, to find the path of the operation, and `fetch`, which
 *   sends the request
 */
export async function sendThrough(
  middlewares: readonly Middleware[],
  options: Pick<ClientOptions, 'baseUrl' | 'fetch'>,
  request: Request,
): Promise<Response> {
  const { baseUrl } = options
  const [first, ...others] = middlewares
  if (!first) return (options.fetch ?? fetch)(request)
  const root = new URL(baseUrl.replace(/\/$/, ''), request.url).pathname.replace(/\/$/, '')
  const id = request.headers.get('X-Request-Id') ?? ''
  const place = placeOf(new URL(request.url).pathname.slice(root.length))
  const params = { request, ...place, id, options: { baseUrl } }
  const changed = await first.onRequest?.(params)
  if (changed instanceof Request) params.request = changed
  const response = changed instanceof Response ? changed : await sendThrough(others, options, params.request)
  return (await first.onResponse?.({ ...params, response })) ?? response
}
