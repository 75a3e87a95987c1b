import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * What can happen to a request on its way (goal R4).
 * - `cutBefore`: the connection breaks before the server has heard of it; `cutAfter`: after it has responded
 * - `html`: a gateway responds 502 with a page; `htmlAfter`: the same, but the server has done it
 * - the others: responses in place of the server's; `slow`: the server's own, half a second late, or as many milliseconds as
 *   NALAM_DELAY says
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
/** What a signed-in action can meet beside them: somebody was faster; the session is over. */
export const REFUSALS = ['conflict', 'expired'] as const
export type Fault = (typeof EVERY_FAULT)[number] | (typeof REFUSALS)[number]

/** `NALAM_FAULTS=all`, as the nightly workflow runs it. */
export const MEETS_EVERY_FAULT = process.env['NALAM_FAULTS'] === 'all'

/**
 * The faults of this run: without `NALAM_FAULTS=all` a response that got lost after the server had done it. Which outcome each
 * fault has is tested without a browser in the SDK for every operation, and in the portal's component tests of its actions.
 */
export const FAULTS: readonly Fault[] = MEETS_EVERY_FAULT ? EVERY_FAULT : ['cutAfter']

/** Whether the server has done what it was asked under this fault. */
export const reachesServer = (fault: Fault): boolean => ['cutAfter', 'htmlAfter', 'slow'].includes(fault)

export interface FaultyProxy {
  origin: string
  /** The next request to this operation meets the fault; everything else passes. */
  next: (path: string, fault: Fault) => void
  /** How many requests to this operation the server has had. */
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

/** A proxy on loopback before a real server, which can be told to spoil the next request to an operation. */
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
    // A browser sends again by itself what breaks off on a connection that it used before; these are to be failures.
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
