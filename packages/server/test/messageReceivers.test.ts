import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOOKING_STATUS } from '@nalam/sdk'
import { readWebhook } from '@nalam/sdk/webhooks'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  claimDelivery,
  countDeliveries,
  dropDelivery,
  listDeliveries,
  retryDeliveries,
  tryFailedAgain,
} from '../src/changes/messages/deliveryStore.ts'
import { createMessageSender, type MessageSender } from '../src/changes/messages/messageSender.ts'
import { learnt, planMessage } from '../src/changes/messages/messageStore.ts'
import { webhookReceiver } from '../src/changes/messages/receivers.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../src/db/open.ts'
import { bookings } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { createLog } from '../src/http/log.ts'
import { runCommandLine } from '../src/cli/runCommandLine.ts'
import { insertDoctors } from '../src/resources/account/store.ts'
import { lockBooking, saveAction } from '../src/resources/bookings/actionStore.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { freePort } from './support/freePort.ts'
import { createSettableClock, type SettableClock } from './support/settableClock.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
const HOUR = 3600

/** A platform's receiver: what it got, and how it responds. */
class Receiver {
  readonly got: Array<{ id: string; doctorId: string; bookingId: string; type: string; status: number }> = []
  /** What a request is answered with; `undefined` hangs. */
  respond: (doctorId: string) => number | undefined = () => 200
  /** Its `Retry-After`. */
  retryAfter: string | undefined
  readonly requests: IncomingHttpHeaders[] = []
  readonly port: number
  #server: Server | undefined

  constructor(port: number) {
    this.port = port
  }

  async start(): Promise<void> {
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await text(request)
      this.requests.push(request.headers)
      const { id, type, data } = await readWebhook({ headers: request.headers, text: async () => body }, SECRET)
      const status = this.respond(data.doctorId)
      this.got.push({ id, doctorId: data.doctorId, bookingId: data.bookingId, type, status: status ?? 0 })
      if (status === undefined) return
      response
        .writeHead(status, {
          ...(status === 302 && { Location: '/elsewhere' }),
          ...(this.retryAfter !== undefined && { 'Retry-After': this.retryAfter }),
        })
        .end('a response that nobody reads')
    }
    this.#server = createServer((request, response) => {
      receive(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
    })
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (server === undefined) return
    this.#server = undefined
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  /** Ids of the messages that were accepted. */
  get taken(): string[] {
    return this.got.filter(({ status }) => status === 200).map(({ bookingId }) => bookingId)
  }
}

let clock: SettableClock
let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

const databases: ReadonlyArray<readonly [string, () => Promise<DatabaseSource>]> = [
  ['the embedded database', async () => ({ kind: 'memory' })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.create('messages') })],
]

describe.each(databases)('a receiver of messages, on %s', (_name, sourceOf) => {
  let open: OpenDatabase
  let receiver: Receiver
  let senders: MessageSender[] = []
  let logged: string[] = []
  let count = 0

  beforeAll(async () => {
    open = await openDatabase(await sourceOf())
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    clock = createSettableClock()
    receiver = new Receiver(await freePort())
    logged = []
  })
  afterEach(async () => {
    await receiver.stop()
    for (const sender of senders) await sender.close()
    senders = []
    for (const { id } of await listDeliveries(open.db)) await dropDelivery(open.db, id)
  })

  function newSender(patience = 2000): MessageSender {
    const log = createLog((line) => void logged.push(line), undefined, 'info')
    const webhook = webhookReceiver({ url: `http://127.0.0.1:${receiver.port}/hook`, secret: SECRET, patience })
    const sender = createMessageSender({
      db: open.db,
      clock,
      log,
      receiver: webhook,
      language: 'ta',
      publicUrl: () => undefined,
      pollEvery: 3_600_000,
    })
    senders.push(sender)
    return sender
  }

  /** A doctor with messages that are due now. Returns the ids of the bookings. */
  async function due(messages: number): Promise<{ doctorId: string; bookingIds: string[] }> {
    count += 1
    const [doctorId, now] = [`doc_msg_${count}_${process.pid}`, clock.now()]
    await insertDoctors(open.db, [
      {
        id: doctorId,
        name: 'Message Doctor',
        email: `msg${count}@nalam.example`,
        mobileNumber: String(6_100_000_000 + count),
        passwordHash: 'none',
        createdAt: now,
        updatedAt: now,
      },
    ])
    const bookingIds = Array.from({ length: messages }, (_, index) => `bkg_msg_${count}_${index}`)
    await insertBookings(
      open.db,
      bookingIds.map((id, index) => ({
        id,
        doctorId,
        startsAt: '2026-12-01 09:00:00',
        createdAt: now,
        bookingNumber: `M-${count}-${index}`,
        patientName: 'Secret Patient',
        patientPhone: '9123456789',
        mode: 'Online',
        status: BOOKING_STATUS.confirmed,
        known: learnt({ state: 'requested', startsAt: '2026-12-01 09:00:00' }, now),
      })),
    )
    for (const bookingId of bookingIds) await planMessage(open.db, { doctorId, bookingId, dueAt: now, createdAt: now })
    return { doctorId, bookingIds }
  }

  it('[MSG-01] gets signed messages, again with the same id while it answers 500, and each once then', async () => {
    await receiver.start()
    receiver.respond = () => 500
    const { bookingIds } = await due(2)
    const sender = newSender()
    await sender.settled()
    expect(receiver.got.map(({ status }) => status)).toEqual([500, 500])
    await sender.settled()
    expect(receiver.got).toHaveLength(2)
    receiver.respond = () => 200
    clock.forward(15)
    await sender.settled()
    expect(receiver.taken.toSorted()).toEqual(bookingIds.toSorted())
    expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(2)
    clock.forward(HOUR)
    await sender.settled()
    expect(receiver.got).toHaveLength(4)
    expect(logged.join('')).toContain('message delayed')
    expect(logged.join('')).not.toMatch(/Secret|91234/)
  })

  it('[MSG-01] that is down for an hour has everything within a minute after it, and was not flooded', async () => {
    const all = [await due(20), await due(5), await due(1)].flatMap(({ bookingIds }) => bookingIds)
    const sender = newSender()
    for (let seconds = 0; seconds < HOUR; seconds += 60) {
      await sender.settled()
      clock.forward(60)
    }
    const late = await due(3)
    await receiver.start()
    for (let seconds = 0; seconds < 60; seconds += 20) {
      clock.forward(20)
      await sender.settled()
    }
    expect(receiver.taken.toSorted()).toEqual([...all, ...late.bookingIds].toSorted())
    const attempts = (await listDeliveries(open.db)).map((delivery) => delivery.attempts)
    // Sixty minutes with one attempt each, and the last one of every message.
    expect(attempts.reduce((sum, one) => sum + one, 0)).toBeLessThan(60 + 29 + 20)
  })

  it('[MSG-01] that redirects gets the message again, and nobody else gets it', async () => {
    await receiver.start()
    receiver.respond = () => 302
    await due(1)
    const sender = newSender()
    await sender.settled()
    expect(receiver.requests).toHaveLength(1)
    expect(await listDeliveries(open.db, 'failed')).toMatchObject([{ lastError: 'status 302' }])
  })

  it('[MSG-01] that hangs for one doctor has the messages of the others in time', async () => {
    await receiver.start()
    const [slow, quick] = [await due(2), await due(3)]
    receiver.respond = (doctorId) => (doctorId === slow.doctorId ? undefined : 200)
    await newSender(1500).settled()
    expect(receiver.taken.toSorted()).toEqual(quick.bookingIds.toSorted())
    // All of them arrived before the second message of the other doctor was given up.
    const order = receiver.got.map(({ doctorId }) => doctorId)
    expect(order.indexOf(slow.doctorId, order.indexOf(slow.doctorId) + 1)).toBeGreaterThan(
      order.lastIndexOf(quick.doctorId),
    )
    const errors = (await listDeliveries(open.db, 'failed')).map(({ lastError }) => lastError)
    expect(errors).toEqual(slow.bookingIds.map(() => 'no response in time'))
  })

  it('[MSG-01] gives up after a day, visibly, and sends it when it is asked to', async () => {
    await due(1)
    const sender = newSender()
    for (let hours = 0; hours <= 24; hours += 1) {
      await sender.settled()
      clock.forward(HOUR)
    }
    expect(await countDeliveries(open.db)).toEqual({ waiting: 0, givenUp: 1 })
    expect(logged.join('')).toContain('message given up')
    await receiver.start()
    clock.forward(HOUR)
    await sender.settled()
    expect(receiver.got).toEqual([])
    expect(await retryDeliveries(open.db, clock.now(), [])).toBe(1)
    clock.forward(20)
    await sender.settled()
    expect(receiver.taken).toHaveLength(1)
  })

  it('[MSG-01] gets a message of a clock that was ahead, which is given up after a day, too', async () => {
    const DAYS = 5 * 24 * HOUR
    clock.forward(DAYS)
    const { bookingIds } = await due(1)
    const sender = newSender()
    await sender.settled()
    clock.forward(-DAYS)
    await receiver.start()
    receiver.respond = () => 500
    await sender.settled()
    expect(receiver.got).toMatchObject([{ bookingId: bookingIds[0] }])
    for (let hours = 0; hours <= 24; hours += 1) {
      clock.forward(HOUR)
      await sender.settled()
    }
    expect(await countDeliveries(open.db)).toEqual({ waiting: 0, givenUp: 1 })
  })

  it('[MSG-05] that wants no more of a message: its booking says so, and retrying tells what is so then', async () => {
    await receiver.start()
    receiver.respond = () => 410
    const { bookingIds, doctorId } = await due(1)
    const [bookingId = ''] = bookingIds
    const sender = newSender()
    await sender.settled()
    const row = async () => (await open.db.select().from(bookings).where(eq(bookings.id, bookingId)))[0]
    expect(await row()).toMatchObject({ notToldAt: clock.now(), known: { state: 'requested' } })
    clock.forward(2 * HOUR)
    await sender.settled()
    expect(receiver.got).toHaveLength(1)
    // Declined since then: what was to be said is not so any more.
    await open.db.transaction(async (tx) => {
      const locked = await lockBooking(tx, { doctorId, bookingId })
      await saveAction(tx, locked, { status: BOOKING_STATUS.declined, decidedAt: null }, { now: clock.now() })
    })
    receiver.respond = () => 200
    await open.db.transaction((tx) => retryDeliveries(tx, clock.now(), []))
    await sender.settled()
    expect(receiver.got.slice(1)).toMatchObject([{ type: 'booking.declined', status: 200 }])
    expect(await row()).toMatchObject({ notToldAt: null, known: { state: 'declined' } })
  })

  it('[MSG-01] that says Retry-After gets the message again then, and not before', async () => {
    await receiver.start()
    receiver.respond = () => 503
    receiver.retryAfter = '600'
    await due(1)
    const sender = newSender()
    await sender.settled()
    clock.forward(599)
    await sender.settled()
    expect(receiver.got).toHaveLength(1)
    clock.forward(1)
    await sender.settled()
    expect(receiver.got).toHaveLength(2)
  })

  it('[MSG-01] gets each message of two processes once, and one whose sender died again with its id', async () => {
    await receiver.start()
    const all = [await due(15), await due(15), await due(15)].flatMap(({ bookingIds }) => bookingIds)
    await Promise.all([newSender().settled(), newSender().settled()])
    expect(receiver.got.map(({ bookingId }) => bookingId).toSorted()).toEqual(all.toSorted())
    // The state after a process died between the receiver's response and its own note of it.
    const { bookingIds } = await due(1)
    receiver.respond = () => 500
    await newSender().settled()
    await tryFailedAgain(open.db, clock.now())
    const claimed = await claimDelivery(open.db, clock.now(), [], false)
    expect(claimed).toMatchObject({ bookingId: bookingIds[0] })
    receiver.respond = () => 200
    const before = receiver.got.length
    await newSender().settled()
    expect(receiver.got).toHaveLength(before)
    clock.forward(60)
    await newSender().settled()
    expect(receiver.got.slice(before)).toMatchObject([{ id: claimed?.webhookId, status: 200 }])
  })
})

describe('a server that is killed between the decision and its message', () => {
  it('[MSG-01] has sent it once after the next start; messages list shows it without the patient', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'))
    clock = createSettableClock('2026-11-20T06:30:00.000Z')
    const receiver = new Receiver(await freePort())
    await receiver.start()
    const env = { MESSAGES_URL: `http://127.0.0.1:${receiver.port}`, MESSAGES_SECRET: SECRET }
    const start = (moment: string) =>
      startServerProcess(['--demo', '--data', join(folder, 'data'), '--clock', moment], env)
    try {
      const first = await start('2026-11-20T11:30')
      const client = createTestClient(first.origin)
      await client.signIn(demoDoctors.complete.email)
      const { body } = await client.call('listBookings', {
        doctorId: demoDoctors.complete.id,
        page: 1,
        status: [BOOKING_STATUS.pending],
      })
      const bookingId = String(Object(/"id":"([^"]+)","date"/.exec(JSON.stringify(body)))[1])
      expect((await client.call('updateBookingStatus', { bookingId, status: BOOKING_STATUS.confirmed })).status).toBe(
        200,
      )
      await first.kill()
      expect(receiver.got).toEqual([])
      const second = await start('2026-11-20T12:00')
      await expect.poll(() => receiver.taken, { timeout: 10_000 }).toEqual([bookingId])
      await second.stop()
      const lines: string[] = []
      const terminal = { out: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
      const stopped = new Promise<void>(() => undefined)
      const args = ['messages', 'list', '--data', join(folder, 'data')]
      expect(await runCommandLine(args, {}, { ...terminal, stopped })).toBe(0)
      expect(lines.join('')).toMatch(new RegExp(`^msg_[0-9a-f]{32} {2}sent {2}booking.accepted {2}${bookingId} `))
      expect(lines.join('')).not.toMatch(/\b\d{10}\b/)
      expect(await runCommandLine(['messages', 'retry', ...args.slice(2)], {}, { ...terminal, stopped })).toBe(0)
      expect(lines.at(-1)).toBe('0 messages are due again.\n')
    } finally {
      await receiver.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)
})
