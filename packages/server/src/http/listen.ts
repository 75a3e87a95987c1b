import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import type { App } from '../app.ts'
import { StartError } from '../startError.ts'

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

/**
 * Listens for an application.
 *
 * @param port 0 lets the system choose
 * @param ownsProcess nothing else runs in this process, so the global `Request` and `Response` may be replaced by the adapter's
 *   lighter ones: half the time of a small answer. Tests share their process with other users of `fetch` and keep the originals.
 * @throws StartError in one sentence when the port is taken or not allowed
 */
export function listen(app: App, host: string, port: number, ownsProcess = false): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, bindings: NodeBindings) =>
      app.fetch(request, { address: bindings.incoming.socket.remoteAddress ?? '' }),
    overrideGlobalObjects: ownsProcess,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
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
            const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patience)
            // A connection whose last request is answered would be kept open for the next one, which is not taken any more.
            const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
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
