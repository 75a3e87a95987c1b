import { addDays, BOOKING_STATUS, clinicToday, toWireDate } from '@nalam/sdk'
import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createReminderLink, cleanReminderLinks } from '../src/changes/messages/messageStore.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { bookings, doctors, reminderLinks } from '../src/db/schema.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { createTestClient, type TestResponse } from './support/testClient.ts'

const { confirmed, declined } = BOOKING_STATUS

describeOnDatabases('answers to reminders', (world) => {
  let count = 0
  const patient = () => createTestClient(world.server.origin)
  const appointmentOf = ({ body }: TestResponse): Schema<'PatientAppointment'> => Object(body['data']).appointment

  /** Creates a confirmed booking of tomorrow with a slot. */
  async function booking(doctorId: string, start = '10:30', more = {}) {
    count += 1
    const [bookingId, slotId] = [`bkg_answer_${count}`, `slt_answer_${count}`]
    const day = addDays(clinicToday(world.clock.now()), 1)
    const phoneNumber = String(9_300_000_000 + count)
    const created = { doctorId, startsAt: `${day} ${start}:00`, createdAt: world.clock.now() }
    const endsAt = `${day} ${start.slice(0, 3)}59:00`
    await insertSlots(world.db, [{ ...created, id: slotId, endsAt, isBooked: true }])
    const person = { patientName: 'Fathima Begum', patientPhone: phoneNumber, mode: 'Online' }
    await insertBookings(world.db, [
      { ...created, ...person, id: bookingId, slotId, status: confirmed, bookingNumber: `ANS-${count}`, ...more },
    ])
    return { bookingId, slotId, phoneNumber, day }
  }
  const rowOf = async (id: string) => (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0]
  const linkOf = (bookingId: string) => createReminderLink(world.db, bookingId, world.clock.now())
  const answer = (token: string, reply: string) => patient().call('answerReminder', { token, answer: reply })
  /** A doctor, tomorrow's slots of whom others can book. */
  async function doctor() {
    const made = await newDoctor(world.server, { profileUpdated: true })
    await world.db.update(doctors).set({ isActive: true }).where(eq(doctors.id, made.doctorId))
    const listed = async (bookingNumber: string): Promise<Schema<'Booking'>> => {
      const { body } = await made.client.call('listBookings', {
        doctorId: made.doctorId,
        page: 1,
        searchQuery: bookingNumber,
      })
      return Object(body['data']).data[0]
    }
    return { ...made, listed }
  }

  it('[MSG-06] a reminder has a link, on whose page the patient says that she comes', async () => {
    const { doctorId, client, listed } = await doctor()
    const { bookingId, phoneNumber, day } = await booking(doctorId)
    const evening = new Date(`${addDays(day, -1)}T18:00:00+05:30`)
    world.clock.forward((evening.getTime() - world.clock.now().getTime()) / 1000)
    await world.server.messages?.settled()
    const message = world.server.phones?.messages.find(({ event }) => event.data.phoneNumber === phoneNumber)
    if (message?.event.type !== 'booking.reminder') throw new Error('There is no reminder')
    const { link = '', texts } = message.event.data
    for (const text of Object.values(texts)) expect(text).toContain('/p?lang=')
    expect(link).toMatch(/\/p\?lang=ta#r\.[\w-]{22}$/)
    const token = link.slice(link.indexOf('#r.') + 3)
    const opened = await patient().call('readAppointment', { token })
    expect(appointmentOf(opened)).toMatchObject({
      state: 'open',
      patientName: 'Fathima',
      canAnswer: true,
      freesTime: true,
    })
    expect(JSON.stringify(opened.body)).not.toMatch(/Begum|93000/)
    const answered = await answer(token, 'comes')
    expect(outcome(answered)).toEqual([200, 'reminder.comes'])
    expect(appointmentOf(answered)).toMatchObject({ state: 'comes', canAnswer: true })
    // The same again changes nothing.
    expect(outcome(await answer(token, 'comes'))).toEqual([200, 'reminder.comes'])
    const events = await world.db.query.events.findMany({ where: (row) => eq(row.subject, bookingId) })
    expect(events.map(({ name }) => name)).toEqual(['reminder.comes'])
    client.token = await openSession(world.server.dependencies, doctorId)
    expect(await listed(`ANS-${count}`)).toMatchObject({ bookingStatus: confirmed, reminderAnswer: 'comes' })
    const wire = toWireDate(day) ?? ''
    const calendar = await client.call('getCalendar', { from: wire, to: wire })
    expect(Object(calendar.body['data']).days[0].slots[0].booking).toMatchObject({ reminderAnswer: 'comes' })
  })

  it('[MSG-06] who cannot come frees the time, which the doctor can undo for ten minutes', async () => {
    const { doctorId, client, listed } = await doctor()
    const { bookingId, slotId, phoneNumber, day } = await booking(doctorId)
    const answered = await answer(await linkOf(bookingId), 'cannot')
    expect(appointmentOf(answered)).toMatchObject({ state: 'cannot', canAnswer: true })
    expect(await listed(`ANS-${count}`)).toMatchObject({
      bookingStatus: declined,
      cancellation: { reason: 'patient' },
      reminderAnswer: 'cannot',
      undoUntil: expect.anything(),
    })
    const wire = toWireDate(day) ?? ''
    const slotsOf = async () =>
      Object((await client.call('getCalendar', { from: wire, to: wire })).body['data']).days[0].slots
    expect(await slotsOf()).toMatchObject([{ id: slotId, state: 'open' }])
    world.clock.forward(9 * 60)
    expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([200, 'cancellation.undone'])
    expect(await slotsOf()).toMatchObject([{ id: slotId, state: 'booked' }])
    expect(await listed(`ANS-${count}`)).toMatchObject({ bookingStatus: confirmed })
    // The patient knew that she had cancelled.
    await world.server.messages?.settled()
    const heard = world.server.phones?.messages.filter(({ event }) => event.data.phoneNumber === phoneNumber)
    expect(heard?.map(({ event }) => event.type)).toEqual(['booking.accepted'])
  })

  it('[MSG-06] nobody is told what they have answered, and after ten minutes it stands', async () => {
    const { doctorId, client } = await doctor()
    const { bookingId, phoneNumber } = await booking(doctorId)
    await answer(await linkOf(bookingId), 'cannot')
    world.clock.forward(11 * 60)
    await world.server.messages?.settled()
    expect(world.server.phones?.messages.filter(({ event }) => event.data.phoneNumber === phoneNumber)).toEqual([])
    expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([409, 'booking.undo_over'])
  })

  it('[MSG-06] a patient changes her mind as long as nobody else has the time', async () => {
    const { doctorId } = await doctor()
    const [free, taken] = [await booking(doctorId), await booking(doctorId, '11:30')]
    const [first, second] = [await linkOf(free.bookingId), await linkOf(taken.bookingId)]
    await answer(first, 'cannot')
    expect(appointmentOf(await answer(first, 'comes'))).toMatchObject({ state: 'comes' })
    expect(await rowOf(free.bookingId)).toMatchObject({ status: confirmed, slotId: free.slotId, cancelledAt: null })
    await answer(second, 'cannot')
    const key = (await world.server.dependencies.platforms.add(`Answers ${doctorId}`)) ?? ''
    const other = { slotId: taken.slotId, patientName: 'Murugan', patientPhone: '9300099999' }
    const made = await patient().call('bookTime', other, { authorization: `Bearer ${key}` })
    expect(made.status).toBe(201)
    const late = await answer(second, 'comes')
    expect(outcome(late)).toEqual([409, 'reminder.time_taken'])
    expect(appointmentOf(late)).toMatchObject({ state: 'cannot' })
  })

  it('[MSG-06] a doctor who keeps the time of those who cannot come sees their answer', async () => {
    const { doctorId, client, listed } = await doctor()
    expect((await client.call('getReminderSettings')).body).toMatchObject({ data: { settings: { freesTime: true } } })
    const saved = await client.call('setReminderSettings', { freesTime: false })
    expect(outcome(saved)).toEqual([200, 'reminder_settings.saved'])
    const { bookingId, slotId } = await booking(doctorId)
    const answered = await answer(await linkOf(bookingId), 'cannot')
    expect(appointmentOf(answered)).toMatchObject({ state: 'cannot', freesTime: false })
    expect(await rowOf(bookingId)).toMatchObject({ status: confirmed, slotId })
    expect(await listed(`ANS-${count}`)).toMatchObject({ bookingStatus: confirmed, reminderAnswer: 'cannot' })
  })

  it('[MSG-06] an answer is possible until one hour before, and not for what the clinic has cancelled', async () => {
    const { doctorId, client } = await doctor()
    const [late, cancelled] = [await booking(doctorId), await booking(doctorId, '12:30')]
    const [first, second] = [await linkOf(late.bookingId), await linkOf(cancelled.bookingId)]
    await client.call('cancelBooking', { id: cancelled.bookingId, reason: 'emergency', slot: 'open' })
    const ended = await answer(second, 'comes')
    expect(outcome(ended)).toEqual([409, 'reminder.no_appointment'])
    expect(appointmentOf(ended)).toMatchObject({ state: 'ended', canAnswer: false })
    const end = new Date(`${late.day}T09:30:00+05:30`)
    world.clock.forward((end.getTime() - world.clock.now().getTime()) / 1000 - 1)
    expect(outcome(await answer(first, 'comes'))).toEqual([200, 'reminder.comes'])
    world.clock.forward(1)
    expect(outcome(await answer(first, 'cannot'))).toEqual([409, 'reminder.too_late'])
    // A wrong link is no link, and those of yesterday are removed.
    expect(outcome(await answer('mZ5pT0gA1c2VQy9rXw8LkA', 'comes'))).toEqual([404, 'not_found'])
    world.clock.forward(3 * 86_400)
    await cleanReminderLinks(world.db, world.clock.now())
    // The server may have reminded other patients since.
    const own = inArray(reminderLinks.bookingId, [late.bookingId, cancelled.bookingId])
    expect(await world.db.$count(reminderLinks, own)).toBe(0)
    expect(outcome(await patient().call('readAppointment', { token: first }))).toEqual([404, 'not_found'])
  })

  it('[MSG-06] a platform answers for the patients of its own bookings only', async () => {
    const { doctorId } = await doctor()
    const { dependencies } = world.server
    const keys = await Promise.all(
      ['one', 'another'].map(async (name) => (await dependencies.platforms.add(`${name} of ${doctorId}`)) ?? ''),
    )
    const [own = '', other = ''] = keys
    const platformId = (await dependencies.platforms.find(own))?.id ?? null
    const { bookingId } = await booking(doctorId, '10:30', { platformId })
    const reply = (key: string) =>
      patient().call('answerPlatformReminder', { id: bookingId, answer: 'comes' }, { authorization: `Bearer ${key}` })
    expect(outcome(await reply(other))).toEqual([404, 'not_found'])
    const answered = await reply(own)
    expect(outcome(answered)).toEqual([200, 'reminder.comes'])
    expect(Object(answered.body['data']).booking).toMatchObject({ id: bookingId, reminderAnswer: 'comes' })
  })

  it('[MSG-06] [INTAKE-01] the page of a booking of a platform says where to book again, if the platform has said so', async () => {
    const { doctorId } = await doctor()
    const { dependencies } = world.server
    const key = (await dependencies.platforms.add(`books again ${doctorId}`)) ?? ''
    const day = addDays(clinicToday(world.clock.now()), 1)
    const book = async (start: string, more: Partial<Schema<'BookTimeRequest'>>) => {
      count += 1
      const slot = { id: `slt_answer_${count}`, doctorId, createdAt: world.clock.now() }
      await insertSlots(world.db, [
        { ...slot, startsAt: `${day} ${start}:00`, endsAt: `${day} ${start.slice(0, 3)}59:00` },
      ])
      const patientPhone = String(9_300_000_000 + count)
      return patient().call(
        'bookTime',
        { slotId: slot.id, patientName: 'Fathima Begum', patientPhone, ...more },
        { authorization: `Bearer ${key}` },
      )
    }
    const pageOf = async (response: TestResponse) => {
      expect(outcome(response)).toEqual([201, 'booking.requested'])
      const token = await linkOf(Object(response.body['data']).booking.id)
      return appointmentOf(await patient().call('readAppointment', { token })).bookAgainUrl
    }
    expect(await pageOf(await book('14:00', { bookAgainUrl: 'https://hospital.example/book?doctor=7' }))).toBe(
      'https://hospital.example/book?doctor=7',
    )
    expect(await pageOf(await book('15:00', {}))).toBeUndefined()
    const wrong = ['javascript:alert(1)', 'http://hospital.example/', 'https://hospital.example/a b', 'https://']
    for (const [at, bookAgainUrl] of wrong.entries())
      expect([bookAgainUrl, outcome(await book(`${16 + at}:00`, { bookAgainUrl }))]).toEqual([
        bookAgainUrl,
        [400, 'request.invalid'],
      ])
  })

  it('[MSG-06] counts who comes today, and how often a number did not come', async () => {
    const { doctorId, client, listed } = await doctor()
    const today = clinicToday(world.clock.now())
    const made = [await booking(doctorId, '10:30'), await booking(doctorId, '11:30'), await booking(doctorId, '12:30')]
    const phoneNumber = made[0]?.phoneNumber ?? ''
    await answer(await linkOf(made[0]?.bookingId ?? ''), 'comes')
    const missed = (days: number) => ({
      startsAt: `${addDays(today, -days)} 09:00:00`,
      patientPhone: phoneNumber,
      visit: 'no-show' as const,
      slotId: null,
    })
    for (const days of [2, 29, 40]) await booking(doctorId, `${14 + (days % 5)}:30`, missed(days))
    world.clock.forward(86_400)
    client.token = await openSession(world.server.dependencies, doctorId)
    const { body } = await client.call('listBookings', { doctorId })
    expect(Object(body['data']).summary ?? Object(body).summary).toMatchObject({ comes: 1, expected: 3, noShows: 2 })
    expect(await listed(phoneNumber)).toMatchObject({ noShows: 3 })
  })
})
