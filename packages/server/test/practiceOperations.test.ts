import { addDays, clinicToday, toWireDate, weekdayOf } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { insertTickets } from '../src/resources/tickets/store.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { createTestClient } from './support/testClient.ts'

describeOnDatabases('operations of a practice', (world) => {
  const meena = demoDoctors.complete

  describe('bookings', () => {
    it('gives the dashboard five rows and counts, and pages of ten, latest appointment first', async () => {
      const dashboard = await world.client.call('listBookings', { doctorId: meena.id })
      expect(dashboard.body).toMatchObject({ data: { summary: { total: 140 } } })
      const page = await world.client.call('listBookings', { doctorId: meena.id, page: 1 })
      expect(page.body).toMatchObject({ currentPage: 1, totalPages: 14, itemsPerPage: 10, data: { totalItems: 140 } })
      const rowsOf = (body: unknown) =>
        (body as { data: { data: Array<{ id: string; date: string; time: string }> } }).data.data
      const seen = new Map<string, string>()
      for (let number = 1; number <= 15; number += 1) {
        for (const row of rowsOf(
          (await world.client.call('listBookings', { doctorId: meena.id, page: number })).body,
        )) {
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
        (await world.client.call('listBookings', { doctorId: meena.id, page, searchQuery })).body as {
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
      const all = await world.server.dependencies.db.query.bookings.findMany({
        where: (row, { and, eq }) => and(eq(row.doctorId, meena.id), eq(row.status, 1)),
        orderBy: (row, { desc }) => desc(row.startsAt),
      })
      const before = (await world.client.call('listBookings', { doctorId: meena.id })).body as {
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
        expect(outcome(await world.client.call('updateBookingStatus', { bookingId: booking.id, status }))).toEqual([
          200,
          code,
        ])
        expect(outcome(await world.client.call('updateBookingStatus', { bookingId: booking.id, status: 2 }))).toEqual([
          409,
          'booking.already_decided',
        ])
        const slot = await world.server.dependencies.db.query.slots.findFirst({
          where: (row, { eq }) => eq(row.id, booking.slotId ?? ''),
        })
        expect(slot?.isBooked).toBe(keeps)
        const audited = await world.server.dependencies.db.query.audit.findMany({
          where: (row, { eq }) => eq(row.subject, `booking:${booking.id}`),
        })
        expect(audited.map(({ action, detail }) => [action, detail])).toEqual([[code, { status }]])
        const recorded = await world.server.dependencies.db.query.events.findMany({
          where: (row, { inArray }) => inArray(row.subject, [booking.id, booking.slotId ?? '']),
          orderBy: (row, { asc }) => asc(row.number),
        })
        expect(recorded.map(({ topic, name }) => [topic, name])).toEqual([
          ...(keeps ? [] : [['slots', 'slot.freed']]),
          ['bookings', code],
        ])
      }
      const after = (await world.client.call('listBookings', { doctorId: meena.id })).body
      expect(after).toMatchObject({
        data: { summary: { pending: before.data.summary.pending - 3, confirmed: before.data.summary.confirmed + 1 } },
      })
      expect(outcome(await world.client.call('updateBookingStatus', { bookingId: 'bkg_none', status: 2 }))).toEqual([
        404,
        'not_found',
      ])
    })
  })

  describe('slots', () => {
    const today = clinicToday(world.clock.now())
    const dayAhead = (first: number, wanted: (weekday: string) => boolean) => {
      for (let ahead = first; ; ahead += 1) {
        const date = addDays(today, ahead)
        if (wanted(weekdayOf(date) ?? '')) return toWireDate(date) ?? ''
      }
    }
    const openDay = dayAhead(40, (weekday) => weekday !== 'SUN')
    const create = (date: string, time: string) => world.client.call('createSlot', { doctor_id: meena.id, date, time })

    it('creates a slot of half an hour that is on, and refuses the same and an overlapping one', async () => {
      expect(outcome(await create(openDay, '10:00'))).toEqual([201, 'slot.created'])
      expect(outcome(await create(openDay, '10:00'))).toEqual([409, 'slot.taken'])
      expect(outcome(await create(openDay, '10:15'))).toEqual([409, 'slot.taken'])
      expect(outcome(await create(openDay, '09:45'))).toEqual([409, 'slot.taken'])
      expect(outcome(await create(openDay, '10:30'))).toEqual([201, 'slot.created'])
      expect(outcome(await create(openDay, '23:30'))).toEqual([201, 'slot.created'])
      const listed = await world.client.call('listSlotsByDate', { doctorId: meena.id, date: openDay })
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
      const newcomer = createTestClient(world.server.origin)
      await newcomer.signIn(demoDoctors.incomplete.email)
      expect(
        outcome(
          await newcomer.call('createSlot', { doctor_id: demoDoctors.incomplete.id, date: openDay, time: '10:00' }),
        ),
      ).toEqual([403, 'profile.incomplete'])
    })

    it('switches an unbooked slot off and on, never a booked or a past one', async () => {
      const { db } = world.server.dependencies
      const now = world.clock.now()
      const ids = { free: 'slt_free', booked: 'slt_booked', past: 'slt_past' }
      const row = { doctorId: meena.id, createdAt: now }
      await insertSlots(db, [
        { ...row, id: ids.free, startsAt: '2027-03-01 09:00:00', endsAt: '2027-03-01 09:30:00' },
        { ...row, id: ids.booked, startsAt: '2027-03-01 10:00:00', endsAt: '2027-03-01 10:30:00', isBooked: true },
        { ...row, id: ids.past, startsAt: '2026-01-05 10:00:00', endsAt: '2026-01-05 10:30:00' },
      ])
      const switchTo = (slotId: string, status: 1 | 2) => world.client.call('updateSlotStatus', { slotId, status })
      const off = await switchTo(ids.free, 2)
      expect(outcome(off)).toEqual([200, 'slot.status_updated'])
      expect(off.body).toMatchObject({ slotId: ids.free })
      expect(
        (await world.client.call('listSlotsByDate', { doctorId: meena.id, date: '01-03-2027' })).body,
      ).toMatchObject({
        data: { slotDetails: { slots: [{ _id: ids.free, slot_status: 2 }, { _id: ids.booked }] } },
      })
      expect(outcome(await switchTo(ids.free, 1))).toEqual([200, 'slot.status_updated'])
      expect(outcome(await switchTo(ids.booked, 2))).toEqual([409, 'slot.booked'])
      expect(outcome(await switchTo(ids.past, 2))).toEqual([409, 'slot.past'])
      const { body } = await world.client.call('listSlotsByDate', { doctorId: meena.id, date: '05-01-2026' })
      expect(body, 'a past slot is not open').toMatchObject({
        data: { days: [{ open: 0, booked: 0 }, {}, {}, {}, {}, {}, {}] },
      })
      expect(outcome(await switchTo('slt_none', 2))).toEqual([404, 'not_found'])
    })
  })

  describe('tickets and lookups', () => {
    it('pages and searches tickets, and changes their status', async () => {
      const list = async (page: number, searchQuery = '', further: { status?: number[] } = {}) =>
        (await world.client.call('listTickets', { page, searchQuery, ...further })).body as {
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
      const all = [...first.data.tickets, ...(await list(2)).data.tickets]
      for (const status of [[1], [2], [3], [1, 3]]) {
        const wanted = all.filter((ticket) => status.includes(ticket.status))
        const filtered = await list(1, '', { status })
        expect(filtered.data.totalItems).toBe(wanted.length)
        expect(filtered.data.tickets).toEqual(wanted.slice(0, 10))
      }
      expect((await list(1, 'pincode', { status: [2] })).data.totalItems).toBe(1)
      expect((await list(1, 'pincode', { status: [1] })).data.totalItems).toBe(0)
      await insertTickets(world.server.dependencies.db, [
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
        expect(outcome(await world.client.call('updateTicketStatus', { ticketId, status }))).toEqual([
          200,
          'ticket.status_updated',
        ])
        expect((await list(1)).data.tickets[0]?.status).toBe(status)
      }
      expect(outcome(await world.client.call('updateTicketStatus', { ticketId: 'tkt_none', status: 1 }))).toEqual([
        404,
        'not_found',
      ])
    })

    it('gives specialities and places in alphabetical order, and nothing for an unknown place', async () => {
      const names = (body: unknown) =>
        (body as { data: { data: Array<{ name?: string; locality_name?: string }> } }).data.data.map(
          (row) => row.name ?? row.locality_name ?? '',
        )
      expect((await world.client.call('listSpecialities')).body).toMatchObject({
        data: { getAllspeciality: expect.arrayContaining([{ _id: 'spc_cardiology', name: 'Cardiology' }]) },
      })
      expect(names((await world.client.call('listCountries')).body)).toEqual(['India'])
      expect(names((await world.client.call('listStates', { country_id: 101 })).body)).toEqual(['Tamil Nadu'])
      const cityNames = names((await world.client.call('listCities', { state_id: '35' })).body)
      expect(cityNames.length).toBeGreaterThanOrEqual(15)
      expect(cityNames).toEqual([...cityNames].sort())
      expect((await world.client.call('listLocalities', { city_id: 3659 })).body).toMatchObject({
        data: {
          data: expect.arrayContaining([{ _id: 'loc_chennai_t_nagar', locality_name: 'T Nagar', pincode: '600017' }]),
        },
      })
      expect(names((await world.client.call('listLocalities', { city_id: 3683 })).body)).toEqual([])
      expect(names((await world.client.call('listStates', { country_id: 'abc' })).body)).toEqual([])
    })
  })
})
