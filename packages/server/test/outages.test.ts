import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/db/open.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { createLog } from '../src/http/log.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'
import { startTestPostgres, type TestPostgres } from './support/testDatabases.ts'

const { id: doctorId, email } = demoDoctors.complete

type Line = Readonly<Record<string, unknown>>

function linesOf(written: readonly string[], event: string): Line[] {
  return written.map((line) => JSON.parse(line) as Line).filter((line) => line['event'] === event)
}

/** Returns the duration of a call in milliseconds, and its status. */
async function timed(work: Promise<{ status: number }>): Promise<{ status: number; milliseconds: number }> {
  const began = performance.now()
  const { status } = await work
  return { status, milliseconds: performance.now() - began }
}

const readiness = async (client: TestClient) => {
  const { status, body } = await client.send('GET', '/readyz')
  return { status, reason: body['reason'] }
}

/**
 * Longest allowed time in milliseconds. The pool's timeouts for connection and response add up to
 * 13 s; a busy machine takes longer.
 */
const LONGEST = 40_000

describe('a PostgreSQL that hangs', () => {
  let postgres: TestPostgres
  let server: RunningServer
  let client: TestClient
  let written: string[]
  let pending: string[]
  let url: string
  let isClosed: boolean
  const close = async () => {
    if (!isClosed) await server.close()
    isClosed = true
  }
  beforeAll(async () => {
    postgres = await startTestPostgres()
    url = await postgres.create('hangs')
  })
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    written = []
    isClosed = false
    server = await startServer({
      database: { kind: 'postgres', url },
      demo: true,
      log: createLog((line) => written.push(line)),
    })
    client = createTestClient(server.origin)
    await client.signIn(email)
    const rows = await server.dependencies.db.query.bookings.findMany({
      where: (row, { and, eq }) => and(eq(row.doctorId, doctorId), eq(row.status, 1)),
      // The last one is still to come: one whose time has passed cannot be confirmed.
      orderBy: (row) => row.startsAt,
    })
    pending = rows.map(({ id }) => id)
  })
  afterEach(async () => {
    postgres.resume()
    await close()
  })

  /** Sends reads, writes and transactions, more than the pool has connections. */
  const everything = () =>
    Promise.all([
      ...Array.from({ length: 10 }, () => timed(client.call('getDoctorProfile'))),
      ...Array.from({ length: 10 }, () => timed(client.call('listBookings', { doctorId, page: 1, searchQuery: '' }))),
      ...pending.slice(0, 15).map((bookingId) => timed(client.call('updateBookingStatus', { bookingId, status: 2 }))),
      timed(createTestClient(server.origin).call('loginDoctor', { email, password: DEMO_PASSWORD })),
    ])

  it('makes no request wait forever, is reported by /readyz long before that, and everything works afterwards', async () => {
    // Transactions that are running now lose their connection.
    const running = everything()
    postgres.pause()
    await running
    let areOver = false
    const responses = everything().finally(() => (areOver = true))
    expect(await readiness(client)).toEqual({ status: 503, reason: 'database does not respond' })
    expect(await readiness(client)).toMatchObject({ status: 503 })
    expect(areOver).toBe(false)
    for (const { status, milliseconds } of await responses) {
      expect(status).toBe(503)
      expect(milliseconds).toBeLessThan(LONGEST)
    }
    expect(await readiness(client)).toMatchObject({ status: 503 })

    // The log contains the cause, but not once per request.
    const lines = linesOf(written, 'database unavailable')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThan((await responses).length)
    expect(lines[0]).toMatchObject({ level: 'error', kind: expect.any(String), repeated: 0 })
    expect(linesOf(written, 'readiness')).toEqual([expect.objectContaining({ state: 'database does not respond' })])

    postgres.resume()
    await expect.poll(() => readiness(client)).toMatchObject({ status: 200 })
    const afterwards = await everything()
    // Decisions that were stored before the connection broke get 409.
    expect(afterwards.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([])
  }, 300_000)

  it('does not delay the end of the process', async () => {
    postgres.pause()
    const began = performance.now()
    await close()
    expect(performance.now() - began).toBeLessThan(LONGEST)
  }, 300_000)

  it('may hold a lock: requests that wait for it get a response, with the SQLSTATE in the log', async () => {
    // A hanging transaction of the tests before may still decide one of the first.
    const bookingId = pending.at(-1) ?? ''
    const other = await openDatabase({ kind: 'postgres', url })
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select id from bookings where id = ${bookingId} for update`)
      const refused = await timed(client.call('updateBookingStatus', { bookingId, status: 2 }))
      expect(refused.status).toBe(503)
      expect(refused.milliseconds).toBeLessThan(LONGEST)
    })
    await other.close()
    expect(linesOf(written, 'database unavailable')).toEqual([expect.objectContaining({ codes: '55P03' })])
    expect((await client.call('updateBookingStatus', { bookingId, status: 2 })).status).toBe(200)
  }, 300_000)
})

describe('a full disk', () => {
  it('is reported by /readyz and in the log with its SQLSTATE, and ends when there is space again', async ({
    skip,
  }) => {
    const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
    const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', disk]).status === 0
    if (!isMounted) rmSync(disk, { recursive: true })
    skip(!isMounted, 'this system does not allow to mount a small disk')
    const written: string[] = []
    const folder = join(disk, 'data')
    mkdirSync(folder)
    const server = await startServer({
      database: { kind: 'folder', folder },
      demo: true,
      log: createLog((line) => written.push(line)),
    })
    try {
      const client = createTestClient(server.origin)
      await client.signIn(email)
      expect(await readiness(client)).toMatchObject({ status: 200 })
      expect(() => writeFileSync(join(disk, 'filler'), new Uint8Array(200_000_000))).toThrow('ENOSPC')
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#456', noise } })
        .png()
        .toBuffer()
      const file = new File([new Uint8Array(picture)], 'a.png')
      const upload = () => client.call('updateDoctorProfileImage', { doctor_profile_img: file })
      const refused = [await upload(), await upload(), await upload()]
      expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
        refused.map(() => [503, 'server.unavailable']),
      )
      expect(linesOf(written, 'database unavailable')).toEqual([
        expect.objectContaining({ level: 'error', codes: '53100' }),
      ])
      expect(await readiness(client)).toEqual({ status: 503, reason: 'database cannot be written' })
      // Reads still work.
      expect((await client.call('listBookings', { doctorId, page: 1, searchQuery: '' })).status).toBe(200)

      rmSync(join(disk, 'filler'))
      await expect.poll(() => readiness(client)).toMatchObject({ status: 200 })
      expect((await upload()).status).toBe(201)
    } finally {
      await server.close()
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  }, 300_000)
})
