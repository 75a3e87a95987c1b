import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import type { OpenDatabase } from '../src/db/open.ts'
import { doctors, rateLimits } from '../src/db/schema.ts'
import { demoDatabase } from './support/demoDatabase.ts'
import { defaultLimits } from '../src/security/limits.ts'
import { createPasswords } from '../src/security/passwords.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

const clock = createSettableClock()
const { email } = demoDoctors.complete
const RIGHT = 'Example@2026'
const WRONG = 'Wrong@2026'
// Cheap hashes, because hundreds of logins are counted here.
const passwords = createPasswords({ memoryKib: 64 })
let open: OpenDatabase
let server: RunningServer

beforeAll(async () => {
  open = await demoDatabase(clock)
  await open.db.update(doctors).set({ passwordHash: await passwords.hash(RIGHT) })
  server = await startServer({ open, demo: true, clock, passwords, trustedProxies: 1 })
})
afterAll(async () => {
  await server.close()
  await open.close()
})
beforeEach(() => clock.forward(86_400))

const login = (address: string, password: string, from: string, client?: TestClient) =>
  (client ?? createTestClient(server.origin)).call(
    'loginDoctor',
    { email: address, password },
    { 'x-forwarded-for': from },
  )
/** Signs in with a wrong password this many times in sequence. Returns the statuses. */
async function failures(times: number, from: (index: number) => string, client?: TestClient): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) {
    statuses.push((await login(email, WRONG, from(index), client)).status)
  }
  return statuses
}
const repeated = (status: number, times: number) => Array.from({ length: times }, () => status)
const rows = async () => (await open.db.select({ rows: count() }).from(rateLimits))[0]?.rows ?? 0

describe('limits of signing in', () => {
  it('[S5] let ten failures pass per account and network, then refuse even the right password for 15 minutes', async () => {
    expect(await failures(10, () => '10.0.0.1')).toEqual(repeated(400, 10))
    const refused = await login(email.toUpperCase(), RIGHT, '10.0.0.1')
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'limit.exceeded' })
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60)
    clock.forward(15 * 60)
    expect((await login(email, RIGHT, '10.0.0.1')).status).toBe(201)
  })

  it('[S5] count the addresses of one IPv6 network as one, and a port is no part of an address', async () => {
    expect(await failures(10, (index) => `2001:db8:0:1:${index}::1`)).toEqual(repeated(400, 10))
    expect((await login(email, RIGHT, '[2001:db8:0:1:ffff::1]:4711')).status).toBe(429)
    expect((await login(email, RIGHT, '2001:db8:0:2::1')).status).toBe(201)
    expect(await failures(10, (index) => `10.0.1.1:${5000 + index}`)).toEqual(repeated(400, 10))
    expect((await login(email, RIGHT, '10.0.1.1:80')).status).toBe(429)
  })

  it('[S5] let fifty failures pass per account from all networks together', async () => {
    expect(await failures(51, (index) => `10.0.${2 + index}.1`)).toEqual([...repeated(400, 50), 429])
  })

  it('[S5] count unknown e-mails alike', async () => {
    const statuses: number[] = []
    for (let failure = 0; failure < 11; failure += 1) {
      statuses.push((await login('nobody@nalam.example', WRONG, '10.0.2.1')).status)
    }
    expect(statuses).toEqual([...repeated(400, 10), 429])
  })

  it('[S5] let fifty failures pass per address, whatever the accounts', async () => {
    const statuses: number[] = []
    for (let failure = 0; failure < 51; failure += 1) {
      statuses.push((await login(`doctor${failure}@nalam.example`, WRONG, '10.9.9.9')).status)
    }
    expect(statuses).toEqual([...repeated(400, 50), 429])
    expect((await login(email, RIGHT, '10.9.9.8')).status).toBe(201)
  })

  it('[S5] cannot be bypassed by parallel attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => login(email, WRONG, '10.1.0.1')))
    expect(responses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  })

  it('[S5] do not count successful sign-ins', async () => {
    for (let round = 0; round < 15; round += 1) expect((await login(email, RIGHT, '10.2.0.1')).status).toBe(201)
  })

  it('[S5] survive a restart', async () => {
    await failures(10, () => '10.3.0.1')
    await server.close()
    server = await startServer({ open, demo: true, clock, trustedProxies: 1 })
    expect((await login(email, RIGHT, '10.3.0.1')).status).toBe(429)
  })

  it('a stranger at the limit of the address uses up no try of an account', async () => {
    for (let failure = 0; failure < 50; failure += 1) await login(`x${failure}@nalam.example`, WRONG, '10.5.0.1')
    const before = await rows()
    expect(await failures(40, () => '10.5.0.1')).toEqual(repeated(429, 40))
    expect(await rows()).toBe(before)
    for (let other = 0; other < 40; other += 1) {
      expect((await login(`y${other}@nalam.example`, WRONG, '10.5.0.1')).status).toBe(429)
    }
    expect(await rows()).toBe(before)
    expect((await login(email, RIGHT, '10.5.0.2')).status).toBe(201)
  })

  it('strangers do not lock out a browser that has signed in before', async () => {
    const desk = createTestClient(server.origin)
    expect((await login(email, RIGHT, '10.6.0.1', desk)).status).toBe(201)
    desk.token = undefined
    // Exceeds the limit of the account, with some failures from the browser's own network.
    await failures(60, (index) => `10.6.${index % 6}.1`)
    expect((await login(email, RIGHT, '10.6.0.1')).status).toBe(429)
    expect((await login(email, RIGHT, '10.6.0.1', desk)).status).toBe(201)
    // The browser's own failures count only against its own limit.
    desk.token = undefined
    expect(await failures(11, () => '10.6.0.1', desk)).toEqual([...repeated(400, 10), 429])
    clock.forward(15 * 60)
    expect((await login(email, RIGHT, '10.6.0.1', desk)).status).toBe(201)
  })

  it('a device cookie that the server did not issue, or issued for another account, is ignored', async () => {
    const other = createTestClient(server.origin)
    expect((await login(demoDoctors.other.email, RIGHT, '10.7.0.1', other)).status).toBe(201)
    const forger = createTestClient(server.origin)
    forger.device = 'A'.repeat(43)
    await failures(60, (index) => `10.7.${index % 6}.1`)
    for (const client of [other, forger]) {
      client.token = undefined
      expect((await login(email, RIGHT, '10.7.0.1', client)).status).toBe(429)
    }
  })

  it('a browser stays known for half a year without a sign-in', async () => {
    const desk = createTestClient(server.origin)
    await login(email, RIGHT, '10.8.0.1', desk)
    clock.forward(179 * 86_400)
    await server.dependencies.devices.clean()
    expect(await server.dependencies.devices.isKnown(desk.device, email)).toBe(true)
    clock.forward(2 * 86_400)
    await server.dependencies.devices.clean()
    expect(await server.dependencies.devices.isKnown(desk.device, email)).toBe(false)
  })

  it('failed logins of all networks and accounts together have a limit per minute', async () => {
    const small = await startServer({
      open,
      clock,
      trustedProxies: 1,
      limits: { ...defaultLimits, failedLogins: { tries: 5, seconds: 60 } },
    })
    const desk = createTestClient(small.origin)
    const signIn = (client: TestClient, address: string, password: string, from: string) =>
      client.call('loginDoctor', { email: address, password }, { 'x-forwarded-for': from })
    expect((await signIn(desk, email, RIGHT, '10.11.0.1')).status).toBe(201)
    for (let index = 0; index < 5; index += 1) {
      const stranger = createTestClient(small.origin)
      expect((await signIn(stranger, `z${index}@nalam.example`, WRONG, `10.11.1.${index}`)).status).toBe(400)
    }
    const refused = await signIn(createTestClient(small.origin), email, RIGHT, '10.11.2.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    desk.token = undefined
    expect((await signIn(desk, email, RIGHT, '10.11.0.1')).status).toBe(201)
    await small.close()
  })

  it('a clock that jumps ahead and back leaves no lock behind', async () => {
    clock.forward(365 * 86_400)
    await failures(11, () => '10.12.0.1')
    expect((await login(email, RIGHT, '10.12.0.1')).status).toBe(429)
    clock.forward(-365 * 86_400)
    expect((await login(email, RIGHT, '10.12.0.1')).status).toBe(201)
  })

  it('[S6] known and unknown accounts get the same status and the same bytes', async () => {
    const bytes = async (call: () => ReturnType<typeof login>) => {
      const response = await call()
      const headers = [...response.headers]
        .filter(([name]) => !['date', 'x-request-id'].includes(name))
        // The device token is random in every response.
        .map(([name, value]) => [name, value.replace(/=[A-Za-z0-9_-]{43};/, '=token;')])
      return JSON.stringify([response.status, headers, response.text])
    }
    const id = { 'x-request-id': '7c0f4c5e-2a1b-4d6e-9f11-6f0f3f1f8a52', 'x-forwarded-for': '10.4.0.1' }
    const ask = (operation: 'loginDoctor' | 'forgotPassword', body: object) => () =>
      createTestClient(server.origin).call(operation, body, id)
    expect(await bytes(ask('loginDoctor', { email, password: WRONG }))).toBe(
      await bytes(ask('loginDoctor', { email: 'nobody2@nalam.example', password: WRONG })),
    )
    for (let round = 0; round < 2; round += 1) {
      expect(await bytes(ask('forgotPassword', { email }))).toBe(
        await bytes(ask('forgotPassword', { email: 'nobody2@nalam.example' })),
      )
    }
  })
})
