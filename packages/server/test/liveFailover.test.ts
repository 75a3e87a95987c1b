import { createServer, connect, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createDoctorApi, type LiveEvent } from '@nalam/sdk'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { recordEvent } from '../src/changes/events/store.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

/**
 * Starts a proxy that forwards each new connection to the first server that accepts it, like
 * a load balancer.
 */
async function startProxy(origins: readonly string[]): Promise<{ origin: string; close: () => void }> {
  const sockets = new Set<Socket>()
  const lead = (client: Socket, [origin, ...others]: readonly string[]) => {
    if (origin === undefined) return void client.destroy()
    const { hostname, port } = new URL(origin)
    const server = connect(Number(port), hostname)
    let isConnected = false
    server.once('connect', () => {
      isConnected = true
      client.pipe(server).pipe(client)
    })
    server.on('error', () => (isConnected ? client.destroy() : lead(client, others)))
    server.on('close', () => isConnected && client.destroy())
    client.on('close', () => server.destroy())
  }
  const proxy: Server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    lead(client, origins)
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

it('[LIVE-01] [LIVE-02] clients of a process that is killed go on with another one, and miss nothing', async () => {
  const url = await postgres.createDemo('failover')
  const first = await startServerProcess(['--demo'], { DATABASE_URL: url })
  const second = await startServerProcess(['--demo'], { DATABASE_URL: url })
  const proxy = await startProxy([first.origin, second.origin])
  const open = await openDatabase({ kind: 'postgres', url })
  const leaving = new AbortController()
  try {
    const doctors = [demoDoctors.complete, demoDoctors.incomplete, demoDoctors.other]
    const heard = await Promise.all(
      doctors.flatMap((doctor) =>
        [1, 2, 3].map(async () => {
          const client = createTestClient(first.origin)
          expect((await client.signIn(doctor.email)).status).toBe(201)
          const api = createDoctorApi({
            baseUrl: `${proxy.origin}/api`,
            headers: { Cookie: `${SESSION_COOKIE}=${client.token}` },
          })
          const events: LiveEvent[] = []
          let connections = 0
          const opened = Promise.withResolvers<void>()
          void api.live.subscribe({
            signal: leaving.signal,
            onEvent: (event) => events.push(event),
            onOpenChange: (isOpen) => {
              if (!isOpen) return
              connections += 1
              opened.resolve()
            },
          })
          await opened.promise
          return { doctorId: doctor.id, events, connections: () => connections }
        }),
      ),
    )
    const written: string[] = []
    const write = async (count: number) => {
      for (let change = 0; change < count; change += 1) {
        const subject = `slt_${written.length}`
        for (const { id } of doctors) {
          await open.db.transaction((tx) =>
            recordEvent(tx, { doctorId: id, topic: 'slots', name: 'slot.freed', subject, at: new Date() }),
          )
        }
        written.push(subject)
      }
    }
    await write(20)
    // Kills the server in the middle of changes, which continue while no client is connected.
    const writing = write(200)
    await first.kill()
    await writing
    await write(20)
    const subjectsOf = (events: readonly LiveEvent[]) => events.flatMap(({ subject }) => subject ?? [])
    for (const { events, connections } of heard) {
      await vi.waitFor(() => expect(subjectsOf(events)).toEqual(written), { timeout: 60_000 })
      expect(connections()).toBeGreaterThan(1)
      // Only the initial one: after the reconnection, the missed events were replayed.
      expect(events.filter(({ topic }) => topic === 'resync')).toHaveLength(1)
    }
  } finally {
    leaving.abort()
    proxy.close()
    await open.close()
    await first.kill()
    await second.kill()
  }
}, 300_000)
