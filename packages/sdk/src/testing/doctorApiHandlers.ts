import { http, HttpResponse, type HttpHandler } from 'msw'
import { streams, type OperationId } from '../generated/operations.ts'
import { successExamples } from '../generated/examples.ts'
import { nowOf } from './clock.ts'
import { anywhere, handle, jsonResponse, undeclared } from './handlers.ts'
import { responseTo } from './askedResponses.ts'
import { checkedBody } from './requestCheck.ts'
import { orRefused } from './refusal.ts'
import { noteSession, requireSession } from './sessionOf.ts'
import { fixtures, type Fixtures } from './fixtures.ts'

/** Creates an event stream that stays open and reports no changes. */
function quietStream(): ReadableStream<Uint8Array> {
  const event = `id: 0\ndata: ${JSON.stringify({ topic: 'resync', quietFor: 86_400 })}\n\n`
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(event)) })
}

/**
 * Creates MSW handlers that respond to all operations with success, from fixtures that are the same
 * on every run. The event stream stays open and reports no changes. Any other request under
 * `baseUrl` gets 501; without `baseUrl`, it is left to the host. Lists of bookings follow
 * `status`, `from`, `to`, `order`, `cancelled` and `visit`, with all counts if
 * the fixtures offer `booking-filters`; lists of tickets follow `status`, which can be changed. Decisions change the
 * fixtures with the capability `undo`, cancellations, moves and visits with `visits`, offers with `offers` (any link opens the first one); slots, bookings, hours and exceptions with `calendar`,
 * `slot-changes` and `availability`; the calendar feed with `calendar-feed`; `verifyEmail` marks the doctor's email as verified; passkeys are added, renamed and removed, and with "passkeys only" the password is refused (any code begins the way back, any link stops it). Put the handlers of a test before these.
 *
 * @param options `baseUrl`: the API root, by default `/api` of any origin; `data`: your own
 *   fixtures
 */
export function doctorApiHandlers(
  options: { baseUrl?: string | undefined; data?: Fixtures | undefined } = {},
): HttpHandler[] {
  const { baseUrl = anywhere, data = fixtures() } = options
  const handlers = (Object.keys(successExamples) as OperationId[]).map((operation) =>
    handle(operation, { baseUrl }, async ({ request, params }) => {
      const text = await request.clone().text()
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const [status] = successExamples[operation]
      const body = orRefused(operation, () => {
        requireSession(operation, data)
        const payload = checkedBody(operation, text, request.headers) ?? query
        return responseTo(operation, data, payload, params)
      })
      noteSession(operation, data, body)
      const code = Number('statusCode' in body && body.statusCode)
      return jsonResponse(body, code >= 400 ? code : status, data.today === undefined ? undefined : nowOf(data))
    }),
  )
  const stream = http.get(
    `${baseUrl}${streams.streamEvents.path}`,
    () => new HttpResponse(quietStream(), { headers: { 'Content-Type': 'text/event-stream' } }),
  )
  // Without a named root, `/api/` may be part of the host's own addresses, such as `/src/api/`.
  return [...handlers, stream, ...(options.baseUrl === undefined ? [] : [undeclared(options.baseUrl)])]
}
