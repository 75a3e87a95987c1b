import { eq, sql } from 'drizzle-orm'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { doctors, sessions } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { cleanEvents, recordEvent } from '../src/changes/events/store.ts'
import { SESSION_COOKIE } from '../src/http/cookies.ts'
import { startServer, type RunningServer, type ServerOptions } from '../src/app/server.ts'
import { demoDatabase } from './support/demoDatabase.ts'
import { readEventsOf, type EventReader } from './support/eventReader.ts'
import { createSettableClock, type SettableClock } from './support/settableClock.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'
import { databasesOfRun } from './support/databasesOfRun.ts'

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

const doctorId = demoDoctors.complete.id
/**
 * Timeout for expected events. They usually arrive within milliseconds, on a busy
 * machine within seconds.
 */
const SOON = { timeout: 60_000, interval: 10 }
/**
 * Interval of heartbeats in milliseconds: none within a test, so that only a notification
 * ends a stream.
 */
const NO_HEARTBEAT = 3_600_000
/**
 * Milliseconds that a closing server waits for its connections; a reader that does not read uses
 * all of them.
 */
const PATIENCE = 100

const databases: ReadonlyArray<readonly [string, (clock: SettableClock) => Promise<OpenDatabase>]> = [
  ['the embedded database', demoDatabase],
  ['PostgreSQL', async (clock) => openDatabase({ kind: 'postgres', url: await postgres.createDemo('streams', clock) })],
]

describe.each(databasesOfRun(databases))('event streams on %s', (_name, openDemo) => {
  const clock = createSettableClock()
  let open: OpenDatabase
  let server: RunningServer
  const readers: EventReader[] = []
  const others: RunningServer[] = []

  beforeAll(async () => {
    open = await openDemo(clock)
    server = await startServer({ open, clock, demo: true, heartbeat: NO_HEARTBEAT, patience: PATIENCE })
  })
  // Closes all streams, because a doctor can have at most five.
  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.leave()
    while (server.streams?.size !== 0) await new Promise((resolve) => setImmediate(resolve))
  })
  afterAll(async () => {
    for (const started of [...others, server]) await started.close()
    await open.close()
  })

  const signIn = async (email: string = demoDoctors.complete.email, origin = server.origin) => {
    const client = createTestClient(origin)
    expect((await client.signIn(email)).status).toBe(201)
    return client
  }
  const read = async (token: string | undefined, headers: Record<string, string> = {}, origin = server.origin) => {
    const reader = await readEventsOf(origin, token, headers)
    readers.push(reader)
    return reader
  }
  /** Waits for the first event of a stream and returns it. */
  const begun = async (reader: EventReader) => {
    await vi.waitFor(() => expect(reader.events().length).toBeGreaterThan(0), SOON)
    return reader.events()[0] ?? { id: undefined, data: {} }
  }
  const change = (subject: string, whose: string = doctorId) =>
    open.db.transaction((tx) =>
      recordEvent(tx, { doctorId: whose, topic: 'slots', name: 'slot.freed', subject, at: clock.now() }),
    )
  const subjects = (reader: EventReader) =>
    reader.events().flatMap(({ data }) => (data['topic'] === 'slots' ? [data['subject']] : []))
  /** Starts another server on the same data, with other options. */
  const another = async (options: ServerOptions) => {
    const started = await startServer({ open, clock, demo: true, patience: PATIENCE, ...options })
    others.push(started)
    return started
  }

  it('[LIVE-01] report what a decision has changed, with ids and no personal data', async () => {
    const client = await signIn()
    const reader = await read(client.token)
    expect([reader.status, reader.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(reader.headers.get('cache-control')).toBe('no-store, no-transform')
    const first = await begun(reader)
    expect(first.data).toMatchObject({ topic: 'resync' })

    const pending = await open.db.query.bookings.findFirst({
      where: (row, { and, eq: is, gt }) =>
        and(is(row.doctorId, doctorId), is(row.status, 1), gt(row.startsAt, '2026-11-21 00:00:00')),
    })
    expect((await client.call('updateBookingStatus', { bookingId: pending?.id, status: 3 })).status).toBe(200)
    await vi.waitFor(() => expect(reader.events()).toHaveLength(3), SOON)
    const number = Number(first.id)
    expect(reader.events().slice(1)).toEqual([
      {
        id: String(number + 1),
        data: { topic: 'slots', name: 'slot.freed', subject: pending?.slotId },
      },
      {
        id: String(number + 2),
        data: { topic: 'bookings', name: 'booking.declined', subject: pending?.id },
      },
    ])
    for (const particular of [pending?.patientName, pending?.patientPhone, demoDoctors.complete.email])
      expect(reader.text()).not.toContain(particular)
  })

  it('[LIVE-01] replay everything after Last-Event-ID, once and in order', async () => {
    const { token } = await signIn()
    const before = await read(token)
    const { id = '' } = await begun(before)
    before.leave()
    const missed = Array.from({ length: 450 }, (_, index) => `slt_missed_${index}`)
    for (const subject of missed) await change(subject)
    const reader = await read(token, { 'last-event-id': id })
    await change('slt_later')
    await vi.waitFor(() => expect(subjects(reader)).toContain('slt_later'), SOON)
    expect(subjects(reader)).toEqual([...missed, 'slt_later'])
    expect(reader.events().map((event) => event.id)).toEqual(missed.concat('').map((_, at) => `${Number(id) + at + 1}`))
  })

  it.each(['99999999', '-1', 'x', '1e3'])('send resync to a client with the number %s', async (id) => {
    const { token } = await signIn()
    const reader = await read(token, { 'last-event-id': id })
    expect((await begun(reader)).data['topic']).toBe('resync')
  })

  it('[LIVE-01] send resync if the missed events are no longer stored', async () => {
    const { token } = await signIn(demoDoctors.complete.email)
    for (const subject of ['slt_a', 'slt_b', 'slt_c']) await change(subject)
    const { id } = await begun(await read(token))
    const old = String(Number(id) - 2)
    clock.forward(25 * 3600)
    const later = await signIn()
    await change('slt_d')
    await cleanEvents(open.db, clock.now())
    // A client that received the last event of yesterday missed only the new one.
    const lucky = await read(later.token, { 'last-event-id': String(id) })
    await vi.waitFor(() => expect(subjects(lucky)).toEqual(['slt_d']), SOON)
    const reader = await read(later.token, { 'last-event-id': old })
    expect(await begun(reader)).toEqual({ id: String(Number(id) + 1), data: { topic: 'resync' } })
  })

  it('report at the beginning how long nothing has changed', async () => {
    const { token } = await signIn()
    await change('slt_quiet')
    clock.forward(90)
    expect((await begun(await read(token))).data).toEqual({ topic: 'resync', quietFor: 90 })
  })

  it('[LIVE-01] are the doctor’s own', async () => {
    const [mine, theirs] = [await signIn(), await signIn(demoDoctors.incomplete.email)]
    const [here, there] = [await read(mine.token), await read(theirs.token)]
    await Promise.all([begun(here), begun(there)])
    await change('slt_mine')
    await change('slt_theirs', demoDoctors.incomplete.id)
    await vi.waitFor(() => expect([subjects(here), subjects(there)]).toEqual([['slt_mine'], ['slt_theirs']]), SOON)
  })

  it.each<[string, (token: string) => Promise<unknown>]>([
    [
      'she signs out',
      async (token) => {
        const copy = createTestClient(server.origin)
        copy.token = token
        return copy.call('logoutDoctor', {})
      },
    ],
    [
      'all her sessions are ended, as a new password does',
      () => open.db.transaction((tx) => server.dependencies.sessions.endAll(tx, doctorId)),
    ],
    [
      'her account is blocked in the database',
      () => open.db.update(doctors).set({ blockedAt: clock.now() }).where(eq(doctors.id, doctorId)),
    ],
    ['somebody deletes the row', () => open.db.delete(sessions).where(eq(sessions.doctorId, doctorId))],
  ])('[LIVE-01] end at once when %s', async (_case, end) => {
    const client = await signIn()
    const reader = await read(client.token)
    await begun(reader)
    const bystander = await read((await signIn(demoDoctors.incomplete.email)).token)
    await begun(bystander)
    await end(client.token ?? '')
    // No heartbeat runs, so the stream ends because of a notification.
    await reader.ended
    expect(reader.events().at(-1)).toEqual({ id: undefined, data: { topic: 'session', name: 'session.ended' } })
    await change('slt_after')
    await change('slt_bystander', demoDoctors.incomplete.id)
    await vi.waitFor(() => expect(subjects(bystander)).toEqual(['slt_bystander']), SOON)
    expect(reader.text()).not.toContain('slt_after')
    expect((await read(client.token)).status).toBeGreaterThanOrEqual(401)
    await open.db.update(doctors).set({ blockedAt: null }).where(eq(doctors.id, doctorId))
  })

  it('[LIVE-01] end when the session runs out, and keep none alive', async () => {
    const quick = await another({ heartbeat: 40 })
    const client = await signIn()
    const reader = await read(client.token, {}, quick.origin)
    await begun(reader)
    for (const seconds of [900, 899]) {
      clock.forward(seconds)
      await read(client.token, { 'last-event-id': '0' }, quick.origin)
    }
    const beats = reader.text().length
    await vi.waitFor(() => expect(reader.text().length).toBeGreaterThan(beats), SOON)
    clock.forward(1)
    await reader.ended
    expect(reader.events().at(-1)?.data).toEqual({ topic: 'session', name: 'session.ended' })
  })

  it('find events without a notification', async () => {
    const quick = await another({ heartbeat: 40 })
    const { token } = await signIn()
    const reader = await read(token, {}, quick.origin)
    const { id } = await begun(reader)
    await open.db.execute(sql`
      with head as (update event_heads set last = last + 1 where doctor_id = ${doctorId} returning last)
      insert into events (doctor_id, number, at, topic, name, subject)
      select ${doctorId}, last, now(), 'slots', 'slot.freed', 'slt_silent' from head`)
    await vi.waitFor(() => expect(subjects(reader)).toEqual(['slt_silent']), SOON)
    // Also finds a head that went back, for example because the database was replaced.
    await open.db.execute(sql`update event_heads set last = 3 where doctor_id = ${doctorId}`)
    await vi.waitFor(() => expect(reader.events().at(-1)).toEqual({ id: '3', data: { topic: 'resync' } }), SOON)
    await open.db.execute(sql`update event_heads set last = ${Number(id) + 1} where doctor_id = ${doctorId}`)
  })

  it('are limited for each doctor, and a place that becomes free can be taken', async () => {
    const { token } = await signIn(demoDoctors.incomplete.email)
    const lonely = await another({ streamLimits: { perDoctor: 2 } })
    const first = await read(token, {}, lonely.origin)
    await read(token, {}, lonely.origin)
    const third = await read(token, {}, lonely.origin)
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '30'])
    expect(lonely.streams?.size).toBe(2)
    first.leave()
    await vi.waitFor(() => expect(lonely.streams?.size).toBe(1), SOON)
    expect((await read(token, {}, lonely.origin)).status).toBe(200)
  })

  it.each([
    ['perNetwork', 429],
    ['inAll', 503],
  ] as const)('are limited %s', async (limit, status) => {
    const { token } = await signIn()
    const lonely = await another({ streamLimits: { [limit]: 1 } })
    expect((await read(token, {}, lonely.origin)).status).toBe(200)
    expect((await read(token, {}, lonely.origin)).status).toBe(status)
  })

  it('drop a client that does not read, and send it every missed event when it is back', async () => {
    const { token } = await signIn(demoDoctors.incomplete.email)
    const whose = demoDoctors.incomplete.id
    const { id = '' } = await begun(await read(token))
    const lonely = await another({})
    const socket = connect(Number(new URL(lonely.origin).port), 'localhost')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(`GET /api/doctor/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${SESSION_COOKIE}=${token}\r\n\r\n`)
    await vi.waitFor(() => expect(lonely.streams?.size).toBe(1), SOON)
    // Far more than the buffers of a connection can hold.
    const long = 'x'.repeat(40_000)
    const written = Array.from({ length: 150 }, (_, index) => `${index}${long}`)
    for (const subject of written) await change(subject, whose)
    await vi.waitFor(() => expect(lonely.streams?.size).toBe(0), SOON)
    socket.destroy()
    // This is again too much for one stream. It ends after a whole event, and the next stream
    // continues after that event.
    const seen: unknown[] = []
    for (let last = id; seen.length < 8;) {
      const reader = await read(token, { 'last-event-id': last }, lonely.origin)
      await reader.ended
      seen.push(...subjects(reader))
      last = reader.events().at(-1)?.id ?? last
    }
    expect(seen).toEqual(written.slice(0, seen.length))
  })

  it('are forgotten when the client leaves, also before it got a response', async () => {
    const { token } = await signIn()
    const lonely = await another({})
    const port = Number(new URL(lonely.origin).port)
    for (let visit = 0; visit < 20; visit += 1) {
      const socket = connect(port, 'localhost')
      socket.on('error', () => undefined)
      socket.write(`GET /api/doctor/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${SESSION_COOKIE}=${token}\r\n\r\n`)
      await new Promise((resolve) => setTimeout(resolve, visit))
      socket.resetAndDestroy()
    }
    const last = await read(token, {}, lonely.origin)
    await vi.waitFor(() => expect(lonely.streams?.size).toBe(last.status === 200 ? 1 : 0), SOON)
  })

  it.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('[S2] with %j: %i', async (headers, status) => {
    const { token } = await signIn()
    const reader = await read(token, headers)
    expect(reader.status).toBe(status)
    reader.leave()
  })

  it('are opened only by GET, and only for signed-in doctors', async () => {
    const client = await signIn()
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await client.send(method, '/api/doctor/events')
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET'])
    }
    expect((await read(undefined)).status).toBe(401)
    expect((await read('A'.repeat(43))).status).toBe(401)
  })

  it('do not delay a server that stops, which accepts no new ones', async () => {
    const { token } = await signIn()
    // Longer than the timeout of the test: a server that waited for its streams would fail it.
    const stopping = await startServer({ open, clock, demo: true, patience: 600_000 })
    const reader = await read(token, {}, stopping.origin)
    await begun(reader)
    await stopping.close()
    await reader.ended
    await expect(
      stopping.streams?.open({
        doctorId,
        token: token ?? '',
        network: 'n',
        requestId: 'r',
        lastEventId: undefined,
        response: new ServerResponse(new IncomingMessage(new Socket())),
        headers: {},
      }),
    ).rejects.toMatchObject({ code: 'server.unavailable' })
  })

  it('do not exist without extensions', async () => {
    const base = await another({ hasExtensions: false })
    const { token } = await signIn()
    expect((await read(token, {}, base.origin)).status).toBe(404)
    expect(base.streams).toBeUndefined()
  })
})

describe('two servers on one PostgreSQL', () => {
  it('[LIVE-02] receive each other’s changes and session ends, also after the listening connection was interrupted', async () => {
    const url = await postgres.createDemo('two')
    const first = await startServer({ database: { kind: 'postgres', url }, demo: true })
    const second = await startServer({ database: { kind: 'postgres', url }, demo: true })
    const admin = await openDatabase({ kind: 'postgres', url, connections: 1 })
    const client = createTestClient(first.origin)
    await client.signIn(demoDoctors.complete.email)
    const reader = await readEventsOf(second.origin, client.token)
    const change = (subject: string) =>
      first.dependencies.db.transaction((tx) =>
        recordEvent(tx, { doctorId, topic: 'slots', name: 'slot.freed', subject, at: new Date() }),
      )
    const subjects = () => reader.events().flatMap(({ data }) => data['subject'] ?? [])
    await vi.waitFor(() => expect(reader.events()).toHaveLength(1), SOON)
    await change('slt_1')
    await vi.waitFor(() => expect(subjects()).toEqual(['slt_1']), SOON)

    const cut = await admin.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    expect(cut).toHaveProperty('rows.length', 2)
    await change('slt_2')
    await change('slt_3')
    await vi.waitFor(() => expect(subjects()).toEqual(['slt_1', 'slt_2', 'slt_3']), SOON)
    await change('slt_4')
    await vi.waitFor(() => expect(subjects()).toEqual(['slt_1', 'slt_2', 'slt_3', 'slt_4']), SOON)

    await client.call('logoutDoctor', {})
    await reader.ended
    expect(reader.events().at(-1)?.data).toEqual({ topic: 'session', name: 'session.ended' })
    await admin.close()
    await first.close()
    await second.close()
  })
})
