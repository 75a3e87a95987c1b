import { BOOKING_STATUS } from '@nalam/sdk'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertBookings, type NewBooking } from '../src/resources/bookings/store.ts'
import { MAX_CALENDAR_DAYS } from '@nalam/sdk/rules'
import { audit, auditReads, bookingCounts, bookings, events, messages, slots } from '../src/db/schema.ts'
import { isUnavailable } from '../src/db/errors.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { bookSlot } from './support/bookSlot.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'

const doctorId = demoDoctors.complete.id
const patient = { patientName: 'Anitha Selvam', patientPhone: '9840012345' }
const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
/** The outcome of a request that waited too long. */
const BUSY = '503 server.unavailable'

describeOnDatabases(
  'the calendar',
  (world) => {
    let count = 0
    /** Returns a day after the demo data that no other test uses, in ISO and wire format. */
    function nextDay(): [iso: string, wire: string] {
      count += 1
      const [month, day] = [1 + Math.floor(count / 28), 1 + (count % 28)].map((part) => String(part).padStart(2, '0'))
      return [`2028-${month}-${day}`, `${day}-${month}-2028`]
    }
    async function newSlot(date: string, from: string, to: string, more: object = {}): Promise<string> {
      const id = `slt_cal_${date}_${from.replace(':', '')}`
      const times = { startsAt: `${date} ${from}:00`, endsAt: `${date} ${to}:00` }
      await insertSlots(world.db, [{ id, doctorId, ...times, createdAt: world.clock.now(), ...more }])
      return id
    }
    async function newBooking(date: string, time: string, more: Partial<NewBooking>): Promise<string> {
      count += 1
      const id = `bkg_cal_${count}`
      const given = { id, bookingNumber: `CAL-${count}`, startsAt: `${date} ${time}:00`, createdAt: world.clock.now() }
      await insertBookings(world.db, [{ ...given, ...patient, doctorId, mode: 'Online', ...more }])
      return id
    }
    async function days(from: string, to = from): Promise<Schema<'CalendarDay'>[]> {
      const { status, body } = await world.client.call('getCalendar', { from, to })
      expect(status).toBe(200)
      return Object(body['data']).days
    }
    const add = (body: object, headers?: Record<string, string>) =>
      world.client.call('addBooking', { ...patient, ...body }, headers)

    it.each([
      ['a decomposed accent', 'Andre\u0301 Selvam', 'andr\u00E9'],
      [
        'a Hindi letter with its dot as one character',
        '\u092A\u095C\u094B\u0938\u0940',
        '\u092A\u0921\u093C\u094B\u0938\u0940',
      ],
      ['a zero-width joiner', '\u0936\u0930\u094D\u200D\u092E\u093E', '\u0936\u0930\u094D\u092E\u093E'],
    ])('[CAL-04] a patient added with %s is found by her name', async (_what, patientName, searchQuery) => {
      const [date] = nextDay()
      const slotId = await newSlot(date, '09:00', '09:30')
      const { status, body } = await add({ slotId, patientName: `  ${patientName}  ` })
      expect(status).toBe(201)
      const { id, name } = Object(body['data']).booking
      expect(name).toBe(patientName.normalize('NFC'))
      for (const text of [searchQuery, patientName]) {
        const found = await world.client.call('listBookings', { doctorId, page: 1, searchQuery: text })
        expect(found.body).toMatchObject({ data: { data: [{ id }] } })
      }
    })

    it('[CAL-04] a name is one line that turns no other text around', async () => {
      const [date] = nextDay()
      const slotId = await newSlot(date, '09:00', '09:30')
      for (const patientName of ['Anitha\u2028Selvam', 'Anitha\nSelvam'])
        expect(outcome(await add({ slotId, patientName }))).toEqual([400, 'request.invalid'])
      const { status, body } = await add({ slotId, patientName: '\u202EAnitha\u0085\u202C  Selvam\u2069' })
      expect([status, Object(body['data']).booking.name]).toEqual([201, 'Anitha Selvam'])
    })

    it('[CAL-04] a name that is too short without the spaces around it is refused, and nothing is booked', async () => {
      const [date, wire] = nextDay()
      const slotId = await newSlot(date, '09:00', '09:30')
      const { status, body } = await add({ slotId, patientName: ' A ' })
      expect([status, body['code'], body['errors']]).toEqual([
        400,
        'request.invalid',
        { patientName: 'Name must be at least 2 characters' },
      ])
      expect((await days(wire))[0]?.slots).toMatchObject([{ id: slotId, state: 'open' }])
    })

    it('[CAL-02] shows every slot with its booking, and bookings without a slot; not what is declined', async () => {
      const [date, wire] = nextDay()
      const open = await newSlot(date, '09:00', '09:15')
      const off = await newSlot(date, '09:15', '10:15', { status: 2 })
      const booked = await newSlot(date, '10:30', '10:50', { isBooked: true })
      const waiting = await newBooking(date, '10:30', { slotId: booked, status: pending })
      await newBooking(date, '09:00', { slotId: open, status: declined })
      await newBooking(date, '09:00', { slotId: open, status: reschedule })
      const without = await newBooking(date, '10:30', { status: confirmed, patientName: 'Without Slot' })
      const earlier = await newBooking(date, '08:10', { status: pending })
      const theirs = { doctorId: demoDoctors.other.id }
      await newBooking(date, '10:30', theirs)
      await newSlot(date, '11:00', '11:30', theirs)
      const [day, ...more] = await days(wire)
      expect(more).toEqual([])
      expect(day).toMatchObject({ date: wire, bookings: [{ id: earlier }, { id: without }] })
      expect(day?.slots).toEqual([
        { id: open, from: '09:00', to: '09:15', state: 'open' },
        { id: off, from: '09:15', to: '10:15', state: 'off' },
        {
          id: booked,
          from: '10:30',
          to: '10:50',
          state: 'booked',
          booking: expect.objectContaining({ id: waiting, bookingStatus: pending, studentName: 'Anitha Selvam' }),
        },
      ])
      expect(day?.bookings).toEqual([
        expect.objectContaining({ id: earlier, bookingStatus: pending, time: '08:10' }),
        expect.objectContaining({ id: without, bookingStatus: confirmed, time: '10:30', studentName: 'Without Slot' }),
      ])
    })

    it('[CAL-08] lists name the other live bookings at the time of a booking that can be approved', async () => {
      const [date, wire] = nextDay()
      const slotId = await newSlot(date, '10:00', '10:45', { isBooked: true })
      const own = await newBooking(date, '10:00', { slotId, patientName: 'Kavya R' })
      const early = await newBooking(date, '09:31', { patientName: 'Arun S', status: confirmed })
      const late = await newBooking(date, '10:44', { patientName: 'Devi M' })
      await newBooking(date, '09:30', { patientName: 'Ends Before' })
      await newBooking(date, '10:45', { patientName: 'Begins After' })
      await newBooking(date, '10:10', { patientName: 'Declined', status: declined })
      await newBooking(date, '10:10', { patientName: 'Other Time', status: reschedule })
      await newBooking(date, '10:10', { patientName: 'Other Doctor', doctorId: demoDoctors.other.id })
      const expected = [
        { id: early, patientName: 'Arun S' },
        { id: late, patientName: 'Devi M' },
      ]
      const listed = async (filter: object): Promise<Schema<'Booking'>[]> =>
        Object((await world.client.call('listBookings', { doctorId, page: 1, ...filter })).body['data']).data
      const range = { from: wire, to: wire }
      for (const filter of [range, { ...range, order: 'soonest' }, { ...range, searchQuery: 'Kavya' }]) {
        const rows = await listed(filter)
        expect(rows.find(({ id }) => id === own)?.conflicts).toEqual(expected)
        expect(rows.find(({ id }) => id === early)?.conflicts).toBeUndefined()
      }
      expect((await listed({ searchQuery: 'Kavya R' })).find(({ id }) => id === own)?.conflicts).toEqual(expected)
      // The latest bookings, without filters: this day is the latest so far.
      expect((await listed({})).find(({ id }) => id === own)?.conflicts).toEqual(expected)
    })

    it('[CAL-08] a booking whose time has passed has no conflicts: it cannot be approved', async () => {
      const names = ['Past One', 'Past Two']
      for (const patientName of names) await newBooking('2026-10-05', '10:00', { patientName })
      const range = { from: '05-10-2026', to: '05-10-2026' }
      const { body } = await world.client.call('listBookings', { doctorId, page: 1, ...range })
      const rows: Schema<'Booking'>[] = Object(body['data']).data
      expect(rows.filter(({ name }) => names.includes(name ?? '')).map(({ conflicts }) => conflicts)).toEqual([
        undefined,
        undefined,
      ])
    })

    it('[CAL-02] shows every day, with the days of the profile, the first and the last minute of each in their own', async () => {
      const [date, wire] = nextDay()
      const [next, nextWire] = nextDay()
      await newSlot(date, '00:00', '00:30')
      await newSlot(date, '23:30', '23:50')
      await newSlot(next, '00:00', '00:30')
      const shown = await days(wire, nextWire)
      expect(shown.map(({ date: day, slots: of }) => [day, of.length])).toEqual([
        [wire, 2],
        [nextWire, 1],
      ])
      const week = await days('23-11-2026', '29-11-2026')
      // Sunday is not an available day of the demo doctor.
      expect(week.map(({ isOpenDay }) => isOpenDay)).toEqual([true, true, true, true, true, true, false])
      expect((await days('31-12-9999'))[0]).toMatchObject({ date: '31-12-9999', slots: [], bookings: [] })
    })

    it.each([
      ['a day that does not exist', { from: '31-02-2026', to: '01-03-2026' }, 'request.invalid', 'from'],
      ['another form', { from: '2026-11-24', to: '24-11-2026' }, 'request.invalid', 'from'],
      ['no last day', { from: '24-11-2026' }, 'request.invalid', 'to'],
      ['the wrong order', { from: '24-11-2026', to: '23-11-2026' }, 'dates.order', 'to'],
      ['43 days', { from: '01-11-2026', to: '13-12-2026' }, 'calendar.too_long', 'to'],
    ])('refuses %s', async (_title, query, code, field) => {
      const { status, body } = await world.client.call('getCalendar', query)
      expect([status, body['code'], Object.keys(Object(body['errors']))]).toEqual([400, code, [field]])
    })

    it('shows 42 days, and records in the audit how many patients were shown', async () => {
      const { status, body, headers } = await world.client.call('getCalendar', { from: '01-11-2026', to: '12-12-2026' })
      expect(status).toBe(200)
      const shown: Schema<'CalendarDay'>[] = Object(body['data']).days
      expect(shown).toHaveLength(MAX_CALENDAR_DAYS)
      const patients = shown.flatMap((day) => [...day.bookings, ...day.slots.flatMap(({ booking }) => booking ?? [])])
      expect(patients.length).toBeGreaterThan(50)
      const requestId = headers.get('x-request-id') ?? ''
      await expect
        .poll(() => world.db.select().from(auditReads).where(eq(auditReads.requestId, requestId)))
        .toMatchObject([{ doctorId, list: 'calendar', page: 1, rowCount: patients.length }])
    })

    it('[CAL-04] adds a booking that is confirmed at once, without a message to the patient', async () => {
      const [date, wire] = nextDay()
      const slotId = await newSlot(date, '10:50', '11:10')
      const [before] = await world.db.select().from(bookingCounts).where(eq(bookingCounts.doctorId, doctorId))
      const { status, body, headers } = await add({ slotId, patientName: ' Anitha Selvam ' })
      expect([status, body['code']]).toEqual([201, 'booking.added'])
      const added: Schema<'Booking'> = Object(body['data']).booking
      expect(added).toEqual({
        id: expect.any(String),
        date: wire,
        time: '10:50',
        bookingId: expect.stringMatching(/^NLM-3\d{5}$/),
        name: 'Anitha Selvam',
        studentName: 'Anitha Selvam',
        phoneNumber: '9840012345',
        studentPhone: '9840012345',
        type: 'Walk-in',
        bookingStatus: confirmed,
      })
      expect((await days(wire))[0]?.slots).toMatchObject([{ id: slotId, state: 'booked', booking: added }])
      const [after] = await world.db.select().from(bookingCounts).where(eq(bookingCounts.doctorId, doctorId))
      expect(after?.confirmed).toBe((before?.confirmed ?? 0) + 1)
      expect(await world.db.select().from(messages).where(eq(messages.bookingId, added.id))).toEqual([])
      expect(await world.db.select().from(events).where(eq(events.subject, added.id))).toMatchObject([
        { topic: 'bookings', name: 'booking.added' },
      ])
      const entries = await world.db
        .select()
        .from(audit)
        .where(eq(audit.subject, `booking:${added.id}`))
      expect(entries).toMatchObject([{ action: 'booking.added', requestId: headers.get('x-request-id') }])
      expect(JSON.stringify(entries)).not.toContain('Selvam')
      expect(outcome(await world.client.call('undoBookingDecision', { id: added.id }))).toEqual([
        409,
        'booking.undo_over',
      ])
    })

    it('[CAL-04] reports why a slot cannot be booked, and books nothing', async () => {
      const [date] = nextDay()
      const booked = await newSlot(date, '09:00', '09:30', { isBooked: true })
      const off = await newSlot(date, '10:00', '10:30', { status: 2 })
      const past = await newSlot('2026-11-01', '05:00', '05:30')
      const theirs = await newSlot(date, '11:00', '11:30', { doctorId: demoDoctors.other.id })
      for (const [slotId, status, code] of [
        [booked, 409, 'slot.just_booked'],
        [off, 409, 'slot.is_off'],
        [past, 409, 'slot.past'],
        [theirs, 404, 'not_found'],
        ['slt_nowhere', 404, 'not_found'],
      ] as const) {
        expect(outcome(await add({ slotId }))).toEqual([status, code])
        expect(await world.db.select().from(bookings).where(eq(bookings.slotId, slotId))).toEqual([])
      }
    })

    it.each([
      [{ patientName: 'A' }, 'patientName'],
      [{ patientName: '12' }, 'patientName'],
      [{ patientName: 'x'.repeat(81) }, 'patientName'],
      [{ patientPhone: '5840012345' }, 'patientPhone'],
      [{ patientPhone: '+919840012345' }, 'patientPhone'],
      [{ mode: 'Online' }, 'mode'],
    ])('refuses %j', async (given, field) => {
      const { status, body } = await add({ slotId: 'slt_nowhere', ...given })
      expect([status, Object.keys(Object(body['errors']))]).toEqual([400, [field]])
    })

    it('[EXT-03] books once for one key, and refuses another booking with it', async () => {
      const [date] = nextDay()
      const [first, second] = [await newSlot(date, '09:00', '09:30'), await newSlot(date, '10:00', '10:30')]
      const key = { 'idempotency-key': `calendar-booking-${count}` }
      const responses = [await add({ slotId: first }, key), await add({ slotId: first }, key)]
      expect(responses[0]?.status).toBe(201)
      expect(responses[1]?.text).toBe(responses[0]?.text)
      expect(outcome(await add({ slotId: second }, key))).toEqual([422, 'request.key_reused'])
      const made = await world.db
        .select()
        .from(bookings)
        .where(inArray(bookings.slotId, [first, second]))
      expect(made).toHaveLength(1)
    })

    it('[CAL-04] [AVAIL-06] of 200 bookings, walk-ins and deletions of the same slots at once no two get a slot, and none is lost', async () => {
      const [date] = nextDay()
      const ids = await Promise.all(
        Array.from({ length: 5 }, (_, index) => newSlot(date, `0${index}:00`, `0${index}:30`)),
      )
      const slotOf = (index: number) => ids[index % ids.length] ?? ''
      const work = async (index: number): Promise<string> => {
        const slotId = slotOf(Math.floor(index / 3))
        if (index % 3 === 0) return outcome(await add({ slotId })).join(' ')
        if (index % 3 === 1) {
          const booking = { ...patient, id: world.server.dependencies.random.id(), slotId }
          try {
            const isBooked = await world.db.transaction((tx) => bookSlot(tx, booking, world.clock.now()))
            return isBooked ? 'booked' : 'taken'
          } catch (error) {
            if (isUnavailable(error)) return BUSY
            throw error
          }
        }
        const slotIds = [slotId, slotOf(index)].filter((id, place, all) => all.indexOf(id) === place)
        const { status, body } = await world.client.call('changeSlots', { action: 'delete', slotIds })
        return status === 503 ? BUSY : `${status} ${Object(body['data']).change?.removed}`
      }
      // On a busy machine, some requests exceed a time limit of the database. They change nothing
      // and are repeated.
      const settled = async (index: number): Promise<string> => {
        for (;;) {
          const told = await work(index)
          if (told !== BUSY) return told
        }
      }
      const told = await Promise.all(Array.from({ length: 200 }, (_, index) => settled(index)))
      const of = (word: RegExp) => told.filter((one) => word.test(one))
      const known = /^(?:201 booking\.added|409 slot\.just_booked|404 not_found|booked|taken|200 [012])$/
      expect(told.filter((one) => !known.test(one))).toEqual([])
      const live = await world.db
        .select({ slotId: bookings.slotId })
        .from(bookings)
        .where(
          and(
            eq(bookings.doctorId, doctorId),
            sql`${bookings.startsAt}::date = ${date}::date`,
            inArray(bookings.status, [pending, confirmed]),
          ),
        )
      const left = await world.db.select().from(slots).where(inArray(slots.id, ids))
      // Every successful booking has its own slot, and every remaining slot is booked.
      expect(live).toHaveLength(of(/^(?:201 booking\.added|booked)$/).length)
      expect(new Set(live.map(({ slotId }) => slotId)).size).toBe(live.length)
      expect(new Set(left.map(({ id }) => id))).toEqual(new Set(live.map(({ slotId }) => slotId)))
      expect(left.every(({ isBooked }) => isBooked)).toBe(true)
      const removed = of(/^200 /).reduce((sum, one) => sum + Number(one.slice(4)), 0)
      expect(removed + live.length).toBe(ids.length)
    })
  },
  20,
)
