import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { createTestClient } from './support/testClient.ts'
import { startTestPostgres } from './support/testDatabases.ts'

let server: RunningServer
afterEach(() => server.close())

/** Reads the metrics like a scraper: name with labels → value. */
async function metrics(): Promise<Map<string, number>> {
  const response = await fetch(`${server.metricsOrigin}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

describe('metrics', () => {
  it('count requests by operation and status, refused logins, streams and waiting mails, on a port of their own', async () => {
    server = await startDemoServer({ metricsPort: 0 })
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email, 'Wrong@2026')
    await client.signIn(demoDoctors.complete.email)
    await client.call('listBookings', { doctorId: demoDoctors.complete.id, page: 1 })
    await client.send('GET', '/nowhere/of/somebody@nalam.example')
    await server.dependencies.db.execute(sql`
      insert into outbox (kind, recipient, language, attempts, next_attempt_at, created_at)
      values ('confirm', 'waiting@nalam.example', 'en', 3, now() + interval '10 minutes', now() - interval '60 seconds')`)
    const found = await metrics()
    expect(found.get('nalam_requests_total{operation="loginDoctor",status="400"}')).toBe(1)
    expect(found.get('nalam_requests_total{operation="loginDoctor",status="201"}')).toBe(1)
    expect(found.get('nalam_requests_total{operation="listBookings",status="200"}')).toBe(1)
    expect(found.get('nalam_requests_total{operation="other",status="404"}')).toBe(1)
    expect(found.get('nalam_request_duration_seconds_count{operation="loginDoctor"}')).toBe(2)
    expect(found.get('nalam_request_duration_seconds_sum{operation="loginDoctor"}')).toBeGreaterThan(0.01)
    expect(found.get('nalam_logins_refused_total')).toBe(1)
    expect(found.get('nalam_event_streams')).toBe(0)
    expect(found.get('nalam_outbox_age_seconds')).toBeGreaterThan(55)
    expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect([...found.keys()].join('\n')).not.toMatch(/nalam\.example|nowhere/)
    // Only the metrics port serves the metrics, and it serves nothing else.
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404)
    expect((await fetch(`${server.metricsOrigin}/healthz`)).status).toBe(404)
  }, 60_000)

  it('show the connections to PostgreSQL, and stay readable while it is away', async () => {
    const postgres = await startTestPostgres()
    try {
      const url = await postgres.create('metrics')
      server = await startServer({ database: { kind: 'postgres', url, connections: 3 }, metricsPort: 0 })
      const client = createTestClient(server.origin)
      await client.call('listSpecialities')
      // What a server does at its start may still wait for one of the three.
      await vi.waitFor(
        async () => {
          const found = await metrics()
          const [used = 0, idle = 0, waiting] = ['used', 'idle', 'waiting'].map((state) =>
            found.get(`nalam_database_connections{state="${state}"}`),
          )
          expect(used + idle).toBeGreaterThan(0)
          expect(waiting).toBe(0)
        },
        { timeout: 30_000, interval: 200 },
      )
    } finally {
      await postgres.stop()
    }
    const without = await metrics()
    expect(without.get('nalam_outbox_age_seconds')).toBeNaN()
    expect(without.get('nalam_requests_total{operation="listSpecialities",status="401"}')).toBe(1)
  }, 60_000)

  it('are off unless a port is named', async () => {
    server = await startDemoServer()
    expect(server.metricsOrigin).toBeUndefined()
  }, 60_000)
})
