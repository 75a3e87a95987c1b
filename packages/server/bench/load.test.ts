import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { load } from './load.ts'

const RESPONSE = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'
const shot = { method: 'GET', path: '/', headers: {}, body: '' }

let server: Server
afterEach(() => server.close())

/**
 * Starts a server that ends its first connection at the first request and responds on all others.
 */
async function serverThatEnds(end: (socket: Socket) => void): Promise<string> {
  let connections = 0
  server = createServer((socket) => {
    const isFirst = connections === 0
    connections += 1
    socket.on('data', () => (isFirst ? end(socket) : socket.write(RESPONSE)))
    socket.on('error', () => socket.destroy())
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

describe('a connection that the server ends during a load', () => {
  it.each([
    ['reset', (socket: Socket) => void socket.resetAndDestroy()],
    ['closed', (socket: Socket) => void socket.end()],
  ])('is counted as %s and opened again', async (outcome, end) => {
    const { statuses, served } = await load(await serverThatEnds(end), [shot], 1, 1500, 50)
    expect(statuses[outcome]).toBe(1)
    expect(statuses['200']).toBeGreaterThan(0)
    expect(served).toHaveLength(statuses['200'] ?? 0)
  })
})
