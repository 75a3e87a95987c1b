import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availabilityExceptions, bookings, doctors, slots } from '../db/schema.ts'
import { freeSlots } from '../resources/slots/queries.ts'
import { demoDoctors } from './doctors.ts'
import { startDemoServer } from '../../test/support/startDemoServer.ts'
import { createLog } from '../http/log.ts'
import type { RunningServer } from '../app/server.ts'
import { createSettableClock } from '../../test/support/settableClock.ts'
import { createTestClient } from '../../test/support/testClient.ts'
import { bookFreeSlot, simulatePatients } from './simulatePatients.ts'

const clock = createSettableClock()
let server: RunningServer
beforeAll(async () => {
  server = await startDemoServer({ clock })
})
afterAll(() => server.close())

const all = () => server.dependencies.db.select().from(bookings)

describe('simulated patients', () => {
  it('book free slots ahead of active doctors; each booking is pending and its slot taken', async () => {
    const { db } = server.dependencies
    const before = await all()
    const made: Array<string | undefined> = []
    await simulatePatients(server.dependencies, 6_000_000, 20, (id) => made.push(id)).done
    const known = new Set(before.map(({ id }) => id))
    const arrived = (await all()).filter(({ id }) => !known.has(id))
    expect(new Set(arrived.map(({ id }) => id))).toEqual(new Set(made))
    expect(arrived).toHaveLength(20)
    expect(new Set(arrived.map(({ slotId }) => slotId)).size).toBe(20)
    for (const booking of arrived) {
      expect(booking.status).toBe(1)
      expect(booking.startsAt > '2026-11-20 11:30:00').toBe(true)
      expect(booking.patientPhone).toMatch(/^90000\d{5}$/)
      const [slot] = await db
        .select()
        .from(slots)
        .where(eq(slots.id, booking.slotId ?? ''))
      expect(slot).toMatchObject({ isBooked: true, status: 1, startsAt: booking.startsAt, doctorId: booking.doctorId })
    }
  })

  it('appear for the doctor at once, in list and count', async () => {
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
    const pending = async () =>
      (
        (await client.call('listBookings', { doctorId: demoDoctors.complete.id })).body as {
          data: { summary: { pending: number } }
        }
      ).data.summary.pending
    const { db } = server.dependencies
    await db.update(doctors).set({ isActive: false }).where(eq(doctors.id, demoDoctors.other.id))
    const before = await pending()
    const id = await bookFreeSlot(db, clock, server.dependencies.random)
    expect(await pending()).toBe(before + 1)
    expect((await client.call('updateBookingStatus', { bookingId: id, status: 2 })).status).toBe(200)
  })

  it('book on no day that the doctor has closed', async () => {
    const { db } = server.dependencies
    const [first] = await freeSlots(db, clock.now(), 1)
    const [slot] = await db
      .select()
      .from(slots)
      .where(eq(slots.id, first ?? ''))
    const day = slot?.startsAt.slice(0, 10) ?? ''
    const doctorId = slot?.doctorId ?? ''
    const openOn = async (onDay: string) => {
      const ids = await freeSlots(db, clock.now(), 1000)
      const rows = await db.select().from(slots).where(inArray(slots.id, ids))
      return rows.filter((row) => row.doctorId === doctorId && row.startsAt.startsWith(onDay)).length
    }
    expect(await openOn(day)).toBeGreaterThan(0)
    await db.insert(availabilityExceptions).values({
      id: 'exc_simulated',
      doctorId,
      firstDay: day,
      lastDay: day,
      kind: 'closed',
      createdAt: clock.now(),
    })
    expect(await openOn(day)).toBe(0)
    expect(await openOn('')).toBeGreaterThan(0)
  })

  it('go on when the database fails them for a moment, and the failure is logged', async () => {
    const { db } = server.dependencies
    const lines: string[] = []
    const simulate = (onBooked: (id: string | undefined) => void) =>
      simulatePatients({ ...server.dependencies, log: createLog((line) => lines.push(line)) }, 6_000_000, 2, onBooked)
        .done
    await db.execute(sql`alter table slots rename to away`)
    await expect(simulate(() => undefined)).resolves.toBeUndefined()
    await db.execute(sql`alter table away rename to slots`)
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['simulation', 'simulation'])
    const made: Array<string | undefined> = []
    await simulate((id) => made.push(id))
    expect(made).toEqual([expect.any(String), expect.any(String)])
  })

  it('book nothing when no slot is free, and stop on request', async () => {
    const { db } = server.dependencies
    await db.update(doctors).set({ isActive: false })
    expect(await bookFreeSlot(db, clock, server.dependencies.random)).toBeUndefined()
    const simulation = simulatePatients(server.dependencies, 0.001, undefined, () => undefined)
    simulation.stop()
    await simulation.done
  })
})
