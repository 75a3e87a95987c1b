import { API_ROOT } from '../../src/http/route.ts'
import { operationDescriptions } from '../../src/contract/contractDocument.ts'
import type { OperationId } from '../../src/contract/contractTypes.ts'
import { SESSION_COOKIE } from '../../src/http/cookies.ts'
import type { Send } from './target.ts'

/** A fault that the fuzzer has to find, inserted between the fuzzer and a correct server. */
export interface PlantedFault {
  readonly name: string
  /** The check that has to find it. */
  readonly foundBy: string
  readonly operation: OperationId
  plant(send: Send, tools: { readonly validToken: () => Promise<string>; readonly slowest: number }): Send
}

const pathOf = (id: OperationId) =>
  `${API_ROOT}${operationDescriptions.find(({ operationId }) => operationId === id)?.path}`

/** Applies a fault to one operation; other requests pass unchanged. */
function on(
  id: OperationId,
  fault: (request: Request, send: Send, text: string) => Promise<Response>,
): (send: Send) => Send {
  const path = pathOf(id)
  return (send) => async (request) => {
    if (new URL(request.url).pathname !== path) return send(request)
    const text = await request.clone().text()
    return fault(request, send, text)
  }
}

async function changed(response: Response, change: (body: Record<string, unknown>) => void): Promise<Response> {
  const body = JSON.parse(await response.text()) as Record<string, unknown>
  change(body)
  return new Response(JSON.stringify(body), { status: response.status, headers: response.headers })
}

function withBody(request: Request, body: unknown): Request {
  return new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) })
}

function withToken(request: Request, text: string, token: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', `${SESSION_COOKIE}=${token}`)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && text !== ''
  return new Request(request.url, { method: request.method, headers, ...(hasBody ? { body: text } : {}) })
}

function fieldsOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const json = { 'content-type': 'application/json', 'x-request-id': 'planted' }
const failed = (status: number, code: string) =>
  new Response(JSON.stringify({ statusCode: status, message: 'x', code, requestId: 'planted' }), {
    status,
    headers: json,
  })

function withoutHeader(response: Response, name: string): Response {
  const headers = new Headers(response.headers)
  headers.delete(name)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Uses processor time instead of wall-clock time, because a busy machine provides less of it in
 * the same time.
 */
function spendProcessorTime(milliseconds: number): void {
  const began = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
  while (spent() < milliseconds);
}

/** At least one fault for each check. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a search with a per cent sign ends in a failure',
    foundBy: 'no 5xx',
    operation: 'listBookings',
    plant: on('listBookings', async (request, send, text) =>
      text.includes('%') ? failed(500, 'server.failed') : send(request),
    ),
  },
  {
    name: 'a high page gets a status that is not documented',
    foundBy: 'documented status',
    operation: 'listTickets',
    plant: on('listTickets', async (request, send, text) =>
      Number(fieldsOf(text)?.['page']) > 1000 ? failed(416, 'request.invalid') : send(request),
    ),
  },
  {
    name: 'errors are HTML',
    foundBy: 'documented content type',
    operation: 'createSlot',
    plant: on('createSlot', async (request, send) => {
      const response = await send(request)
      return response.status === 400
        ? new Response('<p>no', { status: 400, headers: { ...json, 'content-type': 'text/html' } })
        : response
    }),
  },
  {
    name: 'the request id is missing in one response',
    foundBy: 'documented headers',
    operation: 'listStates',
    plant: on('listStates', async (request, send) => withoutHeader(await send(request), 'x-request-id')),
  },
  {
    name: 'signing in sets no cookie',
    foundBy: 'documented headers',
    operation: 'loginDoctor',
    plant: on('loginDoctor', async (request, send) => withoutHeader(await send(request), 'set-cookie')),
  },
  {
    name: 'paging fields are missing on pages without rows',
    foundBy: 'response fits its schema',
    operation: 'listBookings',
    plant: on('listBookings', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? changed(response, (body) => delete body['itemsPerPage']) : response
    }),
  },
  {
    name: 'a status is sent as a word that is none',
    foundBy: 'response fits its schema',
    operation: 'updateSlotStatus',
    plant: on('updateSlotStatus', async (request, send) =>
      changed(await send(request), (body) => (body['statusCode'] = 'ok')),
    ),
  },
  {
    name: 'the code in the body differs from the HTTP status',
    foundBy: 'response fits its schema',
    operation: 'updateTicketStatus',
    plant: on('updateTicketStatus', async (request, send) =>
      changed(await send(request), (body) => (body['statusCode'] = 299)),
    ),
  },
  {
    name: 'unknown fields are swallowed',
    foundBy: 'bad data refused',
    operation: 'listSlotsByDate',
    plant: on('listSlotsByDate', async (request, send, text) => {
      const fields = fieldsOf(text)
      if (fields === undefined) return send(request)
      const { doctorId, date } = fields
      return send(withBody(request, { doctorId, date }))
    }),
  },
  {
    name: 'a missing field is filled in',
    foundBy: 'bad data refused',
    operation: 'updateBookingStatus',
    plant: on('updateBookingStatus', async (request, send, text) => {
      const fields = fieldsOf(text)
      const isPlain = fields !== undefined && Object.keys(fields).every((name) => name === 'bookingId')
      return isPlain ? send(withBody(request, { status: 2, ...fields })) : send(request)
    }),
  },
  {
    name: 'good data in another script is refused',
    foundBy: 'good data accepted',
    operation: 'registerDoctor',
    plant: on('registerDoctor', async (request, send, text) =>
      /\P{ASCII}/u.test(text) ? failed(400, 'request.invalid') : send(request),
    ),
  },
  {
    name: 'any content type is taken',
    foundBy: 'missing required header refused',
    operation: 'listLocalities',
    plant: on('listLocalities', async (request, send, text) => {
      const headers = new Headers(request.headers)
      headers.set('content-type', 'application/json')
      return send(new Request(request.url, { method: request.method, headers, ...(text === '' ? {} : { body: text }) }))
    }),
  },
  {
    name: 'another method is not found',
    foundBy: 'unsupported method 405 with Allow',
    operation: 'forgotPassword',
    plant: on('forgotPassword', async (request, send) => {
      const response = await send(request)
      return response.status === 405 ? failed(404, 'not_found') : response
    }),
  },
  {
    name: '405 does not say what is allowed',
    foundBy: 'unsupported method 405 with Allow',
    operation: 'listCountries',
    plant: on('listCountries', async (request, send) => withoutHeader(await send(request), 'allow')),
  },
  {
    name: 'signing out leaves the session open',
    foundBy: 'a removed thing is gone',
    operation: 'logoutDoctor',
    plant: on('logoutDoctor', async (request, send) =>
      request.headers.has('cookie') && request.method === 'POST'
        ? new Response(JSON.stringify({ statusCode: 200, data: { message: 'x', code: 'logout.succeeded' } }), {
            headers: { ...json, 'set-cookie': `${SESSION_COOKIE}=` },
          })
        : send(request),
    ),
  },
  {
    name: 'a booking can be decided twice',
    foundBy: 'a removed thing is gone',
    operation: 'updateBookingStatus',
    plant: on('updateBookingStatus', async (request, send) => {
      const response = await send(request)
      return response.status === 409
        ? new Response(JSON.stringify({ statusCode: 200, message: 'x', code: 'booking.declined' }), { headers: json })
        : response
    }),
  },
  {
    name: 'a slot is confirmed but not stored',
    foundBy: 'a created thing is there',
    operation: 'createSlot',
    plant: on('createSlot', async (request, send, text) => {
      const fields = fieldsOf(text)
      const isFine =
        Object.keys(fields ?? {}).length === 3 &&
        fields?.['doctor_id'] === 'doc_meena' &&
        request.method === 'POST' &&
        request.headers.has('cookie')
      return isFine
        ? new Response(JSON.stringify({ statusCode: 201, message: 'x', code: 'slot.created' }), {
            status: 201,
            headers: json,
          })
        : send(request)
    }),
  },
  {
    name: 'a lookup is given without a session',
    foundBy: 'missing, wrong and expired session refused',
    operation: 'listSpecialities',
    plant: (send, { validToken }) =>
      on('listSpecialities', async (request, through, text) => through(withToken(request, text, await validToken())))(
        send,
      ),
  },
  {
    name: 'an expired session still reads the profile',
    foundBy: 'missing, wrong and expired session refused',
    operation: 'getDoctorProfile',
    plant: (send, { validToken }) =>
      on('getDoctorProfile', async (request, through, text) => {
        const response = await through(request.clone())
        const isExpired = response.status === 401 && /=[A-Za-z0-9_-]{43}$/.test(request.headers.get('cookie') ?? '')
        return isExpired ? through(withToken(request, text, await validToken())) : response
      })(send),
  },
  {
    name: 'a name is compared with itself letter by letter',
    foundBy: 'processor time bounded',
    operation: 'registerDoctor',
    plant: (send) => {
      // One of the long texts is enough to find the fault; each is sent many times.
      let costly: string | undefined
      return on('registerDoctor', async (request, through, text) => {
        if (text.length > 2500) costly ??= text
        if (text === costly) spendProcessorTime(60)
        return through(request)
      })(send)
    },
  },
  {
    name: 'a long search takes too long',
    foundBy: 'response time bounded',
    operation: 'listTickets',
    plant: (send, { slowest }) =>
      on('listTickets', async (request, through, text) => {
        if (text.length > 40 && text.length < 200) await new Promise((resolve) => setTimeout(resolve, slowest + 100))
        return through(request)
      })(send),
  },
  {
    name: 'a list forgets the status that was asked for',
    foundBy: 'a filter is kept',
    operation: 'listBookings',
    plant: on('listBookings', async (request, send, text) => {
      const { status, ...others } = fieldsOf(text) ?? {}
      return Array.isArray(status) && status.length === 1 ? send(withBody(request, others)) : send(request)
    }),
  },
]
