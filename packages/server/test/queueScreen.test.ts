import { clinicToday, toWireDate } from '@nalam/sdk'
import { watchQueueScreen, type QueueScreenNumbers } from '@nalam/sdk/patient'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer, type RunningServer } from '../src/app/server.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { doctors, queueScreens } from '../src/db/schema.ts'
import { createLog } from '../src/http/log.ts'
import { addWalkIn, callNext as callPatient } from '../src/resources/queue/store.ts'
import { API_ROOT } from '../src/http/route.ts'
import { SCREENS_PER_DOCTOR } from '../src/security/limits.ts'
import { demoDatabase } from './support/demoDatabase.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { createSettableClock, type SettableClock } from './support/settableClock.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

/** Timeout for what usually arrives within milliseconds, on a busy machine within seconds. */
const SOON = { timeout: 60_000, interval: 5 }
const NAMES = ['Kavitha Ramesh', 'Anitha Selvam', 'Fathima Begum', 'Thomas Antony', 'Lakshmi Ramasamy']
const PHONE = '9840012345'

const left: Array<{ leave(): void }> = []
afterEach(() => {
  for (const screen of left.splice(0)) screen.leave()
})

/** Opens a screen with the SDK, as the page of the waiting room does. */
function openScreen(origin: string, token: string) {
  const leaving = new AbortController()
  const numbers: QueueScreenNumbers[] = []
  const states: string[] = []
  void watchQueueScreen({
    baseUrl: origin + API_ROOT,
    token,
    signal: leaving.signal,
    onNumbers: (next) => numbers.push(next),
    onState: (state) => states.push(state),
  })
  const screen = { numbers, states, latest: () => numbers.at(-1), leave: () => leaving.abort() }
  left.push(screen)
  return screen
}

/** Opens the stream without the SDK. */
async function connect(origin: string, token: string) {
  const leaving = new AbortController()
  const response = await fetch(`${origin}${API_ROOT}/queue-screen`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  return { status: response.status, response, leave: () => leaving.abort() }
}

const dateOf = (clock: SettableClock) => toWireDate(clinicToday(clock.now())) ?? ''

async function saveScreen(client: TestClient, screen: object = {}): Promise<string> {
  const { status, body } = await client.call('saveQueueScreen', { languages: ['ta', 'en', 'hi'], ...screen })
  expect(status).toBe(200)
  return String(Object(body['data']).path ?? '').replace(/^\/q#/, '')
}

const screenOf = async (client: TestClient): Promise<Schema<'QueueScreen'>> =>
  Object((await client.call('getQueueScreen')).body['data']).screen

async function arrive(client: TestClient, date: string, name: string): Promise<string> {
  const { status, body } = await client.call('addQueueEntry', { date, name, phone: PHONE })
  expect(status).toBe(201)
  return Object(body['data']).entryId
}

/** Calls whoever is next. */
async function callNext(client: TestClient, date: string): Promise<void> {
  const { inside, line }: Schema<'QueueSession'> = Object((await client.call('getQueue', { date })).body['data']).queue
    .sessions[0]
  const called = await client.call('callNextPatient', {
    date,
    session: 1,
    ...(inside && { inside: inside.id }),
    next: line[0]?.id ?? '',
  })
  expect(outcome(called)).toEqual([200, 'queue.called'])
}

describeOnDatabases('the screen of a waiting room', (world) => {
  const doctor = () => newDoctor(world.server)

  it('[QUEUE-04] shows the numbers and the room, and no name and no number of a patient', async () => {
    const { client } = await doctor()
    const date = dateOf(world.clock)
    const token = await saveScreen(client, { room: '1' })
    const { response, leave } = await connect(world.server.origin, token)
    let text = ''
    const reading = (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
    })()
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    const screen = openScreen(world.server.origin, token)
    await vi.waitFor(() => expect(screen.states).toEqual(['waiting', 'live']), SOON)
    expect(screen.latest()).toMatchObject({
      room: '1',
      doctor: 'New Doctor',
      session: '09:00-12:00',
      serving: null,
      next: [],
      waiting: 0,
      recent: [],
      languages: ['ta', 'en', 'hi'],
    })
    for (const name of NAMES) await arrive(client, date, name)
    await callNext(client, date)
    await callNext(client, date)
    await vi.waitFor(
      () => expect(screen.latest()).toMatchObject({ serving: { number: 2 }, next: [3, 4, 5], waiting: 3, recent: [1] }),
      SOON,
    )
    await vi.waitFor(() => expect(text).toContain('"serving":{"number":2}'), SOON)
    leave()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    for (const secret of [...NAMES, PHONE, token]) expect(text).not.toContain(secret)
    const known = ['room', 'doctor', 'languages', 'session', 'serving', 'calledAt', 'next', 'waiting', 'recent', 'at']
    for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) expect(Object.keys(JSON.parse(data))).toEqual(known)
  })

  it('[QUEUE-04] shows a new number within one second', async () => {
    const { client } = await doctor()
    const date = dateOf(world.clock)
    const screen = openScreen(world.server.origin, await saveScreen(client))
    for (const name of NAMES) await arrive(client, date, name)
    const waits: number[] = []
    for (let number = 1; number <= NAMES.length; number += 1) {
      await callNext(client, date)
      const called = performance.now()
      await vi.waitFor(() => expect(screen.latest()?.serving).toEqual({ number }), SOON)
      waits.push(performance.now() - called)
    }
    // A busy machine delays some of them; none waits for a heartbeat.
    expect(Math.min(...waits)).toBeLessThan(1000)
    expect(Math.max(...waits)).toBeLessThan(14_000)
  })

  it('[QUEUE-04] ends at once when its link is replaced or removed', async () => {
    const { client, doctorId } = await doctor()
    const first = await saveScreen(client, { room: '1' })
    const [row] = await world.db.select().from(queueScreens).where(eq(queueScreens.doctorId, doctorId))
    expect(JSON.stringify(row)).not.toContain(first)
    const old = openScreen(world.server.origin, first)
    await vi.waitFor(() => expect(old.states.at(-1)).toBe('live'), SOON)

    // Another room is shown at once; the link stays.
    expect(await saveScreen(client, { room: 'Room  2', languages: ['hi'] })).toBe('')
    await vi.waitFor(() => expect(old.latest()).toMatchObject({ room: 'Room 2', languages: ['hi'] }), SOON)

    const second = await saveScreen(client, { isNewLink: true })
    await vi.waitFor(() => expect(old.states).toEqual(['waiting', 'live', 'ended']), SOON)
    expect((await connect(world.server.origin, first)).status).toBe(404)
    const next = openScreen(world.server.origin, second)
    await vi.waitFor(() => expect(next.latest()?.room).toBeNull(), SOON)
    await vi.waitFor(async () => expect(await screenOf(client)).toMatchObject({ isOn: true, screens: 1 }), SOON)

    expect(outcome(await client.call('removeQueueScreen'))).toEqual([200, 'queue_screen.removed'])
    await vi.waitFor(() => expect(next.states.at(-1)).toBe('ended'), SOON)
    expect((await connect(world.server.origin, second)).status).toBe(404)
    expect(await screenOf(client)).toEqual({ isOn: false, languages: ['ta', 'en', 'hi'], screens: 0 })
    expect(outcome(await client.call('removeQueueScreen'))).toEqual([200, 'queue_screen.removed'])
  })

  it('[QUEUE-04] is refused with a wrong link, and of a doctor who is blocked', async () => {
    const { client, doctorId } = await doctor()
    const token = await saveScreen(client)
    for (const wrong of ['', 'short', 'x'.repeat(22), `${token}x`])
      expect((await connect(world.server.origin, wrong)).status).toBe(404)
    await world.db.update(doctors).set({ blockedAt: world.clock.now() }).where(eq(doctors.id, doctorId))
    expect((await connect(world.server.origin, token)).status).toBe(404)
  })

  it('[QUEUE-04] is served to 20 screens of a doctor, and to no further one until one is gone', async () => {
    const { client } = await doctor()
    const token = await saveScreen(client)
    const open = await Promise.all(
      Array.from({ length: SCREENS_PER_DOCTOR }, () => connect(world.server.origin, token)),
    )
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await connect(world.server.origin, token)
    expect([refused.status, refused.response.headers.get('retry-after')]).toEqual([429, '30'])
    await vi.waitFor(async () => expect((await screenOf(client)).screens).toBe(SCREENS_PER_DOCTOR), SOON)
    open[0]?.leave()
    await vi.waitFor(async () => expect((await screenOf(client)).screens).toBe(SCREENS_PER_DOCTOR - 1), SOON)
    const again = await connect(world.server.origin, token)
    expect(again.status).toBe(200)
    for (const { leave } of [again, ...open]) leave()
  })
})

describe('the screen at midnight', () => {
  it('[QUEUE-04] shows the queue of the new day, also where its numbers are those of the day before', async () => {
    // From a Friday to the first moment of a Monday, whose sessions are the same.
    const clock = createSettableClock()
    const open = await demoDatabase(clock)
    const server = await startServer({ open, clock, demo: true, heartbeat: 50 })
    try {
      const { doctorId, client } = await newDoctor(server)
      const screen = openScreen(server.origin, await saveScreen(client))
      /** A patient comes and is called at once, so that the screen learns of both together. */
      const callSomebody = () =>
        open.db.transaction(async (tx) => {
          const { dependencies } = server
          const request = { doctorId, day: clinicToday(clock.now()), requestId: 'test' }
          const next = await addWalkIn(tx, dependencies, { ...request, name: 'Kavitha Ramesh', isEmergency: false })
          await callPatient(tx, dependencies, { ...request, session: 0, next })
        })
      await callSomebody()
      await vi.waitFor(() => expect(screen.latest()?.serving).toEqual({ number: 1 }), SOON)
      const { at: _at, calledAt: _calledAt, ...before } = screen.latest() ?? {}

      clock.forward(60.5 * 3600)
      await callSomebody()
      await vi.waitFor(() => expect(screen.latest()?.at).toBe('2026-11-22T18:30:00.000Z'), SOON)
      await vi.waitFor(() => expect(screen.latest()).toMatchObject({ ...before, serving: { number: 1 } }), SOON)

      // Nobody comes on the Saturday after it: a heartbeat is enough.
      clock.forward(5 * 24 * 3600)
      await vi.waitFor(
        () => expect(screen.latest()).toMatchObject({ serving: null, next: [], recent: [], session: null }),
        SOON,
      )
      expect(screen.states).toEqual(['waiting', 'live'])
    } finally {
      await server.close()
      await open.close()
    }
  }, 60_000)
})

describe('the screen over two processes', () => {
  let databases: TestDatabases
  const servers: RunningServer[] = []
  const lines: string[] = []
  const clock = createSettableClock()
  beforeAll(async () => {
    databases = await testDatabases()
    const database = { kind: 'postgres', url: await databases.createDemo('queue_screens', clock) } as const
    const log = createLog((line) => lines.push(line))
    servers.push(await startServer({ database, clock, log, demo: true }))
    servers.push(await startServer({ database, clock, log, migrates: false }))
  }, 60_000)
  afterAll(async () => {
    for (const server of servers) await server.close()
    await databases.stop()
  })

  it('[QUEUE-04] shows what is called at the other one, is counted and ended by it, and is in no log', async () => {
    const [one, other] = servers
    if (one === undefined || other === undefined) throw new Error('No server')
    const { client } = await newDoctor(one)
    const elsewhere = createTestClient(other.origin)
    elsewhere.token = client.token
    const date = dateOf(clock)
    const token = await saveScreen(client, { room: '3' })
    const screen = openScreen(other.origin, token)
    await vi.waitFor(() => expect(screen.states.at(-1)).toBe('live'), SOON)
    await arrive(client, date, 'Kavitha Ramesh')
    await callNext(client, date)
    await vi.waitFor(() => expect(screen.latest()?.serving).toEqual({ number: 1 }), SOON)
    await vi.waitFor(async () => expect((await screenOf(client)).screens).toBe(1), SOON)
    await client.call('removeQueueScreen')
    await vi.waitFor(() => expect(screen.states.at(-1)).toBe('ended'), SOON)
    expect(lines.some((line) => line.includes('"event":"request"'))).toBe(true)
    for (const secret of [token, 'Kavitha', PHONE]) expect(lines.join('')).not.toContain(secret)
  }, 60_000)
})
