import { BOOKING_STATUS, clinicNow } from '@nalam/sdk'
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { audit, bookingCounts, bookings, events, slots } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { cleanMessages } from '../src/changes/messages/messageStore.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { bookSlot } from './support/bookSlot.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { openSession } from './support/openSession.ts'
import { plannedMessages } from './support/plannedMessages.ts'
import { createSettableClock } from './support/settableClock.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
const doctorId = demoDoctors.complete.id
const MINUTES = 60

describeOnDatabases('undoing a decision', (world) => {
  let count = 0

  /** Creates a pending booking and its slot, on a day that no other booking of this file uses. */
  async function newBooking(): Promise<{ bookingId: string; slotId: string }> {
    count += 1
    const [bookingId, slotId] = [`bkg_undo_${count}`, `slt_undo_${count}`]
    const startsAt = `2028-${String(1 + Math.floor(count / 28)).padStart(2, '0')}-${String(1 + (count % 28)).padStart(2, '0')} 09:00:00`
    const created = { doctorId, startsAt, createdAt: world.clock.now() }
    await insertSlots(world.db, [
      { ...created, id: slotId, endsAt: startsAt.replace('09:00', '09:30'), isBooked: true },
    ])
    await insertBookings(world.db, [
      {
        ...created,
        id: bookingId,
        slotId,
        bookingNumber: `UNDO-${count}`,
        patientName: 'Undo Patient',
        patientPhone: '9000000001',
        mode: 'Online',
      },
    ])
    return { bookingId, slotId }
  }
  const decide = (bookingId: string, status: number) => world.client.call('updateBookingStatus', { bookingId, status })
  const undo = (id: string) => world.client.call('undoBookingDecision', { id })
  const patientBooks = (slotId: string) =>
    world.db.transaction((tx) => {
      const id = world.server.dependencies.random.id()
      return bookSlot(tx, { id, slotId, patientName: 'Other', patientPhone: '9000000002' }, world.clock.now())
    })

  /** Returns everything that a decision changes. */
  async function stateOf({ bookingId, slotId }: { bookingId: string; slotId: string }) {
    const [booking] = await world.db
      .select({ status: bookings.status, decidedAt: bookings.decidedAt })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
    const [slot] = await world.db.select({ isBooked: slots.isBooked }).from(slots).where(eq(slots.id, slotId))
    const [counts] = await world.db.select().from(bookingCounts).where(eq(bookingCounts.doctorId, doctorId))
    const queued = await plannedMessages(world.db, bookingId)
    const told = await world.db.select({ name: events.name }).from(events).where(eq(events.doctorId, doctorId))
    const audited = await world.db
      .select({ id: audit.id })
      .from(audit)
      .where(eq(audit.subject, `booking:${bookingId}`))
    return { ...booking, ...slot, counts, queued, events: told.length, audited: audited.length }
  }

  async function bookingIn(rows: unknown, id: string): Promise<Record<string, unknown>> {
    const found: unknown = Array.isArray(rows) && rows.find((row) => Object(row).id === id)
    return Object(found)
  }

  it.each([
    ['approve', confirmed],
    ['decline', declined],
    ['reschedule', reschedule],
  ])('[UNDO-01] makes a booking pending again after %s, as if nothing had been decided', async (_word, status) => {
    const place = await newBooking()
    const before = await stateOf(place)
    expect((await decide(place.bookingId, status)).status).toBe(200)
    expect(await stateOf(place)).toMatchObject({ status, isBooked: status === confirmed })
    world.clock.forward(9 * MINUTES)
    expect(outcome(await undo(place.bookingId))).toEqual([200, 'booking.undone'])
    const { events: told, audited, ...after } = await stateOf(place)
    expect({ ...after, events: before.events, audited: 0 }).toEqual(before)
    expect(after).toMatchObject({ status: pending, decidedAt: null, isBooked: true, queued: [] })
    // Events: the decision, the undo, and each time that the slot was freed or taken. Audit: the
    // decision and the undo.
    expect([told - before.events, audited]).toEqual([status === confirmed ? 2 : 4, 2])
    const [entry] = await world.db
      .select()
      .from(audit)
      .where(eq(audit.subject, `booking:${place.bookingId}`))
      .orderBy(desc(audit.id))
      .limit(1)
    expect(entry).toMatchObject({ action: 'booking.undone', doctorId, detail: { from: status } })
    // A new decision reverses the undo.
    expect((await decide(place.bookingId, declined)).status).toBe(200)
  })

  it('[UNDO-01] is refused with a message when another patient has the time, and nothing changes', async () => {
    for (const status of [declined, reschedule]) {
      const place = await newBooking()
      await decide(place.bookingId, status)
      expect(await patientBooks(place.slotId)).toBe(true)
      const before = await stateOf(place)
      const refused = await undo(place.bookingId)
      expect(refused.body).toMatchObject({
        statusCode: 409,
        code: 'booking.slot_taken',
        message: 'Another patient has booked this time. Nothing was undone.',
      })
      expect(await stateOf(place)).toEqual(before)
    }
  })

  it('[UNDO-01] is refused after 10 minutes by the server’s clock, and for what is pending', async () => {
    const [inTime, late] = [await newBooking(), await newBooking()]
    for (const { bookingId } of [inTime, late]) await decide(bookingId, confirmed)
    world.clock.forward(10 * MINUTES - 1)
    expect(outcome(await undo(inTime.bookingId))).toEqual([200, 'booking.undone'])
    expect(outcome(await undo(inTime.bookingId))).toEqual([409, 'booking.not_decided'])
    world.clock.forward(1)
    const before = await stateOf(late)
    expect(outcome(await undo(late.bookingId))).toEqual([409, 'booking.undo_over'])
    expect(await stateOf(late)).toEqual(before)
  })

  it('takes a slot again that the doctor has switched off meanwhile', async () => {
    const place = await newBooking()
    await decide(place.bookingId, declined)
    expect((await world.client.call('updateSlotStatus', { slotId: place.slotId, status: 2 })).status).toBe(200)
    expect(outcome(await undo(place.bookingId))).toEqual([200, 'booking.undone'])
    const slot = await world.db.query.slots.findFirst({ where: eq(slots.id, place.slotId) })
    expect(slot).toMatchObject({ isBooked: true, status: 2 })
  })

  describe('of a slot that was deleted meanwhile', () => {
    /** Creates a declined booking whose slot from 9:00 to 9:30 is deleted. */
    async function deletedPlace() {
      const place = await newBooking()
      const was = await world.db.query.slots.findFirst({ where: eq(slots.id, place.slotId) })
      if (!was) throw new Error('The booking has no slot')
      await decide(place.bookingId, declined)
      const deleted = await world.client.call('changeSlots', { action: 'delete', slotIds: [place.slotId] })
      expect(outcome(deleted)).toEqual([200, 'slot.deleted'])
      return { ...place, was }
    }
    /** Adds another slot on the same day. */
    async function addSlot({ startsAt }: { startsAt: string }, id: string, [from, to]: readonly [string, string]) {
      const at = (time: string) => startsAt.replace('09:00', time)
      const times = { startsAt: at(from), endsAt: at(to) }
      await insertSlots(world.db, [{ id, doctorId, ...times, createdAt: world.clock.now() }])
    }
    const bookingOf = (id: string) => world.db.query.bookings.findFirst({ where: eq(bookings.id, id) })

    it('[UNDO-01] makes the slot again as it was, booked', async () => {
      const { was, slotId, bookingId } = await deletedPlace()
      expect(outcome(await undo(bookingId))).toEqual([200, 'booking.undone'])
      expect(await world.db.query.slots.findFirst({ where: eq(slots.id, slotId) })).toEqual(was)
      expect(await bookingOf(bookingId)).toMatchObject({ slotId, status: pending })
    })

    it('[UNDO-01] takes the free slot that begins at its time', async () => {
      const { was, slotId, bookingId } = await deletedPlace()
      await addSlot(was, `${slotId}_new`, ['09:00', '09:15'])
      await addSlot(was, `${slotId}_next`, ['09:15', '09:30'])
      expect(outcome(await undo(bookingId))).toEqual([200, 'booking.undone'])
      expect(await bookingOf(bookingId)).toMatchObject({ slotId: `${slotId}_new`, status: pending })
      const taken = await world.db.query.slots.findFirst({ where: eq(slots.id, `${slotId}_new`) })
      expect(taken).toMatchObject({ isBooked: true })
    })

    it('[UNDO-01] is refused if other slots have its time, or a patient has booked one, and nothing changes', async () => {
      for (const [times, isTaken, code] of [
        [['08:45', '09:15'], false, 'booking.slot_gone'],
        [['09:15', '09:45'], true, 'booking.slot_taken'],
        [['09:00', '09:30'], true, 'booking.slot_taken'],
      ] as const) {
        const place = await deletedPlace()
        await addSlot(place.was, `${place.slotId}_new`, times)
        if (isTaken) expect(await patientBooks(`${place.slotId}_new`)).toBe(true)
        const before = await stateOf(place)
        expect(outcome(await undo(place.bookingId))).toEqual([409, code])
        expect(await stateOf(place)).toEqual(before)
        expect(await bookingOf(place.bookingId)).toMatchObject({ slotId: null, status: declined })
      }
    })
  })

  it('undoes a decision about a booking without a slot', async () => {
    const { bookingId } = await newBooking()
    const id = `${bookingId}_plain`
    const row = { patientName: 'No Slot', patientPhone: '9000000003', mode: 'Clinic', createdAt: world.clock.now() }
    await insertBookings(world.db, [
      { id, bookingNumber: id, doctorId, slotId: null, startsAt: '2028-01-01 09:00:00', ...row },
    ])
    await decide(id, declined)
    expect(outcome(await undo(id))).toEqual([200, 'booking.undone'])
  })

  it('[UNDO-01] every list carries when it was decided and until when it can be undone, and only until then', async () => {
    const { bookingId } = await newBooking()
    const date = clinicNow(world.clock.now()).date
    expect(date).toBe('2026-11-20')
    await decide(bookingId, confirmed)
    const fields = {
      decidedAt: world.clock.now().toISOString(),
      undoUntil: new Date(world.clock.now().getTime() + 600_000).toISOString(),
    }
    const read = async () => {
      const number = `UNDO-${count}`
      const lists = [
        await world.client.call('listBookings', { doctorId }),
        await world.client.call('listBookings', { doctorId, page: 1 }),
        await world.client.call('listBookings', { doctorId, page: 1, searchQuery: number }),
        await world.client.call('listBookings', { doctorId, page: 1, status: [2], order: 'latest' }),
        await world.client.call('listBookings', {
          doctorId,
          page: 1,
          status: [2],
          order: 'soonest',
          searchQuery: number,
        }),
        await world.client.call('listUndoableBookings'),
      ]
      return Promise.all(
        lists.map(({ body }) => {
          const data: Record<string, unknown> = Object(body['data'])
          return bookingIn(data['slots'] ?? data['data'] ?? data['bookings'], bookingId)
        }),
      )
    }
    for (const booking of await read()) expect(booking).toMatchObject({ id: bookingId, ...fields })
    world.clock.forward(10 * MINUTES)
    const [undoable, ...lists] = (await read()).toReversed()
    expect(undoable).toEqual({})
    for (const booking of lists) {
      expect(booking).toMatchObject({ id: bookingId, bookingStatus: confirmed })
      expect(booking).not.toHaveProperty('decidedAt')
      expect(booking).not.toHaveProperty('undoUntil')
    }
  })

  it('[UNDO-02] every device lists what can still be undone, latest decision first, and no other doctor does', async () => {
    const places = [await newBooking(), await newBooking(), await newBooking()]
    for (const [index, { bookingId }] of places.entries()) {
      await decide(bookingId, [confirmed, declined, reschedule][index] ?? confirmed)
      world.clock.forward(MINUTES)
    }
    const [device, other] = [createTestClient(world.server.origin), createTestClient(world.server.origin)]
    device.token = await openSession(world.server.dependencies, doctorId)
    other.token = await openSession(world.server.dependencies, demoDoctors.other.id)
    const listed = async (from: TestClient) => {
      const { bookings: rows } = Object((await from.call('listUndoableBookings')).body['data'])
      return Array.isArray(rows) ? rows.map((row) => Object(row).id) : rows
    }
    const expected = places.map(({ bookingId }) => bookingId).toReversed()
    expect(await listed(world.client)).toEqual(expected)
    expect(await listed(device)).toEqual(expected)
    expect(await listed(other)).toEqual([])
    expect(outcome(await device.call('undoBookingDecision', { id: expected[0] }))).toEqual([200, 'booking.undone'])
    expect(await listed(world.client)).toEqual(expected.slice(1))
    world.clock.forward(7.5 * MINUTES)
    expect(await listed(world.client)).toEqual(expected.slice(1, 2))
  })

  it('[UNDO-03] a message waits until the time to undo is over; an undone decision has none, a new one its own', async () => {
    const place = await newBooking()
    await decide(place.bookingId, confirmed)
    const { queued } = await stateOf(place)
    expect(queued).toEqual([{ name: 'booking.accepted', dueAt: new Date(world.clock.now().getTime() + 600_000) }])
    world.clock.forward(5 * MINUTES)
    await undo(place.bookingId)
    expect((await stateOf(place)).queued).toEqual([])
    await decide(place.bookingId, declined)
    const dueAt = new Date(world.clock.now().getTime() + 600_000)
    expect((await stateOf(place)).queued).toEqual([{ name: 'booking.declined', dueAt }])
    // When a message is due, its decision can no longer be undone, so no message is sent too early.
    world.clock.forward(10 * MINUTES)
    expect(world.clock.now()).toEqual(dueAt)
    expect(outcome(await undo(place.bookingId))).toEqual([409, 'booking.undo_over'])
    expect((await stateOf(place)).queued).toHaveLength(1)
  })

  it('an unsent message is removed a day later', async () => {
    const place = await newBooking()
    await decide(place.bookingId, confirmed)
    const hours = (number: number) => new Date(world.clock.now().getTime() + 600_000 + number * 3_600_000)
    await cleanMessages(world.db, hours(24))
    expect((await stateOf(place)).queued).toHaveLength(1)
    await cleanMessages(world.db, hours(24.01))
    expect((await stateOf(place)).queued).toEqual([])
  })

  it('[UNDO-01] of many undos and patients at once one gets the slot, and the others get an error', async () => {
    for (const round of [0, 1, 2]) {
      const place = await newBooking()
      await decide(place.bookingId, declined)
      const undos = () => Array.from({ length: 25 }, async () => outcome(await undo(place.bookingId)).join(' '))
      const patients = () =>
        Array.from({ length: 25 }, async () => ((await patientBooks(place.slotId)) ? 'booked' : 'taken'))
      const started = round === 1 ? [...patients(), ...undos()] : [...undos(), ...patients()]
      const told = (await Promise.all(started)).toSorted()
      const isUndone = told.includes('200 booking.undone')
      const losers = isUndone ? ['409 booking.not_decided', 24] : ['409 booking.slot_taken', 25]
      // A busy machine's server refuses some, and does nothing.
      const busy = told.filter((word) => word.startsWith('503')).length
      expect(told.filter((word) => word === losers[0])).toHaveLength(Number(losers[1]) - busy)
      expect(told.filter((word) => word === 'taken')).toHaveLength(isUndone ? 25 : 24)
      expect(told.filter((word) => word === 'booked')).toHaveLength(isUndone ? 0 : 1)
      const live = await world.db
        .select({ status: bookings.status })
        .from(bookings)
        .where(and(eq(bookings.slotId, place.slotId), eq(bookings.status, pending)))
      expect(live).toHaveLength(1)
      expect(await stateOf(place)).toMatchObject({ status: isUndone ? pending : declined, isBooked: true })
    }
  })

  it('decisions about many bookings of one doctor at once never deadlock', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [places, undone] = [[await newBooking()], [await newBooking()]]
      while (places.length < 4) places.push(await newBooking())
      while (undone.length < 4) undone.push(await newBooking())
      for (const { bookingId } of undone) await decide(bookingId, declined)
      const responses = await Promise.all([
        ...places.map(({ bookingId }, index) => decide(bookingId, index % 2 === 0 ? confirmed : declined)),
        ...undone.map(({ bookingId }) => undo(bookingId)),
      ])
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    }
  })

  it('nothing of the demo data can be undone at the start', async () => {
    const fresh = createSettableClock()
    const another = await startDemoServer({ clock: fresh })
    const visitor = createTestClient(another.origin)
    await visitor.signIn(demoDoctors.complete.email)
    expect((await visitor.call('listUndoableBookings')).body).toMatchObject({ data: { bookings: [] } })
    await another.close()
  })
})
