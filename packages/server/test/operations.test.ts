import { addDays, clinicToday, toWireDate, weekdayOf } from '@nalam/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { demoSnapshot } from '../src/demo/demoSnapshot.ts'
import { insertSlots } from '../src/slots/store.ts'
import { startServer, type RunningServer } from '../src/server.ts'
import { insertTickets } from '../src/tickets/store.ts'
import { createSettableClock, type SettableClock } from './support/settableClock.ts'
import { profilePayload } from './support/profilePayload.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'
import { startTestPostgres, type TestPostgres } from './support/testDatabases.ts'

// Every operation over HTTP, with every rule it has, on both databases. Answers are checked against the contract on the
// way (checkResponses), so a status and a code are all that is left to say here.

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
})
afterAll(() => postgres.stop())

const databases: ReadonlyArray<readonly [string, (clock: SettableClock) => Promise<DatabaseSource>]> = [
  ['the embedded database', async (clock) => ({ kind: 'memory', snapshot: await demoSnapshot(clock) })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.create('operations') })],
]

describe.each(databases)('operations on %s', (_name, source) => {
  const clock = createSettableClock()
  const meena = demoDoctors.complete
  let open: OpenDatabase
  let server: RunningServer
  let client: TestClient
  const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
    const inside = body['data']
    const code =
      body['code'] ?? (typeof inside === 'object' && inside !== null && 'code' in inside ? inside.code : undefined)
    return [status, code]
  }
  const codeFor = async (email: string) => {
    await server.dependencies.outbox.settled()
    const code = server.mailbox.mails.find(({ to }) => to === email)?.code
    if (code === undefined) throw new Error('No code was sent')
    return code
  }

  beforeAll(async () => {
    open = await openDatabase(await source(clock))
    server = await startServer({ open, demo: true, clock })
  })
  afterAll(async () => {
    await server.close()
    await open.close()
  })
  beforeEach(async () => {
    client = createTestClient(server.origin)
    await client.signIn(meena.email)
  })

  describe('accounts', () => {
    const registration = {
      doctor_name: 'கவிதா முருகன்',
      email: 'Kavitha@Nalam.Example',
      mobile_number: '9000022001',
      password: 'Example@2026',
    }

    it('registers, confirms by code, and only then signs in', async () => {
      const visitor = createTestClient(server.origin)
      const registered = await visitor.call('registerDoctor', registration)
      expect(outcome(registered)).toEqual([201, 'account.registered'])
      expect(registered.body).toMatchObject({ data: { doctor_email: 'kavitha@nalam.example' } })
      const code = await codeFor('kavitha@nalam.example')
      const wrong = code === '000000' ? '000001' : '000000'
      expect(outcome(await visitor.signIn(registration.email))).toEqual([401, 'account.code_still_valid'])
      expect(
        outcome(
          await visitor.call('confirmDoctorRegistration', { email: registration.email, confirmationCode: wrong }),
        ),
      ).toEqual([400, 'code.wrong'])
      expect(
        outcome(await visitor.call('confirmDoctorRegistration', { email: registration.email, confirmationCode: code })),
      ).toEqual([201, 'account.confirmed'])
      expect(visitor.token).toBeUndefined()
      expect(outcome(await visitor.signIn('KAVITHA@nalam.example'))).toEqual([201, 'login.succeeded'])
    })

    it('refuses a taken e-mail or mobile number with 409', async () => {
      const visitor = createTestClient(server.origin)
      const { email, mobileNumber } = meena
      expect(
        outcome(await visitor.call('registerDoctor', { ...registration, email, mobile_number: '9000022002' })),
      ).toEqual([409, 'account.taken'])
      expect(
        outcome(
          await visitor.call('registerDoctor', {
            ...registration,
            email: 'new@nalam.example',
            mobile_number: mobileNumber,
          }),
        ),
      ).toEqual([409, 'account.taken'])
    })

    it('refuses what breaks a field rule, with its message by field', async () => {
      const response = await createTestClient(server.origin).call('registerDoctor', {
        ...registration,
        email: 'a@elsewhere.example',
        mobile_number: '9000022003',
      })
      expect(response.status).toBe(400)
      expect(response.body).toMatchObject({ code: 'request.invalid', errors: { email: 'Email domain not allowed' } })
    })

    it('answers a wrong password 400, a blocked account 403, an unconfirmed one 401 that says whether a code was sent', async () => {
      const visitor = createTestClient(server.origin)
      expect(outcome(await visitor.signIn(meena.email, 'Wrong@2026'))).toEqual([400, 'login.wrong_credentials'])
      expect(outcome(await visitor.signIn('nobody@nalam.example'))).toEqual([400, 'login.wrong_credentials'])
      expect(outcome(await visitor.signIn(demoDoctors.blocked.email))).toEqual([403, 'account.blocked'])
      expect(outcome(await visitor.signIn(demoDoctors.unconfirmed.email))).toEqual([401, 'account.unconfirmed'])
      const code = await codeFor(demoDoctors.unconfirmed.email)
      expect(code).toMatch(/^\d{6}$/)
      // A second login within 30 seconds sends none, says so, and the first code still holds.
      const again = await visitor.signIn(demoDoctors.unconfirmed.email)
      expect(outcome(again)).toEqual([401, 'account.code_still_valid'])
      expect(again.body).toMatchObject({ message: expect.stringContaining('is still valid') })
      await server.dependencies.outbox.settled()
      expect(server.mailbox.mails.filter(({ to }) => to === demoDoctors.unconfirmed.email)).toHaveLength(1)
      expect(visitor.token).toBeUndefined()
    })

    it('resets a forgotten password by code and ends all sessions', async () => {
      const { email } = demoDoctors.other
      const elsewhere = createTestClient(server.origin)
      await elsewhere.signIn(email)
      expect((await elsewhere.call('getDoctorProfile')).status).toBe(200)
      const visitor = createTestClient(server.origin)
      expect(outcome(await visitor.call('forgotPassword', { email }))).toEqual([201, 'password.code_sent'])
      const reset = { email, otp: await codeFor(email), newPassword: 'Changed@2026', confirmPassword: 'Changed@2026' }
      expect(
        outcome(await visitor.call('confirmForgotPassword', { ...reset, confirmPassword: 'Changed@2027' })),
      ).toEqual([400, 'password.mismatch'])
      expect(outcome(await visitor.call('confirmForgotPassword', reset))).toEqual([201, 'password.changed'])
      expect(outcome(await visitor.call('confirmForgotPassword', reset))).toEqual([400, 'code.wrong'])
      expect(outcome(await elsewhere.call('getDoctorProfile'))).toEqual([401, 'session.expired'])
      expect(outcome(await visitor.signIn(email))).toEqual([400, 'login.wrong_credentials'])
      expect(outcome(await visitor.signIn(email, 'Changed@2026'))).toEqual([201, 'login.succeeded'])
    })

    it('writes mails in the language of the request', async () => {
      clock.forward(3600)
      const visitor = createTestClient(server.origin)
      for (const [language, word] of [
        ['ta-IN,ta;q=0.9', 'கடவுச்சொல்லுக்கான'],
        ['hi', 'पासवर्ड'],
        ['fr, en;q=0.5', 'password reset code'],
      ] as const) {
        clock.forward(31)
        await visitor.call('forgotPassword', { email: meena.email }, { 'accept-language': language })
        await codeFor(meena.email)
        expect(server.mailbox.mails[0]?.subject).toContain(word)
      }
    })
  })

  describe('sessions', () => {
    it('gives the profile, ends at logout, and asks for a sign-in without one', async () => {
      expect((await client.call('getDoctorProfile')).body).toMatchObject({
        data: { doctorDetails: { _id: meena.id, city_name: 'Chennai', locality: { locality_name: 'T Nagar' } } },
      })
      const kept = client.token
      expect(outcome(await client.call('logoutDoctor'))).toEqual([200, 'logout.succeeded'])
      expect(client.token).toBeUndefined()
      client.token = kept
      expect(outcome(await client.call('getDoctorProfile'))).toEqual([401, 'session.expired'])
      expect(outcome(await createTestClient(server.origin).call('getDoctorProfile'))).toEqual([401, 'session.required'])
    })
  })

  describe('bookings', () => {
    it('gives the dashboard five rows and counts, and pages of ten, latest appointment first', async () => {
      const dashboard = await client.call('listBookings', { doctorId: meena.id })
      expect(dashboard.body).toMatchObject({ data: { summary: { total: 140 } } })
      const page = await client.call('listBookings', { doctorId: meena.id, page: 1 })
      expect(page.body).toMatchObject({ currentPage: 1, totalPages: 14, itemsPerPage: 10, data: { totalItems: 140 } })
      const rowsOf = (body: unknown) =>
        (body as { data: { data: Array<{ id: string; date: string; time: string }> } }).data.data
      const seen = new Map<string, string>()
      for (let number = 1; number <= 15; number += 1) {
        for (const row of rowsOf((await client.call('listBookings', { doctorId: meena.id, page: number })).body)) {
          seen.set(row.id, `${row.date.split('-').toReversed().join('-')} ${row.time}`)
        }
      }
      expect(seen.size).toBe(140)
      expect([...seen.values()]).toEqual([...seen.values()].sort().toReversed())
      const slots = (dashboard.body as { data: { slots: Array<{ id: string }> } }).data.slots
      expect(slots.map(({ id }) => id)).toEqual([...seen.keys()].slice(0, 5))
    })

    it('searches patient, mobile and booking number, and counts what it finds', async () => {
      const find = async (searchQuery: string, page = 1) =>
        (await client.call('listBookings', { doctorId: meena.id, page, searchQuery })).body as {
          totalPages: number
          data: { data: Array<Record<string, string>>; totalItems: number }
        }
      const [row] = (await find('')).data.data
      expect((await find(row?.['bookingId'] ?? '?')).data).toMatchObject({ totalItems: 1, data: [{ id: row?.['id'] }] })
      const byPhone = await find(`+91 ${row?.['studentPhone']?.slice(0, 5)} ${row?.['studentPhone']?.slice(5)}`)
      expect(byPhone.data.data.map(({ id }) => id)).toContain(row?.['id'])
      const byName = await find((row?.['studentName'] ?? '?').toUpperCase())
      expect(byName.data.data.map(({ id }) => id)).toContain(row?.['id'])
      const [given, family] = (row?.['studentName'] ?? '').split(' ')
      const turned = await find(`${family} ${given}`)
      expect(turned.data).toEqual(byName.data)
      const withNumber = await find(`${family} ${row?.['studentPhone']}`)
      expect(withNumber.data.data.map(({ id }) => id)).toContain(row?.['id'])
      expect((await find(`${family} 12-34567`)).data.totalItems).toBe(0)
      expect((await find('%')).data.totalItems).toBe(0)
      expect((await find('no such patient')).totalPages).toBe(0)
      const wide = await find('90000')
      expect(wide.data.totalItems).toBe(140)
      expect((await find('90000', 99)).data).toMatchObject({ totalItems: 140, data: [] })
    })

    it('decides a pending booking once; decline and reschedule free the slot, approve keeps it', async () => {
      const all = await server.dependencies.db.query.bookings.findMany({
        where: (row, { and, eq }) => and(eq(row.doctorId, meena.id), eq(row.status, 1)),
      })
      const before = (await client.call('listBookings', { doctorId: meena.id })).body as {
        data: { summary: { pending: number; confirmed: number } }
      }
      for (const [index, [status, code, keeps]] of (
        [
          [2, 'booking.accepted', true],
          [3, 'booking.declined', false],
          [4, 'booking.reschedule_requested', false],
        ] as const
      ).entries()) {
        const booking = all[index]
        if (booking === undefined) throw new Error('No pending booking')
        expect(outcome(await client.call('updateBookingStatus', { bookingId: booking.id, status }))).toEqual([
          200,
          code,
        ])
        expect(outcome(await client.call('updateBookingStatus', { bookingId: booking.id, status: 2 }))).toEqual([
          409,
          'booking.already_decided',
        ])
        const slot = await server.dependencies.db.query.slots.findFirst({
          where: (row, { eq }) => eq(row.id, booking.slotId ?? ''),
        })
        expect(slot?.isBooked).toBe(keeps)
        const audited = await server.dependencies.db.query.audit.findMany({
          where: (row, { eq }) => eq(row.subject, `booking:${booking.id}`),
        })
        expect(audited.map(({ action, detail }) => [action, detail])).toEqual([[code, { status }]])
        const recorded = await server.dependencies.db.query.events.findMany({
          where: (row, { inArray }) => inArray(row.subject, [booking.id, booking.slotId ?? '']),
          orderBy: (row, { asc }) => asc(row.number),
        })
        expect(recorded.map(({ topic, name }) => [topic, name])).toEqual([
          ...(keeps ? [] : [['slots', 'slot.freed']]),
          ['bookings', code],
        ])
      }
      const after = (await client.call('listBookings', { doctorId: meena.id })).body
      expect(after).toMatchObject({
        data: { summary: { pending: before.data.summary.pending - 3, confirmed: before.data.summary.confirmed + 1 } },
      })
      expect(outcome(await client.call('updateBookingStatus', { bookingId: 'bkg_none', status: 2 }))).toEqual([
        404,
        'not_found',
      ])
    })
  })

  describe('slots', () => {
    const today = clinicToday(clock.now())
    const dayAhead = (first: number, wanted: (weekday: string) => boolean) => {
      for (let ahead = first; ; ahead += 1) {
        const date = addDays(today, ahead)
        if (wanted(weekdayOf(date) ?? '')) return toWireDate(date) ?? ''
      }
    }
    const openDay = dayAhead(40, (weekday) => weekday !== 'SUN')
    const create = (date: string, time: string) => client.call('createSlot', { doctor_id: meena.id, date, time })

    it('creates a slot of half an hour that is on, and refuses the same and an overlapping one', async () => {
      expect(outcome(await create(openDay, '10:00'))).toEqual([201, 'slot.created'])
      expect(outcome(await create(openDay, '10:00'))).toEqual([409, 'slot.taken'])
      expect(outcome(await create(openDay, '10:15'))).toEqual([409, 'slot.taken'])
      expect(outcome(await create(openDay, '09:45'))).toEqual([409, 'slot.taken'])
      expect(outcome(await create(openDay, '10:30'))).toEqual([201, 'slot.created'])
      expect(outcome(await create(openDay, '23:30'))).toEqual([201, 'slot.created'])
      const listed = await client.call('listSlotsByDate', { doctorId: meena.id, date: openDay })
      expect(listed.body).toMatchObject({
        data: {
          slotDetails: {
            slots: [
              { time: '10:00', start_time: '10:00', end_time: '10:30', isBooked: false, slot_status: 1 },
              { time: '10:30', end_time: '11:00' },
              { time: '23:30', end_time: '00:00' },
            ],
          },
          days: [{ date: openDay, open: 3, booked: 0 }, {}, {}, {}, {}, {}, {}],
        },
      })
    })

    it('refuses the past, a day off, a day that does not exist, and an incomplete profile', async () => {
      expect(outcome(await create(toWireDate(addDays(today, -1)) ?? '', '10:00'))).toEqual([400, 'slot.past'])
      expect(outcome(await create(toWireDate(today) ?? '', '00:00'))).toEqual([400, 'slot.past'])
      expect(
        outcome(
          await create(
            dayAhead(1, (weekday) => weekday === 'SUN'),
            '10:00',
          ),
        ),
      ).toEqual([400, 'slot.day_unavailable'])
      const farAway = toWireDate(addDays(today, 740)) ?? ''
      expect(outcome(await create(farAway, '10:00'))).toEqual([400, 'slot.too_far'])
      expect((await create('31-02-2027', '10:00')).body).toMatchObject({
        code: 'request.invalid',
        errors: { date: expect.any(String) },
      })
      const newcomer = createTestClient(server.origin)
      await newcomer.signIn(demoDoctors.incomplete.email)
      expect(
        outcome(
          await newcomer.call('createSlot', { doctor_id: demoDoctors.incomplete.id, date: openDay, time: '10:00' }),
        ),
      ).toEqual([403, 'profile.incomplete'])
    })

    it('switches an unbooked slot off and on, never a booked or a past one', async () => {
      const { db } = server.dependencies
      const now = clock.now()
      const ids = { free: 'slt_free', booked: 'slt_booked', past: 'slt_past' }
      const row = { doctorId: meena.id, createdAt: now }
      await insertSlots(db, [
        { ...row, id: ids.free, startsAt: '2027-03-01 09:00:00', endsAt: '2027-03-01 09:30:00' },
        { ...row, id: ids.booked, startsAt: '2027-03-01 10:00:00', endsAt: '2027-03-01 10:30:00', isBooked: true },
        { ...row, id: ids.past, startsAt: '2026-01-05 10:00:00', endsAt: '2026-01-05 10:30:00' },
      ])
      const switchTo = (slotId: string, status: 1 | 2) => client.call('updateSlotStatus', { slotId, status })
      const off = await switchTo(ids.free, 2)
      expect(outcome(off)).toEqual([200, 'slot.status_updated'])
      expect(off.body).toMatchObject({ slotId: ids.free })
      expect((await client.call('listSlotsByDate', { doctorId: meena.id, date: '01-03-2027' })).body).toMatchObject({
        data: { slotDetails: { slots: [{ _id: ids.free, slot_status: 2 }, { _id: ids.booked }] } },
      })
      expect(outcome(await switchTo(ids.free, 1))).toEqual([200, 'slot.status_updated'])
      expect(outcome(await switchTo(ids.booked, 2))).toEqual([409, 'slot.booked'])
      expect(outcome(await switchTo(ids.past, 2))).toEqual([409, 'slot.past'])
      expect(outcome(await switchTo('slt_none', 2))).toEqual([404, 'not_found'])
    })
  })

  describe('the profile', () => {
    const profile = profilePayload()

    it('saves, marks the profile complete, and leaves name, mobile and e-mail alone', async () => {
      const newcomer = createTestClient(server.origin)
      await newcomer.signIn(demoDoctors.incomplete.email)
      expect((await newcomer.call('getDoctorProfile')).body).toMatchObject({
        data: { doctorDetails: { profileUpdated: false, locality: null } },
      })
      expect(outcome(await newcomer.call('updateDoctorProfile', profile))).toEqual([200, 'profile.updated'])
      expect((await newcomer.call('getDoctorProfile')).body).toMatchObject({
        data: {
          doctorDetails: {
            doctor_name: demoDoctors.incomplete.name,
            email: demoDoctors.incomplete.email,
            mobile_number: demoDoctors.incomplete.mobileNumber,
            profileUpdated: true,
            locality: { _id: 'loc_madurai_sellur', locality_name: 'Sellur' },
            city_id: 3661,
            state_id: 35,
            country_id: 101,
            doctor_speciality: { _id: 'spc_ent' },
            availableTime: { from: '9 AM', to: '5 PM' },
            available_days: ['MON'],
          },
        },
      })
    })

    it.each([
      ['a pincode of elsewhere', { pincode: '600017' }, 'place.unknown'],
      ['a city of elsewhere', { city_id: 3659 }, 'place.unknown'],
      ['a locality that does not exist', { locality: 'loc_none' }, 'place.unknown'],
      ['a speciality that does not exist', { doctor_speciality: 'spc_none' }, 'request.invalid'],
      ['hours that end before they begin', { availableTime: { from: '5 PM', to: '9 AM' } }, 'request.invalid'],
      ['no language', { language: [] }, 'request.invalid'],
    ])('refuses %s', async (_case, change, code) => {
      expect(outcome(await client.call('updateDoctorProfile', { ...profile, ...change }))).toEqual([400, code])
    })

    it('inverts the active status, once per call, and only one’s own', async () => {
      expect(outcome(await client.call('updateDoctorStatus', { id: meena.id }))).toEqual([200, 'status.deactivated'])
      expect(outcome(await client.call('updateDoctorStatus', { id: meena.id }))).toEqual([200, 'status.activated'])
      expect(outcome(await client.call('updateDoctorStatus', { id: demoDoctors.other.id }))).toEqual([404, 'not_found'])
    })
  })

  describe('tickets and lookups', () => {
    it('pages and searches tickets, and changes their status', async () => {
      const list = async (page: number, searchQuery = '') =>
        (await client.call('listTickets', { page, searchQuery })).body as {
          totalPages: number
          data: { tickets: Array<{ _id: string; status: number; createdAt: string }>; totalItems: number }
        }
      const first = await list(1)
      expect(first).toMatchObject({ totalPages: 2, data: { totalItems: 14 } })
      expect((await list(2)).data.tickets).toHaveLength(4)
      const times = first.data.tickets.map(({ createdAt }) => createdAt)
      expect(times).toEqual([...times].sort().toReversed())
      expect((await list(1, 'PINCODE')).data.totalItems).toBe(1)
      expect((await list(1, 'old pincode')).data.totalItems).toBe(1)
      await insertTickets(server.dependencies.db, [
        {
          id: 'tkt_hyphens',
          doctorId: meena.id,
          subject: 'Order 12345-678',
          message: 'Where is it?',
          createdAt: new Date(0),
          updatedAt: new Date(0),
        },
      ])
      expect((await list(1, '12345-678')).data.totalItems).toBe(1)
      expect((await list(1, '12345678')).data.totalItems).toBe(0)
      const ticketId = first.data.tickets[0]?._id ?? ''
      for (const status of [2, 3, 1] as const) {
        expect(outcome(await client.call('updateTicketStatus', { ticketId, status }))).toEqual([
          200,
          'ticket.status_updated',
        ])
        expect((await list(1)).data.tickets[0]?.status).toBe(status)
      }
      expect(outcome(await client.call('updateTicketStatus', { ticketId: 'tkt_none', status: 1 }))).toEqual([
        404,
        'not_found',
      ])
    })

    it('gives specialities and places in alphabetical order, and nothing for a place that is none', async () => {
      const names = (body: unknown) =>
        (body as { data: { data: Array<{ name?: string; locality_name?: string }> } }).data.data.map(
          (row) => row.name ?? row.locality_name ?? '',
        )
      expect((await client.call('listSpecialities')).body).toMatchObject({
        data: { getAllspeciality: expect.arrayContaining([{ _id: 'spc_cardiology', name: 'Cardiology' }]) },
      })
      expect(names((await client.call('listCountries')).body)).toEqual(['India'])
      expect(names((await client.call('listStates', { country_id: 101 })).body)).toEqual(['Tamil Nadu'])
      const cityNames = names((await client.call('listCities', { state_id: '35' })).body)
      expect(cityNames.length).toBeGreaterThanOrEqual(15)
      expect(cityNames).toEqual([...cityNames].sort())
      expect((await client.call('listLocalities', { city_id: 3659 })).body).toMatchObject({
        data: {
          data: expect.arrayContaining([{ _id: 'loc_chennai_t_nagar', locality_name: 'T Nagar', pincode: '600017' }]),
        },
      })
      expect(names((await client.call('listLocalities', { city_id: 3683 })).body)).toEqual([])
      expect(names((await client.call('listStates', { country_id: 'abc' })).body)).toEqual([])
    })
  })
})
