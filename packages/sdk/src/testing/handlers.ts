import { delay as wait, http, HttpResponse, type HttpHandler, type HttpResponseResolver, type JsonBodyType } from 'msw'
import { operations, type ErrorCode, type OperationId } from '../generated/operations.ts'
import type { ResponseOf, StatusOf } from '../core/contractTypes.ts'
import { routerPath } from '../rules/routerPath.ts'
import { exampleResponse, successOf } from './exampleResponse.ts'

/** Default API root: `*` stands for any origin. */
export const anywhere = '*/api'

/** Options of every handler. */
export type HandlerOptions = {
  /** API root. Default: `/api` of any origin. */
  baseUrl?: string | undefined
  /** Milliseconds before the response, or `infinite` for no response. */
  delay?: number | 'infinite' | undefined
  /** Number of responses. Further requests go to the next handler. Default: no limit. */
  times?: number | undefined
}

const VERBS = { GET: 'get', PUT: 'put', POST: 'post', DELETE: 'delete' } as const

/** Creates a handler of an operation. */
export function handle(operation: OperationId, options: HandlerOptions, resolver: HttpResponseResolver): HttpHandler {
  const { baseUrl = anywhere, delay, times = Infinity } = options
  const { method, path } = operations[operation]
  let left = times
  return http[VERBS[method]](`${baseUrl}${routerPath(path)}`, async (info) => {
    // No responses left: the next handler decides.
    if (left-- <= 0) return undefined
    if (delay !== undefined) await wait(delay)
    return resolver(info)
  })
}

function headersOf(status: number): Record<string, string> {
  const retry: Record<string, string> = status === 429 || status === 503 ? { 'Retry-After': '1' } : {}
  return { 'X-Request-Id': 'req_test', ...retry }
}

/** Creates a response of the API. @param now of a clock that differs from the device's */
export const jsonResponse = (body: object, status: number, now?: Date): HttpResponse<JsonBodyType> =>
  HttpResponse.json(body as JsonBodyType, {
    status,
    headers: { ...headersOf(status), ...(now && { Date: now.toUTCString() }) },
  })

/**
 * Creates a handler that responds to an operation with a documented status. The body is the
 * contract's example, the example of an error code, or your own, typed by the contract.
 *
 * `respond('loginDoctor', 401)` · `respond('createSlot', 409, { code: 'slot.taken' })` ·
 * `respond('listCountries', 200, { body })`
 */
export function respond<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  status: S,
  options: HandlerOptions & { code?: ErrorCode | undefined; body?: ResponseOf<O, S> | undefined } = {},
): HttpHandler {
  const body = options.body ?? exampleResponse(operation, status, options.code)
  return handle(operation, options, () => jsonResponse(body as object, status))
}

/** Failure of the network or of the transfer, see {@link fault}. */
export type Fault = 'offline' | 'brokenJson' | 'html' | 'empty' | 'slow'

/**
 * Creates a handler that makes an operation fail: `offline` (no response), `brokenJson`
 * (truncated), `html` (the page of a captive portal), `empty` (no body), `slow` (no response before
 * any deadline, or after `delay`).
 */
export function fault(operation: OperationId, what: Fault, options: HandlerOptions = {}): HttpHandler {
  const [status, example] = successOf(operation)
  const delay = options.delay ?? (what === 'slow' ? ('infinite' as const) : undefined)
  return handle(operation, { ...options, delay }, () => {
    if (what === 'offline') return HttpResponse.error()
    if (what === 'slow') return jsonResponse(example, status)
    const body = { brokenJson: '{"statusCode":', html: '<!doctype html><title>Sign in to Wi-Fi</title>', empty: '' }[
      what
    ]
    const type = what === 'html' ? 'text/html' : 'application/json'
    return new HttpResponse(body, { status, headers: { ...headersOf(status), 'Content-Type': type } })
  })
}

/**
 * Creates a handler that responds with 501 and the reason to every request under the API root. As
 * the last handler, it reports paths and methods that are not in the contract.
 */
export function undeclared(baseUrl: string): HttpHandler {
  return http.all(`${baseUrl}/*`, ({ request }) => {
    const message = `${request.method} ${new URL(request.url).pathname} is not in the contract`
    return HttpResponse.json(
      { statusCode: 501, message, code: 'test.undeclared', requestId: 'req_test' },
      { status: 501 },
    )
  })
}
