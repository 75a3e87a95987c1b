import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAccount } from '../src/resources/account/store.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { demoSnapshot } from './support/demoSnapshot.ts'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { createPasswords, type Passwords } from '../src/security/passwords.ts'
import { openSession } from '../src/resources/session/signIn.ts'
import { startServer, type RunningServer } from '../src/app/server.ts'
import { noLimits } from './support/noLimits.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

// Tests changes between a check and the action that it permits: a test can delay the password check
// of a login.
const clock = createSettableClock()
const { email, id } = demoDoctors.complete
const real = createPasswords()
/** If set, a sign-in waits for it after its password was checked. */
let gate: { readonly opened: Promise<void>; arrive(): void } | undefined
const passwords: Passwords = {
  hash: (secret) => real.hash(secret),
  async verify(hash, secret) {
    const isRight = await real.verify(hash, secret)
    gate?.arrive()
    await gate?.opened
    return isRight
  },
}

describe.each(['embedded', 'PostgreSQL'] as const)('while a password is checked, on %s', (kind) => {
  let postgres: TestDatabases | undefined
  let open: OpenDatabase
  let server: RunningServer
  let password = 'Example@2026'

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? await testDatabases() : undefined
    open = await openDatabase(
      postgres === undefined
        ? { kind: 'memory', snapshot: await demoSnapshot(clock) }
        : { kind: 'postgres', url: await postgres.createDemo('races', clock), connections: 20 },
    )
    server = await startServer({ open, demo: true, clock, limits: noLimits, passwords })
  })
  afterAll(async () => {
    await server.close()
    await open.close()
    await postgres?.stop()
  })
  beforeEach(async () => {
    gate = undefined
    clock.forward(86_400)
    await open.db.execute(sql`update doctors set blocked_at = null where id = ${id}`)
  })

  /** Starts eight sign-ins that check the password, wait for `happening`, and then continue. */
  async function signInsAround(happening: () => Promise<void>) {
    const clients = Array.from({ length: 8 }, () => createTestClient(server.origin))
    const { promise: opened, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: allChecked, resolve: tellAllChecked } = Promise.withResolvers<void>()
    let arrived = 0
    gate = {
      opened,
      arrive() {
        arrived += 1
        if (arrived === clients.length) tellAllChecked()
      },
    }
    const responses = Promise.all(clients.map((client) => client.signIn(email, password)))
    await allChecked
    gate = undefined
    await happening()
    goOn()
    return { clients, responses: await responses }
  }

  it('[S1] a reset ends the sign-ins with the old password, too', async () => {
    const { clients, responses } = await signInsAround(async () => {
      const owner = createTestClient(server.origin)
      await owner.call('forgotPassword', { email })
      await server.dependencies.outbox.settled()
      const otp = server.mailbox.mails.find(({ to }) => to === email)?.code
      const newPassword = `Palani!Hill${kind.length}x`
      const response = await owner.call('confirmForgotPassword', {
        email,
        otp,
        newPassword,
        confirmPassword: newPassword,
      })
      expect(response.status).toBe(201)
      password = newPassword
    })
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 400))
    for (const client of clients) expect((await client.call('getDoctorProfile')).status).toBe(401)
    expect((await createTestClient(server.origin).signIn(email, password)).status).toBe(201)
  })

  it('a doctor who is blocked meanwhile gets no session', async () => {
    const { responses } = await signInsAround(async () => {
      await open.db.execute(sql`update doctors set blocked_at = now() where id = ${id}`)
    })
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 400))
  })

  // The embedded database runs one transaction at a time.
  const inParallel = kind === 'PostgreSQL' ? [kind] : []
  it.each(inParallel)('a sign-in that ends a session and a reset do not wait for each other', async () => {
    const { dependencies } = server
    const client = createTestClient(server.origin)
    expect((await client.signIn(email, password)).status).toBe(201)
    const account = await findAccount(open.db, email)
    if (account === undefined) throw new Error('The demo has no such account')
    const request = {
      account,
      by: 'password' as const,
      device: 'device',
      previous: client.token,
      userAgent: undefined,
      requestId: 'request',
    }
    const waiting = async (): Promise<number> => {
      const found: unknown = await open.db.execute(sql`select count(*)::int as count from pg_locks where not granted`)
      return Object(found).rows[0].count
    }
    let signingIn: Promise<unknown> | undefined
    // The steps of a reset: the sessions, then the doctor.
    await open.db.transaction(async (reset) => {
      await dependencies.sessions.holdAll(reset, id)
      signingIn = open.db.transaction((tx) => openSession(tx, dependencies, request))
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
      await reset.execute(sql`update doctors set updated_at = now() where id = ${id}`)
      await dependencies.sessions.endAll(reset, id)
    })
    expect(await signingIn).toMatchObject({ token: expect.any(String) })
  })
})
