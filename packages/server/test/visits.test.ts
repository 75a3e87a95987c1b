import { BOOKING_STATUS } from '@nalam/sdk'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit, bookingCounts, bookingDays, bookings, events, slots } from '../src/db/schema.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { bookSlot } from './support/bookSlot.ts'
import { describeOnDatabases, outcome, served } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { plannedMessages } from './support/plannedMessages.ts'
import type { TestClient } from './support/testClient.ts'

const { pending, confirmed, declined } = BOOKING_STATUS
const MINUTES = 60
// The tests begin on Friday, 20 November 2026, at 11:30 at the clinic.
const MONDAY = '2026-11-23'

describeOnDatabases('after the answer', (world) => {
  let count = 0

  /** A doctor with a diary of her own. */
  async function doctor(): Promise<{ doctorId: string; client: TestClient }> {
    return newDoctor(world.server, { profileUpdated: true })
  }

  /** Creates a slot of 30 minutes, with a booking if `status` gives one; decided long ago. */
  async function place(doctorId: string, start: string, status?: number, date = MONDAY) {
    count += 1
    const [bookingId, slotId] = [`bkg_visit_${count}`, `slt_visit_${count}`]
    const [hour = 0, minute = 0] = start.split(':').map(Number)
    const end = `${String(hour + (minute === 30 ? 1 : 0)).padStart(2, '0')}:${minute === 30 ? '00' : '30'}`
    const [startsAt, endsAt] = [`${date} ${start}:00`, `${date} ${end}:00`]
    const createdAt = world.clock.now()
    await insertSlots(world.db, [
      { id: slotId, doctorId, startsAt, endsAt, createdAt, isBooked: status === pending || status === confirmed },
    ])
    if (status !== undefined)
      await insertBookings(world.db, [
        {
          id: bookingId,
          doctorId,
          slotId,
          startsAt,
          status,
          createdAt,
          bookingNumber: `VISIT-${count}`,
          patientName: 'Visit Patient',
          patientPhone: '9000000001',
          mode: 'Online',
        },
      ])
    return { bookingId, slotId }
  }

  /** Without the revision, which only increases. */
  const bookingRow = async (id: string) => {
    const [row] = await world.db.select().from(bookings).where(eq(bookings.id, id))
    const { revision: _revision, ...rest } = row ?? Object({})
    return rest
  }
  const slotRow = async (id: string) => (await world.db.select().from(slots).where(eq(slots.id, id)))[0] ?? Object({})
  const messagesOf = (id: string) => plannedMessages(world.db, id)
  const lastAudit = async (subject: string) =>
    (await world.db.select().from(audit).where(eq(audit.subject, subject)).orderBy(desc(audit.id)).limit(1))[0]
  const countsOf = async (doctorId: string) =>
    (await world.db.select().from(bookingCounts).where(eq(bookingCounts.doctorId, doctorId)))[0]
  const patientBooks = (slotId: string) =>
    world.db.transaction((within) => {
      const id = world.server.dependencies.random.id()
      return bookSlot(within, { id, slotId, patientName: 'Other', patientPhone: '9000000002' }, world.clock.now())
    })
  async function listed(client: TestClient, doctorId: string, filters: object = { order: 'latest' }) {
    const { body } = await client.call('listBookings', { doctorId, ...filters })
    const data = Object(body['data'])
    const rows: Record<string, unknown>[] = data.data
    return { rows, ids: rows.map(({ id }) => id), total: data.totalItems, summary: data.summary }
  }
  const cancelling = { reason: 'emergency', slot: 'open' } as const

  describe('cancelling one booking', () => {
    it.each([
      ['open', 1],
      ['off', 2],
    ])('[VISIT-01] frees its slot (%s), shows the reason, and plans one message', async (slot, slotStatus) => {
      const { doctorId, client } = await doctor()
      const { bookingId, slotId } = await place(doctorId, '10:00', confirmed)
      const note = '  Please call the clinic.  '
      const done = await client.call('cancelBooking', { id: bookingId, reason: 'other', note, slot })
      expect(outcome(done)).toEqual([200, 'booking.cancelled'])
      expect(await slotRow(slotId)).toMatchObject({ isBooked: false, status: slotStatus })
      const now = world.clock.now()
      const until = new Date(now.getTime() + 10 * MINUTES * 1000)
      const { rows, summary } = await listed(client, doctorId)
      expect(rows[0]).toMatchObject({
        bookingStatus: declined,
        undoUntil: until.toISOString(),
        cancellation: { reason: 'other', note: 'Please call the clinic.', cancelledAt: now.toISOString() },
      })
      expect(summary).toMatchObject({ total: 1, confirmed: 0, declined: 1, cancelled: 1, reschedule: 0 })
      expect(await messagesOf(bookingId)).toEqual([{ name: 'booking.cancelled', dueAt: until }])
      expect(await lastAudit(`booking:${bookingId}`)).toMatchObject({
        action: 'booking.cancelled',
        doctorId,
        detail: { status: declined, reason: 'other' },
      })
      const told = await world.db.select().from(events).where(eq(events.subject, bookingId))
      expect(told.map(({ name }) => name)).toEqual(['booking.cancelled'])
      expect((await client.call('getCalendar', { from: '23-11-2026', to: '23-11-2026' })).text).not.toContain(bookingId)
    })

    it('[VISIT-01] is undone within 10 minutes: status, slot, visit and counts are as before', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId, slotId } = await place(doctorId, '10:00', confirmed)
      const [row, slot, counts] = [await bookingRow(bookingId), await slotRow(slotId), await countsOf(doctorId)]
      await client.call('cancelBooking', { id: bookingId, ...cancelling, slot: 'off' })
      world.clock.forward(10 * MINUTES - 1)
      expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([200, 'cancellation.undone'])
      expect([await bookingRow(bookingId), await slotRow(slotId), await countsOf(doctorId)]).toEqual([
        row,
        slot,
        counts,
      ])
      expect(await messagesOf(bookingId)).toEqual([])
      await client.call('cancelBooking', { id: bookingId, ...cancelling })
      world.clock.forward(10 * MINUTES)
      expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([409, 'booking.undo_over'])
    })

    it('[VISIT-01] is undone to an answer that can still be undone, and its message is planned again', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId } = await place(doctorId, '10:00', pending)
      await client.call('updateBookingStatus', { bookingId, status: confirmed })
      const accepted = await messagesOf(bookingId)
      world.clock.forward(5 * MINUTES)
      await client.call('cancelBooking', { id: bookingId, ...cancelling })
      expect((await messagesOf(bookingId)).map(({ name }) => name)).toEqual(['booking.cancelled'])
      expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([200, 'cancellation.undone'])
      expect(await messagesOf(bookingId)).toEqual(accepted)
      expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([200, 'booking.undone'])
      expect(await bookingRow(bookingId)).toMatchObject({ status: pending, decidedAt: null, before: null })
    })

    it('[VISIT-01] stays if another patient has the time', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId, slotId } = await place(doctorId, '10:00', confirmed)
      await client.call('cancelBooking', { id: bookingId, ...cancelling })
      expect(await patientBooks(slotId)).toBe(true)
      const row = await bookingRow(bookingId)
      expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([409, 'booking.slot_taken'])
      expect(await bookingRow(bookingId)).toEqual(row)
    })

    it('[VISIT-01] 200 at once: one cancels', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId } = await place(doctorId, '10:00', confirmed)
      const call = () => client.call('cancelBooking', { id: bookingId, ...cancelling })
      const outcomes = served(await Promise.all(Array.from({ length: 200 }, call))).map(({ status }) => status)
      expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
      expect(new Set(outcomes)).toEqual(new Set([200, 409]))
      expect(await countsOf(doctorId)).toMatchObject({ confirmed: 0, declined: 1, cancelled: 1 })
    })
  })

  describe('moving a booking', () => {
    it('[VISIT-06] takes the new slot, frees the old one, and counts the booking on its new day', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId, slotId } = await place(doctorId, '10:00', pending)
      const other = await place(doctorId, '16:00', undefined, '2026-11-24')
      const body = { id: bookingId, slotId: other.slotId, previousSlot: 'off' }
      const moved = await client.call('moveBooking', body)
      expect(outcome(moved)).toEqual([200, 'booking.moved'])
      expect(Object(moved.body['data']).booking).toMatchObject({
        id: bookingId,
        date: '24-11-2026',
        time: '16:00',
        bookingStatus: confirmed,
        movedFrom: { date: '23-11-2026', time: '10:00' },
      })
      expect([await slotRow(slotId), await slotRow(other.slotId)]).toMatchObject([
        { isBooked: false, status: 2 },
        { isBooked: true, status: 1 },
      ])
      const days = await world.db.select().from(bookingDays).where(eq(bookingDays.doctorId, doctorId))
      const inOrder = days.toSorted((a, b) => a.day.localeCompare(b.day))
      expect(inOrder).toMatchObject([
        { day: MONDAY, pending: 0, confirmed: 0 },
        { day: '2026-11-24', pending: 0, confirmed: 1 },
      ])
      expect((await messagesOf(bookingId)).map(({ name }) => name)).toEqual(['booking.moved'])
      const { body: shown } = await client.call('getCalendar', { from: '24-11-2026', to: '24-11-2026' })
      expect(JSON.stringify(shown)).toContain('"movedFrom":{"date":"23-11-2026","time":"10:00"}')
    })

    it('[VISIT-06] is undone: both slots are taken back', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId, slotId } = await place(doctorId, '10:00', pending)
      const other = await place(doctorId, '16:00')
      const before = [await bookingRow(bookingId), await slotRow(slotId), await slotRow(other.slotId)]
      await client.call('moveBooking', { id: bookingId, slotId: other.slotId, previousSlot: 'off' })
      expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([200, 'move.undone'])
      expect([await bookingRow(bookingId), await slotRow(slotId), await slotRow(other.slotId)]).toEqual(before)
    })

    it('[VISIT-06] 200 at once, to one slot: one moves', async () => {
      const { doctorId, client } = await doctor()
      const { slotId } = await place(doctorId, '16:00')
      const movers: string[] = []
      for (let index = 0; index < 10; index += 1)
        movers.push((await place(doctorId, `${String(index + 5).padStart(2, '0')}:00`, confirmed)).bookingId)
      const calls = Array.from({ length: 200 }, (_, index) =>
        client.call('moveBooking', { id: movers[index % movers.length], slotId, previousSlot: 'open' }),
      )
      const outcomes = served(await Promise.all(calls)).map(outcome)
      expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1)
      const taken = await world.db.select().from(bookings).where(eq(bookings.slotId, slotId))
      expect(taken).toHaveLength(1)
      const codes = new Set(outcomes.map(([, code]) => code))
      expect(codes).toEqual(new Set(['booking.moved', 'slot.just_booked', 'booking.same_slot']))
    })

    it('[EXT-03] the same key gets the same response; another body is refused', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId } = await place(doctorId, '10:00', confirmed)
      const other = await place(doctorId, '16:00')
      const body = { id: bookingId, slotId: other.slotId, previousSlot: 'open' }
      const key = { 'idempotency-key': 'one-move-of-one-booking' }
      const first = await client.call('moveBooking', body, key)
      expect((await client.call('moveBooking', body, key)).text).toBe(first.text)
      const { status } = await client.call('moveBooking', { ...body, previousSlot: 'off' }, key)
      expect(status).toBe(422)
      expect(await world.db.$count(audit, eq(audit.subject, `booking:${bookingId}`))).toBe(1)
    })
  })

  describe('cancelling several bookings', () => {
    async function afternoon() {
      const { doctorId, client } = await doctor()
      const morning = await place(doctorId, '09:00', confirmed)
      const two = [await place(doctorId, '14:00', confirmed), await place(doctorId, '15:00', confirmed)]
      const waiting = await place(doctorId, '16:00', pending)
      const selection = { date: '23-11-2026', fromTime: '12:00' }
      const preview = async () =>
        Object((await client.call('previewCancellations', selection)).body['data']).cancellations
      const apply = async (fingerprint: string) =>
        client.call('cancelBookings', { ...selection, fingerprint, reason: 'facility-closed', slot: 'off' })
      return { doctorId, client, morning, two, waiting, preview, apply }
    }
    const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id)

    it('[VISIT-02] a preview names who is concerned, one action cancels, one undo takes all back', async () => {
      const { doctorId, client, two, waiting, preview, apply } = await afternoon()
      const ids = two.map(({ bookingId }) => bookingId)
      const seen = await preview()
      expect([idsOf(seen.bookings), seen.left]).toMatchObject([
        ids,
        [{ bookingId: waiting.bookingId, reason: 'pending' }],
      ])
      const done = await apply(seen.fingerprint)
      expect(outcome(done)).toEqual([200, 'bookings.cancelled'])
      const { id, cancelled } = Object(done.body['data'])
      expect(cancelled).toBe(2)
      const { body } = await client.call('listUndoableBookings')
      const undoable: { id: string; cancellation: object }[] = Object(body['data']).bookings
      expect(undoable.map(({ cancellation }) => cancellation)).toMatchObject([
        { reason: 'facility-closed', cancellationId: id },
        { reason: 'facility-closed', cancellationId: id },
      ])
      expect(await countsOf(doctorId)).toMatchObject({ confirmed: 1, cancelled: 2 })
      expect(outcome(await client.call('undoCancellations', { id }))).toEqual([200, 'cancellations.undone'])
      expect(await countsOf(doctorId)).toMatchObject({ confirmed: 3, declined: 0, cancelled: 0 })
      const rows = await world.db
        .select()
        .from(slots)
        .where(
          inArray(
            slots.id,
            two.map(({ slotId }) => slotId),
          ),
        )
      expect(rows.map(({ isBooked, status }) => [isBooked, status])).toEqual([
        [true, 1],
        [true, 1],
      ])
    })

    it('[VISIT-02] changes nothing if the bookings have changed since the preview', async () => {
      const { doctorId, client, two, preview, apply } = await afternoon()
      const { fingerprint } = await preview()
      await client.call('cancelBooking', { id: two[0]?.bookingId, ...cancelling })
      const refused = await apply(fingerprint)
      expect(outcome(refused)).toEqual([409, 'cancellations.changed'])
      const newer = Object(refused.body['data']).cancellations
      expect(idsOf(newer.bookings)).toEqual([two[1]?.bookingId])
      expect(await countsOf(doctorId)).toMatchObject({ cancelled: 1 })
      expect(outcome(await apply(newer.fingerprint))).toEqual([200, 'booking.cancelled'])
    })

    it('[VISIT-02] an undo is all or nothing, and leaves out what was undone before', async () => {
      const { client, two, preview, apply } = await afternoon()
      const { id } = Object((await apply((await preview()).fingerprint)).body['data'])
      const [first, second] = two
      await client.call('undoBookingDecision', { id: first?.bookingId })
      await client.call('updateSlotStatus', { slotId: second?.slotId, status: 1 })
      expect(await patientBooks(second?.slotId ?? '')).toBe(true)
      const refused = await client.call('undoCancellations', { id })
      expect(outcome(refused)).toEqual([409, 'cancellations.undo_refused'])
      expect(await bookingRow(second?.bookingId ?? '')).toMatchObject({ status: declined })
      expect(await bookingRow(first?.bookingId ?? '')).toMatchObject({ status: confirmed })
    })

    it('[VISIT-02] 200 at once: one cancels', async () => {
      const { doctorId, preview, apply } = await afternoon()
      const { fingerprint } = await preview()
      const outcomes = (await Promise.all(Array.from({ length: 200 }, () => apply(fingerprint)))).map(outcome)
      expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1)
      expect(await countsOf(doctorId)).toMatchObject({ cancelled: 2 })
    })

    it('[S7] another doctor’s bookings are left out like bookings that do not exist', async () => {
      const { two } = await afternoon()
      const { client } = await doctor()
      const bookingIds = two.map(({ bookingId }) => bookingId)
      const { body } = await client.call('previewCancellations', { bookingIds })
      expect(Object(body['data']).cancellations).toMatchObject({
        bookings: [],
        left: bookingIds.map((bookingId) => ({ bookingId, reason: 'gone' })),
      })
    })
  })

  describe('visits', () => {
    it('[VISIT-03] are changed at will and shown in list and calendar; the status stays', async () => {
      const { doctorId, client } = await doctor()
      const { bookingId } = await place(doctorId, '11:00', confirmed, '2026-11-20')
      for (const [visit, code] of [
        ['arrived', 'visit.arrived'],
        ['seen', 'visit.seen'],
        ['no-show', 'visit.no_show'],
      ] as const) {
        expect(outcome(await client.call('setVisit', { id: bookingId, visit }))).toEqual([200, code])
        expect((await listed(client, doctorId)).rows[0]).toMatchObject({ bookingStatus: confirmed, visit })
        const { text } = await client.call('getCalendar', { from: '20-11-2026', to: '20-11-2026' })
        expect(text).toContain(`"visit":"${visit}"`)
      }
      const noted = await world.db.$count(events, eq(events.subject, bookingId))
      // What is noted already is no change.
      await client.call('setVisit', { id: bookingId, visit: 'no-show' })
      expect(await world.db.$count(events, eq(events.subject, bookingId))).toBe(noted)
      expect(outcome(await client.call('setVisit', { id: bookingId, visit: 'none' }))).toEqual([200, 'visit.cleared'])
      expect((await listed(client, doctorId)).rows[0]).not.toHaveProperty('visit')
      expect(await world.db.$count(audit, eq(audit.subject, `booking:${bookingId}`))).toBe(4)
    })

    it('[VISIT-04] are counted for today: seen, and still to come', async () => {
      const { doctorId, client } = await doctor()
      const today = '2026-11-20'
      const at = (start: string, status: number = confirmed) => place(doctorId, start, status, today)
      const [seen, late] = [await at('08:00'), await at('08:30')]
      await at('09:00')
      const [soon, missed] = [await at('22:00'), await at('09:30')]
      await at('23:00', pending)
      await place(doctorId, '10:00', confirmed, '2026-11-21')
      const noted = [
        [seen, 'seen'],
        [late, 'arrived'],
        [missed, 'no-show'],
      ] as const
      for (const [{ bookingId: id }, visit] of noted) await client.call('setVisit', { id, visit })
      const { summary } = await listed(client, doctorId)
      // To come: the one who waits, and two whose time has not passed.
      expect(summary).toMatchObject({ today: 6, seen: 1, toCome: 3 })
      await client.call('cancelBooking', { id: soon.bookingId, ...cancelling })
      expect((await listed(client, doctorId)).summary).toMatchObject({ today: 6, seen: 1, toCome: 2, cancelled: 1 })
    })
  })

  it('[VISIT-04] filters find cancelled bookings and visits, page after page, with and without a search', async () => {
    const { doctorId, client } = await doctor()
    const today = '2026-11-20'
    const [cancelled, refused] = [await place(doctorId, '10:00', confirmed), await place(doctorId, '11:00', declined)]
    await client.call('cancelBooking', { id: cancelled.bookingId, ...cancelling })
    const [seen, missed, plain] = [
      await place(doctorId, '08:00', confirmed, today),
      await place(doctorId, '09:00', confirmed, today),
      await place(doctorId, '10:00', confirmed, today),
    ]
    const waiting = await place(doctorId, '12:00', pending)
    await client.call('setVisit', { id: seen.bookingId, visit: 'seen' })
    await client.call('setVisit', { id: missed.bookingId, visit: 'no-show' })
    const cases = [
      [{ cancelled: true }, [cancelled]],
      [{ status: [3], cancelled: true }, [cancelled]],
      [{ status: [3], cancelled: false }, [refused]],
      [{ status: [3] }, [refused, cancelled]],
      [{ cancelled: false }, [waiting, refused, plain, missed, seen]],
      [{ cancelled: true, status: [1] }, []],
      [{ visit: ['seen'] }, [seen]],
      [{ visit: ['no-show', 'seen'] }, [missed, seen]],
      [{ visit: ['none'] }, [plain]],
      [{ visit: ['seen'], status: [1] }, []],
      [{ visit: ['seen', 'none'], from: '20-11-2026', to: '20-11-2026' }, [plain, seen]],
      [{ cancelled: true, from: '20-11-2026', to: '20-11-2026' }, []],
      [{ cancelled: true, from: '23-11-2026', to: '23-11-2026' }, [cancelled]],
      [{ cancelled: false, from: '23-11-2026', to: '23-11-2026' }, [waiting, refused]],
    ] as const
    for (const [filters, expected] of cases) {
      for (const search of [{}, { searchQuery: 'Visit' }, { searchQuery: 'nobody' }]) {
        const wanted = 'searchQuery' in search && search.searchQuery === 'nobody' ? [] : expected
        const found = await listed(client, doctorId, { ...filters, ...search })
        const title = JSON.stringify({ ...filters, ...search })
        expect([title, found.ids, found.total]).toEqual([
          title,
          wanted.map(({ bookingId }) => bookingId),
          wanted.length,
        ])
        expect(found.summary).toMatchObject({ total: 6, declined: 2, cancelled: 1, confirmed: 3, pending: 1 })
        const soonest = await listed(client, doctorId, { ...filters, ...search, order: 'soonest' })
        expect([title, soonest.total, new Set(soonest.ids)]).toEqual([title, wanted.length, new Set(found.ids)])
      }
    }
    const dated = await world.db
      .select()
      .from(bookingDays)
      .where(and(eq(bookingDays.doctorId, doctorId), eq(bookingDays.day, MONDAY)))
    expect(dated).toMatchObject([{ declined: 2, cancelled: 1, pending: 1, confirmed: 0 }])
  })
})
