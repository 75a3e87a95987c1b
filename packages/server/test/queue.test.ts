import { addDays, BOOKING_STATUS, clinicInstant, clinicToday, toWireDate, VISIT } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../src/contract/contractTypes.ts'
import { createReminderLink } from '../src/changes/messages/messageStore.ts'
import { audit, auditReads, bookings, events, queueEntries } from '../src/db/schema.ts'
import { insertAvailability } from '../src/resources/availability/store.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { createTestClient, type TestClient, type TestResponse } from './support/testClient.ts'

const { confirmed } = BOOKING_STATUS
const MINUTES = 60

const queueIn = ({ body }: TestResponse): Schema<'Queue'> => Object(body['data']).queue
/** The first session of a response. */
const first = (response: TestResponse): Schema<'QueueSession'> => {
  const [session] = queueIn(response).sessions
  if (session === undefined) throw new Error('No session')
  return session
}
const names = ({ line }: Schema<'QueueSession'>) => line.map(({ number = '-', name }) => `${number} ${name}`)

describeOnDatabases('the queue of a day', (world) => {
  let count = 0
  // The tests begin on Friday, 20 November 2026, at 11:30 at the clinic.
  const today = () => clinicToday(world.clock.now())
  const date = () => toWireDate(today()) ?? ''

  const doctor = () => newDoctor(world.server)

  /** Creates a confirmed booking of today. @param time `HH:MM` */
  async function book(doctorId: string, time: string, patientName: string, day = today()): Promise<string> {
    count += 1
    const id = `bkg_queue_${count}`
    await insertBookings(world.db, [
      {
        id,
        doctorId,
        startsAt: `${day} ${time}:00`,
        status: confirmed,
        createdAt: world.clock.now(),
        bookingNumber: `QUEUE-${count}`,
        patientName,
        patientPhone: '9000000001',
        mode: 'Online',
      },
    ])
    return id
  }

  const walkIn = async (client: TestClient, name: string, more: object = {}) => {
    const response = await client.call('addQueueEntry', { date: date(), name, phone: '9840012345', ...more })
    expect(outcome(response)).toEqual([201, 'queue.added'])
    const id: string = Object(response.body['data']).entryId
    return { id, session: first(response) }
  }

  const queue = async (client: TestClient) => first(await client.call('getQueue', { date: date() }))
  const act = (client: TestClient, id: string, action: string, more: object = {}) =>
    client.call('changeQueueEntry', { id, action, ...more })

  /** Calls whoever is next. */
  async function callNext(client: TestClient): Promise<TestResponse> {
    const { inside, line } = await queue(client)
    const next = line.find(({ reason }) => reason !== undefined)
    return client.call('callNextPatient', {
      date: date(),
      session: 1,
      ...(inside && { inside: inside.id }),
      next: next?.id ?? 'nobody',
    })
  }

  const visitOf = async (id: string) =>
    (await world.db.select({ visit: bookings.visit }).from(bookings).where(eq(bookings.id, id)))[0]?.visit

  describe('an arrival', () => {
    it('[QUEUE-01] gives the next number, to bookings and to patients without one', async () => {
      const { doctorId, client } = await doctor()
      const booked = await book(doctorId, '11:45', 'Booked Patient')
      expect(await queue(client)).toMatchObject({ from: '09:00', to: '12:00', nextNumber: 1, over: [] })
      expect((await walkIn(client, 'First Walker')).session.nextNumber).toBe(2)
      const arrived = await client.call('addQueueEntry', { date: date(), bookingId: booked })
      expect(outcome(arrived)).toEqual([201, 'queue.added'])
      expect(Object(arrived.body['data']).entryId).toBe(booked)
      await walkIn(client, 'Second Walker')
      const session = await queue(client)
      expect(names(session)).toEqual(['1 First Walker', '2 Booked Patient', '3 Second Walker'])
      expect(session.line.map(({ reason }) => reason)).toEqual(['number', 'appointment', 'number'])
      expect(await visitOf(booked)).toBe('arrived')
    })

    it('[QUEUE-01] is shown with its number in every list and in the calendar', async () => {
      const { doctorId, client } = await doctor()
      const id = await book(doctorId, '11:45', 'Booked Patient')
      const bookingNumber = `QUEUE-${count}`
      const shown = async () => {
        const lists = await Promise.all([
          client.call('listBookings', { doctorId, page: 1 }),
          client.call('listBookings', { doctorId, page: 1, searchQuery: bookingNumber }),
          client.call('listBookings', { doctorId, page: 1, status: [confirmed] }),
        ])
        const calendar = await client.call('getCalendar', { from: date(), to: date() })
        const { days } = Object(calendar.body['data'])
        return [...lists.map(({ body }) => Object(body['data']).data[0]), days[0].bookings[0]].map(
          (booking: Schema<'Booking'>) => [booking.id, booking.visit, booking.queueNumber],
        )
      }
      const everywhere = (visit?: string, number?: number) => Array.from({ length: 4 }, () => [id, visit, number])
      expect(await shown()).toEqual(everywhere())
      await walkIn(client, 'First Walker')
      expect(outcome(await client.call('setVisit', { id, visit: 'arrived' }))).toEqual([200, 'visit.arrived'])
      expect(await shown()).toEqual(everywhere('arrived', 2))
      await client.call('setVisit', { id, visit: 'none' })
      expect(await shown()).toEqual(everywhere())
      await client.call('setVisit', { id, visit: 'seen' })
      expect(await shown()).toEqual(everywhere('seen', 2))
    })

    it('[QUEUE-01] noted as a visit is the same fact, in both directions', async () => {
      const { doctorId, client } = await doctor()
      const id = await book(doctorId, '11:45', 'Booked Patient')
      const stateOf = async () => {
        const session = await queue(client)
        const all = [...session.line, ...session.over, ...(session.inside ? [session.inside] : [])]
        const entry = all.find((one) => one.id === id)
        return [entry?.state, entry?.number, await visitOf(id)]
      }
      expect(await stateOf()).toEqual(['expected', undefined, null])
      const steps: ReadonlyArray<readonly [visit: string, state: string, stored: string | null]> = [
        ['arrived', 'waiting', 'arrived'],
        ['seen', 'seen', 'seen'],
        ['none', 'expected', null],
        ['no-show', 'left', 'no-show'],
        ['arrived', 'waiting', 'arrived'],
      ]
      for (const [visit, state, stored] of steps) {
        expect(outcome(await client.call('setVisit', { id, visit }))[0]).toBe(200)
        // The number stays that of the first arrival.
        expect(await stateOf()).toEqual([state, 1, stored])
      }
      for (const [action, state, visit] of [
        ['skipped', 'waiting', 'arrived'],
        ['left', 'left', 'no-show'],
        ['back', 'waiting', 'arrived'],
        ['seen', 'seen', 'seen'],
      ] as const) {
        expect(outcome(await act(client, id, action))).toEqual([200, 'queue.saved'])
        expect(await stateOf()).toEqual([state, 1, visit])
      }
    })

    it('[QUEUE-01] repeated gives no second number', async () => {
      const { doctorId, client } = await doctor()
      const id = await book(doctorId, '11:45', 'Booked Patient')
      for (let again = 0; again < 3; again += 1) await client.call('addQueueEntry', { date: date(), bookingId: id })
      expect(names(await queue(client))).toEqual(['1 Booked Patient'])
      const key = { 'idempotency-key': 'the-same-key-of-a-walk-in' }
      const body = { date: date(), name: 'Walk In', phone: '9840012345' }
      const [one, other] = [
        await client.call('addQueueEntry', body, key),
        await client.call('addQueueEntry', body, key),
      ]
      expect(Object(other.body['data']).entryId).toBe(Object(one.body['data']).entryId)
      expect(names(await queue(client))).toEqual(['2 Walk In', '1 Booked Patient'])
    })

    it('[QUEUE-01] of an emergency needs neither name nor number, of others both', async () => {
      const { client } = await doctor()
      await walkIn(client, 'Walk In')
      const emergency = await client.call('addQueueEntry', { date: date(), isEmergency: true })
      expect(names(first(emergency))).toEqual(['2 ', '1 Walk In'])
      for (const [body, fields] of [
        [{}, ['name', 'phone']],
        [{ name: 'Walk In' }, ['phone']],
        [{ phone: '9840012345' }, ['name']],
        [{ bookingId: 'bkg_1', name: 'Walk In' }, ['bookingId']],
      ] as const) {
        const refused = await client.call('addQueueEntry', { date: date(), ...body })
        expect([refused.status, Object.keys(Object(refused.body['errors']))]).toEqual([400, fields])
      }
    })

    it('[QUEUE-01] of another day is refused', async () => {
      const { doctorId, client } = await doctor()
      const body = { name: 'Walk In', phone: '9840012345' }
      for (const ahead of [-2, 2]) {
        const other = toWireDate(addDays(today(), ahead))
        expect(outcome(await client.call('addQueueEntry', { ...body, date: other }))).toEqual([409, 'queue.other_day'])
      }
      const tomorrow = await book(doctorId, '11:45', 'Of Tomorrow', addDays(today(), 1))
      const early = await client.call('addQueueEntry', { date: date(), bookingId: tomorrow })
      expect(outcome(early)).toEqual([409, 'visit.too_early'])
      expect(outcome(await client.call('addQueueEntry', { date: '31-02-2026', ...body }))[0]).toBe(400)
    })

    it('[QUEUE-01] of a booking that is cancelled, moved, and moved back keeps its number', async () => {
      const { doctorId, client } = await doctor()
      const id = await book(doctorId, '12:15', 'Booked Patient')
      await client.call('addQueueEntry', { date: date(), bookingId: id })
      expect(names(await queue(client))).toEqual(['1 Booked Patient'])
      const cancelled = await client.call('cancelBooking', { id, reason: 'emergency', slot: 'open' })
      expect(outcome(cancelled)).toEqual([200, 'booking.cancelled'])
      expect([names(await queue(client)), await visitOf(id)]).toEqual([[], null])
      await walkIn(client, 'Walk In')
      await client.call('undoBookingDecision', { id })
      expect([names(await queue(client)), await visitOf(id)]).toEqual([['2 Walk In', '1 Booked Patient'], 'arrived'])
    })
  })

  describe('a call', () => {
    it('[QUEUE-02] ends the visit inside and calls the next one, and can be undone', async () => {
      const { doctorId, client } = await doctor()
      const booked = await book(doctorId, '11:15', 'Booked Patient')
      const { id: walker } = await walkIn(client, 'Walk In')
      await client.call('addQueueEntry', { date: date(), bookingId: booked })
      expect(outcome(await callNext(client))).toEqual([200, 'queue.called'])
      expect(await queue(client)).toMatchObject({ inside: { id: booked, number: 2 }, line: [{ id: walker }] })
      world.clock.forward(8 * MINUTES)
      const called = first(await callNext(client))
      expect(called).toMatchObject({ inside: { id: walker }, line: [], over: [{ id: booked, state: 'seen' }] })
      // The length of a slot and one visit of 8 minutes.
      expect(called.meanMinutes).toBe(19)
      expect(await visitOf(booked)).toBe('seen')
      const undone = await client.call('undoPatientCall', { date: date(), session: 1, called: walker })
      expect(outcome(undone)).toEqual([200, 'queue.undone'])
      expect(first(undone)).toMatchObject({ inside: { id: booked }, line: [{ id: walker, number: 1 }], over: [] })
      expect(await visitOf(booked)).toBe('arrived')
      const again = await client.call('undoPatientCall', { date: date(), session: 1, called: walker })
      expect(outcome(again)).toEqual([409, 'queue.undo_over'])
      const entries = await world.db.select().from(audit).where(eq(audit.doctorId, doctorId))
      expect(entries.map(({ action }) => action)).toEqual([
        'queue.added',
        'visit.arrived',
        'queue.called',
        'queue.called',
        'queue.undone',
      ])
    })

    it('[QUEUE-02] reaches whoever is displayed as next, also while somebody is inside', async () => {
      const { doctorId, client } = await doctor()
      const soon = await book(doctorId, '11:55', 'Booked Patient')
      await client.call('addQueueEntry', { date: date(), bookingId: soon })
      await walkIn(client, 'First Walker')
      await walkIn(client, 'Second Walker')
      for (const number of [2, 3, 1]) {
        const called = await callNext(client)
        expect([outcome(called), first(called).inside?.number]).toEqual([[200, 'queue.called'], number])
      }
    })

    it('[QUEUE-02] is counted without the patients, which is not a read of their data', async () => {
      const { doctorId, client } = await doctor()
      await book(doctorId, '11:45', 'Booked Patient')
      for (const name of ['First Walker', 'Second Walker', 'Third Walker']) await walkIn(client, name)
      await callNext(client)
      const counted = await client.call('getQueue', { date: date(), part: 'figures' })
      expect(first(counted)).toMatchObject({ waiting: 2, nextNumber: 4, line: [], over: [] })
      expect(first(counted).inside).toBeUndefined()
      const whole = await client.call('getQueue', { date: date() })
      expect(first(whole)).toMatchObject({ waiting: 2, inside: { name: 'First Walker' } })
      // Reads are noted in their order.
      const reads = () =>
        world.db.select({ id: auditReads.requestId }).from(auditReads).where(eq(auditReads.doctorId, doctorId))
      await expect.poll(reads).toContainEqual({ id: whole.headers.get('x-request-id') })
      expect(await reads()).not.toContainEqual({ id: counted.headers.get('x-request-id') })
      expect(outcome(await client.call('getQueue', { date: date(), part: 'names' }))).toEqual([400, 'request.invalid'])
    })

    it('[QUEUE-03] of another day begins with its session', async () => {
      const { doctorId, client } = await doctor()
      const monday = addDays(today(), 3)
      await book(doctorId, '09:30', 'Booked Patient', monday)
      const session = first(await client.call('getQueue', { date: toWireDate(monday) }))
      expect(session).toMatchObject({ line: [{ appointment: '09:30', expectedAt: '09:30' }], doneAt: '10:00' })
    })

    it('[QUEUE-02] is refused if the queue is not as displayed', async () => {
      const { client } = await doctor()
      const { id: one } = await walkIn(client, 'First Walker')
      const { id: other } = await walkIn(client, 'Second Walker')
      const call = (next: string, inside?: string) =>
        client.call('callNextPatient', { date: date(), session: 1, next, ...(inside !== undefined && { inside }) })
      expect(outcome(await call(other))).toEqual([409, 'queue.changed'])
      expect(outcome(await call(one, other))).toEqual([409, 'queue.changed'])
      expect(outcome(await call('nobody'))).toEqual([409, 'queue.changed'])
      expect(outcome(await call(one))).toEqual([200, 'queue.called'])
      expect(outcome(await call(one))).toEqual([409, 'queue.changed'])
      // Somebody who goes first has arrived in the meantime.
      const emergency = await client.call('addQueueEntry', { date: date(), isEmergency: true })
      expect(outcome(await call(other, one))).toEqual([409, 'queue.changed'])
      const { entryId } = Object(emergency.body['data'])
      expect(outcome(await call(entryId, one))).toEqual([200, 'queue.called'])
      world.clock.forward(10 * MINUTES)
      const late = await client.call('undoPatientCall', { date: date(), session: 1, called: entryId })
      expect(outcome(late)).toEqual([409, 'queue.undo_over'])
    })

    it('[QUEUE-02] of 200 at once calls one patient', async () => {
      const { client } = await doctor()
      const { id: one } = await walkIn(client, 'First Walker')
      await walkIn(client, 'Second Walker')
      const request = { date: date(), session: 1, next: one }
      const all = await Promise.all(Array.from({ length: 200 }, () => client.call('callNextPatient', request)))
      const outcomes = all.map((response) => outcome(response).join(' '))
      expect(outcomes.filter((text) => text === '200 queue.called')).toHaveLength(1)
      // A busy server answers some of them with 503, and calls nobody.
      const others = outcomes.filter((text) => !['200 queue.called', '409 queue.changed'].includes(text))
      expect(others.filter((text) => !text.startsWith('503'))).toEqual([])
      expect(await queue(client)).toMatchObject({ inside: { id: one }, line: [{ number: 2 }], over: [] })
    }, 300_000)
  })

  describe('a change', () => {
    it('[QUEUE-02] skips, brings back, moves and puts first', async () => {
      const { client } = await doctor()
      const ids: string[] = []
      for (const name of ['Anbu Patient', 'Bala Patient', 'Chitra Patient', 'Devi Patient'])
        ids.push((await walkIn(client, name)).id)
      const [anbu = '', bala = '', chitra = '', devi = ''] = ids
      const order = async () => (await queue(client)).line.map(({ number }) => number)
      await callNext(client)
      expect(outcome(await act(client, anbu, 'skipped'))).toEqual([200, 'queue.saved'])
      expect(await order()).toEqual([2, 3, 1, 4])
      expect((await queue(client)).line[2]).toMatchObject({ reason: 'back', skippedAt: expect.any(String) })
      await act(client, devi, 'emergency')
      expect(await order()).toEqual([4, 2, 1, 3])
      await act(client, devi, 'back')
      await act(client, chitra, 'before', { beforeId: bala })
      expect(await order()).toEqual([3, 2, 1, 4])
      // Before each other: the later one counts.
      await act(client, bala, 'before', { beforeId: chitra })
      expect(await order()).toEqual([2, 3, 1, 4])
      await act(client, bala, 'last')
      expect(await order()).toEqual([3, 4, 1, 2])
      await act(client, chitra, 'left')
      expect(await order()).toEqual([4, 1, 2])
      expect(outcome(await act(client, chitra, 'skipped'))).toEqual([409, 'queue.changed'])
      expect(outcome(await act(client, bala, 'before', { beforeId: chitra }))).toEqual([409, 'queue.changed'])
      expect(outcome(await act(client, 'nobody', 'seen'))).toEqual([404, 'not_found'])
      await act(client, chitra, 'back')
      expect(await order()).toEqual([3, 4, 1, 2])
    })

    it('[QUEUE-02] calls one out of turn, if the patient inside is as displayed', async () => {
      const { client } = await doctor()
      const { id: one } = await walkIn(client, 'First Walker')
      const { id: other } = await walkIn(client, 'Second Walker')
      expect(outcome(await act(client, other, 'called', { inside: one }))).toEqual([409, 'queue.changed'])
      expect(outcome(await act(client, other, 'called'))).toEqual([200, 'queue.saved'])
      expect(outcome(await act(client, one, 'called'))).toEqual([409, 'queue.changed'])
      expect(outcome(await act(client, one, 'called', { inside: other }))).toEqual([200, 'queue.saved'])
      expect(await queue(client)).toMatchObject({ inside: { id: one }, over: [{ id: other, state: 'seen' }] })
    })

    it('[QUEUE-02] of one who has not come is a no-show', async () => {
      const { doctorId, client } = await doctor()
      const id = await book(doctorId, '12:00', 'Booked Patient')
      expect(outcome(await act(client, id, 'seen'))).toEqual([409, 'queue.changed'])
      expect(outcome(await act(client, id, 'left'))).toEqual([200, 'queue.saved'])
      expect([await visitOf(id), (await queue(client)).over]).toMatchObject(['no-show', [{ id, state: 'left' }]])
      expect(outcome(await act(client, id, 'back'))).toEqual([409, 'queue.changed'])
    })

    it('[QUEUE-02] at the end of a session lets those leave whom the doctor has seen', async () => {
      const { doctorId, client } = await doctor()
      const booked = await book(doctorId, '11:45', 'Booked Patient')
      const { id: one } = await walkIn(client, 'First Walker')
      const { id: other } = await walkIn(client, 'Second Walker')
      const { id: later } = await walkIn(client, 'Third Walker')
      await callNext(client)
      const left = [one, other, booked, 'nobody']
      const ended = await client.call('endQueueSession', { date: date(), session: 1, left })
      expect(outcome(ended)).toEqual([200, 'queue.ended'])
      const session = first(ended)
      // Who is inside stays until the visit is over.
      expect(session).toMatchObject({ inside: { id: one }, line: [{ id: later }] })
      expect(session.over.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
        [`${booked} left`, `${other} left`].toSorted(),
      )
      expect(await visitOf(booked)).toBe(VISIT.noShow)
    })

    it('[QUEUE-02] at the end of a session keeps appointments that are more than one hour later', async () => {
      const { doctorId, client } = await doctor()
      const [soon, later] = [await book(doctorId, '12:30', 'Soon'), await book(doctorId, '14:30', 'Later')]
      const cancelled = await book(doctorId, '12:20', 'Cancelled')
      await client.call('cancelBooking', { id: cancelled, reason: 'emergency', slot: 'open' })
      const { id: walker } = await walkIn(client, 'Walk In')
      const left = [later, soon, cancelled, walker]
      const ended = await client.call('endQueueSession', { date: date(), session: 1, left })
      expect(outcome(ended)).toEqual([200, 'queue.ended'])
      const lines = queueIn(ended).sessions.flatMap(({ line }) => line)
      expect(lines).toMatchObject([{ id: later, state: 'expected' }])
      expect(await Promise.all([soon, later, cancelled].map(visitOf))).toEqual([VISIT.noShow, null, null])
    })

    it('[QUEUE-02] of another doctor does not exist', async () => {
      const { doctorId, client } = await doctor()
      const other = await doctor()
      const { id } = await walkIn(client, 'Walk In')
      const booked = await book(doctorId, '11:45', 'Booked Patient')
      for (const foreign of [id, booked]) {
        expect(outcome(await act(other.client, foreign, 'left'))).toEqual([404, 'not_found'])
        const call = await other.client.call('callNextPatient', { date: date(), session: 1, next: foreign })
        expect(outcome(call)).toEqual([409, 'queue.changed'])
      }
      const arrival = await other.client.call('addQueueEntry', { date: date(), bookingId: booked })
      expect(outcome(arrival)).toEqual([404, 'not_found'])
      await other.client.call('endQueueSession', { date: date(), session: 1, left: [id, booked] })
      expect(await queue(client)).toMatchObject({ line: [{ state: 'waiting' }, { state: 'expected' }] })
    })

    it('[QUEUE-02] is told to other devices, without names', async () => {
      const { doctorId, client } = await doctor()
      const booked = await book(doctorId, '11:15', 'Booked Patient')
      const { id } = await walkIn(client, 'Walk In')
      await client.call('addQueueEntry', { date: date(), bookingId: booked })
      await callNext(client)
      await act(client, booked, 'left')
      const found = await world.db
        .select({ topic: events.topic, name: events.name, subject: events.subject })
        .from(events)
        .where(eq(events.doctorId, doctorId))
        .orderBy(events.number)
      expect(found).toEqual([
        { topic: 'queue', name: 'queue.added', subject: id },
        { topic: 'bookings', name: 'visit.arrived', subject: booked },
        { topic: 'queue', name: 'queue.called', subject: booked },
        { topic: 'queue', name: 'queue.left', subject: booked },
        { topic: 'bookings', name: 'visit.no_show', subject: booked },
      ])
    })
  })

  it('[QUEUE-01] processes of an earlier version, which write the visit, move the entry', async () => {
    const { doctorId, client } = await doctor()
    const id = await book(doctorId, '11:45', 'Booked Patient')
    const older = async (visit: 'arrived' | 'seen' | 'no-show' | null) => {
      await world.db.execute(`update bookings set visit = ${visit === null ? 'null' : `'${visit}'`} where id = '${id}'`)
      const [entry] = await world.db.select().from(queueEntries).where(eq(queueEntries.id, id))
      return [entry?.state, entry?.number]
    }
    expect(await older('arrived')).toEqual(['waiting', 1])
    expect(await older('seen')).toEqual(['seen', 1])
    expect(await older(null)).toEqual(['expected', 1])
    expect(await older('no-show')).toEqual(['left', 1])
    expect(await older('arrived')).toEqual(['waiting', 1])
    expect(names(await queue(client))).toEqual(['1 Booked Patient'])
  })

  describe('later that day, an arrival', () => {
    it('[QUEUE-01] in the evening has the numbers of the evening, which begin again', async () => {
      const { doctorId, client } = await doctor()
      const range = { weekday: 'FRI', slotMinutes: 20, pauseMinutes: 0 } as const
      const weeklyHours = [
        { ...range, from: '09:00', to: '13:00' },
        { ...range, from: '17:00', to: '20:30' },
      ]
      const now = world.clock.now()
      await insertAvailability(
        world.db,
        { doctorId, version: 1, weeklyHours, keepPublishedWeeks: 0, extendedOn: today(), updatedAt: now },
        [],
      )
      await walkIn(client, 'Morning Walker')
      const evening = await book(doctorId, '17:20', 'Evening Patient')
      world.clock.forward(5 * 60 * MINUTES)
      client.token = await openSession(world.server.dependencies, doctorId)
      await walkIn(client, 'Evening Walker')
      await client.call('addQueueEntry', { date: date(), bookingId: evening })
      const found = queueIn(await client.call('getQueue', { date: date() }))
      expect(found.session).toBe(2)
      expect(found.sessions.map(names)).toEqual([['1 Morning Walker'], ['1 Evening Walker', '2 Evening Patient']])
      // Other hours move nobody, and give no number a second time.
      await client.call('replaceAvailability', {
        version: 1,
        weeklyHours: [{ ...range, from: '08:00', to: '21:00' }],
        keepPublishedWeeks: 0,
      })
      await walkIn(client, 'Late Walker')
      const later = queueIn(await client.call('getQueue', { date: date() }))
      expect(later.sessions.map(({ nextNumber }) => nextNumber)).toEqual([2, 4])
    })
  })

  describe('a patient with the link of a reminder', () => {
    it('[QUEUE-03] sees her number, how many are before her, and about when; nothing about anybody else', async () => {
      const { doctorId, client } = await doctor()
      const id = await book(doctorId, '11:30', 'Fathima Begum')
      const token = await createReminderLink(world.db, id, world.clock.now())
      const patient = createTestClient(world.server.origin)
      const turn = async () => {
        const { status, body } = await patient.call('readAppointment', { token })
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toMatch(/Walker|Begum|98400/)
        return Object(body['data']).appointment.turn
      }
      const other = await walkIn(client, 'First Walker')
      await walkIn(client, 'Emergency Walker', { isEmergency: true })
      // A number is given on arrival.
      expect(await turn()).toBeUndefined()
      await client.call('setVisit', { id, visit: 'arrived' })
      /** The time that the doctor sees at this patient. */
      const about = async () => (await queue(client)).line.find((entry) => entry.id === id)?.expectedAt
      expect(await turn()).toEqual({ number: 3, before: 1, about: await about() })
      await callNext(client)
      expect(await turn()).toEqual({ number: 3, before: 0, about: await about() })
      await act(client, other.id, 'emergency')
      expect(await turn()).toEqual({ number: 3, before: 1, about: expect.stringMatching(/^..:..$/) })
      await callNext(client)
      await callNext(client)
      expect(await turn()).toEqual({ number: 3, before: 0 })
      await act(client, id, 'seen')
      expect(await turn()).toBeUndefined()
    })
  })

  describe('at night, a call', () => {
    it('[QUEUE-02] after midnight still reaches the last patients of the evening', async () => {
      world.clock.forward((clinicInstant(today(), '23:58').getTime() - world.clock.now().getTime()) / 1000)
      const { client } = await doctor()
      const day = date()
      const { id } = await walkIn(client, 'Late Walker')
      world.clock.forward(5 * MINUTES)
      expect(date()).not.toBe(day)
      const called = await client.call('callNextPatient', { date: day, session: 1, next: id })
      expect(outcome(called)).toEqual([200, 'queue.called'])
      // The day after has numbers of its own.
      expect((await walkIn(client, 'Early Walker')).session.nextNumber).toBe(2)
      const other = await client.call('addQueueEntry', { date: day, name: 'Later Walker', phone: '9840012345' })
      expect(first(other).nextNumber).toBe(3)
    })
  })
})
