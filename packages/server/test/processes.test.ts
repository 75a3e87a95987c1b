import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/db/open.ts'
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { measureConcurrency } from '../bench/concurrency.ts'
import { measureCrashes } from '../bench/crashes.ts'
import { demoSnapshot } from './support/demoSnapshot.ts'
import { startServer } from '../src/app/server.ts'
import { lockDoctor } from '../src/resources/slots/store.ts'
import { fillDemoFolder } from './support/fillDemoFolder.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient } from './support/testClient.ts'
import { startTestPostgres, testDatabases, type TestDatabases } from './support/testDatabases.ts'

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

const { email } = demoDoctors.complete

describe('several at once', () => {
  it('[R2] exactly one of 200 parallel decisions, creations, bookings and undos wins, on PostgreSQL', async () => {
    const report = await measureConcurrency(
      { kind: 'postgres', url: await postgres.createDemo('parallel'), connections: 20 },
      1,
      200,
    )
    expect(report.failures).toEqual([])
  })

  it('[R2] exactly one wins on the embedded database, too', async () => {
    const report = await measureConcurrency({ kind: 'memory', snapshot: await demoSnapshot() }, 1, 200)
    expect(report.failures).toEqual([])
  })
})

describe('publications of one doctor', () => {
  it('[AVAIL-04] wait for one another without holding connections, so that others are served meanwhile', async () => {
    const url = await postgres.createDemo('publications')
    const server = await startServer({ database: { kind: 'postgres', url, connections: 12 }, demo: true })
    const { db } = server.dependencies
    const client = createTestClient(server.origin)
    await client.signIn(email)
    const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // Another transaction locks the doctor's row. Without turns, every publication would wait for
    // it with its own connection.
    const holding = db.transaction(async (tx) => {
      await lockDoctor(tx, demoDoctors.complete.id, 'no key update')
      begun.resolve()
      await held.promise
    })
    await begun.promise
    try {
      const date = toWireDate(addDays(clinicToday(), 3))
      const request = { from: date, to: date, fingerprint: 'a-fingerprint-of-nothing' }
      const publications = Array.from({ length: 8 }, () => client.call('applySlotPlan', request))
      const waiting = async (): Promise<number> => {
        const found: unknown = await db.execute(sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return Object(found).rows[0].count
      }
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
      // Never two at a time: checked many times while all of them arrive.
      const seen = new Set<number>()
      for (let look = 0; look < 60; look += 1) {
        seen.add(await waiting())
        expect((await client.call('getAvailability')).status).toBe(200)
      }
      expect(Math.max(...seen)).toBe(1)
      held.resolve()
      await holding
      // The first publication may have exceeded the time limit of the database.
      for (const { status } of await Promise.all(publications)) expect([409, 503]).toContain(status)
    } finally {
      held.resolve()
      await holding
      await server.close()
    }
  }, 120_000)
})

describe('two processes on one PostgreSQL', () => {
  it('share sessions, limits, images and codes, and decide one booking once', async () => {
    const url = await postgres.create('shared')
    const [first, second] = await Promise.all([
      startServerProcess(['--demo'], { DATABASE_URL: url }),
      startServerProcess(['--demo'], { DATABASE_URL: url }),
    ])
    const open = await openDatabase({ kind: 'postgres', url })
    try {
      const [here, there] = [createTestClient(first.origin), createTestClient(second.origin)]
      await here.signIn(email)
      there.token = here.token
      expect((await there.call('getDoctorProfile')).status).toBe(200)

      const pending = await open.db.query.bookings.findMany({
        where: (row, { and, eq }) => and(eq(row.doctorId, demoDoctors.complete.id), eq(row.status, 1)),
        orderBy: (row, { desc }) => desc(row.startsAt),
      })
      expect(pending.length).toBeGreaterThan(10)
      for (const { id } of pending.slice(0, 10)) {
        const responses = await Promise.all([
          here.call('updateBookingStatus', { bookingId: id, status: 2 }),
          there.call('updateBookingStatus', { bookingId: id, status: 3 }),
        ])
        expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
      }

      const sharp = (await import('sharp')).default
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
        .png()
        .toBuffer()
      await here.call('updateDoctorProfileImage', { doctor_profile_img: new File([new Uint8Array(picture)], 'a.png') })
      const doctor = await open.db.query.doctors.findFirst({ where: (row, { eq }) => eq(row.email, email) })
      expect((await fetch(`${second.origin}/files/profile/${doctor?.profileImage}`)).status).toBe(200)

      // The process that takes a mail from the outbox prints it to its terminal.
      const mailed = (to: string) =>
        new Promise<string>((resolve) => {
          const look = (part: Buffer) => {
            const code = new RegExp(`Mail to ${to}: .* (\\d{6})\\n`).exec(part.toString())?.[1]
            if (code !== undefined) resolve(code)
          }
          for (const server of [first, second]) server.process.stdout?.on('data', look)
        })
      const visitor = { email: 'visitor@nalam.example', mobile_number: '9000044001', doctor_name: 'Visitor Kumar' }
      const [visitorHere, elsewhere] = [createTestClient(first.origin), createTestClient(second.origin)]
      const confirmation = mailed(visitor.email)
      expect((await visitorHere.call('registerDoctor', { ...visitor, password: 'Xk7$mPq2vL' })).status).toBe(201)
      const confirm = { email: visitor.email, confirmationCode: await confirmation }
      expect((await elsewhere.call('confirmDoctorRegistration', confirm)).status).toBe(201)
      expect((await visitorHere.call('confirmDoctorRegistration', confirm)).status).toBe(400)
      const reset = mailed(visitor.email)
      expect((await elsewhere.call('forgotPassword', { email: visitor.email })).status).toBe(201)
      const passwords = { newPassword: 'Changed@2026', confirmPassword: 'Changed@2026' }
      const change = { email: visitor.email, otp: await reset, ...passwords }
      // A code works in the browser that requested it; a client without cookies is identified by
      // its network.
      const anybody = createTestClient(first.origin)
      expect(await anybody.call('confirmForgotPassword', change)).toMatchObject({ status: 201 })
      expect((await elsewhere.signIn(visitor.email, 'Changed@2026')).status).toBe(201)

      for (let failure = 0; failure < 10; failure += 1) {
        await createTestClient((failure % 2 === 0 ? first : second).origin).signIn('nobody@nalam.example')
      }
      expect((await createTestClient(first.origin).signIn('nobody@nalam.example')).status).toBe(429)
      expect((await createTestClient(second.origin).signIn('nobody@nalam.example')).status).toBe(429)

      await there.call('logoutDoctor')
      expect((await here.call('getDoctorProfile')).status).toBe(401)
      expect([await first.stop(), await second.stop()]).toEqual([0, 0])
    } finally {
      await open.close()
      await first.kill()
      await second.kill()
    }
  }, 600_000)
})

describe('a process', () => {
  it('[R3] killed in the middle of writes loses nothing that it acknowledged, on a data folder', async () => {
    const report = await measureCrashes(1, undefined)
    expect(report.acknowledged).toBeGreaterThan(0)
    expect([report.lost, report.doubled, report.torn]).toEqual([0, 0, 0])
  }, 600_000)

  it('[R3] is refused a data folder that another one holds, in one sentence with its pid', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'held-'))
    await fillDemoFolder(folder)
    const holder = await startServerProcess(['--demo', '--data', folder])
    await expect(startServerProcess(['--demo', '--data', folder])).rejects.toThrow(
      `The data folder ${folder} is in use by process ${holder.process.pid}; stop it or choose another folder with --data.\n`,
    )
    // Graceful stop: the process exits with 0 and releases the folder.
    expect(await holder.stop()).toBe(0)
    const next = await startServerProcess(['--demo', '--data', folder])
    await next.stop()
    rmSync(folder, { recursive: true })
  }, 600_000)

  it('that is the server’s own responds as one that it shares, header by header', async () => {
    const portal = mkdtempSync(join(tmpdir(), 'portal-'))
    writeFileSync(join(portal, 'index.html'), '<!doctype html><title>page</title>')
    const own = await startServerProcess(['--demo', '--portal', portal], {
      DATABASE_URL: await postgres.createDemo('own'),
    })
    const shared = await startDemoServer({ portal })
    const json = { 'content-type': 'application/json', 'x-request-id': '5a3e5a3e5a3e5a3e' }
    const visits: [string, string, string | undefined, Record<string, string>][] = [
      ['POST', '/api/doctor/loginDoctor', JSON.stringify({ email, password: DEMO_PASSWORD }), json],
      ['POST', '/api/doctor/loginDoctor', JSON.stringify({ email, password: 'Wrong@2026' }), json],
      ['POST', '/api/doctor/loginDoctor', '{', json],
      ['POST', '/api/doctor/loginDoctor', 'x'.repeat(20_000), json],
      ['POST', '/api/doctor/loginDoctor', 'x', { ...json, 'content-type': 'text/plain' }],
      ['POST', '/api/doctor/loginDoctor', '{}', { ...json, origin: 'https://evil.example' }],
      ['PATCH', '/api/doctor/loginDoctor', '{}', json],
      ['GET', '/api/doctor/doctor-profile', undefined, json],
      ['HEAD', '/api/doctor/doctor-profile', undefined, json],
      ['GET', '/api/unknown', undefined, json],
      ['POST', '/reports', JSON.stringify({ kind: 'vital', name: 'LCP', value: 900 }), json],
      ['GET', '/healthz', undefined, json],
      ['GET', '/doctor/dashboard', undefined, json],
      ['GET', '/files/profile/none.webp', undefined, json],
    ]
    const seen = async (origin: string) =>
      Promise.all(
        visits.map(async ([method, path, body, headers]) => {
          const response = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body }) })
          const kept = [...response.headers]
            .filter(([name]) => name !== 'date')
            .map(([name, value]) => [name, value.replace(/=[\w-]{43};/, '=…;')])
          return [method, path, response.status, Object.fromEntries(kept), await response.text()]
        }),
      )
    expect(await seen(own.origin)).toEqual(await seen(shared.origin))
    await own.stop()
    await shared.close()
    rmSync(portal, { recursive: true })
  }, 600_000)

  it('reports that it is not ready while its database is away, and responds in the shape of the contract', async () => {
    const leaving = await startTestPostgres()
    const source = { kind: 'postgres', url: await leaving.create('away') } as const
    const server = await startServer({ database: source, demo: true })
    const client = createTestClient(server.origin)
    await client.signIn(email)
    expect((await client.send('GET', '/readyz')).status).toBe(200)
    await leaving.stop()
    await expect.poll(() => client.send('GET', '/readyz')).toMatchObject({ status: 503 })
    expect((await client.send('GET', '/healthz')).status).toBe(200)
    const refused = await client.call('getDoctorProfile')
    expect([refused.status, refused.body['code']]).toEqual([503, 'server.unavailable'])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    await server.close()
  })

  it('reports in one sentence that its port is taken', async () => {
    const first = await startServerProcess(['--demo'], { DATABASE_URL: await postgres.createDemo('port') })
    const { port } = new URL(first.origin)
    await expect(
      startServerProcess(['--demo', '--port', port], { DATABASE_URL: await postgres.createDemo('port2') }),
    ).rejects.toThrow(`Port ${port} is taken; choose another with --port.\n`)
    await first.stop()
  }, 600_000)
})
