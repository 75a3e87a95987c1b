import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDemoServer } from './support/startDemoServer.ts'
import type { RunningServer } from '../src/app/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/**
 * Sends raw bytes, which no HTTP client would send. Returns the status lines of all responses until
 * the server closes the connection.
 */
function statusLines(bytes: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(new URL(server.origin).port), 'localhost', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (received += part))
    socket.on('error', reject)
    socket.on('close', () => resolve([...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status)))
  })
}

const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

describe('where one message ends and the next begins', () => {
  it.each([
    ['both lengths', 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 40\r\n\r\n'],
    ['a length that is no number', 'Content-Length: 0x10\r\n\r\n'],
    ['a coding that hides another', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'Content-Length : 0\r\n\r\n'],
  ])('refuses a message with %s, and the text hidden behind it is never read', async (_what, rest) => {
    const head = 'POST /api/doctor/loginDoctor HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
    const responses = await statusLines(`${head}${rest}${HIDDEN}`)
    expect(responses).toEqual(['400'])
  })

  it('refuses TRACE, which would give back what was sent', async () => {
    const trace = 'TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: secret=1\r\nConnection: close\r\n\r\n'
    const responses = await statusLines(trace)
    expect(responses).toHaveLength(1)
    expect(Number(responses[0])).toBeGreaterThanOrEqual(400)
  })
})
