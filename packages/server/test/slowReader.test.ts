import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { listen } from '../src/http/listen.ts'

const MEGABYTES = 40

/** Opens a client that requests a large response and does not read it. */
function askWithoutReading(port: number) {
  const socket = connect(port, 'localhost')
  socket.pause()
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  return socket
}

it('a reader that never reads is dropped, and one that reads gets everything', async () => {
  const content = new Uint8Array(MEGABYTES * 1024 * 1024)
  const asked = Promise.withResolvers<void>()
  const app = {
    fetch: () => {
      asked.resolve()
      return new Response(content)
    },
  }
  // A client that gets no processor time does not read either: the limit is longer than that pause.
  const server = await listen(app, { host: 'localhost', port: 0, inactivity: 2000 })
  const socket = askWithoutReading(server.port)
  await asked.promise
  await vi.waitFor(async () => expect(await server.connections()).toBe(0), { timeout: 60_000 })
  const response = await fetch(`http://localhost:${server.port}/`)
  expect((await response.arrayBuffer()).byteLength).toBe(content.byteLength)
  socket.destroy()
  await server.close(100)
})
