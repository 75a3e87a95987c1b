import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import type { OpenDatabase } from '../src/db/open.ts'
import { doctors, rateLimits } from '../src/db/schema.ts'
import { demoDatabase } from './support/demoDatabase.ts'
import { requesterOf } from '../src/security/codes.ts'
import { CODE_TRIES, defaultLimits, guessingChance } from '../src/security/limits.ts'
import { createPasswords } from '../src/security/passwords.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

const clock = createSettableClock()
const { email } = demoDoctors.complete
let open: OpenDatabase
let server: RunningServer

beforeAll(async () => {
  open = await demoDatabase(clock)
  // Cheap hashes, because hundreds of codes are hashed and compared here.
  const passwords = createPasswords({ memoryKib: 64 })
  server = await startServer({ open, demo: true, clock, passwords, trustedProxies: 1 })
})
afterAll(async () => {
  await server.close()
  await open.close()
})
beforeEach(() => clock.forward(2 * 86_400))

const browser = () => createTestClient(server.origin)
const from = (network: string) => ({ 'x-forwarded-for': network })
const forgot = (client: TestClient, address: string, network: string) =>
  client.call('forgotPassword', { email: address }, from(network))
const reset = (client: TestClient, otp: string, network: string, newPassword = 'Example@2026') =>
  client.call('confirmForgotPassword', { email, otp, newPassword, confirmPassword: newPassword }, from(network))
async function latestCode(address: string = email): Promise<string> {
  await server.dependencies.outbox.settled()
  return server.mailbox.mails.find(({ to }) => to === address)?.code ?? 'none'
}
const otherThan = (code: string, index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')

describe('codes and strangers', () => {
  it('[S4] reset requests of strangers do not keep the owner from asking', async () => {
    // Ten requests in five minutes, as in the finding, from one network and then from many.
    const stranger = browser()
    for (let request = 0; request < 10; request += 1) {
      await forgot(stranger, email, '10.0.0.66')
      clock.forward(30)
    }
    expect((await forgot(browser(), email, '10.0.0.1')).status).toBe(201)
    clock.forward(31)
    for (let request = 0; request < 30; request += 1) await forgot(browser(), email, `10.0.9.${request}`)
    const owner = browser()
    const refused = await forgot(owner, email, '10.0.0.2')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    clock.forward(15 * 60)
    expect((await forgot(owner, email, '10.0.0.2')).status).toBe(201)
    expect((await reset(owner, await latestCode(), '10.0.0.2')).status).toBe(201)
  })

  it('a browser that has signed in before asks for its code whatever strangers do', async () => {
    const desk = browser()
    expect((await desk.call('loginDoctor', { email, password: 'Example@2026' }, from('10.1.0.1'))).status).toBe(201)
    for (let request = 0; request < 30; request += 1) await forgot(browser(), email, `10.1.9.${request}`)
    expect((await forgot(browser(), email, '10.1.0.2')).status).toBe(429)
    expect((await forgot(desk, email, '10.1.0.1')).status).toBe(201)
  })

  it('a stranger can neither use up nor replace the code of the owner', async () => {
    const owner = browser()
    const stranger = browser()
    await forgot(owner, email, '10.2.0.1')
    const code = await latestCode()
    await forgot(stranger, email, '10.2.0.66')
    await latestCode()
    for (let guess = 0; guess < 5; guess += 1) await reset(stranger, otherThan(code, guess), '10.2.0.66')
    expect((await reset(stranger, code, '10.2.0.1')).body).toMatchObject({ code: 'code.wrong' })
    // A client without cookies is identified only by its network.
    expect((await reset(browser(), code, '10.2.0.66')).body).toMatchObject({ code: 'code.wrong' })
    // The owner's phone is now in another network.
    expect((await reset(owner, code, '10.2.0.99')).status).toBe(201)
  })

  /** Returns the network of a guess: five for each, the tries of a code. */
  const networkOfGuess = (guess: number) => `10.3.9.${Math.floor(guess / CODE_TRIES)}`
  /** Returns the statuses of wrong codes, each compared with a live code of a client without cookies. */
  async function guesses(times: number): Promise<number[]> {
    const statuses: number[] = []
    let code = ''
    for (let guess = 0; guess < times; guess += 1) {
      const network = networkOfGuess(guess)
      if (guess % CODE_TRIES === 0) {
        const requester = requesterOf(undefined, network)
        code = await server.dependencies.codes.issue(demoDoctors.complete.id, 'reset', requester)
      }
      statuses.push((await reset(browser(), otherThan(code, guess), network)).status)
    }
    return statuses
  }

  it('wrong codes of everybody together have a limit, which browsers that signed in before do not share', async () => {
    const desk = browser()
    await desk.call('loginDoctor', { email, password: 'Example@2026' }, from('10.3.0.1'))
    const { tries, seconds } = defaultLimits.wrongCodes
    const statuses = await guesses(tries + 3)
    expect(statuses.filter((status) => status === 400)).toHaveLength(tries)
    expect(statuses.slice(tries)).toEqual([429, 429, 429])
    // Known and unknown addresses are refused alike (S6).
    for (const address of [email, 'nobody.knows@nalam.example']) {
      const refused = await browser().call(
        'confirmForgotPassword',
        { email: address, otp: '000000', newPassword: 'Example@2026', confirmPassword: 'Example@2026' },
        from('10.3.8.1'),
      )
      expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
        429,
        'limit.exceeded',
        String(seconds),
      ])
    }
    await forgot(desk, email, '10.3.0.1')
    expect((await reset(desk, await latestCode(), '10.3.0.1')).status).toBe(201)
    clock.forward(seconds)
    expect((await reset(browser(), '000000', '10.3.9.1')).status).toBe(400)
  })

  it('guesses that cannot succeed use up no try of others: without an account, without a code, or with an expired one', async () => {
    const { tries } = defaultLimits.wrongCodes
    const { codes } = server.dependencies
    for (let network = 0; network < 25; network += 2)
      await codes.issue(demoDoctors.complete.id, 'reset', requesterOf(undefined, `10.31.${network}.1`))
    clock.forward(5 * 60)
    for (let guess = 0; guess < tries + 20; guess += 1) {
      const network = `10.31.${guess % 25}.1`
      const address = guess % 2 === 0 ? email : 'nobody.knows@nalam.example'
      const body = { email: address, otp: '000000', newPassword: 'Example@2026', confirmPassword: 'Example@2026' }
      expect((await browser().call('confirmForgotPassword', body, from(network))).status).toBe(400)
      const confirmation = { email: address, confirmationCode: '000000' }
      await browser().call('confirmDoctorRegistration', confirmation, from(`10.32.${guess % 50}.1`))
    }
    const owner = browser()
    await forgot(owner, email, '10.33.0.1')
    expect((await reset(owner, await latestCode(), '10.33.0.1')).status).toBe(201)
    const newcomer = { email: 'nobody.knows@nalam.example', confirmationCode: '000000' }
    expect((await browser().call('confirmDoctorRegistration', newcomer, from('10.33.0.2'))).status).toBe(400)
  })

  it('one network has ten wrong codes in half an hour, and a right one is not counted', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await reset(browser(), '000000', '10.4.0.1')).status).toBe(400)
    }
    const refused = await reset(browser(), '000000', '10.4.0.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800'])
  })

  it('refused requests add no row', async () => {
    for (let request = 0; request < 50; request += 1) await forgot(browser(), `a${request}@nalam.example`, '10.5.0.1')
    const rows = async () => (await open.db.select({ rows: count() }).from(rateLimits))[0]?.rows
    const before = await rows()
    for (let request = 0; request < 50; request += 1) {
      expect((await forgot(browser(), `b${request}@nalam.example`, '10.5.0.1')).status).toBe(429)
    }
    expect(await rows()).toBe(before)
  })

  it('[S4] the chance to take over one of 1,000 accounts in a day by guessing codes is below 0.1 %', () => {
    expect(guessingChance(defaultLimits)).toBeLessThan(0.001)
    // The arithmetic in docs/security.md: 980 guesses of one in a million.
    expect(guessingChance(defaultLimits)).toBeCloseTo(980e-6, 6)
    // The previous limits: five tries for each of ten codes a day for each of 1,000 accounts.
    expect(guessingChance({ wrongCodes: { tries: 50_000, seconds: 86_400 } })).toBeGreaterThan(0.04)
  })

  it('a code created while the clock was ahead is invalid after the clock is corrected', async () => {
    const owner = browser()
    clock.forward(86_400)
    await forgot(owner, email, '10.6.0.1')
    const early = await latestCode()
    clock.forward(-86_400)
    expect((await reset(owner, early, '10.6.0.1')).body).toMatchObject({ code: 'code.wrong' })
    await forgot(owner, email, '10.6.0.1')
    expect((await reset(owner, await latestCode(), '10.6.0.1')).status).toBe(201)
  })
})

describe('registrations that nobody has confirmed', () => {
  const registration = {
    doctor_name: 'Anitha Selvam',
    email: 'anitha.selvam@nalam.example',
    mobile_number: '9000077001',
    password: 'Nilgiri#Tea2',
  }
  const password = 'Kodai!Hill5x'
  const register = (client: TestClient, fields: Partial<typeof registration>, network: string) =>
    client.call('registerDoctor', { ...registration, password, ...fields }, from(network))
  const confirm = (client: TestClient, confirmationCode: string, network: string, address = registration.email) =>
    client.call('confirmDoctorRegistration', { email: address, confirmationCode }, from(network))
  const signIn = (client: TestClient, secret: string, network: string) =>
    client.call('loginDoctor', { email: registration.email, password: secret }, from(network))

  beforeEach(async () => {
    await open.db.execute(sql`delete from codes`)
    await open.db.delete(doctors).where(eq(doctors.mobileNumber, registration.mobile_number))
  })

  it('are replaced by one with the same address', async () => {
    expect((await register(browser(), {}, '10.7.0.66')).status).toBe(201)
    const owner = browser()
    expect((await register(owner, { password: 'Palani!Hill5x' }, '10.7.0.1')).status).toBe(201)
    expect((await confirm(owner, await latestCode(registration.email), '10.7.0.1')).status).toBe(201)
    expect((await signIn(browser(), password, '10.7.0.66')).status).toBe(400)
    expect((await signIn(browser(), 'Palani!Hill5x', '10.7.0.1')).status).toBe(201)
    expect((await register(browser(), {}, '10.7.0.67')).status).toBe(409)
    await open.db.execute(sql`delete from sessions`)
    await open.db.execute(sql`delete from known_devices`)
  })

  it('succeed when they are sent again because the first response was lost', async () => {
    expect((await register(browser(), {}, '10.6.1.1')).status).toBe(201)
    const code = await latestCode(registration.email)
    // The first response was lost, and the cookie with it.
    const owner = browser()
    expect((await register(owner, {}, '10.6.1.1')).status).toBe(201)
    expect(await latestCode(registration.email)).toBe(code)
    expect((await confirm(owner, code, '10.6.1.1')).status).toBe(201)
  })

  it('hold no mobile number', async () => {
    expect((await register(browser(), { email: 'stranger@nalam.example' }, '10.8.0.66')).status).toBe(201)
    const owner = browser()
    expect((await register(owner, {}, '10.8.0.1')).status).toBe(201)
    expect((await confirm(owner, await latestCode(registration.email), '10.8.0.1')).status).toBe(201)
  })

  it('are not confirmed by the owner of the address when somebody else registered it', async () => {
    const owner = browser()
    const stranger = browser()
    await register(owner, { password: 'Palani!Hill5x' }, '10.9.0.1')
    await latestCode(registration.email)
    // Both codes arrive at the owner, who enters the latest one.
    await register(stranger, {}, '10.9.0.66')
    const latest = await latestCode(registration.email)
    expect((await confirm(owner, latest, '10.9.0.1')).body).toMatchObject({ code: 'code.wrong' })
    expect((await signIn(stranger, password, '10.9.0.66')).status).toBe(401)
  })
})
