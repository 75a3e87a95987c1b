import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoDoctors, startTestServer, type TestServer, type TestServerOptions } from '../src/index.ts'
import { seededRandom } from '../src/random.ts'
import * as z from 'zod'
import { createTestClient } from './support/testClient.ts'

const packageFolder = resolve(import.meta.dirname, '..')
const CLOCK = '2026-11-24T09:00'

const bookingsSchema = z.object({
  data: z.object({ data: z.tuple([z.object({ id: z.string(), bookingId: z.string() })], z.unknown()) }),
})

const running: TestServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function started(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options)
  running.push(server)
  return server
}

/** Creates a slot as a doctor. Returns the slots of its day and the first page of bookings. */
async function firstSteps({ origin }: TestServer) {
  const client = createTestClient(origin)
  const doctorId = demoDoctors.complete.id
  await client.signIn(demoDoctors.complete.email)
  const day = '28-11-2026'
  expect((await client.call('createSlot', { doctor_id: doctorId, date: day, time: '13:00' })).status).toBe(201)
  const slots = await client.call('listSlotsByDate', { doctorId, date: day })
  expect(slots.status).toBe(200)
  const bookings = await client.call('listBookings', { doctorId, page: 1 })
  return { slots: slots.text, bookings: bookings.text }
}

describe('a server for tests of other teams', () => {
  it('is the same in every run: demo data around the given day, and new ids from the seed', async () => {
    const [one, same] = await Promise.all([7, 7].map(async (seed) => firstSteps(await started({ seed, clock: CLOCK }))))
    expect(same).toEqual(one)
    expect(one?.slots).toContain('13:00')
    const ids = (seed: number) => [seededRandom(seed).id(), seededRandom(seed).fileName()]
    expect(ids(7)).not.toEqual(ids(8))
    expect(new Set(ids(7)).size).toBe(2)
    expect(seededRandom(7).token()).not.toBe(seededRandom(7).token())
  }, 60_000)

  it('tells its clock in every response, also one that the time is moved on by', async () => {
    const server = await started({ clock: CLOCK })
    const dateOf = async (path: string) => Date.parse((await fetch(server.origin + path)).headers.get('date') ?? '')
    const start = Date.parse('2026-11-24T03:30:00.000Z')
    for (const minutes of [0, 1440]) {
      if (minutes > 0) await server.advance(minutes)
      for (const path of ['/healthz', '/api/locations/countries', '/nothing/here']) {
        const ahead = (await dateOf(path)) - start - minutes * 60_000
        expect([ahead >= 0, ahead < 12 * 3_600_000]).toEqual([true, true])
      }
    }
  }, 60_000)

  it('stores mails with their codes, dated by its own clock, and responds with the configured errors', async () => {
    const server = await started({
      clock: CLOCK,
      fail: { listSpecialities: 503, loginDoctor: 'account.code_still_valid' },
    })
    const client = createTestClient(server.origin)
    const login = await client.signIn(demoDoctors.complete.email)
    expect([login.status, login.body['code']]).toEqual([401, 'account.code_still_valid'])
    const unavailable = await client.call('listSpecialities')
    expect([unavailable.status, unavailable.body]).toEqual([
      503,
      {
        statusCode: 503,
        message: expect.any(String),
        code: 'server.unavailable',
        requestId: unavailable.headers.get('x-request-id'),
      },
    ])
    expect(unavailable.headers.get('retry-after')).toBe('30')
    // Other operations are unaffected.
    expect((await client.call('forgotPassword', { email: demoDoctors.complete.email })).status).toBe(201)
    await expect.poll(() => server.mailbox.mails.length).toBe(1)
    const [mail] = server.mailbox.mails
    expect(mail).toMatchObject({ to: demoDoctors.complete.email, code: expect.stringMatching(/^\d{6}$/) })
    expect(mail?.at.toISOString()).toMatch(/^2026-11-24T03:3\d:/)
  }, 60_000)

  it.each([
    [{ clock: 'tomorrow' }, 'clock must be a date and a time like 2026-11-24T09:00.'],
    [{ fail: { loginDoctor: 418 } }, /^--fail loginDoctor=418: loginDoctor documents no such error; there are 400 /],
    [{ port: 70_000 }, 'port must be from 0 to 65535.'],
  ] as const)(
    'refuses %j in one sentence',
    async (options, sentence) => {
      await expect(startTestServer(options)).rejects.toMatchObject({
        name: 'StartError',
        message: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      })
    },
    60_000,
  )

  it('moves its clock on, and tells a patient of a decision once it can no longer be undone', async () => {
    const server = await started({ clock: CLOCK })
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
    const doctorId = demoDoctors.complete.id
    const { body } = await client.call('listBookings', { doctorId, page: 1, status: [1], order: 'soonest' })
    const [{ id, bookingId }] = bookingsSchema.parse(body).data.data
    expect((await client.call('updateBookingStatus', { bookingId: id, status: 2 })).status).toBe(200)
    await server.advance(9)
    expect(server.messages).toEqual([])
    await server.advance(2)
    expect(server.messages).toMatchObject([
      { type: 'booking.accepted', bookingNumber: bookingId, at: expect.any(Date), text: expect.stringMatching(/./) },
    ])
    expect(server.messages[0]?.at.toISOString()).toMatch(/^2026-11-24T03:4\d:/)
  }, 60_000)

  it('runs the sample of the README', async () => {
    const sample = /```ts\n([\s\S]*?)```/.exec(readFileSync(resolve(packageFolder, 'README.md'), 'utf8'))?.[1] ?? ''
    const folder = resolve(packageFolder, '.cache')
    mkdirSync(folder, { recursive: true })
    const file = resolve(folder, `readme-${process.pid}.ts`)
    writeFileSync(file, sample)
    const log = vi.spyOn(console, 'log').mockReturnValue()
    try {
      await import(file)
      expect(log.mock.calls).toEqual([[201], [401], [6], [503], [0, 'messages to patients']])
    } finally {
      log.mockRestore()
      rmSync(file)
    }
  }, 60_000)
})
