// Every operation in each situation that API clients often handle wrongly (goal K4), over real
// sockets. Each ends with a typed error, no redirect is followed and nothing is sent again.
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { responseCheck } from '../src/response-check/index.ts'
import { operations } from '../src/generated/operations.ts'
import {
  ApiError,
  createDoctorApi,
  isApiError,
  type ApiErrorKind,
  type CallOptions,
  type ClientOptions,
  type OperationId,
} from '../src/index.ts'
import { everyOperation, operationIds, type DoctorOperationId } from './everyOperation.ts'
import { misbehavingServer, type Situation } from './misbehavingServer.ts'

let server: Awaited<ReturnType<typeof misbehavingServer>>
let closedPort: number

beforeAll(async () => {
  server = await misbehavingServer()
  // Below the ephemeral ports, so that no other test is assigned this port.
  closedPort = 20_000
  while (!(await isClosed(closedPort))) closedPort += 1
})
afterAll(() => server.close())
afterEach(() => server.forget())

const isClosed = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('error', () => resolve(true))
    probe.once('connect', () => {
      probe.destroy()
      resolve(false)
    })
  })

async function failureOf(
  operation: DoctorOperationId,
  client: ClientOptions,
  options?: CallOptions,
): Promise<ApiError> {
  const result = await everyOperation[operation](createDoctorApi(client), options).result()
  if (result.ok) throw new Error(`${operation} gave a value: ${JSON.stringify(result.value)}`)
  // Other clients give a falsy value or a foreign error here.
  expect(result.error).toBeInstanceOf(ApiError)
  expect(isApiError(result.error, operation)).toBe(true)
  expect(result.error.userMessage).not.toBe('')
  return result.error
}

type Row = {
  name: string
  situation: Situation
  kind: ApiErrorKind
  status: number | 'good'
  client?: Partial<ClientOptions>
}

const rows: Row[] = [
  { name: '1. 500 with an empty body', situation: 'empty500', kind: 'response', status: 500 },
  { name: '2. 502 with HTML', situation: 'html502', kind: 'response', status: 502, client: { retries: 0 } },
  { name: '3. line reset by the server', situation: 'reset', kind: 'network', status: 503, client: { retries: 0 } },
  { name: '4. 200 with malformed JSON', situation: 'malformed', kind: 'parse', status: 'good' },
  { name: '5. 200 with HTML of a captive portal', situation: 'html200', kind: 'parse', status: 200 },
  {
    name: '6. 200 of the wrong shape, strict',
    situation: 'wrongShape',
    kind: 'contract',
    status: 'good',
    client: { responseCheck: responseCheck('strict') },
  },
  { name: '7. 200 with an empty body', situation: 'empty200', kind: 'parse', status: 'good' },
  {
    name: '9. timeout before any response',
    situation: 'silent',
    kind: 'timeout',
    status: 503,
    client: { timeout: 25 },
  },
  {
    name: '10. timeout on a stalled body',
    situation: 'stalled',
    kind: 'timeout',
    status: 503,
    client: { timeout: 25 },
  },
  { name: '10b. body cut off', situation: 'truncated', kind: 'network', status: 503, client: { retries: 0 } },
  { name: '12. 429 with a Retry-After beyond the deadline', situation: 'limited', kind: 'response', status: 429 },
  { name: '13. 401 in the middle of a session', situation: 'unauthorized', kind: 'response', status: 401 },
  { name: '14. 200 with a list', situation: 'list', kind: 'parse', status: 200 },
  { name: '14b. 200 with an empty object', situation: 'emptyObject', kind: 'contract', status: 200 },
  { name: '14c. 200 with a number as data', situation: 'dataNumber', kind: 'contract', status: 200 },
  { name: '14d. 200 without proof of a success', situation: 'unproven', kind: 'contract', status: 200 },
  { name: '15. redirect', situation: 'redirected', kind: 'contract', status: 302 },
  { name: '16. 200 with success: false', situation: 'successFalse', kind: 'response', status: 200 },
  { name: '16b. 200 with an error', situation: 'errorText', kind: 'response', status: 200 },
]

const goodStatus: Partial<Record<OperationId, number>> = {
  registerDoctor: 201,
  loginDoctor: 201,
  loginWithPasskey: 201,
  confirmDoctorRegistration: 201,
  forgotPassword: 201,
  confirmForgotPassword: 201,
  updateDoctorProfileImage: 201,
  createSlot: 201,
  addSlot: 201,
  addBooking: 201,
  addQueueEntry: 201,
  addException: 201,
  createCalendarFeed: 201,
}

describe.each(rows)('$name', ({ situation, kind, status, client }) => {
  it.each(operationIds)(`[SDK-03] %s fails with an error of the kind ${kind}`, async (operation) => {
    const error = await failureOf(operation, { baseUrl: server.baseUrl(situation), ...client })
    expect(error.kind).toBe(kind)
    expect(error.status).toBe(status === 'good' ? (goodStatus[operation] ?? 200) : status)
    // The deadline may have ended the call before its request arrived.
    if (kind !== 'timeout') expect(server.received.map(({ method }) => method)).toEqual([operations[operation].method])
  })
})

describe('3. network down', () => {
  it.each(operationIds)('[SDK-03] %s reports that the service is unavailable', async (operation) => {
    const error = await failureOf(operation, { baseUrl: `http://127.0.0.1:${closedPort}/api`, retries: 0 })
    expect(error).toMatchObject({
      kind: 'network',
      status: 503,
      message: 'Service unavailable - no response from server',
    })
  })
})

describe('8. aborted', () => {
  it.each(operationIds)('%s before it is sent: no request is sent', async (operation) => {
    const error = await failureOf(operation, { baseUrl: server.baseUrl('good') }, { signal: AbortSignal.abort() })
    expect(error).toMatchObject({ kind: 'aborted', status: 0 })
    expect(server.received).toHaveLength(0)
  })

  it.each(operationIds)('%s by a listener of its event: no request is sent', async (operation) => {
    const controller = new AbortController()
    const error = await failureOf(
      operation,
      { baseUrl: server.baseUrl('silent'), onEvent: ({ type }) => type === 'request' && controller.abort('enough') },
      { signal: controller.signal },
    )
    expect(error).toMatchObject({ kind: 'aborted', status: 0, cause: 'enough' })
    expect(server.received).toHaveLength(0)
  })

  it.each(operationIds)('%s while it waits for a response', async (operation) => {
    const controller = new AbortController()
    const pending = failureOf(operation, { baseUrl: server.baseUrl('silent') }, { signal: controller.signal })
    await server.arrival()
    controller.abort('enough')
    await expect(pending).resolves.toMatchObject({ kind: 'aborted', status: 0, cause: 'enough' })
  })

  it.each(operationIds)('%s while its body is read', async (operation) => {
    const controller = new AbortController()
    const error = await failureOf(
      operation,
      {
        baseUrl: server.baseUrl('stalled'),
        fetch: async (url, init) => {
          const response = await fetch(url, init)
          const [body, copy] = response.body?.tee() ?? []
          // The first bytes have arrived, the rest never comes.
          await copy?.getReader().read()
          setImmediate(() => controller.abort())
          return new Response(body, response)
        },
      },
      { signal: controller.signal },
    )
    expect(error).toMatchObject({ kind: 'aborted', status: 0 })
  })

  it.each(operationIds.filter((id) => operations[id].read))('%s in back-off', async (operation) => {
    const controller = new AbortController()
    const error = await failureOf(
      operation,
      {
        baseUrl: server.baseUrl('busy'),
        onEvent: (event) => event.type === 'error' && event.retryIn && queueMicrotask(() => controller.abort()),
      },
      { signal: controller.signal },
    )
    expect(error).toMatchObject({ kind: 'aborted', status: 0 })
    expect(server.received).toHaveLength(1)
  })
})

describe('11. response after the deadline', () => {
  it.each(operationIds)('%s does not become a value by a late response', async (operation) => {
    let respondLate = () => {}
    const late = new Promise<void>((resolve) => {
      respondLate = resolve
    })
    const responded: string[] = []
    const error = await failureOf(operation, {
      baseUrl: server.baseUrl('good'),
      timeout: 20,
      // Ignores its signal, as polyfills do.
      fetch: async (url) => {
        await late
        const response = await fetch(url, { method: 'POST' })
        responded.push(url)
        return response
      },
    })
    expect(error).toMatchObject({ kind: 'timeout', status: 503 })
    respondLate()
    await expect.poll(() => responded.length).toBe(1)
  })
})

describe('a success that proves nothing', () => {
  it.each(operationIds)('[SDK-03] of %s is a success only if it needs no data', async (operation) => {
    const api = createDoctorApi({ baseUrl: server.baseUrl('wrongShape') })
    const { ok, value, error } = await everyOperation[operation](api).result()
    const known = new Set(['message', 'messageId', 'code', 'email', 'slotId'])
    // The server's message is the whole value. Two calls add what the caller gave.
    if (ok) expect(Object.keys(value as object).filter((name) => !known.has(name))).toEqual([])
    else expect(error).toMatchObject({ kind: 'contract' })
  })
})

it.each(['redirected', 'redirectedElsewhere'] as const)(
  'a password is sent to no other place: %s',
  async (situation) => {
    const api = createDoctorApi({ baseUrl: server.baseUrl(situation) })
    const { error } = await api.session.login({ email: 'k@nalam.example', password: 'Secret#123' }).result()
    expect(error).toMatchObject({
      kind: 'contract',
      message: 'The server sent a redirect',
      userMessage: 'An unexpected error occurred',
    })
    expect(server.received).toHaveLength(1)
  },
)

it.each(['successFalse', 'errorText'] as const)('the text of a refusal under 200 is shown: %s', async (situation) => {
  const api = createDoctorApi({ baseUrl: server.baseUrl(situation) })
  const { error } = await api.bookings.decide('b', { action: 'approve' }).result()
  expect(error).toMatchObject({ kind: 'response', status: 200, userMessage: 'The slot is gone' })
})
