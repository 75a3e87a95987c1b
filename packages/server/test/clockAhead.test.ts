import { BOOKING_STATUS } from '@nalam/sdk'
import { HOLD_FOR, LONGEST_OFFER, RECOVERY_DELAY, UNDO_FOR } from '@nalam/sdk/rules'
import { and, eq, getTableName, gt, is, isNotNull, isNull } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanAll, openDependencies, type OpenedDependencies } from '../src/app/openDependencies.ts'
import { LONGEST_PAUSE as LONGEST_DELIVERY_PAUSE } from '../src/changes/messages/deliveryStore.ts'
import { latestPlanned } from '../src/clock.ts'
import * as schema from '../src/db/schema.ts'
import { LONGEST_PAUSE as LONGEST_MAIL_PAUSE } from '../src/mail/outbox.ts'
import { createOfferEnds } from '../src/resources/bookings/offerStore.ts'
import { LONGEST_HOLD } from '../src/resources/slots/slot.ts'
import { holdSlots } from '../src/resources/slots/store.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { addSlot, hoursOn, newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { storeRows } from './support/storedRows.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const { availability, idempotencyKeys, messages, outbox, slots } = schema

const YEAR = 365 * 86_400
const KEY = 'a-key-of-one-action-1'

/** How far ahead of a clock that is right a stored moment can be, in milliseconds. */
interface Distance {
  readonly longest: number
  /** `cleaning` removes or corrects one that is further ahead; else no reader believes it. */
  readonly by: 'cleaning' | 'readers'
}

const cleaned = (longest = 0): Distance => ({ longest, by: 'cleaning' })
const readers = (longest = 0): Distance => ({ longest, by: 'readers' })
const CHOSEN = 'A person has chosen it, or it follows from what was chosen.'
const WHETHER_SET = 'Only whether it is set counts.'
const VISIBLE_ONLY = 'It is displayed or orders a list, and nothing ends or begins with it.'

/** Every moment and day of the schema: its longest distance, or why a clock that was ahead cannot hurt. */
const MOMENTS: Readonly<Record<string, Distance | string>> = {
  'doctors.confirmed_at': WHETHER_SET,
  'doctors.email_verified_at': WHETHER_SET,
  'doctors.blocked_at': WHETHER_SET,
  'doctors.created_at': VISIBLE_ONLY,
  'doctors.updated_at': VISIBLE_ONLY,
  'sessions.created_at': readers(),
  'sessions.last_used_at': cleaned(),
  'sessions.proved_at': readers(),
  'passkeys.created_at': VISIBLE_ONLY,
  'passkeys.last_used_at': VISIBLE_ONLY,
  'passkey_only.since': WHETHER_SET,
  'passkey_recoveries.begun_at': VISIBLE_ONLY,
  'passkey_recoveries.takes_effect_at': cleaned(RECOVERY_DELAY),
  'passkey_recoveries.stopped_at': WHETHER_SET,
  'passkey_challenges.created_at': cleaned(),
  'codes.created_at': cleaned(),
  'codes.used_at': WHETHER_SET,
  'known_devices.last_used_at': cleaned(),
  'rate_limits.window_start': cleaned(),
  'rate_limits.window_end': 'The begin of its window is not believed.',
  'slots.starts_at': CHOSEN,
  'slots.ends_at': CHOSEN,
  'slots.held_until': readers(LONGEST_HOLD),
  'slots.created_at': VISIBLE_ONLY,
  'slot_changes.first_day': CHOSEN,
  'slot_changes.last_day': CHOSEN,
  'slot_changes.created_at': cleaned(),
  'slot_changes.undone_at': WHETHER_SET,
  'availability.published_until': 'It is not believed if the moment of its row is not.',
  'availability.extended_on': readers(24 * 3_600_000),
  'availability.updated_at': readers(),
  'availability_exceptions.first_day': CHOSEN,
  'availability_exceptions.last_day': CHOSEN,
  'availability_exceptions.created_at': VISIBLE_ONLY,
  'platforms.created_at': VISIBLE_ONLY,
  'platforms.removed_at': WHETHER_SET,
  'platform_holds.expires_at': cleaned(HOLD_FOR),
  'bookings.starts_at': CHOSEN,
  'bookings.created_at': 'It is displayed, and a count of the last 30 days has it for longer.',
  'bookings.decided_at': readers(),
  'bookings.cancelled_at': WHETHER_SET,
  'bookings.remind_at': 'It is before the appointment whatever the clock says.',
  'bookings.not_told_at': WHETHER_SET,
  'bookings.lapsed_at': WHETHER_SET,
  'bookings.lapsing_at': WHETHER_SET,
  'queue_sessions.day': CHOSEN,
  'queue_entries.day': CHOSEN,
  'queue_entries.arrived_at': VISIBLE_ONLY,
  'queue_entries.skipped_at': VISIBLE_ONLY,
  'queue_entries.called_at': readers(),
  'queue_entries.ended_at': 'It orders a list, and one of ten visits whose mean is said as "about" ends too late.',
  'queue_screens.created_at': VISIBLE_ONLY,
  'calendar_feeds.created_at': VISIBLE_ONLY,
  'offers.created_at': VISIBLE_ONLY,
  'offers.expires_at': readers(LONGEST_OFFER),
  'messages.due_at': cleaned(),
  'messages.created_at': cleaned(),
  'deliveries.starts_at': CHOSEN,
  'deliveries.previous_starts_at': CHOSEN,
  'deliveries.happened_at': readers(),
  'deliveries.due_at': readers(),
  'deliveries.next_attempt_at': readers(LONGEST_DELIVERY_PAUSE),
  'deliveries.sent_at': cleaned(),
  'deliveries.given_up_at': cleaned(),
  'platform_notices.changed_at': VISIBLE_ONLY,
  'platform_notices.due_at': readers(UNDO_FOR),
  'platform_notices.next_attempt_at': readers(LONGEST_DELIVERY_PAUSE),
  'reminder_links.created_at': cleaned(),
  'reminder_days.day': CHOSEN,
  'reminder_days.queued_at': cleaned(),
  'idempotency_keys.created_at': cleaned(),
  'booking_days.day': CHOSEN,
  'events.at': cleaned(),
  'tickets.created_at': VISIBLE_ONLY,
  'tickets.updated_at': VISIBLE_ONLY,
  'profile_images.created_at': VISIBLE_ONLY,
  'outbox.next_attempt_at': readers(LONGEST_MAIL_PAUSE),
  'outbox.created_at': 'It makes a mail younger in a metric.',
  'outbox.done_at': cleaned(),
  'audit.at': VISIBLE_ONLY,
  'audit_reads.at': 'An entry that is stored for longer harms nobody.',
}

const tables = Object.values(schema).filter((value) => is(value, PgTable))
const isMoment = (column: PgColumn) => /^(?:timestamp|date)/.test(column.getSQLType())
const momentsOf = (table: PgTable) => getTableConfig(table).columns.filter(isMoment)
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`

/** The columns that cleaning corrects, with their longest distances. */
const cleanedColumns = tables.flatMap((table) =>
  momentsOf(table).flatMap((column) => {
    const rule = MOMENTS[nameOf(column)]
    return typeof rule === 'object' && rule.by === 'cleaning' ? [{ table, column, longest: rule.longest }] : []
  }),
)

it('every stored moment has its longest distance, or a reason why a clock that was ahead cannot hurt', () => {
  const known = tables.flatMap((table) => momentsOf(table).map(nameOf))
  expect(Object.keys(MOMENTS).toSorted()).toEqual(known.toSorted())
})

describe('a table of a clock that was ahead', () => {
  let databases: TestDatabases
  let opened: OpenedDependencies
  beforeAll(async () => {
    databases = await testDatabases()
    const url = await databases.create('clock_ahead')
    opened = await openDependencies({ database: { kind: 'postgres', url } })
  })
  afterAll(async () => {
    await opened.close()
    await databases.stop()
  })

  it('has no moment of that clock after cleaning', async () => {
    const { dependencies } = opened
    const { db, clock } = dependencies
    const yearAhead = new Date(clock.now().getTime() + YEAR * 1000)
    const cleanedTables = new Set(cleanedColumns.map(({ table }) => table))
    for (const table of cleanedTables) await storeRows(db, table, 1, yearAhead)
    const ahead = async () => {
      const counted = await Promise.all(
        cleanedColumns.map(async ({ table, column, longest }) => {
          const isAhead = gt(column, latestPlanned(clock.now(), longest))
          return (await db.$count(table, isAhead)) > 0 ? [nameOf(column)] : []
        }),
      )
      return counted.flat()
    }
    expect(await ahead()).toEqual(cleanedColumns.map(({ column }) => nameOf(column)))
    await cleanAll(dependencies)
    expect(await ahead()).toEqual([])
  })
})

describeOnDatabases('a clock that was ahead and is corrected', (world) => {
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

    await cleanAll(dependencies)
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
    // Nor is it held in a year, when the moment of that clock comes.
    const { slotId: other } = await addSlot(world.server, doctorId, `${day} 11:00`, `${day} 11:30`)
    const until = new Date(world.clock.now().getTime() + YEAR * 1000)
    const hold = { doctorId, bookingId: 'bkg_other', until, now: world.clock.now() }
    await world.db.transaction((tx) => holdSlots(tx, [other], hold))
    await cleanAll(world.server.dependencies)
    const isHeld = and(eq(slots.doctorId, doctorId), isNotNull(slots.heldUntil))
    expect(await world.db.$count(slots, isHeld)).toBe(0)
  })

  it('leaves no offer open until then: the booking waits for the doctor again', async () => {
    const { client, doctorId } = await newDoctor(world.server, { profileUpdated: true })
    const { bookingId = '' } = await addSlot(world.server, doctorId, '2028-01-10 10:00', '2028-01-10 10:30', {
      booking: 1,
    })
    const free = await addSlot(world.server, doctorId, '2028-01-10 11:00', '2028-01-10 11:30')
    world.clock.forward(YEAR)
    client.token = await openSession(world.server.dependencies, doctorId)
    expect(outcome(await client.call('offerTimes', { id: bookingId, slotIds: [free.slotId] }))[0]).toBe(200)

    world.clock.forward(-YEAR)
    client.token = await openSession(world.server.dependencies, doctorId)
    const listed = async () => {
      const { body } = await client.call('listBookings', { doctorId, order: 'latest' })
      return Object(body['data']).data[0]
    }
    expect(await listed()).toMatchObject({ offer: { state: 'expired' } })
    expect(outcome(await client.call('withdrawOffer', { id: bookingId }))).toEqual([409, 'offer.not_open'])
    await createOfferEnds(world.server.dependencies, 3_600_000).settled()
    expect(await listed()).toMatchObject({ bookingStatus: BOOKING_STATUS.pending })
    const [slot] = await world.db.select().from(slots).where(eq(slots.id, free.slotId))
    expect(slot).toMatchObject({ heldUntil: null, heldFor: null })
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

  it('begins no way back by itself a year later, and its mail does not wait', async () => {
    const { doctorId } = await newDoctor(world.server)
    const { passkeyOnly, outbox: mails } = world.server.dependencies
    await world.db.transaction((tx) => passkeyOnly.set(tx, doctorId, true))
    world.clock.forward(YEAR)
    await world.db.transaction(async (tx) => {
      const at = await passkeyOnly.begin(tx, doctorId)
      await mails.plan('recovery_over', `${doctorId}@nalam.example`, 'en', at, tx)
    })
    world.clock.forward(-YEAR)
    await mails.settled()
    const isWaiting = and(eq(outbox.recipient, `${doctorId}@nalam.example`), isNull(outbox.doneAt))
    expect(await world.db.$count(outbox, isWaiting)).toBe(0)
    await cleanAll(world.server.dependencies)
    world.clock.forward(YEAR + 2 * 86_400)
    const state = await passkeyOnly.state(doctorId)
    world.clock.forward(-YEAR - 2 * 86_400)
    expect(state).toMatchObject({ isPasskeyOnly: true, recoveryAt: undefined })
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
