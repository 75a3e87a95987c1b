import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { availability, idempotencyKeys, messages } from '../src/db/schema.ts'
import { holdSlots } from '../src/resources/slots/store.ts'
import { cleanAll } from '../src/app/openDependencies.ts'
import { latestMoment } from '../src/clock.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { addSlot, hoursOn, newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'

const YEAR = 365 * 86_400
const KEY = 'a-key-of-one-action-1'
/** Tables whose rows expire, with their moments. */
const MOMENTS = {
  sessions: ['created_at', 'last_used_at'],
  known_devices: ['last_used_at'],
  codes: ['created_at'],
  rate_limits: ['window_start'],
  outbox: ['done_at'],
  events: ['at'],
  idempotency_keys: ['created_at'],
  messages: ['created_at', 'due_at'],
  slot_changes: ['created_at'],
} as const

describeOnDatabases('a clock that was ahead and is corrected', (world) => {
  /** Counts the moments of each table that are further ahead than ten minutes. */
  async function future(): Promise<Record<string, number>> {
    const limit = new Date(latestMoment(world.clock.now()).getTime() + 600_000).toISOString()
    const counts = await Promise.all(
      Object.entries(MOMENTS).flatMap(([table, columns]) =>
        columns.map(async (column) => {
          const moment = sql.identifier(column)
          const result: unknown = await world.db.execute(
            sql`select count(*)::int as ahead from ${sql.identifier(table)} where ${moment} > ${limit}::timestamptz`,
          )
          const { rows } = result as { rows: Array<{ ahead: number }> }
          return [`${table}.${column}`, rows[0]?.ahead ?? 0] as const
        }),
      ),
    )
    return Object.fromEntries(counts)
  }

  it('neither lengthens the time to undo, nor keeps what expires', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { dependencies } = world.server
    const { slotId, bookingId } = await addSlot(world.server, doctorId, '2028-01-10 10:00', '2028-01-10 10:30', {
      booking: 1,
    })
    const free = await addSlot(world.server, doctorId, '2028-01-10 11:00', '2028-01-10 11:30')
    world.clock.forward(YEAR)
    client.token = await openSession(dependencies, doctorId)
    await client.signIn('meena.raghavan@nalam.example')
    client.token = await openSession(dependencies, doctorId)
    await client.call('forgotPassword', { email: 'meena.raghavan@nalam.example' })
    await dependencies.outbox.settled()
    await client.call('loginDoctor', { email: 'nobody@nalam.example', password: 'Wrong@12345' })
    client.token = await openSession(dependencies, doctorId)
    expect((await client.call('updateBookingStatus', { bookingId, status: 2 })).status).toBe(200)
    const switchOff = () =>
      client.call('changeSlots', { action: 'off', slotIds: [free.slotId] }, { 'idempotency-key': KEY })
    const switched = await switchOff()
    const { change } = Object(switched.body['data'])
    expect(change).toMatchObject({ switched: 1 })

    world.clock.forward(-YEAR)
    client.token = await openSession(dependencies, doctorId)
    expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([409, 'booking.undo_over'])
    expect((await client.call('listUndoableBookings')).body).toMatchObject({ data: { bookings: [] } })
    expect(outcome(await client.call('undoSlotChange', { id: change.id }))).toEqual([409, 'change.undo_over'])
    // The key still identifies its request: it is not carried out twice.
    const again = await switchOff()
    expect([again.status, again.text]).toEqual([switched.status, switched.text])

    const before = await future()
    expect(Object.entries(before).filter(([, ahead]) => ahead === 0)).toEqual([])
    await cleanAll(dependencies)
    expect(Object.entries(await future()).filter(([, ahead]) => ahead > 0)).toEqual([])
    const ofKey = and(eq(idempotencyKeys.doctorId, doctorId), eq(idempotencyKeys.key, KEY))
    expect(await world.db.$count(idempotencyKeys, ofKey)).toBe(1)
    expect(await world.db.$count(messages, eq(messages.bookingId, bookingId ?? ''))).toBe(1)
    expect(slotId).not.toBe('')
  })

  it('holds no slot until then', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const day = '2026-11-23'
    const { slotId } = await addSlot(world.server, doctorId, `${day} 10:00`, `${day} 10:30`)
    const held = async (seconds: number) => {
      const heldUntil = new Date(world.clock.now().getTime() + seconds * 1000)
      const hold = { doctorId, bookingId: 'bkg_other', until: heldUntil, now: world.clock.now() }
      await world.db.transaction((tx) => holdSlots(tx, [slotId], hold))
      const { body } = await client.call('getCalendar', { from: '23-11-2026', to: '23-11-2026' })
      return Object(body['data']).days[0].slots[0].state
    }
    expect(await held(86_400)).toBe('held')
    expect(await held(YEAR)).toBe('open')
    const patient = { slotId, patientName: 'Anitha Selvam', patientPhone: '9200000001' }
    expect((await client.call('addBooking', patient)).status).toBe(201)
  })

  it('lets nobody wait that long for the way back without passkeys', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { passkeyOnly } = world.server.dependencies
    await world.db.transaction((tx) => passkeyOnly.set(tx, doctorId, true))
    world.clock.forward(YEAR)
    await world.db.transaction((tx) => passkeyOnly.begin(tx, doctorId))
    expect((await passkeyOnly.state(doctorId)).recoveryAt).toBeDefined()
    world.clock.forward(-YEAR)
    client.token = await openSession(world.server.dependencies, doctorId)
    expect(await passkeyOnly.state(doctorId)).toMatchObject({ isPasskeyOnly: true, recoveryAt: undefined })
    const at = await world.db.transaction((tx) => passkeyOnly.begin(tx, doctorId))
    expect(at.getTime() - world.clock.now().getTime()).toBe(86_400_000)
  })

  it('keeps no date of publication, also if the hours are saved before the next night', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const draft = { version: 0, weeklyHours: [hoursOn('MON', '09:00', '10:00')], keepPublishedWeeks: 1 }
    world.clock.forward(YEAR)
    client.token = await openSession(world.server.dependencies, doctorId)
    await client.call('replaceAvailability', draft)
    const days = { from: '22-11-2027', to: '28-11-2027' }
    const { body } = await client.call('previewSlotPlan', days)
    const { fingerprint } = Object(body['data']).plan
    expect((await client.call('applySlotPlan', { ...days, fingerprint })).status).toBe(200)
    const publishedUntil = async () => {
      const { body: read } = await client.call('getAvailability')
      return Object(read['data']).availability.publishedUntil
    }
    expect(await publishedUntil()).toBe('28-11-2027')

    world.clock.forward(-YEAR)
    client.token = await openSession(world.server.dependencies, doctorId)
    expect(await publishedUntil()).toBeUndefined()
    await client.call('replaceAvailability', { ...draft, version: 1, keepPublishedWeeks: 2 })
    expect(await publishedUntil()).toBeUndefined()
    const [row] = await world.db.select().from(availability).where(eq(availability.doctorId, doctorId))
    expect(row).toMatchObject({ publishedUntil: null })
  })
})
