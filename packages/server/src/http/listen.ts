import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from './environment.ts'
import { StartError } from '../startError.ts'
import { Refusal, errorBody } from './refusal.ts'
import { baseHeaders } from './securityHeaders.ts'

/** A server that listens. */
export interface Listening {
  /** The port, also when the system chose it. */
  readonly port: number
  /** Takes no new connections, lets running requests finish for so many milliseconds, then ends the rest. */
  close(patience: number): Promise<void>
}

interface NodeBindings {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

/** Milliseconds, and bytes of all headers together. */
const TIMES = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }

/** Node takes the first of two; a proxy in front may have judged the other one. */
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

/**
 * Listens for an application.
 *
 * @param port 0 lets the system choose
 * @param ownsProcess nothing else runs in this process, so the global `Request` and `Response` may be replaced by the adapter's
 *   lighter ones: half the time of a small answer. Tests share their process with other users of `fetch` and keep the originals.
 * @throws StartError in one sentence when the port is taken or not allowed
 */
export function listen(app: App, host: string, port: number, ownsProcess = false): Promise<Listening> {
  const respond = getRequestListener(
    (request, bindings: NodeBindings) => app.fetch(request, { address: bindings.incoming.socket.remoteAddress ?? '' }),
    { overrideGlobalObjects: ownsProcess },
  )
  const server = createServer(TIMES, (incoming, outgoing) => {
    if (hasTwoHosts(incoming)) refuseMalformed(outgoing)
    else void respond(incoming, outgoing)
  })
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
        close: (patience) =>
          new Promise((done) => {
            const force = setTimeout(() => server.closeAllConnections(), patience)
            // A connection whose last request is answered would be kept open for the next one, which is not taken any more.
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
