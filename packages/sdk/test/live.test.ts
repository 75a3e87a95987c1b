import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../src/core/Client.ts'
import { createDoctorApi, isApiError, type ApiError, type ClientOptions, type LiveEvent } from '../src/index.ts'
import { doctorApiHandlers } from '../src/testing/index.ts'
import { setupServer } from 'msw/node'
import { subscribe, type Times } from '../src/live/subscribe.ts'

const booking = (id: number) =>
  `id: ${id}\ndata: {"topic":"bookings","name":"booking.accepted","subject":"bkg_${id}"}\n\n`
const eventOf = (id: number): LiveEvent => ({ topic: 'bookings', name: 'booking.accepted', subject: `bkg_${id}` })

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

const SHORT: Times = { first: 5, longest: 40, steady: 60_000, silence: 60_000 }
const stream = { 'Content-Type': 'text/event-stream; charset=utf-8' }
const opens =
  (text: string, ends = false): Behaviour =>
  (_, response) => {
    response.writeHead(200, stream).write(text)
    if (ends) response.end()
  }
const json =
  (status: number, body: object, headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
const breaks =
  (text: string): Behaviour =>
  (request, response) => {
    response.writeHead(200, stream).write(text, () => request.socket.resetAndDestroy())
  }

let stopServer = (): Promise<unknown> => Promise.resolve()
let leaving = new AbortController()
afterEach(async () => {
  leaving.abort()
  leaving = new AbortController()
  await stopServer()
})

/**
 * Subscribes to a server whose connections use these behaviours in order. The last one is repeated.
 */
async function listen(
  behaviours: readonly Behaviour[],
  options: Partial<ClientOptions> = {},
  times: Partial<Times> = {},
) {
  const requests: IncomingMessage[] = []
  const events: LiveEvent[] = []
  const states: boolean[] = []
  const server = createServer((request, response) => {
    const behave = behaviours[Math.min(requests.length, behaviours.length - 1)]
    requests.push(request)
    behave?.(request, response)
  })
  stopServer = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const client = createClient({ baseUrl: `http://localhost:${port}/api`, ...options })
  const { signal } = leaving
  const ended = subscribe(
    client,
    { signal, onEvent: (event) => events.push(event), onOpenChange: (isOpen) => states.push(isOpen) },
    { ...SHORT, ...times },
  )
  ended.catch(() => undefined)
  return { requests, events, states, ended, client }
}
const failed = async (ended: Promise<void>): Promise<ApiError> => {
  const error: unknown = await ended.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isApiError(error, 'streamEvents')) throw new Error(`no error of streamEvents: ${String(error)}`)
  return error
}
const until = (look: () => void) => vi.waitFor(look, { timeout: 60_000, interval: 5 })

describe('a subscription', () => {
  it('[LIVE-03] sends its request like every call and delivers the events', async () => {
    const { requests, events, states } = await listen([opens(booking(1) + booking(2))], {
      headers: () => ({ 'Accept-Language': 'ta' }),
    })
    await until(() => expect(events).toEqual([eventOf(1), eventOf(2)]))
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['GET', '/api/doctor/events'])
    expect(requests[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'accept-language': 'ta' })
    expect(requests[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]+$/)
    expect(requests[0]?.headers).not.toHaveProperty('last-event-id')
    expect(states).toEqual([true])
  })

  it('[LIVE-03] goes on after the last event, whether the server ended the connection or it broke', async () => {
    const { requests, events, states } = await listen([
      opens(booking(1) + booking(2), true),
      breaks(booking(3)),
      (request) => request.socket.resetAndDestroy(),
      json(503, { statusCode: 503, message: 'Later', code: 'server.unavailable' }),
      opens(booking(4)),
    ])
    await until(() => expect(events).toEqual([1, 2, 3, 4].map(eventOf)))
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2', '3', '3', '3'])
    expect(states).toEqual([true, false, true, false, true])
  })

  it('waits longer after each failure, and starts over after a successful connection', async () => {
    // No other timer uses these times.
    const own = new Set([7001, 14_002, 28_004, 49_007])
    const pauses: number[] = []
    const { setTimeout: real } = globalThis
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const wait = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, milliseconds = 0) => {
      const isOwn = own.has(milliseconds)
      if (isOwn) pauses.push(milliseconds)
      return real(work, isOwn ? 1 : milliseconds)
    })
    // The clock moves only for the connection that works: it is open for exactly `steady`.
    vi.useFakeTimers({ toFake: ['Date'] })
    const steady = 3_600_000
    const opened = Promise.withResolvers<void>()
    const works = async (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, stream).write(':\n\n')
      await opened.promise
      vi.setSystemTime(Date.now() + steady)
      response.end()
    }
    const failures = Array.from({ length: 5 }, () => json(502, {}))
    const { requests, states } = await listen(
      [...failures, opens(':\n\n', true), (...both) => void works(...both), ...failures, opens('')],
      {},
      { first: 7001, longest: 49_007, steady },
    )
    // The first connection that opened has ended at once.
    await until(() => expect(states).toEqual([true, false, true]))
    opened.resolve()
    await until(() => expect(requests.length).toBe(13))
    vi.useRealTimers()
    wait.mockRestore()
    vi.mocked(Math.random).mockRestore()
    expect(pauses).toEqual([7001, 14_002, 28_004, 49_007, 49_007, 49_007, 7001, 14_002, 28_004, 49_007, 49_007, 49_007])
  })

  it('waits as long as the server asks for', async () => {
    const began = Date.now()
    const { requests } = await listen([json(429, { statusCode: 429 }, { 'Retry-After': '1' }), opens('')])
    await until(() => expect(requests.length).toBe(2))
    expect(Date.now() - began).toBeGreaterThanOrEqual(990)
  })

  it('replaces a silent connection, and one that never responds', async () => {
    const silent: Behaviour = () => undefined
    // On a busy machine a connection may be given up before its events arrive.
    const goesOn: Behaviour = (request, response) =>
      opens(booking(1 + Number(request.headers['last-event-id'] ?? 0)))(request, response)
    const { requests, events } = await listen([silent, goesOn], { timeout: 60 }, { silence: 60 })
    await until(() => expect(events.slice(0, 2)).toEqual([eventOf(1), eventOf(2)]))
    expect(requests.map(({ headers }) => headers['last-event-id'])).toContain('1')
  })

  it.each<[string, Behaviour]>([
    [
      'the page of a captive portal',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Wi-Fi'),
    ],
    ['an empty response', (_, response) => void response.writeHead(204).end()],
    ['a gateway that is alone', (_, response) => void response.writeHead(502).end('<h1>Bad gateway')],
  ])('does not give up at %s', async (_name, behave) => {
    const { events } = await listen([behave, behave, opens(booking(1))])
    await until(() => expect(events).toEqual([eventOf(1)]))
  })

  it('[LIVE-03] ends if nobody is signed in, and reports it once', async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>()
    const body = { statusCode: 401, message: 'Please sign in.', code: 'session.expired', requestId: 'req' }
    const { ended, requests } = await listen([opens(booking(1), true), json(401, body)], { onUnauthorized })
    const error = await failed(ended)
    expect(error).toMatchObject({
      kind: 'response',
      status: 401,
      code: 'session.expired',
      userMessage: 'Please sign in.',
    })
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error)
    expect(requests).toHaveLength(2)
  })

  it.each<[string, Behaviour, object]>([
    [
      'has no live events',
      json(404, { statusCode: 404, message: 'Not found.', code: 'not_found' }),
      { kind: 'response', status: 404, code: 'not_found' },
    ],
    ['does not know the operation', json(501, { statusCode: 501 }), { kind: 'response', status: 501 }],
    ['refuses the account', json(403, { statusCode: 403, code: 'account.blocked' }), { kind: 'response', status: 403 }],
    ['responds with something else', json(200, { statusCode: 200, data: {} }), { kind: 'contract', status: 200 }],
    ['refuses in the body', json(200, { statusCode: 401, message: 'No' }), { kind: 'response', status: 401 }],
    [
      'leads elsewhere',
      (_, response) => void response.writeHead(302, { Location: '/login' }).end(),
      { kind: 'contract' },
    ],
  ])('[LIVE-03] ends with a typed error if the server %s', async (_name, behave, facts) => {
    const { ended, requests } = await listen([behave])
    expect(await failed(ended)).toMatchObject({ operation: 'streamEvents', ...facts })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['an address that is none', { baseUrl: 'http://' }],
    ['a header that is none', { headers: { 'X-Bad': 'a\nb' } }],
  ])('ends with a set-up error at %s', async (_name, options) => {
    const { ended, requests } = await listen([opens('')], options)
    expect(await failed(ended)).toMatchObject({ kind: 'setup', status: 500 })
    expect(requests).toHaveLength(0)
  })

  it.each<[string, readonly Behaviour[], number]>([
    ['before the response', [() => undefined], 1],
    ['while the body of a refusal comes', [(_, response) => void response.writeHead(500).write('{')], 1],
    ['while it is open', [opens(booking(1))], 1],
    ['between two connections', [json(503, {}, { 'Retry-After': '60' })], 1],
  ])('ends quietly when its signal does, %s', async (_name, behaviours, connections) => {
    const { ended, requests, states } = await listen(behaviours)
    await until(() => expect(requests).toHaveLength(connections))
    await new Promise((resolve) => setTimeout(resolve, 30))
    leaving.abort()
    await ended
    expect(states.at(-1) ?? false).toBe(false)
    const { socket } = requests[0] ?? {}
    await until(() => expect(socket?.destroyed).toBe(true))
  })

  it('sends nothing if its signal is already aborted', async () => {
    leaving.abort()
    const { ended, requests } = await listen([opens('')])
    await ended
    expect(requests).toHaveLength(0)
  })

  it('delivers nothing after its end, also from a fetch that ignores the signal', async () => {
    let send: (text: string) => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    const { events, ended } = await listen([], { fetch: async () => new Response(body, { headers: stream }) })
    send(booking(1))
    await until(() => expect(events).toEqual([eventOf(1)]))
    leaving.abort()
    await ended
    expect(() => send(booking(2))).toThrow(TypeError)
    expect(events).toEqual([eventOf(1)])
  })

  it('goes on when a listener throws, and the error is reported', async () => {
    const thrown: unknown[] = []
    const surface = (error: unknown) => void thrown.push(error)
    const before = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException').on('uncaughtException', surface)
    try {
      const events: LiveEvent[] = []
      const { client } = await listen([opens(booking(1) + booking(2))])
      const onEvent = (event: LiveEvent) => {
        events.push(event)
        throw new Error(`listener ${events.length}`)
      }
      void subscribe(client, { signal: leaving.signal, onEvent }, SHORT)
      await until(() => expect(events).toHaveLength(2))
      await until(() => expect(thrown.map(String)).toEqual(['Error: listener 1', 'Error: listener 2']))
    } finally {
      process.removeAllListeners('uncaughtException')
      for (const listener of before) process.on('uncaughtException', listener)
    }
  })

  it('leaves no listener on its signal, after however many connections', async () => {
    const add = vi.spyOn(leaving.signal, 'addEventListener')
    const remove = vi.spyOn(leaving.signal, 'removeEventListener')
    const { ended, requests } = await listen(
      [...Array.from({ length: 20 }, () => json(503, {})), json(404, {})],
      {},
      { longest: 1 },
    )
    await failed(ended)
    expect(requests).toHaveLength(21)
    expect(add.mock.calls.length).toBeGreaterThan(20)
    for (const [type, listener] of add.mock.calls) expect(remove).toHaveBeenCalledWith(type, listener)
  })

  it('reconnects at once when the network is back', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    try {
      const { requests } = await listen([json(503, {}), opens('')], {}, { first: 600_000, longest: 600_000 })
      await until(() => expect(requests).toHaveLength(1))
      await until(() => {
        page.dispatchEvent(new Event('online'))
        expect(requests).toHaveLength(2)
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('shows no secret in its error', async () => {
    const { ended } = await listen([json(403, { statusCode: 403, message: 'token s3cret-t0ken is refused' })], {
      headers: { Authorization: 's3cret-t0ken' },
    })
    const error = await failed(ended)
    expect(JSON.stringify(error) + error.message + error.userMessage).not.toContain('s3cret-t0ken')
  })

  it('is a resource of the client, and goes through its middlewares', async () => {
    const { events, client } = await listen([opens(booking(7))])
    const api = createDoctorApi({ baseUrl: client.baseUrl })
    const seen: string[] = []
    api.use({ onRequest: ({ schemaPath }) => void seen.push(schemaPath) })
    const heard: LiveEvent[] = []
    const done = api.live.subscribe({ signal: leaving.signal, onEvent: (event) => heard.push(event) })
    await until(() => expect([heard, events]).toEqual([[eventOf(7)], [eventOf(7)]]))
    expect(seen).toEqual(['/doctor/events'])
    leaving.abort()
    await done
  })

  it('[SDK-08] gets a stream without events from the test handlers', async () => {
    const handlers = setupServer(...doctorApiHandlers())
    handlers.listen()
    const heard: LiveEvent[] = []
    const api = createDoctorApi({ baseUrl: 'https://clinic.example/api' })
    const done = api.live.subscribe({ signal: leaving.signal, onEvent: (event) => heard.push(event) })
    await until(() => expect(heard).toEqual([{ topic: 'resync', quietFor: 86_400 }]))
    leaving.abort()
    await done
    handlers.close()
  })
})
