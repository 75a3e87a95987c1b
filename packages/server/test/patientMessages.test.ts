import { BOOKING_STATUS, formatPhone } from '@nalam/sdk'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DELIVERY_STATES } from '../src/changes/messages/deliveryRules.ts'
import { cleanDeliveries, listDeliveries } from '../src/changes/messages/deliveryStore.ts'
import { markNotTold } from '../src/changes/messages/messageStore.ts'
import { MESSAGE_NAMES } from './support/messageNames.ts'
import { messageText, type MessageFacts } from '../src/changes/messages/messageTexts.ts'
import { contractDocument } from '../src/contract/contractDocument.ts'
import { deliveries, reminderDays } from '../src/db/schema.ts'
import { erasePatient } from '../src/operations/erasePatients.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { createSettableClock } from './support/settableClock.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { createTestClient } from './support/testClient.ts'

const { pending, confirmed, declined } = BOOKING_STATUS
const MINUTES = 60
const HOURS = 60 * MINUTES
const MONDAY = '2026-11-23'
/** How a patient reads 10:30. */
const TIMES = { en: 'Tue 24 Nov, 10:30 AM', ta: 'காலை 10:30 மணி', hi: 'सुबह 10:30 बजे' }

// The clock begins on Friday, 20 November 2026, at 11:30 at the clinic.
/** Half an hour later on the same day. */
function endOf(start: string): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  return `${String(hour + (minute === 30 ? 1 : 0)).padStart(2, '0')}:${minute === 30 ? '00' : '30'}`
}

describeOnDatabases('messages to patients', (world) => {
  let count = 0

  /** Creates a booking with a slot; each has another patient. */
  async function booking(doctorId: string, start: string, status: number = pending, date = MONDAY) {
    count += 1
    const [bookingId, slotId] = [`bkg_message_${count}`, `slt_message_${count}`]
    const phoneNumber = String(9_100_000_000 + count)
    const startsAt = `${date} ${start}:00`
    const created = { doctorId, startsAt, createdAt: world.clock.now() }
    await insertSlots(world.db, [{ ...created, id: slotId, endsAt: `${date} ${endOf(start)}:00`, isBooked: true }])
    await insertBookings(world.db, [
      {
        ...created,
        id: bookingId,
        slotId,
        status,
        bookingNumber: `MSG-${count}`,
        patientName: 'Message Patient',
        patientPhone: phoneNumber,
        mode: 'Online',
      },
    ])
    return { bookingId, slotId, phoneNumber }
  }
  async function openSlot(doctorId: string, start: string) {
    count += 1
    const id = `slt_message_${count}`
    const [startsAt, endsAt] = [`${MONDAY} ${start}:00`, `${MONDAY} ${endOf(start)}:00`]
    await insertSlots(world.db, [{ id, doctorId, startsAt, endsAt, createdAt: world.clock.now() }])
    return id
  }
  const doctor = () => newDoctor(world.server, { profileUpdated: true })
  /** The messages on a patient's phone, oldest first. */
  async function received(phoneNumber: string) {
    await world.server.messages?.settled()
    const all = world.server.phones?.messages.filter(({ event }) => event.data.phoneNumber === phoneNumber) ?? []
    return all.map(({ event }) => event).toReversed()
  }
  const typesOn = async (phoneNumber: string) => (await received(phoneNumber)).map(({ type }) => type)

  it.each([
    ['booking.accepted', 1],
    ['booking.declined', 2],
    ['booking.reschedule_requested', 3],
  ])('[MSG-01] %s is sent when it can no longer be undone, not before, and once', async (name, status) => {
    const { doctorId, client } = await doctor()
    const { bookingId, phoneNumber } = await booking(doctorId, '09:00')
    const code = [confirmed, declined, BOOKING_STATUS.reschedule][status - 1]
    expect((await client.call('updateBookingStatus', { bookingId, status: code })).status).toBe(200)
    world.clock.forward(10 * MINUTES - 1)
    expect(await typesOn(phoneNumber)).toEqual([])
    world.clock.forward(1)
    expect(await typesOn(phoneNumber)).toEqual([name])
    world.clock.forward(2 * HOURS)
    const [event, ...others] = await received(phoneNumber)
    expect(others).toEqual([])
    expect(event?.data).toMatchObject({ bookingId, doctorId, date: '23-11-2026', time: '09:00', language: 'ta' })
    expect(event?.data.texts.en).toContain('Mon 23 Nov, 9:00 AM')
  })

  it('[MSG-01] nothing is sent about what was undone', async () => {
    const { doctorId, client } = await doctor()
    const { bookingId, phoneNumber } = await booking(doctorId, '09:00')
    await client.call('updateBookingStatus', { bookingId, status: confirmed })
    world.clock.forward(9 * MINUTES)
    expect((await client.call('undoBookingDecision', { id: bookingId })).status).toBe(200)
    world.clock.forward(HOURS)
    expect(await typesOn(phoneNumber)).toEqual([])
  })

  it('[MSG-04] a cancellation says why, and takes the place of a confirmation that is final and not sent yet', async () => {
    const { doctorId, client } = await doctor()
    const { bookingId, phoneNumber } = await booking(doctorId, '10:30')
    await client.call('updateBookingStatus', { bookingId, status: confirmed })
    // Final now, and nothing has been sent yet.
    world.clock.forward(10 * MINUTES)
    const cancelling = { id: bookingId, reason: 'other', note: 'Please call us.', slot: 'open' } as const
    expect((await client.call('cancelBooking', cancelling)).status).toBe(200)
    expect(await typesOn(phoneNumber)).toEqual([])
    world.clock.forward(10 * MINUTES)
    const [cancelled, ...others] = await received(phoneNumber)
    expect(others).toEqual([])
    expect(cancelled).toMatchObject({ type: 'booking.cancelled', data: { reason: 'other', note: 'Please call us.' } })
    expect(cancelled?.data.texts.en).toContain('is cancelled. Please call us. Please book another time.')
  })

  it('[MSG-01] a move within the ten minutes replaces the confirmation, and undoing it brings that back', async () => {
    const { doctorId, client } = await doctor()
    const slotId = await openSlot(doctorId, '11:00')
    const [moved, back] = [await booking(doctorId, '09:00'), await booking(doctorId, '09:30')]
    for (const { bookingId } of [moved, back])
      await client.call('updateBookingStatus', { bookingId, status: confirmed })
    world.clock.forward(5 * MINUTES)
    const move = (id: string) => client.call('moveBooking', { id, slotId, previousSlot: 'open' })
    expect((await move(back.bookingId)).status).toBe(200)
    expect((await client.call('undoBookingDecision', { id: back.bookingId })).status).toBe(200)
    expect((await move(moved.bookingId)).status).toBe(200)
    world.clock.forward(5 * MINUTES)
    expect(await typesOn(moved.phoneNumber)).toEqual([])
    expect(await typesOn(back.phoneNumber)).toEqual(['booking.accepted'])
    world.clock.forward(5 * MINUTES)
    const [event] = await received(moved.phoneNumber)
    expect(event).toMatchObject({ type: 'booking.moved', data: { time: '11:00', previous: { time: '09:00' } } })
  })

  it('[MSG-04] moved and cancelled within ten minutes, the patient is told once, about the time that she knows', async () => {
    const { doctorId, client } = await doctor()
    const slotId = await openSlot(doctorId, '11:00')
    const { bookingId, phoneNumber } = await booking(doctorId, '09:00', confirmed)
    await client.call('moveBooking', { id: bookingId, slotId, previousSlot: 'open' })
    world.clock.forward(5 * MINUTES)
    await client.call('cancelBooking', { id: bookingId, reason: 'emergency', slot: 'open' })
    world.clock.forward(HOURS)
    expect(await received(phoneNumber)).toMatchObject([{ type: 'booking.cancelled', data: { time: '09:00' } }])
  })

  it('[MSG-04] a move before the patient was told of the first one names the time that she knows as before', async () => {
    const { doctorId, client } = await doctor()
    const slots = [await openSlot(doctorId, '11:00'), await openSlot(doctorId, '12:00')]
    const { bookingId, phoneNumber } = await booking(doctorId, '09:00', confirmed)
    for (const slotId of slots) await client.call('moveBooking', { id: bookingId, slotId, previousSlot: 'open' })
    world.clock.forward(HOURS)
    expect(await received(phoneNumber)).toMatchObject([
      { type: 'booking.moved', data: { time: '12:00', previous: { time: '09:00' } } },
    ])
  })

  it('[MSG-06] reminds of confirmed appointments at 18:00 the day before, once, and of no cancelled one', async () => {
    const { doctorId, client } = await doctor()
    const at = (start: string, status: number) => booking(doctorId, start, status, MONDAY)
    const kept = await at('09:00', confirmed)
    const cancelled = await at('09:30', confirmed)
    const waiting = await at('10:00', pending)
    await world.db.delete(reminderDays)
    const untilSix = new Date(`2026-11-22T18:00:00+05:30`).getTime() - world.clock.now().getTime()
    world.clock.forward(untilSix / 1000 - 1)
    expect(await typesOn(kept.phoneNumber)).toEqual([])
    // Cancelled a second before, and the cancellation can still be undone.
    const cancelling = { id: cancelled.bookingId, reason: 'unavailable', slot: 'open' } as const
    client.token = await openSession(world.server.dependencies, doctorId)
    expect((await client.call('cancelBooking', cancelling)).status).toBe(200)
    world.clock.forward(1)
    expect(await typesOn(kept.phoneNumber)).toEqual(['booking.reminder'])
    world.clock.forward(HOURS)
    expect(await typesOn(kept.phoneNumber)).toEqual(['booking.reminder'])
    expect(await typesOn(cancelled.phoneNumber)).toEqual(['booking.cancelled'])
    expect(await typesOn(waiting.phoneNumber)).toEqual([])
  })

  it('[MSG-01] a message that only a newer version knows does not hold up the others', async () => {
    const { doctorId, client } = await doctor()
    const [newer, known] = [await booking(doctorId, '09:00'), await booking(doctorId, '09:30')]
    const at = world.clock.now()
    await world.db.execute(sql`
      insert into messages (doctor_id, booking_id, name, due_at, created_at)
      values (${doctorId}, ${newer.bookingId}, 'booking.painted', ${at.toISOString()}, ${at.toISOString()})`)
    await client.call('updateBookingStatus', { bookingId: known.bookingId, status: confirmed })
    world.clock.forward(10 * MINUTES)
    expect(await typesOn(known.phoneNumber)).toEqual(['booking.accepted'])
    expect(await typesOn(newer.phoneNumber)).toEqual([])
  })

  it('[MSG-03] the demo shows them at /dev/mailbox in three languages, and an erased patient gets none', async () => {
    const { doctorId, client } = await doctor()
    const [shown, erased] = [await booking(doctorId, '09:00'), await booking(doctorId, '09:30')]
    for (const { bookingId } of [shown, erased])
      await client.call('updateBookingStatus', { bookingId, status: confirmed })
    await world.db.transaction((tx) => erasePatient(tx, world.server.dependencies, erased.phoneNumber))
    world.clock.forward(10 * MINUTES)
    expect(await typesOn(erased.phoneNumber)).toEqual([])
    expect(await typesOn(shown.phoneNumber)).toEqual(['booking.accepted'])
    expect(await world.db.select().from(deliveries).where(eq(deliveries.bookingId, erased.bookingId))).toEqual([])
    // A message that was sent has the doctor's note, which goes with the patient.
    const sent = () => world.db.$count(deliveries, eq(deliveries.bookingId, shown.bookingId))
    expect(await sent()).toBe(1)
    const page = await (await fetch(`${world.server.origin}/dev/mailbox`)).text()
    for (const text of ['is confirmed', 'உறுதியானது', 'कन्फ़र्म है']) expect(page).toContain(text)
    expect(page).toContain(formatPhone(shown.phoneNumber))
    await world.db.transaction((tx) => erasePatient(tx, world.server.dependencies, shown.phoneNumber))
    expect(await sent()).toBe(0)
  })

  it('[MSG-01] the capability is offered where messages are sent, and lists hold nothing of the patient', async () => {
    const { body } = await createTestClient(world.server.origin).signIn('meena.raghavan@nalam.example')
    expect(JSON.stringify(body)).toContain('"messages"')
    const rows = await Promise.all(DELIVERY_STATES.map((state) => listDeliveries(world.db, state)))
    expect(rows.flat().length).toBe((await listDeliveries(world.db)).length)
    expect(rows.flat().length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/Message Patient|91000000/)
  })

  it('[MSG-01] a day that a clock that was ahead has queued is reminded of on its day', async () => {
    const { doctorId } = await doctor()
    const day = '2026-12-15'
    const { phoneNumber } = await booking(doctorId, '09:00', confirmed, day)
    const ahead = new Date('2026-12-14T18:00:00+05:30')
    await world.db.insert(reminderDays).values({ day, queuedAt: ahead })
    await cleanDeliveries(world.db, world.clock.now())
    world.clock.forward((ahead.getTime() - world.clock.now().getTime()) / 1000)
    expect(await typesOn(phoneNumber)).toEqual(['booking.reminder'])
  })

  it('[MSG-05] a booking whose message was given up is not told, in list, calendar and counts, until the doctor has told it', async () => {
    const { doctorId, client } = await doctor()
    const { bookingId, phoneNumber } = await booking(doctorId, '09:00', pending, '2026-12-18')
    await booking(doctorId, '10:00', pending, '2026-12-18')
    client.token = await openSession(world.server.dependencies, doctorId)
    await client.call('updateBookingStatus', { bookingId, status: confirmed })
    await world.db.transaction((tx) => markNotTold(tx, { doctorId, bookingId }, world.clock.now()))
    const listed = async (more: object) => {
      const { body } = await client.call('listBookings', { doctorId, page: 1, ...more })
      const data = Object(body['data'])
      const ids = data.data.map(({ id }: { id: string }) => id)
      return { ids, totalItems: data.totalItems, count: data.summary.notTold, first: data.data[0] }
    }
    const notTold = {
      givenUpAt: world.clock.now().toISOString(),
      known: { state: 'requested', date: '18-12-2026', time: '09:00' },
    }
    const found = [{ notTold: true }, { notTold: true, order: 'soonest' }, { notTold: true, searchQuery: phoneNumber }]
    for (const more of [...found, { notTold: true, status: [confirmed], from: '18-12-2026', to: '18-12-2026' }]) {
      const list = await listed(more)
      expect(list).toMatchObject({ ids: [bookingId], totalItems: 1, count: 1, first: { notTold } })
    }
    expect(await listed({ notTold: true, status: [declined] })).toMatchObject({ ids: [], totalItems: 0, count: 1 })
    const { body } = await client.call('getCalendar', { from: '18-12-2026', to: '18-12-2026' })
    expect(JSON.stringify(body)).toContain(JSON.stringify({ notTold }).slice(1, -1))

    expect((await client.call('setTold', { id: bookingId })).body).toMatchObject({ code: 'booking.told' })
    expect(await listed({ order: 'latest' })).toMatchObject({ totalItems: 2, count: 0 })
    expect(await listed({ notTold: true })).toMatchObject({ ids: [], totalItems: 0, count: 0 })
    world.clock.forward(10 * MINUTES)
    expect(await typesOn(phoneNumber)).toEqual([])
  })

  it('[MSG-04] told by phone and undone after that, the patient gets what is so now', async () => {
    const { doctorId, client } = await doctor()
    const { bookingId, phoneNumber } = await booking(doctorId, '11:00', confirmed, '2026-12-18')
    client.token = await openSession(world.server.dependencies, doctorId)
    await client.call('cancelBooking', { id: bookingId, reason: 'emergency', slot: 'open' })
    await client.call('setTold', { id: bookingId })
    world.clock.forward(5 * MINUTES)
    await client.call('undoBookingDecision', { id: bookingId })
    world.clock.forward(HOURS)
    expect(await received(phoneNumber)).toMatchObject([{ type: 'booking.accepted', data: { time: '11:00' } }])
  })

  it('[MSG-04] what is over is not told', async () => {
    const { doctorId, client } = await doctor()
    // In five minutes, on a Tuesday.
    const { bookingId, phoneNumber } = await booking(doctorId, '15:30', pending, '2026-12-22')
    world.clock.forward((Date.parse('2026-12-22T15:25:00+05:30') - world.clock.now().getTime()) / 1000)
    client.token = await openSession(world.server.dependencies, doctorId)
    expect((await client.call('updateBookingStatus', { bookingId, status: confirmed })).status).toBe(200)
    world.clock.forward(HOURS)
    expect(await typesOn(phoneNumber)).toEqual([])
  })
})

describe('a server without a receiver', () => {
  it('[MSG-01] does not offer messages and sends none', async () => {
    const server = await startDemoServer({ clock: createSettableClock(), hasExtensions: false })
    try {
      expect(server.messages).toBeUndefined()
      const { body } = await createTestClient(server.origin).signIn('meena.raghavan@nalam.example')
      expect(JSON.stringify(body)).not.toContain('messages')
    } finally {
      await server.close()
    }
  })
})

describe('the texts', () => {
  const facts: MessageFacts = {
    name: 'booking.accepted',
    doctorName: 'Meena Raghavan',
    clinicName: 'Raghavan Heart Clinic',
    bookingNumber: 'NLM-1042',
    startsAt: '2026-11-24 10:30:00',
    previousStartsAt: '2026-11-24 09:30:00',
    reason: 'emergency',
    note: 'Please call the clinic to choose another day.',
    today: '2026-11-23',
    linkIn: (language) => `https://clinic.example/p?lang=${language}#mZ5pT0gA1c2VQy9rXw8LkA`,
  }

  it.each(MESSAGE_NAMES)('[MSG-02] the example of %s in the contract is what is sent', (name) => {
    const { requestBody } = Object(contractDocument).webhooks[name].post
    const example: unknown = requestBody.content['application/json'].examples.message.value.data.texts
    const texts = Object.fromEntries(
      (['en', 'ta', 'hi'] as const).map((it) => [it, messageText({ ...facts, name }, it)]),
    )
    expect(example).toEqual(texts)
  })

  it.each(['en', 'ta', 'hi'] as const)('[MSG-01] in %s name the doctor, the time and the booking', (language) => {
    for (const name of MESSAGE_NAMES) {
      const text = messageText({ ...facts, name }, language)
      for (const part of ['Meena Raghavan', TIMES[language], 'NLM-1042']) expect(text).toContain(part)
      expect(text).not.toMatch(/undefined|null|\.\.|।\./)
      // Two parts of a text message in Tamil or Hindi, or three in English with a long note.
      expect(text.length).toBeLessThan(300)
    }
  })
})
