import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

/** Requests that wait until a test lets them go. */
export interface Held {
  handler: HttpHandler
  /** Leaves those that wait, and all later ones, to the next handler. */
  release: () => void
}

/**
 * Holds the requests to an operation back.
 *
 * @param path such as `/doctor/registerDoctor`
 * @param isHeld which ones, by the text of their bodies; all when left out
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

/** Responds to an operation with what the contract does not document: another platform, a gateway. */
export const respondAt = (path: string, status: number, body: JsonBodyType = {}): HttpHandler =>
  http.all(`*/api${path}`, () => HttpResponse.json(body, { status }))

/** The operation is done, and its response gets lost on the way back. */
export const loseResponse = (path: string, act: (body: string) => void): HttpHandler =>
  http.all(`*/api${path}`, async ({ request }) => {
    act(await request.clone().text())
    return HttpResponse.error()
  })
