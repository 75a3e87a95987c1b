import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BOOKING_STATUS, clinicToday, QUEUE_ACTION, QUEUE_STATE, toWireDate } from '@nalam/sdk'
import { and, asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../src/clock.ts'
import type { OperationId, Schema } from '../src/contract/contractTypes.ts'
import { openDatabase, type Database, type DatabaseSource } from '../src/db/open.ts'
import { audit, events, queueEntries } from '../src/db/schema.ts'
import { secureRandom } from '../src/random.ts'
import { insertDoctors } from '../src/resources/account/store.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { createSessions } from '../src/security/sessions.ts'
import { fillDemoFolder } from './support/fillDemoFolder.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

// Two devices change a queue while the server is killed at random moments and started again. Each
// repeats what was cut off, with its key. `NALAM_MODEL_RUNS` plays more sequences, `NALAM_MODEL_SEED`
// others.
const RUNS = Number(process.env['NALAM_MODEL_RUNS'] ?? 1)
const SEED = Number(process.env['NALAM_MODEL_SEED'] ?? 48)
const KILLS = 3
const APPOINTMENTS = 6

const STEPS = ['walk-in', 'arrive', 'next', 'skip', 'undo'] as const

/** What a device does next, if what it sees permits it; otherwise a patient without an appointment comes. */
type Step = (typeof STEPS)[number]

interface Life {
  /** The server is killed so many milliseconds after it has acknowledged so many changes. */
  readonly changes: number
  readonly delay: number
  /** The steps of each device, which begin again at the end. */
  readonly devices: readonly [readonly Step[], readonly Step[]]
}

const deviceSteps = fc.array(fc.constantFrom(...STEPS, 'walk-in' as const, 'next' as const), {
  minLength: 20,
  maxLength: 20,
})
const lives: fc.Arbitrary<Life[]> = fc.array(
  fc.record({
    changes: fc.integer({ min: 5, max: 25 }),
    delay: fc.integer({ min: 0, max: 20 }),
    devices: fc.tuple(deviceSteps, deviceSteps),
  }),
  { minLength: KILLS, maxLength: KILLS },
)

type QueueState = Schema<'QueueState'>

/** A change that a device has sent. */
interface Change {
  readonly id: OperationId
  readonly body: object
  /** Its key, and the id of its request. */
  readonly key: string
  /** Undefined while the outcome is unknown. */
  status?: number
  response?: Record<string, unknown>
}

let postgres: TestDatabases
let folder: string
beforeAll(async () => {
  postgres = await testDatabases()
  folder = mkdtempSync(join(tmpdir(), 'queue-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const sources: ReadonlyArray<readonly [string, () => Promise<DatabaseSource>]> = [
  [
    'a data folder',
    async () => {
      await fillDemoFolder(folder)
      return { kind: 'folder', folder }
    },
  ],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.createDemo('queue_crash') })],
]

async function withDatabase<T>(source: DatabaseSource, work: (db: Database) => Promise<T>): Promise<T> {
  const open = await openDatabase(source)
  try {
    return await work(open.db)
  } finally {
    await open.close()
  }
}

let count = 0

/** Creates a doctor with some appointments of the day. @returns id and session */
async function createDoctor(db: Database, day: string) {
  count += 1
  const [id, now] = [`doc_crash_${count}`, systemClock.now()]
  await insertDoctors(db, [
    {
      id,
      name: 'New Doctor',
      email: `crash${count}@nalam.example`,
      mobileNumber: String(7_100_000_000 + count),
      passwordHash: 'none',
      confirmedAt: now,
      profileUpdated: true,
      isActive: true,
      createdAt: now,
      updatedAt: now,
    },
  ])
  const booked = Array.from({ length: APPOINTMENTS }, (_, index) => ({
    id: `bkg_crash_${count}_${index}`,
    bookingNumber: `CRASH-${count}-${index}`,
    doctorId: id,
    startsAt: `${day} ${String(9 + index).padStart(2, '0')}:00:00`,
    status: BOOKING_STATUS.confirmed,
    createdAt: now,
    patientName: 'Crash Patient',
    patientPhone: '9000000001',
    mode: 'Online',
  }))
  await insertBookings(db, booked)
  return { id, token: await createSessions(db, systemClock, secureRandom).open(db, { id, passwordHash: 'none' }) }
}

const isOk = ({ status = 0 }: Change) => status === 200 || status === 201

const queueIn = (body: Readonly<Record<string, unknown>> | undefined): Schema<'Queue'> => Object(body?.['data']).queue

async function send(client: TestClient, change: Change): Promise<void> {
  const { id, body, key } = change
  for (;;) {
    const response = await client.call(id, body, { 'idempotency-key': key, 'x-request-id': key })
    change.status = response.status
    change.response = response.body
    // A busy server has changed nothing.
    if (response.status !== 503) return
    await pause(100)
  }
}

/** Returns the change that a step makes of what a device sees. */
function changeOf(step: Step, { date, sessions }: Schema<'Queue'>): Pick<Change, 'id' | 'body'> {
  const walkIn = { id: 'addQueueEntry', body: { date, name: `Patient ${randomUUID()}`, phone: '9840012345' } } as const
  const called = sessions.find(({ inside }) => inside !== undefined)
  const current = called ?? sessions.find(({ line }) => line.some(({ state }) => state === QUEUE_STATE.waiting))
  const next = current?.line.find(({ state }) => state === QUEUE_STATE.waiting)
  const { session, inside } = current ?? {}
  switch (step) {
    case 'walk-in':
      return walkIn
    case 'arrive': {
      const coming = sessions.flatMap(({ line }) => line).find(({ state }) => state === QUEUE_STATE.expected)
      return coming === undefined ? walkIn : { id: 'addQueueEntry', body: { date, bookingId: coming.id } }
    }
    case 'next':
      if (next === undefined) return walkIn
      return {
        id: 'callNextPatient',
        body: { date, session, next: next.id, ...(inside && { inside: inside.id }) },
      }
    case 'skip': {
      const patient = inside ?? next
      if (patient === undefined) return walkIn
      return { id: 'changeQueueEntry', body: { id: patient.id, action: QUEUE_ACTION.skipped } }
    }
    case 'undo':
      return inside === undefined ? walkIn : { id: 'undoPatientCall', body: { date, session, called: inside.id } }
  }
}

const CUT_OFF = new Set(['fetch failed', 'terminated'])

/** Reads and changes the queue until the server is killed. */
async function use(
  client: TestClient,
  { date, steps, changes }: { readonly date: string; readonly steps: readonly Step[]; readonly changes: Change[] },
  onChanged: () => void,
): Promise<void> {
  try {
    for (let index = 0; ; index += 1) {
      const seen = await client.call('getQueue', { date })
      expect([200, 503]).toContain(seen.status)
      if (seen.status !== 200) continue
      const step = steps[index % steps.length] ?? 'walk-in'
      const change: Change = { ...changeOf(step, queueIn(seen.body)), key: randomUUID() }
      changes.push(change)
      await send(client, change)
      if (isOk(change)) onChanged()
    }
  } catch (error) {
    if (!(error instanceof TypeError && CUT_OFF.has(error.message))) throw error
  }
}

/** Follows the events of a doctor. @returns the state of each patient in the end */
function replay(changes: ReadonlyArray<typeof events.$inferSelect>): ReadonlyMap<string, QueueState> {
  const { waiting, inside, seen } = QUEUE_STATE
  const states = new Map<string, QueueState>()
  const possible: Readonly<Record<string, Readonly<{ from: readonly unknown[]; to: QueueState }>>> = {
    'queue.added': { from: [undefined], to: waiting },
    'queue.called': { from: [waiting], to: inside },
    'queue.seen': { from: [inside], to: seen },
    'queue.skipped': { from: [waiting, inside], to: waiting },
    'queue.undone': { from: [inside], to: waiting },
    'queue.inside': { from: [seen], to: inside },
  }
  for (const { topic, name, subject, number } of changes) {
    const before = states.get(subject)
    // An arrival. Later changes of a booking's visit follow from those of its entry.
    if (topic === 'bookings' && name === 'visit.arrived' && before === undefined) states.set(subject, waiting)
    if (topic !== 'queue') continue
    const { from, to } = possible[name] ?? { from: [], to: waiting }
    expect(from, `event ${number}, ${name}`).toContain(before)
    states.set(subject, to)
    const count = [...states.values()].filter((state) => state === inside).length
    expect(count, `event ${number}, ${name}`).toBeLessThan(2)
  }
  return states
}

/** Compares what is stored with what the devices were told. */
async function expectAgreement(db: Database, doctorId: string, changes: readonly Change[]): Promise<void> {
  const entries = await db
    .select()
    .from(queueEntries)
    .where(eq(queueEntries.doctorId, doctorId))
    .orderBy(asc(queueEntries.number))
  const there = entries.filter(({ number }) => number !== null)
  expect(there.map(({ number }) => number)).toEqual(there.map((_, index) => index + 1))

  // Who was added or has arrived is there once, with the number that was told, and nobody else is.
  const added = changes.filter((change) => change.id === 'addQueueEntry' && isOk(change))
  const told = new Map<string, number | undefined>()
  for (const { response } of added) {
    const { entryId } = Object(response?.['data'])
    const all = queueIn(response).sessions.flatMap(({ inside, line, over }) => [
      ...(inside ? [inside] : []),
      ...line,
      ...over,
    ])
    told.set(entryId, all.find(({ id }) => id === entryId)?.number)
  }
  expect(Object.fromEntries(there.map(({ id, number }) => [id, number]))).toEqual(Object.fromEntries(told))
  const names = added.flatMap(({ body }) => ('name' in body ? String(body.name) : []))
  const walkIns = there.filter(({ bookingId }) => bookingId === null)
  expect(walkIns.map(({ patientName }) => patientName).toSorted()).toEqual(names.toSorted())

  // Each acknowledged change was made once, and no refused one.
  for (const { id, body, key, status } of changes) {
    const made = await db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.doctorId, doctorId), eq(audit.requestId, key)))
    // Somebody who had arrived already was not noted again.
    const isRepeated = 'bookingId' in body && made.length === 0
    if (!isRepeated) expect([id, status, made.length]).toEqual([id, status, status === 409 ? 0 : 1])
  }

  const stored = await db.select().from(events).where(eq(events.doctorId, doctorId)).orderBy(asc(events.number))
  expect(Object.fromEntries(there.map(({ id, state }) => [id, state]))).toEqual(Object.fromEntries(replay(stored)))
}

describe.each(sources)('a server that is killed while its queue changes, on %s', (_name, sourceOf) => {
  it(`[QUEUE-05] loses nobody and no acknowledged change in ${RUNS} random sequences`, async () => {
    const source = await sourceOf()
    const start = () =>
      startServerProcess(['--demo', '--data', folder], source.kind === 'postgres' ? { DATABASE_URL: source.url } : {})

    async function play(sequence: readonly Life[]): Promise<void> {
      const day = clinicToday(systemClock.now())
      const date = toWireDate(day) ?? ''
      const doctor = await withDatabase(source, (db) => createDoctor(db, day))
      const devices: ReadonlyArray<Change[]> = [[], []]
      const connect = (origin: string) => Object.assign(createTestClient(origin), { token: doctor.token })
      /** Repeats what was cut off, as the portal does (D24). */
      const repeat = (origin: string) =>
        Promise.all(
          devices.map(async (changes) => {
            const last = changes.at(-1)
            if (last !== undefined && last.status === undefined) await send(connect(origin), last)
          }),
        )
      for (const { changes: wanted, delay, devices: steps } of sequence) {
        const server = await start()
        await repeat(server.origin)
        let missing = wanted
        let reach: (() => void) | undefined
        const reached = new Promise<void>((resolve) => (reach = resolve))
        const using = Promise.all(
          devices.map((changes, index) =>
            use(connect(server.origin), { date, steps: steps[index] ?? [], changes }, () => {
              missing -= 1
              if (missing === 0) reach?.()
            }),
          ),
        )
        // A device that fails ends the wait.
        await Promise.race([reached, using])
        await pause(delay)
        await server.kill()
        await using
      }
      const server = await start()
      await repeat(server.origin)
      expect(await server.stop()).toBe(0)
      const changes = devices.flat()
      expect(changes.filter(({ status }) => ![200, 201, 409].includes(status ?? 0))).toEqual([])
      expect(changes.filter(isOk).length).toBeGreaterThanOrEqual(sequence.reduce((sum, life) => sum + life.changes, 0))
      await withDatabase(source, (db) => expectAgreement(db, doctor.id, changes))
    }
    await fc.assert(fc.asyncProperty(lives, play), { numRuns: RUNS, seed: SEED, endOnFailure: true })
  }, 0)
})
