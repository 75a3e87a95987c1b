import { doctorApiHandlers, type Fixtures } from '@nalam/sdk/testing'
import { getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

/** Requests that wait until a test releases them. */
export interface Held {
  handler: HttpHandler
  /** Passes waiting and later requests on to the next handler. */
  release: () => void
}

/**
 * Holds back the requests to an operation.
 *
 * @param path such as `/doctor/registerDoctor`
 * @param isHeld selects requests by the text of their bodies; all if omitted
 */
export function hold(path: string, isHeld: (body: string) => boolean = () => true): Held {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const handler = http.all(`*/api${path}`, async ({ request }) => {
    if (isHeld(await request.clone().text())) await released
    return undefined
  })
  return { handler, release: () => release() }
}

/**
 * Responds to an operation with a response that the contract does not document, such as one of
 * another platform or a gateway.
 */
export const respondAt = (path: string, status: number, body: JsonBodyType = {}): HttpHandler =>
  http.all(`*/api${path}`, () => HttpResponse.json(body, { status }))

/** Carries out the operation and loses its response. */
export const loseResponse = (path: string, act: (body: string) => void): HttpHandler =>
  http.all(`*/api${path}`, async ({ request }) => {
    act(await request.clone().text())
    return HttpResponse.error()
  })

/** An operation that carries out each request once. */
export interface KeyedOperation {
  handler: HttpHandler
  /** Returns the number of different requests so far. */
  count: () => number
}

/**
 * Carries out an operation once for each `Idempotency-Key` and repeats its first response, as the
 * server does (EXT-03). The responses to the first three attempts are lost, so that the SDK gives
 * up.
 *
 * @param data the data of the portal's handlers
 */
export function loseKeyedResponses(path: string, data: Fixtures): KeyedOperation {
  const responses = new Map<string, ReturnType<typeof getResponse>>()
  let attempts = 0
  const handler = http.all(`*/api${path}`, async ({ request }) => {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const response = responses.get(key) ?? getResponse(doctorApiHandlers({ data }), request.clone())
    responses.set(key, response)
    attempts += 1
    const first = await response
    return attempts <= 3 ? HttpResponse.error() : first?.clone()
  })
  return { handler, count: () => responses.size }
}
