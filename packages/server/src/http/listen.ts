import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { createServer, ServerResponse, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock, type Clock } from '../clock.ts'
import type { App } from './route.ts'
import { StartError } from '../startError.ts'
import { Refusal, errorBody } from '../contract/refusal.ts'
import { baseHeaders } from './securityHeaders.ts'

export interface Listening {
  /** The port; if 0 was requested, the one that the system chose. */
  readonly port: number
  connections(): Promise<number>
  /**
   * Stops accepting connections, gives running requests this many milliseconds to finish, then
   * closes the rest.
   */
  close(patience: number): Promise<void>
}

interface NodeBindings {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } }
  readonly outgoing: unknown
}

/** Timeouts in milliseconds, and the maximum size of all headers in bytes. */
const TIMES = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }

/**
 * Returns whether a request has two Host headers. Node uses the first one; a proxy in front may
 * have checked the other one.
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function refuseMalformed(outgoing: ServerResponse): void {
  const refusal = new Refusal('request.malformed')
  const headers = { ...baseHeaders, 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' }
  outgoing.writeHead(refusal.status, headers).end(JSON.stringify(errorBody(refusal, randomUUID())))
}

export interface ListenOptions {
  readonly host: string
  /** 0 lets the system choose a free port. */
  readonly port: number
  /**
   * Whether nothing else runs in this process. The global `Request` and `Response` may then be
   * replaced by the adapter's faster ones, which halves the time of a small response. Tests share
   * their process with other users of `fetch` and keep the originals.
   */
  readonly ownsProcess?: boolean | undefined
  /**
   * Milliseconds without traffic in either direction after which a connection is closed, even if
   * its reader never reads.
   */
  readonly inactivity?: number | undefined
  /**
   * The clock of the responses' `Date`, which clients follow (D6). Default: the system's, which Node
   * writes by itself.
   */
  readonly clock?: Clock | undefined
}

/**
 * Longer than any request may take, and short enough to limit the memory of connections whose
 * reader never reads.
 */
const INACTIVITY = 20_000

/**
 * Listens for requests.
 *
 * @throws StartError with one sentence when the port is taken or not allowed
 */
export function listen(
  app: App,
  { host, port, ownsProcess = false, inactivity = INACTIVITY, clock = systemClock }: ListenOptions,
): Promise<Listening> {
  const respond = getRequestListener(
    (request, { incoming, outgoing }: NodeBindings) =>
      app.fetch(request, {
        address: incoming.socket.remoteAddress ?? '',
        response: outgoing instanceof ServerResponse ? outgoing : undefined,
      }),
    { overrideGlobalObjects: ownsProcess },
  )
  const server = createServer(TIMES, (incoming, outgoing) => {
    if (clock !== systemClock) outgoing.setHeader('Date', clock.now().toUTCString())
    if (hasTwoHosts(incoming)) refuseMalformed(outgoing)
    else void respond(incoming, outgoing)
  })
  server.setTimeout(inactivity)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken; choose another with --port.`,
        EACCES: `Port ${port} may not be used by this user; choose one above 1023 with --port.`,
        EADDRNOTAVAIL: `The address ${host} does not belong to this machine; choose another with --host.`,
      }
      reject(
        new StartError(reasons[error.code ?? ''] ?? `The server cannot listen on ${host}:${port} (${error.code}).`),
      )
    })
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo
      resolve({
        port: address.port,
        connections: () =>
          new Promise((done, fail) =>
            server.getConnections((error, count) => (error === null ? done(count) : fail(error))),
          ),
        close: (patience) =>
          new Promise((done) => {
            const force = setTimeout(() => server.closeAllConnections(), patience)
            // A connection whose last request is finished would stay open for a next one, which is
            // no longer accepted.
            const closeIdle = () => server.closeIdleConnections()
            const sweeping = setInterval(closeIdle, 50)
            server.close(() => {
              clearTimeout(force)
              clearInterval(sweeping)
              done()
            })
            closeIdle()
          }),
      })
    })
  })
}
