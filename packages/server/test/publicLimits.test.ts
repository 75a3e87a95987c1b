import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startDemoServer } from '../src/demo/startDemoServer.ts'
import { API_ROOT } from '../src/http/pipeline.ts'
import type { RunningServer } from '../src/server.ts'
import { operation } from './support/testClient.ts'

let server: RunningServer
const sockets: Socket[] = []
beforeAll(async () => {
  server = await startDemoServer({ limits: { publicCallsPerAddress: { tries: 3, seconds: 60 } } })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => server.close())

/** The status of a request whose body never arrives; empty while the server waits for it. */
function withoutBody(path: string): () => string {
  let received = ''
  const socket = connect(Number(new URL(server.origin).port), 'localhost')
  sockets.push(socket)
  socket.on('data', (part) => (received += part.toString()))
  socket.write(
    `POST ${API_ROOT}${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n`,
  )
  return () => received.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3)
}

describe('calls without a session', () => {
  it('are limited per network before a byte of their body is read or checked', async () => {
    const { path } = operation('registerDoctor')
    const statuses: string[] = []
    for (let call = 0; call < 3; call += 1) {
      const response = await fetch(server.origin + API_ROOT + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"doctor_name":"1"}',
      })
      statuses.push(String(response.status))
    }
    expect(statuses).toEqual(['400', '400', '400'])
    const [first, second] = [withoutBody(path), withoutBody(operation('loginDoctor').path)]
    await vi.waitFor(() => expect([first(), second()]).toEqual(['429', '429']), 20_000)
  })
})
