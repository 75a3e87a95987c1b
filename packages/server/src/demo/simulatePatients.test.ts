import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availabilityExceptions, bookings, doctors, slots } from '../db/schema.ts'
import { demoDoctors, demoPlatform } from './doctors.ts'
import { startDemoServer } from '../../test/support/startDemoServer.ts'
import { createLog } from '../http/log.ts'
import type { RunningServer } from '../app/server.ts'
import { createSettableClock } from '../../test/support/settableClock.ts'
import { createTestClient } from '../../test/support/testClient.ts'
import { simulatePatients } from './simulatePatients.ts'

const clock = createSettableClock()
const lines: string[] = []
let server: RunningServer
beforeAll(async () => {
  server = await startDemoServer({ clock })
})
afterAll(() => server.close())

const all = () => server.dependencies.db.select().from(bookings)

/** Simulates some patients. @returns the ids of their bookings; `undefined` for none */
async function simulate(count: number, perMinute = 6_000_000) {
  const made: Array<string | undefined> = []
  const baseUrl = `${server.origin}/api`
  const log = createLog((line) => lines.push(line))
  const onBooked = (id: string | undefined) => void made.push(id)
  await simulatePatients({ baseUrl, key: demoPlatform.key, perMinute, max: count, seed: 7, log, onBooked }).done
  return made
}

describe('simulated patients', () => {
  it('[INTAKE-05] book free times of live doctors through a platform; each is pending and its slot taken', async () => {
    const { db } = server.dependencies
    const before = new Set((await all()).map(({ id }) => id))
    const made = await simulate(20)
    const arrived = (await all()).filter(({ id }) => !before.has(id))
    expect(new Set(arrived.map(({ id }) => id))).toEqual(new Set(made))
    expect(arrived).toHaveLength(20)
    expect(new Set(arrived.map(({ slotId }) => slotId)).size).toBe(20)
    for (const booking of arrived) {
      expect(booking).toMatchObject({ status: 1, platformId: demoPlatform.id })
      expect(booking.startsAt > '2026-11-20 11:30:00').toBe(true)
      expect(booking.patientPhone).toMatch(/^90000\d{5}$/)
      const [slot] = await db
        .select()
        .from(slots)
        .where(eq(slots.id, booking.slotId ?? ''))
      expect(slot).toMatchObject({ isBooked: true, status: 1, startsAt: booking.startsAt, doctorId: booking.doctorId })
    }
    expect(lines).toEqual([])
  })

  it('appear for the doctor at once, in list and count', async () => {
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
    const pending = async () => {
      const { body } = await client.call('listBookings', { doctorId: demoDoctors.complete.id })
      return Object(body['data']).summary.pending
    }
    const { db } = server.dependencies
    await db.update(doctors).set({ isActive: false }).where(eq(doctors.id, demoDoctors.other.id))
    const before = await pending()
    const [id = ''] = await simulate(1)
    expect(await pending()).toBe(before + 1)
    expect((await client.call('updateBookingStatus', { bookingId: id, status: 2 })).status).toBe(200)
  })

  it('go on when the database fails them for a moment, and the failure is logged', async () => {
    const { db } = server.dependencies
    await db.execute(sql`alter table slots rename to away`)
    expect(await simulate(1)).toEqual([])
    await db.execute(sql`alter table away rename to slots`)
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['simulation'])
    expect(await simulate(2)).toEqual([expect.any(String), expect.any(String)])
  })

  it('book nothing when every doctor is closed, and stop on request', async () => {
    const { db } = server.dependencies
    const firstDay = '2026-11-20'
    const closed = { firstDay, lastDay: '2027-11-20', kind: 'closed', createdAt: clock.now() } as const
    await db.delete(availabilityExceptions)
    for (const { id } of Object.values(demoDoctors))
      await db.insert(availabilityExceptions).values({ id: `exc_${id}`, doctorId: id, ...closed })
    expect(await simulate(1)).toEqual([undefined])
    const simulation = simulatePatients({
      baseUrl: `${server.origin}/api`,
      key: demoPlatform.key,
      perMinute: 0.001,
      seed: 7,
      log: server.dependencies.log,
      onBooked: () => undefined,
    })
    simulation.stop()
    await simulation.done
  })
})
