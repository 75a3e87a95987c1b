import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

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
