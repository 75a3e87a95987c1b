import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { API_ROOT } from '../src/http/route.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createTestClient, operation } from './support/testClient.ts'

let server: RunningServer
let token: string
beforeAll(async () => {
  server = await startDemoServer({ shedsLoad: true })
  const client = createTestClient(server.origin)
  await client.signIn(demoDoctors.complete.email)
  token = client.token ?? ''
})
afterAll(() => server.close())

async function list() {
  const { method, path } = operation('listBookings')
  const response = await server.app.fetch(
    new Request(`http://localhost${API_ROOT}${path}`, {
      method,
      headers: { cookie: `${SESSION_COOKIE}=${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ doctorId: demoDoctors.complete.id, page: 1, searchQuery: '' }),
    }),
  )
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code: body['code'] }
}

/** More than any machine serves within the half second that a request may wait. */
const BURST = 4000

describe('more requests than can be served in time', () => {
  it('are refused with 503 and Retry-After once they would be late, and those that were taken are served', async () => {
    const responses = await Promise.all(Array.from({ length: BURST }, list))
    const refused = responses.filter(({ status }) => status === 503)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(BURST - refused.length)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(BURST)
    expect(new Set(refused.map(({ retryAfter, code }) => `${retryAfter} ${String(code)}`))).toEqual(
      new Set(['1 server.unavailable']),
    )
  })

  it('leave the server as it was', async () => {
    expect((await list()).status).toBe(200)
  })

  it('do not affect the health endpoints', async () => {
    let listed = 0
    const lists = Array.from({ length: BURST }, () => list().finally(() => (listed += 1)))
    expect((await server.app.fetch(new Request('http://localhost/healthz'))).status).toBe(200)
    expect(listed).toBeLessThan(BURST)
    expect((await Promise.all(lists)).some(({ status }) => status === 200)).toBe(true)
  })
})
