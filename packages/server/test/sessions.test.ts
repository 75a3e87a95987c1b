import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient } from './support/testClient.ts'

const MINUTE = 60
const clock = createSettableClock()
const { email } = demoDoctors.complete
let server: RunningServer

beforeAll(async () => {
  server = await startDemoServer({ clock })
})
afterAll(() => server.close())

const visitor = () => createTestClient(server.origin)

describe('sessions', () => {
  it('[S1] travel in a __Host- cookie of 256 random bits, HttpOnly, Secure, SameSite=Lax, and only a hash is stored', async () => {
    const client = visitor()
    const response = await client.signIn(email)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-nalam_session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      // Grants no access: for half a year, it marks this browser as one that has signed in before.
      expect.stringMatching(
        /^__Host-nalam_device=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=15552000$/,
      ),
    ])
    expect(Buffer.from(client.token ?? '', 'base64url')).toHaveLength(32)
    expect(response.text).not.toContain(client.token)
    const stored = await server.dependencies.db.execute(sql`select * from sessions`)
    expect(JSON.stringify(stored)).not.toContain(client.token)
    const devices = await server.dependencies.db.execute(sql`select * from known_devices`)
    expect(JSON.stringify(devices)).not.toContain(client.device)
  })

  it('[S1] are new at every sign-in, and the one that was brought along is ended', async () => {
    const client = visitor()
    await client.signIn(email)
    const first = client.token
    await client.signIn(email)
    expect(client.token).not.toBe(first)
    const old = visitor()
    old.token = first
    expect((await old.call('getDoctorProfile')).status).toBe(401)
    expect((await client.call('getDoctorProfile')).status).toBe(200)
  })

  it('[S1] cannot be fixed from outside: a made-up token opens nothing and is not reused at sign-in', async () => {
    const client = visitor()
    const planted = 'A'.repeat(43)
    client.token = planted
    expect((await client.call('getDoctorProfile')).status).toBe(401)
    client.token = planted
    await client.signIn(email)
    expect(client.token).not.toBe(planted)
  })

  it('[S1] end after 30 minutes without use', async () => {
    const client = visitor()
    await client.signIn(email)
    clock.forward(29 * MINUTE)
    expect((await client.call('getDoctorProfile')).status).toBe(200)
    clock.forward(29 * MINUTE)
    expect((await client.call('getDoctorProfile')).status).toBe(200)
    const kept = client.token
    clock.forward(30 * MINUTE + 1)
    const expired = await client.call('getDoctorProfile')
    expect(expired.body).toMatchObject({ statusCode: 401, code: 'session.expired' })
    // The response deletes the cookie, and the token stays invalid.
    expect(client.token).toBeUndefined()
    client.token = kept
    expect((await client.call('getDoctorProfile')).status).toBe(401)
  })

  it('[S1] are not kept alive by background polls', async () => {
    const client = visitor()
    await client.signIn(email)
    for (let poll = 0; poll < 5; poll += 1) {
      clock.forward(5 * MINUTE)
      expect((await client.call('getDoctorProfile', undefined, { 'x-background-poll': '1' })).status).toBe(200)
    }
    clock.forward(5 * MINUTE + 1)
    expect((await client.call('getDoctorProfile', undefined, { 'x-background-poll': '1' })).status).toBe(401)
  })

  it('[S1] end after 12 hours whatever their use', async () => {
    const client = visitor()
    await client.signIn(email)
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect((await client.call('getDoctorProfile')).status).toBe(200)
      clock.forward(15 * MINUTE)
    }
    expect((await client.call('getDoctorProfile')).body).toMatchObject({ code: 'session.expired' })
  })

  it('end at once for a doctor who is blocked', async () => {
    const client = visitor()
    await client.signIn(demoDoctors.other.email)
    await server.dependencies.db.execute(sql`update doctors set blocked_at = now() where id = ${demoDoctors.other.id}`)
    expect((await client.call('getDoctorProfile')).body).toMatchObject({ statusCode: 403, code: 'account.blocked' })
  })

  it('are deleted from the table when they have ended', async () => {
    clock.forward(13 * 60 * MINUTE)
    await visitor().signIn(email)
    await server.dependencies.sessions.clean()
    const rows = await server.dependencies.db.query.sessions.findMany()
    expect(rows).toHaveLength(1)
  })
})
