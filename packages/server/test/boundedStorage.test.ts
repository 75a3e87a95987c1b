import { addDays, toWireDate } from '@nalam/sdk'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertAvailability } from '../src/resources/availability/store.ts'
import { audit, events, idempotencyKeys, slotChanges } from '../src/db/schema.ts'
import { insertTickets } from '../src/resources/tickets/store.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { addSlot, hoursOn, newDoctor } from './support/newDoctor.ts'
import { profilePayload } from './support/profilePayload.ts'
import type { TestClient, TestResponse } from './support/testClient.ts'

const KEY = 'a-key-of-one-action-1'
const longId = (at: number) => `slt_${String(at).padStart(60, '0')}`

// Today is Friday, 20 November 2026, 11:30 at the clinic.
describeOnDatabases('what one doctor stores', (world) => {
  /** Counts the rows that a change adds. */
  async function recordsOf(doctorId: string) {
    const tables = [audit, events, slotChanges]
    return Promise.all(tables.map((table) => world.db.$count(table, eq(table.doctorId, doctorId))))
  }
  /** Returns the length of each stored response, in bytes. */
  async function storedBytes(doctorId: string): Promise<number[]> {
    const rows = await world.db
      .select({ bytes: sql<number>`octet_length(${idempotencyKeys.outcome}::text)` })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.doctorId, doctorId))
    return rows.map(({ bytes }) => bytes)
  }
  const draft = { version: 0, weeklyHours: [hoursOn('MON', '09:00', '10:00')], keepPublishedWeeks: 4 }
  const MONDAY = { from: '23-11-2026', to: '23-11-2026' }
  async function publish(client: TestClient): Promise<TestResponse> {
    const preview = await client.call('previewSlotPlan', MONDAY)
    const { plan } = Object(preview.body['data'])
    return client.call('applySlotPlan', { ...MONDAY, fingerprint: plan.fingerprint })
  }

  it.each<[name: string, change: (client: TestClient, doctorId: string) => Promise<TestResponse>]>([
    ['a slot is switched', (client, id) => client.call('updateSlotStatus', { slotId: `off_${id}`, status: 2 })],
    [
      'slots are switched',
      (client, id) => client.call('changeSlots', { action: 'off', slotIds: [`off_${id}`, 'none'] }),
    ],
    [
      'slots that do not exist are deleted',
      (client) => client.call('changeSlots', { action: 'delete', slotIds: ['none'] }),
    ],
    [
      'a ticket gets its status',
      (client, id) => client.call('updateTicketStatus', { ticketId: `tck_${id}`, status: 2 }),
    ],
    [
      'the profile is saved',
      (client) => client.call('updateDoctorProfile', profilePayload({ available_days: ['MON'] })),
    ],
    ['the hours are saved', (client) => client.call('replaceAvailability', draft)],
    ['slots are published', publish],
  ])('grows no further when nothing changes: %s', async (_name, change) => {
    const { client, doctorId } = await newDoctor(world.server)
    const createdAt = world.clock.now()
    await addSlot(world.server, doctorId, '2026-11-24 10:00', '2026-11-24 10:30', { id: `off_${doctorId}` })
    await insertTickets(world.db, [
      { id: `tck_${doctorId}`, doctorId, subject: 'One', message: 'One', createdAt, updatedAt: createdAt },
    ])
    expect((await change(client, doctorId)).status).toBe(200)
    const before = await recordsOf(doctorId)
    const again = await change(client, doctorId)
    expect(again.status).toBe(200)
    expect(await recordsOf(doctorId)).toEqual(before)
  })

  it('a change of slots that changed nothing cannot be undone', async () => {
    const { client } = await newDoctor(world.server)
    const { body } = await client.call('changeSlots', { action: 'off', slotIds: ['none'] })
    const { change } = Object(body['data'])
    expect(change).toMatchObject({ removed: 0, switched: 0, undoUntil: world.clock.now().toISOString() })
    expect(outcome(await client.call('undoSlotChange', { id: change.id }))).toEqual([404, 'not_found'])
  })

  it('[EXT-03] a repeated change of slots gets the same reasons, which are stored without the ids', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const open = await addSlot(world.server, doctorId, '2026-11-24 10:00', '2026-11-24 10:30')
    const past = await addSlot(world.server, doctorId, '2026-11-19 10:00', '2026-11-19 10:30')
    const booked = await addSlot(world.server, doctorId, '2026-11-24 11:00', '2026-11-24 11:30', { booking: 2 })
    const held = await addSlot(world.server, doctorId, '2026-11-24 12:00', '2026-11-24 12:30', { booking: 1 })
    const gone = Array.from({ length: 196 }, (_none, at) => longId(at))
    const slotIds = [past.slotId, open.slotId, ...gone, booked.slotId, held.slotId]
    const send = () => client.call('changeSlots', { action: 'off', slotIds }, { 'idempotency-key': KEY })
    const first = await send()
    const { change, left } = Object(first.body['data'])
    expect([first.status, change, left.length]).toEqual([200, expect.objectContaining({ switched: 1 }), 199])
    const again = await send()
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(Math.max(...(await storedBytes(doctorId)))).toBeLessThan(1000)
  })

  it('[EXT-03] repeated hours get the current availability, which is not stored with the key', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const days = Array.from({ length: 300 }, (_none, at) => addDays('2026-12-01', 2 * at))
    await insertAvailability(
      world.db,
      { doctorId, extendedOn: '2026-11-20', updatedAt: world.clock.now() },
      days.map((day) => ({
        id: `exc_${doctorId}_${day}`,
        doctorId,
        firstDay: day,
        lastDay: day,
        kind: 'closed' as const,
        note: `Leave ${'x'.repeat(100)}`,
        createdAt: world.clock.now(),
      })),
    )
    const send = () => client.call('replaceAvailability', draft, { 'idempotency-key': KEY })
    const first = await send()
    expect([first.status, first.text.length > 50_000]).toEqual([200, true])
    const again = await send()
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(Math.max(...(await storedBytes(doctorId)))).toBeLessThan(1000)
  })

  it('[EXT-03] an added booking is repeated without a stored copy of the patient', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { slotId } = await addSlot(world.server, doctorId, '2026-11-24 10:00', '2026-11-24 10:30')
    const patient = { slotId, patientName: 'Kayal Vizhi', patientPhone: '9876501234' }
    const send = () => client.call('addBooking', patient, { 'idempotency-key': KEY })
    const first = await send()
    expect(outcome(first)).toEqual([201, 'booking.added'])
    const again = await send()
    expect([again.status, again.text]).toEqual([first.status, first.text])
    const stored = await world.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.doctorId, doctorId))
    expect(JSON.stringify(stored)).not.toMatch(/Kayal|9876501234/)
  })

  it('[EXT-03] a conflict is evaluated again: its newer data is not stored, and it changes nothing twice', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const range = { from: '23-11-2026', to: toWireDate(addDays('2026-11-23', 83)) ?? '' }
    const outdated = { ...range, fingerprint: '0'.repeat(64) }
    const send = (body: object, key = KEY) => client.call('applySlotPlan', body, { 'idempotency-key': key })
    const first = await send(outdated)
    expect([outcome(first), first.text.length > 8000]).toEqual([[409, 'plan.changed'], true])
    expect(Math.max(...(await storedBytes(doctorId)))).toBeLessThan(100)
    await client.call('addException', { from: '24-11-2026', to: '24-11-2026', kind: 'closed', hours: [] })
    const second = await send(outdated)
    expect(outcome(second)).toEqual([409, 'plan.changed'])
    const { plan } = Object(second.body['data'])
    expect(plan.days[1]).toMatchObject({ date: '24-11-2026', isOpenDay: false })
    // Another request with the key is still refused.
    expect(outcome(await send({ ...range, fingerprint: plan.fingerprint }))).toEqual([422, 'request.key_reused'])

    const [earlier, later] = [draft, { ...draft, weeklyHours: [hoursOn('TUE', '09:00', '10:00')] }]
    await client.call('replaceAvailability', earlier)
    const save = () => client.call('replaceAvailability', later, { 'idempotency-key': `${KEY}-hours` })
    expect(outcome(await save())).toEqual([409, 'availability.changed'])
    expect(outcome(await save())).toEqual([409, 'availability.changed'])
  })

  it('the longest list of wrong fields takes little space', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const weeklyHours = Array.from({ length: 70 }, () => hoursOn('MON', '10:00', '09:00'))
    const refused = await client.call('replaceAvailability', { ...draft, weeklyHours })
    expect(refused.status).toBe(400)
    expect(Math.max(0, ...(await storedBytes(doctorId)))).toBeLessThan(100)
  })

  it('is bounded by a number of changes each hour, whatever they change', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { tries } = world.server.dependencies.limits.changesPerDoctor
    const { changeLimiter } = world.server.dependencies
    for (let count = 1; count < tries; count += 1) changeLimiter(doctorId)
    const send = () => client.call('changeSlots', { action: 'off', slotIds: ['none'] })
    expect((await send()).status).toBe(200)
    const refused = await send()
    expect(outcome(refused)).toEqual([429, 'limit.exceeded'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await storedBytes(doctorId)).toHaveLength(1)
    // Reads and signing out still work.
    expect((await client.call('getAvailability')).status).toBe(200)
    expect((await client.call('logoutDoctor')).status).toBe(200)
  })
})
