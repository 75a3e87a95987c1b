import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { successExamples } from '../src/generated/examples.ts'
import { operations, type OperationId } from '../src/generated/operations.ts'

/** Behavior of the server, named by the first part of the path. */
export type Situation =
  | 'good'
  | 'empty500'
  | 'html502'
  | 'reset'
  | 'malformed'
  | 'html200'
  | 'wrongShape'
  | 'empty200'
  | 'silent'
  | 'stalled'
  | 'truncated'
  | 'limited'
  | 'unauthorized'
  | 'busy'
  | 'flaky'
  | 'refusedInside'
  | 'redirected'
  | 'redirectedElsewhere'
  | 'emptyObject'
  | 'list'
  | 'dataNumber'
  | 'unproven'
  | 'successFalse'
  | 'errorText'

/** A request that arrived. */
export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

const json = { 'Content-Type': 'application/json', 'X-Request-Id': 'req_server' }
const page = '<!doctype html><title>Sign in to Wi-Fi</title>'

const patterns = Object.fromEntries(
  Object.entries(operations).map(([id, { path }]) => [id, new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)]),
) as Readonly<Record<OperationId, RegExp>>

function successExample(request: IncomingMessage): readonly [number, string] {
  const id = (Object.keys(operations) as OperationId[]).find(
    (name) =>
      operations[name].method === request.method && patterns[name].test((request.url ?? '').replace(/\?.*/, '')),
  )
  if (!id) return [404, JSON.stringify({ statusCode: 404, message: 'No such operation' })]
  const paged = id === 'listBookings' && { ...successExamples.listTickets[1], data: { data: [] } }
  return [successExamples[id][0], JSON.stringify(paged || successExamples[id][1])]
}

type Behaviour = (request: IncomingMessage, response: ServerResponse, seen: number) => void

const behaviours: Record<Situation, Behaviour> = {
  good: (request, response) => {
    const [status, body] = successExample(request)
    response.writeHead(status, json).end(body)
  },
  empty500: (_, response) => response.writeHead(500, { 'X-Request-Id': 'req_server' }).end(),
  html502: (_, response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  reset: (request) => request.socket.resetAndDestroy(),
  malformed: (request, response) => {
    const [status, body] = successExample(request)
    response.writeHead(status, json).end(body.slice(0, -3))
  },
  html200: (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page),
  wrongShape: (request, response) =>
    response
      .writeHead(successExample(request)[0], json)
      .end(JSON.stringify({ statusCode: 200, data: { surprise: [1, 2] } })),
  empty200: (request, response) => response.writeHead(successExample(request)[0], json).end(),
  silent: () => undefined,
  // Headers and half a body, then nothing.
  stalled: (request, response) => {
    const [status, body] = successExample(request)
    response.writeHead(status, { ...json, 'Content-Length': body.length })
    response.write(body.slice(0, 20))
  },
  // Headers and half a body, then the connection is reset.
  truncated: (request, response) => {
    const [status, body] = successExample(request)
    response.writeHead(status, { ...json, 'Content-Length': body.length })
    response.write(body.slice(0, 20), () => request.socket.resetAndDestroy())
  },
  limited: (_, response) =>
    response
      .writeHead(429, { ...json, 'Retry-After': '60' })
      .end(JSON.stringify({ statusCode: 429, message: 'Slow down', code: 'limit.exceeded', requestId: 'req_server' })),
  unauthorized: (_, response) =>
    response
      .writeHead(401, json)
      .end(JSON.stringify({ statusCode: 401, message: 'Please sign in.', code: 'session.required', requestId: 'x' })),
  busy: (_, response) => response.writeHead(503, json).end(),
  // The first request gets 503, later ones succeed.
  flaky: (request, response, seen) =>
    seen === 1 ? behaviours.busy(request, response, seen) : behaviours.good(request, response, seen),
  refusedInside: (_, response) =>
    response.writeHead(200, json).end(JSON.stringify({ statusCode: 409, error: 'Decided already' })),
  // Redirects to a page that responds to every GET with a message.
  redirected: (request, response) => response.writeHead(302, { Location: `/message${request.url ?? ''}` }).end(),
  redirectedElsewhere: (request, response) =>
    response
      .writeHead(307, { Location: `http://localhost:${request.socket.localPort}/message${request.url ?? ''}` })
      .end(),
  emptyObject: (_, response) => response.writeHead(200, json).end('{}'),
  list: (_, response) => response.writeHead(200, json).end('[]'),
  unproven: (_, response) => response.writeHead(200, json).end('{"data":{"surprise":[1,2]}}'),
  dataNumber: (_, response) => response.writeHead(200, json).end('{"data":42}'),
  successFalse: (_, response) => response.writeHead(200, json).end('{"success":false,"message":"The slot is gone"}'),
  errorText: (_, response) => response.writeHead(200, json).end('{"error":"The slot is gone"}'),
}

/**
 * Starts a server on loopback that misbehaves as the path says:
 * `http://127.0.0.1:<port>/<situation>/api`.
 */
export async function misbehavingServer() {
  const received: Received[] = []
  const seen = new Map<string, number>()
  let arrived: (() => void) | undefined
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('latin1')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, path: url, headers, body })
      arrived?.()
      const count = (seen.get(url) ?? 0) + 1
      seen.set(url, count)
      const situation = url.split('/')[1] as Situation | 'message'
      if (situation === 'message') response.writeHead(200, json).end('{"message":"Done"}')
      else behaviours[situation](request, response, count)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: (situation: Situation) => `http://127.0.0.1:${port}/${situation}/api`,
    received,
    /** Settles when the next request has arrived. */
    arrival: () =>
      new Promise<void>((resolve) => {
        arrived = resolve
      }),
    forget: () => {
      received.length = 0
      seen.clear()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
