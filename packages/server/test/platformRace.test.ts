import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../src/db/open.ts'
import { bookings } from '../src/db/schema.ts'
import { demoPlatform, demoDoctors } from '../src/demo/doctors.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { outcome } from './support/describeOnDatabases.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const AT_ONCE = 200
const doctorId = demoDoctors.complete.id
const day = addDays(clinicToday(), 20)

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

/** Books one of two slots 200 times at once, over these servers. @returns how many bookings there are */
async function race(db: Database, origins: readonly string[]): Promise<number> {
  const [wanted, other] = ['slt_race_wanted', 'slt_race_other']
  const createdAt = new Date()
  await insertSlots(db, [
    { id: wanted, doctorId, startsAt: `${day} 04:00:00`, endsAt: `${day} 04:10:00`, createdAt },
    { id: other, doctorId, startsAt: `${day} 04:10:00`, endsAt: `${day} 04:20:00`, createdAt },
  ])
  const clients = origins.map((origin) => createTestClient(origin))
  const responses = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const patient = { patientName: 'Race Patient', patientPhone: String(7_000_000_000 + index) }
      const headers = {
        authorization: `Bearer ${demoPlatform.key}`,
        'idempotency-key': `a-booking-of-the-race-${index}`,
      }
      const book = () => clients[index % clients.length]?.call('bookTime', { slotId: wanted, ...patient }, headers)
      let response = await book()
      // A busy server refuses without having done anything; the SDK sends such a request again, too.
      while (response?.status === 503) response = await book()
      return response
    }),
  )
  const outcomes = responses.map((response) => (response ? String(outcome(response)) : 'no response'))
  expect(outcomes.filter((one) => one === '201,booking.requested')).toHaveLength(1)
  expect(new Set(outcomes.filter((one) => one !== '201,booking.requested'))).toEqual(new Set(['409,slot.just_booked']))
  // Whoever was too late is told which times are left, and the wanted one is none of them.
  for (const response of responses) {
    if (response?.status !== 409) continue
    const times: ReadonlyArray<{ slotId: string; date: string }> = Object(response.body['data']).times
    expect(times[0]).toMatchObject({ slotId: other, date: toWireDate(day), time: '04:10' })
    expect(times.map(({ slotId }) => slotId)).not.toContain(wanted)
  }
  return db.$count(bookings, eq(bookings.slotId, wanted))
}

it('[INTAKE-01] of 200 bookings at once over two processes on PostgreSQL one wins, the others hear what is left', async () => {
  const url = await postgres.createDemo('platform_race')
  const servers = await Promise.all([
    startServerProcess(['--demo'], { DATABASE_URL: url }),
    startServerProcess(['--demo'], { DATABASE_URL: url }),
  ])
  const open = await openDatabase({ kind: 'postgres', url })
  try {
    const origins = servers.map(({ origin }) => origin)
    expect(await race(open.db, origins)).toBe(1)
  } finally {
    await open.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
}, 300_000)

it('[INTAKE-01] one wins on the embedded database, too', async () => {
  const server = await startDemoServer()
  try {
    expect(await race(server.dependencies.db, [server.origin])).toBe(1)
  } finally {
    await server.close()
  }
}, 300_000)
