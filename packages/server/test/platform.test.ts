import { addDays, BOOKING_STATUS, clinicToday, SLOT_STATUS, toWireDate, weekdayOf } from '@nalam/sdk'
import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import {
  audit,
  auditReads,
  availability,
  availabilityExceptions,
  bookings,
  doctors,
  platformHolds,
} from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { platformName, removePlatform } from '../src/operations/removePlatform.ts'
import { createLapses } from '../src/resources/platforms/platformBookings.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { openSession } from './support/openSession.ts'
import { bookingOf, createPlatformWorld, timesOf } from './support/platformWorld.ts'
import { createTestClient } from './support/testClient.ts'

const doctorId = demoDoctors.complete.id
const { pending, confirmed, declined } = BOOKING_STATUS

describeOnDatabases('platforms', (world) => {
  const { next, nextDay, newPhone, newPlatform, newSlot, patient, rowOf } = createPlatformWorld(world)

  it('[INTAKE-01] reads the live doctors, and only them', async () => {
    const { call } = await newPlatform()
    const { status, body } = await call('listPlatformDoctors', { search: 'raghavan HEART' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      currentPage: 1,
      data: { totalItems: 1, doctors: [{ id: doctorId, city: 'Chennai' }] },
    })
    expect(JSON.stringify(body)).not.toMatch(/@|mobile|phone/i)
    await world.db.update(doctors).set({ isActive: false }).where(eq(doctors.id, doctorId))
    const [hidden, times] = await Promise.all([
      call('listPlatformDoctors', { search: 'raghavan' }),
      call('listPlatformTimes', { id: doctorId, from: '20-11-2026', to: '21-11-2026' }),
    ])
    await world.db.update(doctors).set({ isActive: true }).where(eq(doctors.id, doctorId))
    expect(hidden.body).toMatchObject({ totalPages: 0, data: { totalItems: 0, doctors: [] } })
    expect(outcome(times)).toEqual([404, 'not_found'])
  })

  it('[INTAKE-01] reads the times that can be booked now, and no other', async () => {
    const { call } = await newPlatform()
    const [open, day] = [nextDay(), nextDay()]
    const free = await newSlot(open)
    const heldUntil = new Date(world.clock.now().getTime() + 60_000)
    await newSlot(open, '11:00', '11:30', { isBooked: true })
    await newSlot(open, '12:00', '12:30', { status: SLOT_STATUS.off })
    await newSlot(open, '13:00', '13:30', { heldUntil, heldFor: 'bkg_1' })
    const closed = await newSlot(day)
    await world.db
      .insert(availabilityExceptions)
      .values({ id: `exc_${day}`, doctorId, firstDay: day, lastDay: day, kind: 'closed', createdAt: world.clock.now() })
    const range = { id: doctorId, from: toWireDate(open) ?? '', to: toWireDate(day) ?? '' }
    expect(timesOf(await call('listPlatformTimes', range))).toEqual([
      { slotId: free, date: range.from, time: '10:00', isConfirmedAtOnce: false },
    ])
    const refused = await call('bookTime', { slotId: closed, ...patient() })
    expect(outcome(refused)).toEqual([409, 'slot.day_closed'])
    const tooLong = await call('listPlatformTimes', { ...range, to: toWireDate(addDays(open, 42)) ?? '' })
    expect(outcome(tooLong)).toEqual([400, 'calendar.too_long'])
  })

  it('[INTAKE-01] books a time once, whoever asks at the same moment, and tells the others what is left', async () => {
    const { call } = await newPlatform()
    const day = nextDay()
    const [slotId, other] = [await newSlot(day), await newSlot(day, '11:00', '11:30')]
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('bookTime', { slotId, ...patient(), reason: 'Fever' })),
    )
    const won = answers.filter(({ status }) => status === 201)
    const lost = answers.filter(({ status }) => status === 409)
    expect([won.length, lost.length]).toEqual([1, 49])
    for (const answer of lost) {
      expect(answer.body['code']).toBe('slot.just_booked')
      expect(timesOf(answer).map((time) => time.slotId)).toContain(other)
      expect(timesOf(answer).map((time) => time.slotId)).not.toContain(slotId)
    }
    const booking = bookingOf(won[0] ?? { body: {} })
    expect(booking).toMatchObject({ state: 'requested', doctorName: 'Meena Raghavan', time: '10:00', canCancel: true })
    expect(await rowOf(booking.id)).toMatchObject({ status: pending, slotId, reason: 'Fever' })
  })

  it('[INTAKE-01] the same key books once, and its first response comes again', async () => {
    const { call } = await newPlatform()
    const body = { slotId: await newSlot(), ...patient(), reference: 'ref-1' }
    const headers = { 'idempotency-key': 'a-key-of-one-booking' }
    const [first, again] = [await call('bookTime', body, headers), await call('bookTime', body, headers)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.text).toBe(first.text)
    const changed = await call('bookTime', { ...body, patientName: 'Another' }, headers)
    expect(outcome(changed)).toEqual([422, 'request.key_reused'])
    // Another platform may use the same key and the same reference.
    const elsewhere = await newPlatform()
    const other = await elsewhere.call('bookTime', { ...body, slotId: await newSlot(), ...patient() }, headers)
    expect(other.status).toBe(201)
  })

  it("[INTAKE-01] a platform's own reference is unique, and a refused one leaves the time free", async () => {
    const { call } = await newPlatform()
    const reference = `ref-${next()}`
    const slotId = await newSlot()
    expect((await call('bookTime', { slotId: await newSlot(), ...patient(), reference })).status).toBe(201)
    const second = await call('bookTime', { slotId, ...patient(), reference })
    expect(outcome(second)).toEqual([409, 'booking.reference_taken'])
    expect((await call('bookTime', { slotId, ...patient() })).status).toBe(201)
  })

  it('[INTAKE-01] holds a time for ten minutes: nobody else gets it, its own booking does', async () => {
    const { call } = await newPlatform()
    const elsewhere = await newPlatform()
    const slotId = await newSlot()
    const { patientPhone, patientName } = patient()
    const held = await call('holdTime', { slotId, patientPhone })
    expect(held.status).toBe(201)
    const hold: Schema<'PlatformHold'> = Object(held.body['data']).hold
    expect(new Date(hold.expiresAt).getTime() - world.clock.now().getTime()).toBe(600_000)
    expect(outcome(await call('bookTime', { slotId, ...patient() }))).toEqual([409, 'slot.just_booked'])
    const stolen = { slotId, ...patient(), holdId: hold.id }
    expect(outcome(await elsewhere.call('bookTime', stolen))).toEqual([409, 'slot.just_booked'])
    expect(outcome(await elsewhere.call('releaseHold', { id: hold.id }))).toEqual([404, 'not_found'])
    const booked = await call('bookTime', { slotId, holdId: hold.id, patientName, patientPhone })
    expect(booked.status).toBe(201)
    expect(await world.db.$count(platformHolds, eq(platformHolds.id, hold.id))).toBe(0)
    expect(outcome(await call('releaseHold', { id: hold.id }))).toEqual([404, 'not_found'])
  })

  it('[INTAKE-01] holds at most two times for one number, also at the same moment, and ends them by itself', async () => {
    const { call } = await newPlatform()
    const elsewhere = await newPlatform()
    const patientPhone = newPhone()
    const ids = await Promise.all(Array.from({ length: 8 }, () => newSlot()))
    const answers = await Promise.all(
      ids.map((slotId, index) => (index % 2 === 0 ? call : elsewhere.call)('holdTime', { slotId, patientPhone })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'hold.too_many' })
    const won = answers.findIndex(({ status }) => status === 201)
    const slotId = ids[won] ?? ''
    world.clock.forward(600)
    expect((await call('bookTime', { slotId, patientName: 'Other', patientPhone: newPhone() })).status).toBe(201)
    expect((await call('holdTime', { slotId: await newSlot(), patientPhone })).status).toBe(201)
  })

  it('[INTAKE-01] releases a hold, whose time is free at once', async () => {
    const { call } = await newPlatform()
    const slotId = await newSlot()
    const held = await call('holdTime', { slotId, patientPhone: newPhone() })
    const { id } = Object(held.body['data']).hold
    expect(outcome(await call('releaseHold', { id }))).toEqual([200, 'hold.released'])
    expect((await call('bookTime', { slotId, ...patient() })).status).toBe(201)
  })

  it('[INTAKE-01] sees only its own bookings', async () => {
    const { call } = await newPlatform()
    const elsewhere = await newPlatform()
    const { id } = bookingOf(await call('bookTime', { slotId: await newSlot(), ...patient() }))
    expect((await call('getPlatformBooking', { id })).status).toBe(200)
    expect(outcome(await elsewhere.call('getPlatformBooking', { id }))).toEqual([404, 'not_found'])
    expect(outcome(await elsewhere.call('cancelPlatformBooking', { id }))).toEqual([404, 'not_found'])
    const [demo = expect.unreachable()] = await world.db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.doctorId, doctorId), isNull(bookings.platformId)))
      .limit(1)
    expect(outcome(await call('getPlatformBooking', { id: demo.id }))).toEqual([404, 'not_found'])
    expect((await rowOf(id))?.status).toBe(pending)
  })

  it('[INTAKE-01] says nothing of the patient, and writes no name, number or reason into the audit', async () => {
    const { call } = await newPlatform()
    const { patientPhone } = patient()
    const reason = 'Blood test of Tuesday'
    const made = await call('bookTime', {
      slotId: await newSlot(),
      patientName: 'Zarina Fathima',
      patientPhone,
      reason,
    })
    for (const text of [made.text, (await call('getPlatformBooking', { id: bookingOf(made).id })).text])
      for (const secret of ['Zarina', patientPhone, reason]) expect(text).not.toContain(secret)
    const entries = await world.db
      .select()
      .from(audit)
      .where(eq(audit.subject, `booking:${bookingOf(made).id}`))
    expect(entries).toMatchObject([{ action: 'booking.created', detail: { platform: expect.stringMatching(/^plt_/) } }])
    expect(JSON.stringify(entries)).not.toMatch(/Zarina|Blood/)
  })

  it('[INTAKE-01] every use of a key is in the audit, with the platform and nothing of the patient', async () => {
    const { call, key } = await newPlatform()
    const [, platform = ''] = key.split('.')
    const day = nextDay()
    const [slotId, other] = [await newSlot(day), await newSlot(day, '11:00', '11:30')]
    const { patientPhone, patientName } = patient()
    const hold = async (id: string) => {
      const held = await call('holdTime', { slotId: id, patientPhone })
      return { held, id: String(Object(held.body['data']).hold.id) }
    }
    const wire = toWireDate(day) ?? ''
    const doctorsRead = await call('listPlatformDoctors', { search: 'raghavan' })
    const timesRead = await call('listPlatformTimes', { id: doctorId, from: wire, to: wire })
    const [first, second] = [await hold(slotId), await hold(other)]
    const released = await call('releaseHold', { id: first.id })
    // The hold of another time: it is released, too.
    const made = await call('bookTime', { slotId, holdId: second.id, patientName, patientPhone })
    const { id } = bookingOf(made)
    const read = await call('getPlatformBooking', { id })
    const cancelled = await call('cancelPlatformBooking', { id })
    await call('getPlatformBooking', { id: 'bkg_nowhere' })
    const requestOf = ({ headers }: Pick<Response, 'headers'>) => headers.get('x-request-id')
    const entries = await world.db
      .select()
      .from(audit)
      .where(sql`${audit.detail} ->> 'platform' = ${platform}`)
      .orderBy(audit.id)
    expect(entries.map(({ action, subject, requestId }) => [action, subject, requestId])).toEqual([
      ['slot.held', `slot:${slotId}`, requestOf(first.held)],
      ['slot.held', `slot:${other}`, requestOf(second.held)],
      ['slot.released', `slot:${slotId}`, requestOf(released)],
      ['booking.created', `booking:${id}`, requestOf(made)],
      ['slot.released', `slot:${other}`, requestOf(made)],
      ['booking.cancelled', `booking:${id}`, requestOf(cancelled)],
    ])
    for (const entry of entries) expect(entry.doctorId).toBe(doctorId)
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${patientName}|${patientPhone}`))
    const reads = () =>
      world.db.select().from(auditReads).where(eq(auditReads.doctorId, platform)).orderBy(auditReads.id)
    await vi.waitFor(async () => expect(await reads()).toHaveLength(3))
    expect((await reads()).map(({ list, page, rowCount, requestId }) => [list, page, rowCount, requestId])).toEqual([
      ['platform doctors', 1, 1, requestOf(doctorsRead)],
      ['platform times', 1, 2, requestOf(timesRead)],
      ['platform booking', 1, 1, requestOf(read)],
    ])
  })

  it('[INTAKE-01] refuses wrong and removed keys, browsers, and a session instead of a key', async () => {
    const { key, name, call } = await newPlatform()
    const anonymous = createTestClient(world.server.origin)
    const range = { id: doctorId, from: '20-11-2026', to: '20-11-2026' }
    const wrong = ['', 'Bearer', 'Bearer x', `Bearer ${key}x`, `Basic ${key}`, `Bearer ${key.slice(0, -2)}`]
    for (const authorization of wrong)
      expect(outcome(await anonymous.call('listPlatformTimes', range, { authorization }))).toEqual([
        401,
        'platform.key_required',
      ])
    expect(outcome(await world.client.call('listPlatformTimes', range))).toEqual([401, 'platform.key_required'])
    const { origin } = world.server
    for (const headers of [{ origin }, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])
      expect(outcome(await call('listPlatformTimes', range, { ...headers }))).toEqual([403, 'request.cross_site'])
    const { dependencies } = world.server
    const slotId = await newSlot()
    await call('holdTime', { slotId, patientPhone: newPhone() })
    const { id } = bookingOf(await call('bookTime', { slotId: await newSlot(), ...patient() }))
    expect(await world.db.transaction((tx) => removePlatform(tx, dependencies, name))).toEqual({
      holds: 1,
      bookings: 1,
      waiting: 1,
    })
    expect(outcome(await call('listPlatformTimes', range))).toEqual([401, 'platform.key_required'])
    // Its bookings are the doctor's, and what it held is free.
    expect(outcome(await world.client.call('updateBookingStatus', { bookingId: id, status: 2 }))[0]).toBe(200)
    const again = await newPlatform()
    expect((await again.call('bookTime', { slotId, ...patient() })).status).toBe(201)
    // The name can be used again; it is one line.
    expect(platformName('Ward\u2028 bot\u202E')).toBe('Ward bot')
    expect(await dependencies.platforms.add(name.toUpperCase())).toMatch(/^nalam\.plt_/)
    expect(await dependencies.platforms.add(name)).toBeUndefined()
  })

  it('[INTAKE-01] limits what is booked and held for one number', async () => {
    const { call } = await newPlatform()
    const { patientPhone } = patient()
    const statuses: number[] = []
    for (let made = 0; made < 11; made += 1)
      statuses.push((await call('bookTime', { slotId: 'slt_nowhere', patientName: 'Anitha', patientPhone })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
  })

  it('[INTAKE-02] the patient cancels until the time begins, and the time is free', async () => {
    const { call } = await newPlatform()
    const slotId = await newSlot()
    const { id } = bookingOf(await call('bookTime', { slotId, ...patient() }))
    await world.client.call('updateBookingStatus', { bookingId: id, status: confirmed })
    expect(bookingOf(await call('getPlatformBooking', { id }))).toMatchObject({
      state: 'confirmed',
      finalAt: expect.anything(),
    })
    const cancelled = await call('cancelPlatformBooking', { id })
    expect(outcome(cancelled)).toEqual([200, 'booking.cancelled'])
    expect(bookingOf(cancelled)).toMatchObject({ state: 'cancelled', cancelledBy: 'patient', canCancel: false })
    expect(outcome(await call('cancelPlatformBooking', { id }))).toEqual([409, 'booking.ended'])
    // The doctor sees who cancelled, and cannot take it back.
    const { body } = await world.client.call('listBookings', {
      doctorId,
      page: 1,
      searchQuery: bookingOf(cancelled).bookingNumber,
    })
    expect(body).toMatchObject({
      data: { data: [{ id, bookingStatus: declined, cancellation: { reason: 'patient' } }] },
    })
    expect(outcome(await world.client.call('undoBookingDecision', { id }))).toEqual([409, 'booking.undo_over'])
    expect((await call('bookTime', { slotId, ...patient() })).status).toBe(201)
  })

  it('[INTAKE-02] requests that nobody answered lapse when their time begins, once, and others stay', async () => {
    const { call } = await newPlatform()
    const { dependencies } = world.server
    const now = world.clock.now()
    const today = addDays(new Date(now.getTime() + 19_800_000).toISOString().slice(0, 10), 1)
    const made = await Promise.all(
      (
        [
          ['05:10', '05:20'],
          ['05:30', '05:40'],
        ] as const
      ).map(async ([from, to]) =>
        bookingOf(await call('bookTime', { slotId: await newSlot(today, from, to), ...patient() })),
      ),
    )
    const [waiting, answered] = made
    if (waiting === undefined || answered === undefined) throw new Error('Nothing was booked')
    await world.client.call('updateBookingStatus', { bookingId: answered.id, status: confirmed })
    const lapses = createLapses(dependencies)
    await lapses.settled()
    expect((await rowOf(waiting.id))?.status).toBe(pending)
    const begins = new Date(`${today}T05:10:00+05:30`).getTime()
    world.clock.forward((begins - now.getTime()) / 1000)
    // Two processes at once.
    const second = createLapses(dependencies)
    await Promise.all([lapses.settled(), second.settled()])
    await Promise.all([lapses.close(), second.close()])
    expect(await rowOf(waiting.id)).toMatchObject({ status: declined, lapsedAt: world.clock.now(), cancelledAt: null })
    expect((await rowOf(answered.id))?.status).toBe(confirmed)
    expect(bookingOf(await call('getPlatformBooking', { id: waiting.id }))).toMatchObject({
      state: 'lapsed',
      canCancel: false,
    })
    world.client.token = await openSession(dependencies, doctorId)
    const { body } = await world.client.call('listBookings', { doctorId, page: 1, searchQuery: waiting.bookingNumber })
    expect(body).toMatchObject({
      data: { data: [{ bookingStatus: declined, lapsedAt: world.clock.now().toISOString() }] },
    })
    const events = await world.db.query.events.findMany({ where: (row) => eq(row.subject, waiting.id) })
    expect(events.map(({ name }) => name)).toEqual(['booking.created', 'booking.lapsed'])
    const late = await world.client.call('updateBookingStatus', { bookingId: waiting.id, status: confirmed })
    expect(outcome(late)).toEqual([409, 'booking.already_decided'])
  })

  it('[INTAKE-02] the patient is told an hour before, in her language, and can still be confirmed', async () => {
    const { call } = await newPlatform()
    const { dependencies, messages, phones } = world.server
    const tomorrow = addDays(clinicToday(world.clock.now()), 1)
    const forwardTo = (time: string) =>
      world.clock.forward((new Date(`${tomorrow}T${time}:00+05:30`).getTime() - world.clock.now().getTime()) / 1000)
    const book = async (from: string, to: string, more = {}) =>
      bookingOf(await call('bookTime', { slotId: await newSlot(tomorrow, from, to), ...patient(), ...more })).id
    const lapses = createLapses(dependencies)
    const heard = async (id: string) => {
      await lapses.settled()
      await messages?.settled()
      const about = phones?.messages.filter(({ event }) => event.data.bookingId === id).toReversed() ?? []
      return about.map(({ event }) => `${event.type} ${event.data.language}`)
    }
    const [early, confirmedAfter] = [await book('10:20', '10:30'), await book('10:30', '10:40', { language: 'hi' })]
    forwardTo('09:19')
    const late = await book('10:00', '10:10', { language: 'en' })
    expect(await heard(early)).toEqual([])
    forwardTo('09:30')
    // The server's language, as this request has none.
    expect(await heard(early)).toEqual(['booking.lapsed ta'])
    expect(await heard(confirmedAfter)).toEqual(['booking.lapsed hi'])
    expect(bookingOf(await call('getPlatformBooking', { id: early }))).toMatchObject({ state: 'requested' })
    world.client.token = await openSession(dependencies, doctorId)
    await world.client.call('updateBookingStatus', { bookingId: confirmedAfter, status: confirmed })
    await world.client.call('undoBookingDecision', { id: confirmedAfter })
    await world.client.call('updateBookingStatus', { bookingId: confirmedAfter, status: confirmed })
    forwardTo('09:45')
    expect(await heard(confirmedAfter)).toEqual(['booking.lapsed hi', 'booking.accepted hi'])
    // Whoever asked shortly before hears it when the time begins; the others have heard it.
    expect(await heard(late)).toEqual([])
    forwardTo('10:30')
    expect(await heard(late)).toEqual(['booking.lapsed en'])
    expect(await heard(early)).toEqual(['booking.lapsed ta'])
    expect(bookingOf(await call('getPlatformBooking', { id: early }))).toMatchObject({ state: 'lapsed' })
    await lapses.close()
  })

  it('[INTAKE-03] confirms at once what lies in hours that the doctor chose', async () => {
    const { call } = await newPlatform()
    const day = nextDay()
    const weekday = weekdayOf(day) ?? 'MON'
    const hours = {
      weekday,
      from: '10:00',
      to: '12:00',
      slotMinutes: 30,
      pauseMinutes: 0,
      confirmsAtOnce: true,
    } as const
    const { body: before } = await world.client.call('getAvailability')
    const { version, keepPublishedWeeks } = Object(before['data']).availability
    const saved = await world.client.call('replaceAvailability', { version, keepPublishedWeeks, weeklyHours: [hours] })
    expect(saved.body).toMatchObject({ data: { availability: { weeklyHours: [hours] } } })
    const [inside, outside] = [await newSlot(day, '11:30', '12:00'), await newSlot(day, '12:00', '12:30')]
    const range = { id: doctorId, from: toWireDate(day) ?? '', to: toWireDate(day) ?? '' }
    expect(timesOf(await call('listPlatformTimes', range)).map((time) => time.isConfirmedAtOnce)).toEqual([true, false])
    const at = await call('bookTime', { slotId: inside, ...patient() })
    expect([at.body['code'], bookingOf(at).state]).toEqual(['booking.accepted', 'confirmed'])
    const waits = await call('bookTime', { slotId: outside, ...patient() })
    expect([waits.body['code'], bookingOf(waits).state]).toEqual(['booking.requested', 'requested'])
    const { body } = await world.client.call('listBookings', {
      doctorId,
      page: 1,
      searchQuery: bookingOf(at).bookingNumber,
    })
    expect(body).toMatchObject({ data: { data: [{ bookingStatus: confirmed, isConfirmedAtOnce: true }] } })
    await world.db.update(availability).set({ weeklyHours: null }).where(eq(availability.doctorId, doctorId))
  })

  it("[INTAKE-04] the doctor reads the reason and the platform's name, in list and calendar", async () => {
    const { call, name } = await newPlatform()
    const day = nextDay()
    // What a packed query separates with, and what a page could run.
    const reason = "Back pain \u001f \u001e \n<img src=x onerror=alert(1)> '; drop table bookings; --"
    const stored = reason.replaceAll('\u001f', '').replaceAll('\u001e', '')
    const made = await call('bookTime', { slotId: await newSlot(day), ...patient(), reason })
    const { id, bookingNumber } = bookingOf(made)
    const search = { doctorId, page: 1, searchQuery: bookingNumber }
    const lists = [
      await world.client.call('listBookings', search),
      await world.client.call('listBookings', { ...search, status: [pending], order: 'soonest' }),
      await world.client.call('listBookings', { doctorId, page: 1 }),
    ]
    for (const { body } of lists.slice(0, 2))
      expect(body).toMatchObject({ data: { data: [{ id, reason: stored, platform: name }] } })
    const wire = toWireDate(day) ?? ''
    const { body } = await world.client.call('getCalendar', { from: wire, to: wire })
    expect(Object(body['data']).days[0].slots).toMatchObject([{ booking: { id, reason: stored, platform: name } }])
    const sources = await world.client.call('listBookingSources')
    expect(Object(sources.body['data']).sources).toContainEqual({ name, bookings: 1 })
    const [row] = await world.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, id), like(bookings.reason, 'Back%')))
    expect(row?.reason).toBe(stored)
  })
})
