import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Faults of a request on its way (goal R4).
 * - `cutBefore`: the connection breaks before the server receives the request; `cutAfter`: after
 *   the server has responded
 * - `html`: a gateway responds 502 with a page; `htmlAfter`: the same, but the server has carried
 *   out the request
 * - `slow`: the server's response half a second late, or NALAM_DELAY milliseconds late
 * - `failed`, `unavailable`, `limited`, `malformed`: responses instead of the server's
 */
const EVERY_FAULT = [
  'cutBefore',
  'cutAfter',
  'html',
  'htmlAfter',
  'failed',
  'unavailable',
  'limited',
  'malformed',
  'slow',
] as const
/**
 * Further faults of a signed-in action: a conflict with somebody else's change, and an expired
 * session.
 */
export const REFUSALS = ['conflict', 'expired'] as const
export type Fault = (typeof EVERY_FAULT)[number] | (typeof REFUSALS)[number]

/** True with `NALAM_FAULTS=all`, as in the nightly workflow. */
export const MEETS_EVERY_FAULT = process.env['NALAM_FAULTS'] === 'all'

/**
 * Faults of this run. Without `NALAM_FAULTS=all` it is only a response that was lost after the
 * server carried out the request. The outcome of each fault is tested without a browser: in the SDK
 * for every operation, and in the portal's component tests of its actions.
 */
export const FAULTS: readonly Fault[] = MEETS_EVERY_FAULT ? EVERY_FAULT : ['cutAfter']

/** Returns whether the server carries out the request under this fault. */
export const reachesServer = (fault: Fault): boolean => ['cutAfter', 'htmlAfter', 'slow'].includes(fault)

export interface FaultyProxy {
  origin: string
  /** Applies the fault to the next request to this operation; all other requests pass. */
  next: (path: string, fault: Fault) => void
  /** Returns how many requests to this operation the server has received. */
  passed: (path: string) => number
  close: () => Promise<void>
}

const DELAY = Number(process.env['NALAM_DELAY'] ?? 500)
const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'
const ANSWERS: Partial<
  Record<Fault, { status: number; type: string; body: string; headers?: Record<string, string> }>
> = {
  html: { status: 502, type: 'text/html', body: PAGE },
  htmlAfter: { status: 502, type: 'text/html', body: PAGE },
  failed: {
    status: 500,
    type: 'application/json',
    body: '{"statusCode":500,"message":"The server failed.","code":"server.failed","requestId":"r"}',
  },
  unavailable: { status: 503, type: 'application/json', body: '{}', headers: { 'Retry-After': '1' } },
  limited: { status: 429, type: 'application/json', body: '{}', headers: { 'Retry-After': '1' } },
  conflict: {
    status: 409,
    type: 'application/json',
    body: '{"statusCode":409,"message":"Somebody was faster.","code":"conflict","requestId":"r"}',
  },
  expired: {
    status: 401,
    type: 'application/json',
    body: '{"statusCode":401,"message":"Session expired","code":"session.expired","requestId":"r"}',
  },
  malformed: { status: 200, type: 'application/json', body: '{"statusCode":200,"data":{"mess' },
}

function readAll(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => resolve(Buffer.concat(chunks)))
    message.on('error', reject)
  })
}

/**
 * Starts a proxy on loopback in front of a real server. It can apply a fault to the next request to
 * an operation.
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { port, hostname } = new URL(target)
  const planned = new Map<string, Fault>()
  const counts = new Map<string, number>()

  const forward = async (incoming: IncomingMessage, body: Buffer) => {
    const path = incoming.url ?? '/'
    counts.set(path, (counts.get(path) ?? 0) + 1)
    return new Promise<{ response: IncomingMessage; content: Buffer }>((resolve, reject) => {
      const outgoing = request(
        { port, hostname, path, method: incoming.method, headers: incoming.headers },
        (response) => {
          readAll(response).then((content) => resolve({ response, content }), reject)
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await readAll(incoming)
    // A browser repeats a request that breaks off on a reused connection. Here it must fail
    // instead.
    outgoing.setHeader('Connection', 'close')
    const path = incoming.url ?? '/'
    const fault = planned.get(path)
    planned.delete(path)
    if (fault === 'cutBefore') return void incoming.socket.destroy()
    const spoiled = fault && ANSWERS[fault]
    const passed = !fault || reachesServer(fault) ? await forward(incoming, body) : undefined
    if (fault === 'cutAfter') return void incoming.socket.destroy()
    if (spoiled) {
      outgoing.writeHead(spoiled.status, { 'Content-Type': spoiled.type, ...spoiled.headers })
      return void outgoing.end(spoiled.body)
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, DELAY))
    if (!passed) throw new Error(`Nothing responds to ${path}`)
    outgoing.writeHead(passed.response.statusCode ?? 502, { ...passed.response.headers, connection: 'close' })
    outgoing.end(passed.content)
  }

  const proxy = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  return {
    origin: `http://localhost:${address.port}`,
    next: (path, fault) => planned.set(path, fault),
    passed: (path) => counts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
