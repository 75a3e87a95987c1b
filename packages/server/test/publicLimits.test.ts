import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startDemoServer } from './support/startDemoServer.ts'
import { API_ROOT } from '../src/http/route.ts'
import type { RunningServer } from '../src/app/server.ts'
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

/**
 * Sends a request whose body never arrives. Returns a function for its status, which is empty while
 * the server waits.
 */
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

/** Creates a registration that does not match the contract. */
function wrongRegistration(origin = 'http://localhost'): Request {
  const { method, path } = operation('registerDoctor')
  const headers = { 'content-type': 'application/json' }
  return new Request(origin + API_ROOT + path, { method, headers, body: '{"doctor_name":"1"}' })
}

describe('calls without a session', () => {
  it('are limited per network before a byte of their body is read or checked', async () => {
    const { path } = operation('registerDoctor')
    for (let call = 0; call < 3; call += 1) {
      expect((await fetch(wrongRegistration(server.origin))).status).toBe(400)
    }
    const [first, second] = [withoutBody(path), withoutBody(operation('loginDoctor').path)]
    await vi.waitFor(() => expect([first(), second()]).toEqual(['429', '429']), { timeout: 60_000 })
  })

  it('are refused late, so that a client that sends again as soon as it is refused gets little of the processor', async () => {
    const began = performance.now()
    for (let call = 0; call < 3; call += 1) {
      expect((await fetch(wrongRegistration(server.origin))).status).toBe(429)
    }
    expect(performance.now() - began).toBeGreaterThan(290)
  })
})

describe('wrong bodies without a session', () => {
  it('are refused late while others wait for their turn', async () => {
    const busy = await startDemoServer({ shedsLoad: true })
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const began = performance.now()
          const { status } = await busy.app.fetch(wrongRegistration())
          return { status, time: performance.now() - began }
        }),
      )
      // A machine with other work sheds those that waited too long.
      expect(new Set([400, 503, ...answers.map(({ status }) => status)]).size).toBe(2)
      const times = answers.filter(({ status }) => status === 400).map(({ time }) => time)
      // The delay is 100 ms, and a timer may fire 1 ms early.
      expect(times.filter((time) => time > 99).length).toBeGreaterThan(times.length / 2)
    } finally {
      await busy.close()
    }
  })
})
