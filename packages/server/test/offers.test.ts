import { BOOKING_STATUS, clinicInstant, clinicNow, type PatientMessageEvent } from '@nalam/sdk'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createOfferLink } from '../src/changes/messages/messageStore.ts'
import { audit, bookings, events, offerLinks, offers, slots } from '../src/db/schema.ts'
import { createOfferEnds } from '../src/resources/bookings/offerStore.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { bookSlot } from './support/bookSlot.ts'
import { describeOnDatabases, outcome, served } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
const MINUTES = 60
const HOURS = 60 * MINUTES
// The tests begin on Friday, 20 November 2026, at 11:30 at the clinic.
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

describeOnDatabases('offers', (world) => {
  let count = 0

  /** Creates a slot of 30 minutes on a full hour, with a booking if `status` gives one. */
  async function place(doctorId: string, hour: number, status?: number, date = MONDAY) {
    count += 1
    const [bookingId, slotId] = [`bkg_offer_${count}`, `slt_offer_${count}`]
    const phoneNumber = String(9_200_000_000 + count)
    const time = String(hour).padStart(2, '0')
    const [startsAt, endsAt] = [`${date} ${time}:00:00`, `${date} ${time}:30:00`]
    const createdAt = world.clock.now()
    await insertSlots(world.db, [{ id: slotId, doctorId, startsAt, endsAt, createdAt, isBooked: status !== undefined }])
    if (status !== undefined)
      await insertBookings(world.db, [
        {
          id: bookingId,
          doctorId,
          slotId,
          startsAt,
          status,
          createdAt,
          bookingNumber: `OFFER-${count}`,
          patientName: 'Anitha Selvam',
          patientPhone: phoneNumber,
          mode: 'Online',
        },
      ])
    return { bookingId, slotId, phoneNumber }
  }

  /** A doctor with a booking on Monday, 10:00, and three open slots. */
  async function diary(status: number = pending) {
    const { doctorId, client } = await newDoctor(world.server, { profileUpdated: true })
    const booking = await place(doctorId, 10, status)
    const free = [await place(doctorId, 11), await place(doctorId, 12), await place(doctorId, 10, undefined, TUESDAY)]
    return { doctorId, client, ...booking, free: free.map(({ slotId }) => slotId) }
  }

  const offer = (client: TestClient, id: string, slotIds: readonly string[], note?: string) =>
    client.call('offerTimes', { id, slotIds: [...slotIds], ...(note !== undefined && { note }) })
  /** Without the revision, which only increases. */
  const bookingRow = async (id: string) => {
    const [row] = await world.db.select().from(bookings).where(eq(bookings.id, id))
    const { revision: _revision, ...rest } = row ?? Object({})
    return rest
  }
  const slotRows = (ids: readonly string[]) =>
    world.db
      .select({ isBooked: slots.isBooked, heldFor: slots.heldFor })
      .from(slots)
      .where(inArray(slots.id, [...ids]))
      .orderBy(slots.id)
  const tokenOf = async (bookingId: string) => {
    const { offerId } = await bookingRow(bookingId)
    return createOfferLink(world.db, offerId)
  }
  const patient = () => createTestClient(world.server.origin)
  const read = (token: string) => patient().call('readPatientOffer', { token })
  const offerIn = ({ body }: { body: Record<string, unknown> }) => Object(body['data']).offer
  const answer = (token: string, choice: string, version = 1, more: object = {}) =>
    patient().call('answerOffer', { token, choice, version, ...more })
  const patientBooks = (slotId: string) =>
    world.db.transaction((tx) => {
      const id = world.server.dependencies.random.id()
      return bookSlot(tx, { id, slotId, patientName: 'Other', patientPhone: '9000000002' }, world.clock.now())
    })
  async function received(phoneNumber: string): Promise<PatientMessageEvent[]> {
    await world.server.messages?.settled()
    const all = world.server.phones?.messages.filter(({ event }) => event.data.phoneNumber === phoneNumber) ?? []
    return all.map(({ event }) => event).toReversed()
  }
  const listed = async (client: TestClient, doctorId: string) => {
    const { body } = await client.call('listBookings', { doctorId, order: 'latest' })
    const rows: Record<string, unknown>[] = Object(body['data']).data
    return rows
  }
  const hourNow = () => Number(clinicNow(world.clock.now()).time.slice(0, 2))
  const endOffers = () => createOfferEnds(world.server.dependencies, 3_600_000).settled()

  describe('offering', () => {
    it('[OFFER-01] holds the times of a pending booking, frees its own, and shows the offer', async () => {
      const { doctorId, client, bookingId, slotId, free } = await diary()
      const done = await offer(client, bookingId, free, '  I am at the hospital.  ')
      expect(outcome(done)).toEqual([200, 'offer.sent'])
      expect(await slotRows(free)).toEqual(free.map(() => ({ isBooked: false, heldFor: bookingId })))
      expect(await slotRows([slotId])).toEqual([{ isBooked: false, heldFor: null }])
      const [row] = await listed(client, doctorId)
      const now = world.clock.now()
      expect(row).toMatchObject({
        bookingStatus: reschedule,
        undoUntil: new Date(now.getTime() + 10 * MINUTES * 1000).toISOString(),
        offer: {
          state: 'open',
          times: [
            { slotId: free[0], date: '23-11-2026', time: '11:00' },
            { slotId: free[1], date: '23-11-2026', time: '12:00' },
            { slotId: free[2], date: '24-11-2026', time: '10:00' },
          ],
          note: 'I am at the hospital.',
          expiresAt: new Date(now.getTime() + 24 * HOURS * 1000).toISOString(),
        },
      })
      const [entry] = await world.db
        .select()
        .from(audit)
        .where(eq(audit.subject, `booking:${bookingId}`))
      expect(entry).toMatchObject({ action: 'offer.sent', doctorId, detail: { from: pending, times: 3 } })
      const told = await world.db
        .select({ name: events.name })
        .from(events)
        .where(and(eq(events.doctorId, doctorId), inArray(events.subject, [bookingId, ...free])))
      expect(told.map(({ name }) => name).toSorted()).toEqual(['offer.sent', 'slot.held', 'slot.held', 'slot.held'])
    })

    it('[OFFER-01] nobody else can have a held time: no patient, no booking, no move, no switch, no deletion', async () => {
      const { doctorId, client, bookingId, slotId, free } = await diary()
      const [held = ''] = free
      await offer(client, bookingId, [held])
      expect(await patientBooks(held)).toBe(false)
      const person = { slotId: held, patientName: 'Kavin Raj', patientPhone: '9000000003' }
      expect(outcome(await client.call('addBooking', person))).toEqual([409, 'slot.just_booked'])
      const { bookingId: other } = await place(doctorId, 15, confirmed)
      const moved = await client.call('moveBooking', { id: other, slotId: held, previousSlot: 'open' })
      expect(outcome(moved)).toEqual([409, 'slot.just_booked'])
      expect(outcome(await offer(client, other, [held]))).toEqual([409, 'slot.just_booked'])
      expect(outcome(await client.call('updateSlotStatus', { slotId: held, status: 2 }))).toEqual([409, 'slot.booked'])
      const { body } = await client.call('changeSlots', { action: 'delete', slotIds: [held] })
      expect(Object(body['data']).left).toEqual([{ slotId: held, reason: 'held' }])
      // Its own time is free again.
      expect(await patientBooks(slotId)).toBe(true)
      const calendar = await client.call('getCalendar', { from: '23-11-2026', to: '23-11-2026' })
      const shown: Record<string, unknown>[] = Object(calendar.body['data']).days[0].slots
      expect(shown.find(({ id }) => id === held)).toMatchObject({
        state: 'held',
        heldFor: { bookingId, patientName: 'Anitha Selvam' },
      })
      const day = await client.call('listSlotsByDate', { doctorId, date: '23-11-2026' })
      expect(Object(day.body['data']).slotDetails.slots).toContainEqual(
        expect.objectContaining({ _id: held, isBooked: true, isHeld: true }),
      )
    })

    it('[OFFER-01] a confirmed booking keeps its time until the patient answers', async () => {
      const { client, bookingId, slotId, free } = await diary(confirmed)
      await offer(client, bookingId, free)
      expect(await slotRows([slotId])).toEqual([{ isBooked: true, heldFor: null }])
      const calendar = await client.call('getCalendar', { from: '23-11-2026', to: '23-11-2026' })
      const shown: Record<string, unknown>[] = Object(calendar.body['data']).days[0].slots
      expect(shown.find(({ id }) => id === slotId)).toMatchObject({
        state: 'booked',
        booking: { id: bookingId, bookingStatus: reschedule, offer: { state: 'open' } },
      })
      expect(outcome(await answer(await tokenOf(bookingId), free[0] ?? ''))).toEqual([200, 'offer.chosen'])
      expect(await slotRows([slotId])).toEqual([{ isBooked: false, heldFor: null }])
    })

    it.each([pending, confirmed])('[OFFER-01] undo makes a booking of status %i what it was', async (status) => {
      const { client, bookingId, slotId, phoneNumber, free } = await diary(status)
      const before = await bookingRow(bookingId)
      await offer(client, bookingId, free)
      const undone = await client.call('undoBookingDecision', { id: bookingId })
      expect(outcome(undone)).toEqual([200, 'offer.undone'])
      expect(await bookingRow(bookingId)).toEqual(before)
      expect(await slotRows(free)).toEqual(free.map(() => ({ isBooked: false, heldFor: null })))
      expect(await slotRows([slotId])).toEqual([{ isBooked: true, heldFor: null }])
      world.clock.forward(HOURS)
      expect(await received(phoneNumber)).toEqual([])
    })

    it('[OFFER-01] an offer is not undone when another patient has the time by then', async () => {
      const { client, bookingId, slotId, free } = await diary()
      await offer(client, bookingId, free)
      expect(await patientBooks(slotId)).toBe(true)
      const undone = await client.call('undoBookingDecision', { id: bookingId })
      expect(outcome(undone)).toEqual([409, 'booking.slot_taken'])
      expect((await slotRows(free)).every(({ heldFor }) => heldFor === bookingId)).toBe(true)
    })

    it('[OFFER-01] other times replace an open offer, whose link ends', async () => {
      const { client, bookingId, free } = await diary()
      const [first = '', second = '', third = ''] = free
      await offer(client, bookingId, [first, second])
      const old = await tokenOf(bookingId)
      expect(outcome(await offer(client, bookingId, [second, third]))).toEqual([200, 'offer.sent'])
      const heldFor = (await slotRows(free)).map((slot) => slot.heldFor)
      expect(heldFor).toEqual([null, bookingId, bookingId])
      // The newer link says what is so.
      const replaced = offerIn(await read(old))
      expect(replaced).toMatchObject({ state: 'withdrawn', times: [], canAnswer: false })
      expect(replaced).not.toHaveProperty('oldTime')
      expect(outcome(await answer(old, second))).toEqual([409, 'offer.withdrawn'])
      expect(outcome(await client.call('undoBookingDecision', { id: bookingId }))).toEqual([200, 'offer.undone'])
      expect(await bookingRow(bookingId)).toMatchObject({ status: pending })
    })

    it('[OFFER-01] wrong times are refused in words, and nothing is held', async () => {
      const { doctorId, client, bookingId, free } = await diary()
      const [first = ''] = free
      const { slotId: soon } = await place(doctorId, hourNow() + 2, undefined, '2026-11-20')
      const code = async (slotIds: readonly string[]) => outcome(await offer(client, bookingId, slotIds))
      expect(await code([first, soon])).toEqual([409, 'offer.too_soon'])
      expect(await code(['slt_nowhere'])).toEqual([404, 'not_found'])
      expect(await code([])).toEqual([400, 'request.invalid'])
      expect(await code([first, first])).toEqual([400, 'request.invalid'])
      const { bookingId: over } = await place(doctorId, 9, declined)
      expect(outcome(await offer(client, over, free))).toEqual([409, 'booking.not_movable'])
      const { client: stranger } = await newDoctor(world.server, { profileUpdated: true })
      expect(outcome(await offer(stranger, bookingId, free))).toEqual([404, 'not_found'])
      expect((await slotRows(free)).every(({ heldFor }) => heldFor === null)).toBe(true)
      expect(await bookingRow(bookingId)).toMatchObject({ status: pending })
    })

    it('[OFFER-05] all patients of a day get other times in one go, or none', async () => {
      const { doctorId, client, bookingId, free } = await diary()
      const { bookingId: second } = await place(doctorId, 16, confirmed)
      const [one = '', two = '', three = ''] = free
      const wanted = (slotIds: readonly string[]) => [
        { bookingId, slotIds: [one] },
        { bookingId: second, slotIds: [...slotIds] },
      ]
      await patientBooks(two)
      const refused = await client.call('offerSeveral', { offers: wanted([two]) })
      expect(outcome(refused)).toEqual([409, 'offer.refused'])
      expect(Object(refused.body['data']).refused).toEqual([{ bookingId: second, code: 'slot.just_booked' }])
      expect((await slotRows([one])).map(({ heldFor }) => heldFor)).toEqual([null])
      const sent = await client.call('offerSeveral', { offers: wanted([three]), note: 'The clinic is closed.' })
      expect(outcome(sent)).toEqual([200, 'offers.sent'])
      const rows = await listed(client, doctorId)
      const open = rows.filter(({ offer: made }) => Object(made).state === 'open')
      expect(new Set(open.map(({ id }) => id))).toEqual(new Set([bookingId, second]))
    })
  })

  describe('undoing offers that were made together', () => {
    /** A confirmed and a pending booking of one doctor that are offered times together. */
    async function offeredTogether() {
      const { doctorId, client, bookingId, slotId, free } = await diary()
      const second = await place(doctorId, 16, confirmed)
      const [one = '', two = '', three = ''] = free
      const made = [
        { bookingId, slotIds: [one, two] },
        { bookingId: second.bookingId, slotIds: [three] },
      ]
      const before = [await bookingRow(bookingId), await bookingRow(second.bookingId)]
      const sent = await client.call('offerSeveral', { offers: made })
      const { id, undoUntil } = Object(sent.body['data'])
      return { doctorId, client, free, id, undoUntil, before, first: { bookingId, slotId }, second }
    }

    it('[OFFER-05] one undo takes all of them back, and nobody gets a message', async () => {
      const { doctorId, client, free, id, undoUntil, before, first, second } = await offeredTogether()
      expect(undoUntil).toBe(new Date(world.clock.now().getTime() + 10 * MINUTES * 1000).toISOString())
      const rows = await listed(client, doctorId)
      expect(rows.map(({ offer: made }) => Object(made).offersId)).toEqual([id, id])
      const undone = await client.call('undoOffers', { id })
      expect(outcome(undone)).toEqual([200, 'offers.undone'])
      expect(undone.body['data']).toEqual({ undone: 2, left: [] })
      expect([await bookingRow(first.bookingId), await bookingRow(second.bookingId)]).toEqual(before)
      expect((await slotRows(free)).every(({ heldFor }) => heldFor === null)).toBe(true)
      expect(await slotRows([first.slotId, second.slotId])).toEqual([
        { isBooked: true, heldFor: null },
        { isBooked: true, heldFor: null },
      ])
      expect(outcome(await client.call('undoOffers', { id }))).toEqual([404, 'not_found'])
      world.clock.forward(HOURS)
      expect(await received(second.phoneNumber)).toEqual([])
    })

    it('[OFFER-05] what can no longer be undone stays as it is, and is named', async () => {
      const { client, free, id, first, second } = await offeredTogether()
      expect(await patientBooks(first.slotId)).toBe(true)
      const undone = await client.call('undoOffers', { id })
      expect(outcome(undone)).toEqual([200, 'offers.undone_in_part'])
      const left = [{ bookingId: first.bookingId, code: 'booking.slot_taken' }]
      expect(undone.body['data']).toEqual({ undone: 1, left })
      expect(await bookingRow(first.bookingId)).toMatchObject({ status: reschedule })
      expect(await bookingRow(second.bookingId)).toMatchObject({ status: confirmed, slotId: second.slotId })
      const heldFor = (await slotRows(free)).map((slot) => slot.heldFor)
      expect(heldFor).toEqual([first.bookingId, first.bookingId, null])
      expect(outcome(await client.call('undoOffers', { id }))).toEqual([409, 'offers.undo_refused'])
    })

    it('[UNDO-01] is refused after 10 minutes, and for another doctor', async () => {
      const { doctorId, client, id, first } = await offeredTogether()
      const { client: stranger } = await newDoctor(world.server, { profileUpdated: true })
      expect(outcome(await stranger.call('undoOffers', { id }))).toEqual([404, 'not_found'])
      world.clock.forward(10 * MINUTES)
      expect(outcome(await client.call('undoOffers', { id }))).toEqual([409, 'offers.undo_refused'])
      expect(await bookingRow(first.bookingId)).toMatchObject({ status: reschedule })
      const rows = await listed(client, doctorId)
      expect(rows.map(({ offer: made }) => Object(made).offersId)).toEqual([undefined, undefined])
    })

    it('[UNDO-01] of many undos at once one takes them back', async () => {
      const { client, id, before, first, second } = await offeredTogether()
      const all = await Promise.all(Array.from({ length: 20 }, () => client.call('undoOffers', { id })))
      const codes = all.map((one) => outcome(one)[1])
      expect(codes.filter((code) => code === 'offers.undone')).toHaveLength(1)
      expect(new Set(codes)).toEqual(new Set(['offers.undone', 'not_found']))
      expect([await bookingRow(first.bookingId), await bookingRow(second.bookingId)]).toEqual(before)
    })
  })

  describe('closed days', () => {
    const close = (client: TestClient, from: string, to: string) =>
      client.call('addException', { from, to, kind: 'closed', hours: [] })

    it('[OFFER-05] with three days closed, none of their times is accepted for one patient or for several', async () => {
      const { client, doctorId, bookingId, slotId } = await diary(confirmed)
      const days = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']
      const times: string[] = []
      for (const date of days) times.push((await place(doctorId, 11, undefined, date)).slotId)
      const open = times[3] ?? ''
      expect(outcome(await close(client, '08-12-2026', '10-12-2026'))).toEqual([201, 'exception.added'])
      for (const closed of times.slice(0, 3)) {
        expect(outcome(await offer(client, bookingId, [open, closed]))).toEqual([409, 'slot.day_closed'])
        const several = await client.call('offerSeveral', { offers: [{ bookingId, slotIds: [closed] }] })
        expect(outcome(several)).toEqual([409, 'offer.refused'])
        expect(Object(several.body['data']).refused).toEqual([{ bookingId, code: 'slot.day_closed' }])
        const moved = await client.call('moveBooking', { id: bookingId, slotId: closed, previousSlot: 'open' })
        expect(outcome(moved)).toEqual([409, 'slot.day_closed'])
        const person = { slotId: closed, patientName: 'Meena Devi', patientPhone: '9840098400' }
        expect(outcome(await client.call('addBooking', person))).toEqual([409, 'slot.day_closed'])
      }
      expect((await slotRows(times)).every(({ isBooked, heldFor }) => !isBooked && heldFor === null)).toBe(true)
      expect(await bookingRow(bookingId)).toMatchObject({ status: confirmed, slotId })
      expect(outcome(await offer(client, bookingId, [open]))).toEqual([200, 'offer.sent'])
    })

    it('[OFFER-03] a patient cannot choose a time whose day was closed after the offer', async () => {
      const { client, bookingId, free } = await diary()
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      // Two of the times are on Monday, the third is on Tuesday.
      await close(client, '24-11-2026', '24-11-2026')
      const [first = '', , third = ''] = free
      const shown: Array<{ slotId: string }> = offerIn(await read(token)).times
      expect(shown.map((time) => time.slotId)).toEqual(free.slice(0, 2))
      expect(outcome(await answer(token, third))).toEqual([409, 'offer.time_taken'])
      expect(outcome(await answer(token, first))).toEqual([200, 'offer.chosen'])
    })
  })

  describe('the message', () => {
    it('[OFFER-02] leaves with a link when the offer can no longer be undone; the link opens it', async () => {
      const { client, bookingId, phoneNumber, free } = await diary()
      await offer(client, bookingId, free, 'I am at the hospital.')
      world.clock.forward(10 * MINUTES - 1)
      expect(await received(phoneNumber)).toEqual([])
      world.clock.forward(1)
      const [event] = await received(phoneNumber)
      if (event?.type !== 'booking.offered') throw new Error('No offer was sent')
      const { link, texts, note } = event.data
      expect(link.startsWith(`${world.server.origin}/p?lang=ta#`)).toBe(true)
      const token = link.slice(link.indexOf('#') + 1)
      expect(Buffer.from(token, 'base64url')).toHaveLength(16)
      for (const [language, text] of Object.entries(texts)) expect(text).toContain(`/p?lang=${language}#${token}`)
      expect(note).toBe('I am at the hospital.')
      // Only the hash is stored.
      const rows = await world.db.select().from(offerLinks)
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(offerIn(await read(token))).toMatchObject({ state: 'open', patientName: 'Anitha', version: 1 })
    })

    it('[OFFER-02] shows the first name only and nobody else, and no number', async () => {
      const { client, bookingId, phoneNumber, free } = await diary()
      await offer(client, bookingId, free)
      const { text } = await read(await tokenOf(bookingId))
      expect(text).not.toContain('Selvam')
      expect(text).not.toContain(phoneNumber)
      expect(text).not.toContain('OFFER-')
      expect(text).not.toMatch(/[6-9]\d{9}/)
    })

    it('[OFFER-02] a wrong link is not found, and only so often', async () => {
      const wrong = 'AAAAAAAAAAAAAAAAAAAAAA'
      const { limits } = world.server.dependencies
      const seen = new Set<unknown>()
      for (let tries = 0; tries <= limits.wrongLinksPerAddress.tries; tries += 1)
        seen.add(outcome(await read(wrong)).join(' '))
      expect([...seen]).toEqual(['404 not_found', '429 limit.exceeded'])
      // A right one is not affected.
      const { client, bookingId, free } = await diary()
      await offer(client, bookingId, free)
      expect((await read(await tokenOf(bookingId))).status).toBe(200)
    })
  })

  describe('answering', () => {
    it('[OFFER-03] confirms the chosen time, releases the others, and tells the doctor; the patient knows it', async () => {
      const { doctorId, client, bookingId, phoneNumber, free } = await diary()
      const [first = '', second = '', third = ''] = free
      await offer(client, bookingId, free)
      world.clock.forward(10 * MINUTES)
      await received(phoneNumber)
      const token = await tokenOf(bookingId)
      const done = await answer(token, second)
      expect(outcome(done)).toEqual([200, 'offer.chosen'])
      expect(offerIn(done)).toMatchObject({ state: 'chosen', time: '12:00', version: 2, canAnswer: true })
      expect(await bookingRow(bookingId)).toMatchObject({
        status: confirmed,
        slotId: second,
        startsAt: `${MONDAY} 12:00:00`,
      })
      expect(await slotRows([first, second, third])).toEqual([
        { isBooked: false, heldFor: null },
        { isBooked: true, heldFor: null },
        { isBooked: false, heldFor: null },
      ])
      expect((await received(phoneNumber)).map(({ type, data }) => `${type} ${data.time}`)).toEqual([
        'booking.offered 10:00',
      ])
      const [event] = await world.db
        .select()
        .from(events)
        .where(and(eq(events.doctorId, doctorId), eq(events.subject, bookingId)))
        .orderBy(desc(events.number))
        .limit(1)
      expect(event?.name).toBe('offer.chosen')
      const [row] = await listed(client, doctorId)
      expect(row).toMatchObject({ bookingStatus: confirmed, time: '12:00', offer: { state: 'chosen' } })
    })

    it('[OFFER-03] 200 answers at once: exactly one time is booked, once', async () => {
      const { doctorId, client, bookingId, free } = await diary()
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      const answers = served(
        await Promise.all(
          Array.from({ length: 200 }, async (_, index) => {
            const slotId = free[index % free.length] ?? ''
            return { ...(await answer(token, slotId)), slotId }
          }),
        ),
      )
      const rows = await world.db
        .select()
        .from(slots)
        .where(and(eq(slots.doctorId, doctorId), eq(slots.isBooked, true)))
      expect(rows).toHaveLength(1)
      const { slotId } = await bookingRow(bookingId)
      expect(rows[0]?.id).toBe(slotId)
      // Those who chose the same time are told the same; all others that it is answered.
      const told = answers.map((given) => [given.body['code'], given.slotId === slotId])
      expect(told.filter(([code, isSame]) => code !== (isSame === true ? 'offer.chosen' : 'offer.answered'))).toEqual(
        [],
      )
      expect(told.filter(([, isSame]) => isSame)).not.toEqual([])
      const chosen = await world.db
        .select()
        .from(events)
        .where(and(eq(events.subject, bookingId), eq(events.name, 'offer.chosen')))
      expect(chosen).toHaveLength(1)
    })

    it('[OFFER-04] none of these: the doctor finds the booking among those that wait, with the wish', async () => {
      const { doctorId, client, bookingId, slotId, free } = await diary()
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      expect(outcome(await answer(token, 'none'))).toEqual([200, 'offer.none'])
      const wished = await answer(token, 'none', 2, { wish: ' evenings after 6 ' })
      expect(outcome(wished)).toEqual([200, 'offer.none'])
      const [row] = await listed(client, doctorId)
      expect(row).toMatchObject({ bookingStatus: pending, offer: { state: 'none', wish: 'evenings after 6' } })
      expect((await slotRows(free)).every(({ isBooked, heldFor }) => !isBooked && heldFor === null)).toBe(true)
      // Its own time was still free.
      expect(await slotRows([slotId])).toEqual([{ isBooked: true, heldFor: null }])
      // Another offer is possible, and the first link ends.
      expect(outcome(await offer(client, bookingId, free))).toEqual([200, 'offer.sent'])
      expect(offerIn(await read(token)).state).toBe('settled')
    })

    it('[OFFER-03] a wish together with a chosen time is refused, and nothing is chosen', async () => {
      const { client, bookingId, free } = await diary()
      const [first = ''] = free
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      const refused = await answer(token, first, 1, { wish: 'evenings after 6' })
      expect([...outcome(refused), refused.body['errors']]).toEqual([
        400,
        'request.invalid',
        { wish: 'Only without a chosen time.' },
      ])
      expect(offerIn(await read(token))).toMatchObject({ state: 'open', version: 1 })
      expect(outcome(await answer(token, first, 1, { wish: ' ' }))).toEqual([200, 'offer.chosen'])
    })

    it('[OFFER-03] an answer is changed until one hour before, as long as the time is free', async () => {
      const { client, bookingId, slotId, free } = await diary()
      const [first = '', second = '', third = ''] = free
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      await answer(token, first)
      expect(outcome(await answer(token, second, 1))).toEqual([409, 'offer.answered'])
      expect(outcome(await answer(token, second, 2))).toEqual([200, 'offer.chosen'])
      expect(await slotRows([first])).toEqual([{ isBooked: false, heldFor: null }])
      expect(await patientBooks(third)).toBe(true)
      const taken = await answer(token, third, 3)
      expect(outcome(taken)).toEqual([409, 'offer.time_taken'])
      expect(offerIn(taken).times).toEqual([expect.objectContaining({ slotId: first })])
      expect(outcome(await answer(token, slotId, 3))).toEqual([400, 'request.invalid'])
      expect(outcome(await answer(token, 'none', 3))).toEqual([200, 'offer.none'])
      expect(outcome(await answer(token, first, 4))).toEqual([200, 'offer.chosen'])
      // Monday, 11:00 at the clinic minus one hour.
      world.clock.forward((Date.parse('2026-11-23T04:30:00Z') - world.clock.now().getTime()) / 1000)
      expect(outcome(await answer(token, 'none', 5))).toEqual([409, 'offer.closed'])
      expect(offerIn(await read(token))).toMatchObject({ state: 'chosen', canAnswer: false })
      world.clock.forward(-(world.clock.now().getTime() - Date.parse('2026-11-20T06:00:00Z')) / 1000)
    })

    it('[OFFER-03] what the doctor changes afterwards ends the link', async () => {
      const { client, bookingId, free } = await diary()
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      await answer(token, free[0] ?? '')
      const cancelled = { id: bookingId, reason: 'emergency', slot: 'open' } as const
      expect((await client.call('cancelBooking', cancelled)).status).toBe(200)
      expect(outcome(await answer(token, 'none', 2))).toEqual([409, 'offer.settled'])
      expect(offerIn(await read(token))).toMatchObject({ state: 'settled', canAnswer: false, times: [] })
    })
  })

  describe('the end', () => {
    it('[OFFER-04] holds end by themselves, even if nothing runs at that moment', async () => {
      const { doctorId, client, bookingId, slotId, free } = await diary(confirmed)
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      world.clock.forward(24 * HOURS)
      expect(await patientBooks(free[0] ?? '')).toBe(true)
      expect(outcome(await answer(token, free[1] ?? ''))).toEqual([409, 'offer.expired'])
      client.token = await openSession(world.server.dependencies, doctorId)
      const late = (await listed(client, doctorId)).find(({ id }) => id === bookingId)
      expect(late).toMatchObject({ offer: { state: 'expired' } })
      // The doctor finds it among those that wait, once.
      await Promise.all([endOffers(), endOffers()])
      const row = (await listed(client, doctorId)).find(({ id }) => id === bookingId)
      expect(row).toMatchObject({ bookingStatus: pending, offer: { state: 'expired' } })
      expect(await slotRows([slotId])).toEqual([{ isBooked: true, heldFor: null }])
      const ended = await world.db
        .select()
        .from(events)
        .where(and(eq(events.subject, bookingId), eq(events.name, 'offer.expired')))
      expect(ended).toHaveLength(1)
      expect(offerIn(await read(token))).toMatchObject({ state: 'expired', oldTime: 'requested' })
      // Nothing holds her back from another one.
      expect(outcome(await offer(client, bookingId, [free[1] ?? '']))).toEqual([200, 'offer.sent'])
      world.clock.forward(-24 * HOURS)
    })

    it('[OFFER-04] is two hours before the first time, if that is sooner', async () => {
      const { doctorId, client, bookingId } = await diary()
      const hour = hourNow() + 4
      const { slotId } = await place(doctorId, hour, undefined, '2026-11-20')
      await offer(client, bookingId, [slotId])
      const [row] = await listed(client, doctorId)
      const end = clinicInstant('2026-11-20', `${hour - 2}:00`)
      expect(Object(row?.['offer']).expiresAt).toBe(end.toISOString())
    })

    it('[OFFER-04] a withdrawal restores a confirmed booking, and its patient is told so', async () => {
      const { client, bookingId, slotId, phoneNumber, free } = await diary(confirmed)
      await offer(client, bookingId, free)
      world.clock.forward(10 * MINUTES)
      await received(phoneNumber)
      const token = await tokenOf(bookingId)
      const withdrawn = await client.call('withdrawOffer', { id: bookingId })
      expect(outcome(withdrawn)).toEqual([200, 'offer.withdrawn'])
      expect(await bookingRow(bookingId)).toMatchObject({ status: confirmed, slotId, offerId: null })
      expect((await slotRows(free)).every(({ heldFor }) => heldFor === null)).toBe(true)
      expect((await received(phoneNumber)).map(({ type }) => type)).toEqual(['booking.offered', 'booking.accepted'])
      expect(offerIn(await read(token))).toMatchObject({ state: 'withdrawn', canAnswer: false, oldTime: 'confirmed' })
      expect(outcome(await answer(token, free[0] ?? ''))).toEqual([409, 'offer.withdrawn'])
      expect(outcome(await client.call('withdrawOffer', { id: bookingId }))).toEqual([409, 'offer.not_open'])
    })

    it('[OFFER-04] a withdrawal never waits for a time that another patient has', async () => {
      const { client, bookingId, slotId, free } = await diary()
      await offer(client, bookingId, free)
      const token = await tokenOf(bookingId)
      expect(await patientBooks(slotId)).toBe(true)
      expect(outcome(await client.call('withdrawOffer', { id: bookingId }))).toEqual([200, 'offer.withdrawn'])
      expect(offerIn(await read(token))).toMatchObject({ state: 'withdrawn', oldTime: 'none' })
      expect(await bookingRow(bookingId)).toMatchObject({ status: pending, slotId: null })
    })

    it('[OFFER-04] a withdrawal and an answer at the same moment have one outcome', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { client, bookingId, free } = await diary(confirmed)
        await offer(client, bookingId, free)
        const token = await tokenOf(bookingId)
        const [withdrawn, answered] = await Promise.all([
          client.call('withdrawOffer', { id: bookingId }),
          answer(token, free[0] ?? ''),
        ])
        const isWithdrawn = withdrawn.status === 200
        expect([isWithdrawn, answered.status === 200]).toEqual([isWithdrawn, !isWithdrawn])
        const { startsAt, status } = await bookingRow(bookingId)
        expect([status, startsAt]).toEqual([confirmed, `${MONDAY} ${isWithdrawn ? '10' : '11'}:00:00`])
        expect((await slotRows(free)).filter(({ heldFor }) => heldFor !== null)).toEqual([])
        const [row] = await world.db.select().from(offers).where(eq(offers.bookingId, bookingId))
        expect(row?.state).toBe(isWithdrawn ? 'withdrawn' : 'chosen')
      }
    })
  })

  describe('moving a booking with an open offer', () => {
    const moveTo = (client: TestClient, id: string, slotId: string, withdrawsOffer = true) =>
      client.call('moveBooking', { id, slotId, previousSlot: 'open', ...(withdrawsOffer && { withdrawsOffer }) })
    const undo = (client: TestClient, id: string) => client.call('undoBookingDecision', { id })
    const offerState = async (bookingId: string) => {
      const rows = await world.db.select({ state: offers.state }).from(offers).where(eq(offers.bookingId, bookingId))
      return rows.map(({ state }) => state)
    }
    /** The same in the order of the ids. */
    const placesOf = async (ids: readonly string[]) => {
      const rows: unknown[] = []
      for (const id of ids) rows.push(...(await slotRows([id])))
      return rows
    }
    const [FREE, TAKEN] = [
      { isBooked: false, heldFor: null },
      { isBooked: true, heldFor: null },
    ]

    it.each([pending, confirmed])(
      '[VISIT-06] ends the offer of a booking that had status %i, frees its times and the old one, and tells the patient once',
      async (status) => {
        const { doctorId, client, bookingId, slotId, phoneNumber, free } = await diary(status)
        const [first = '', second = ''] = free
        await offer(client, bookingId, [first, second])
        world.clock.forward(10 * MINUTES)
        expect((await received(phoneNumber)).map(({ type }) => type)).toEqual(['booking.offered'])
        const token = await tokenOf(bookingId)
        // A time that is held for this very patient.
        expect(outcome(await moveTo(client, bookingId, second))).toEqual([200, 'booking.moved'])
        expect(await placesOf([slotId, ...free])).toEqual([FREE, FREE, TAKEN, FREE])
        expect(await bookingRow(bookingId)).toMatchObject({ status: confirmed, slotId: second, offerId: null })
        expect(await offerState(bookingId)).toEqual(['withdrawn'])
        const [row] = await listed(client, doctorId)
        expect(row).toMatchObject({ bookingStatus: confirmed, movedFrom: { time: '10:00' } })
        expect(row).not.toHaveProperty('offer')
        // The page of the link does not say that the old time takes place.
        const page = offerIn(await read(token))
        expect(page).toMatchObject({ state: 'settled', canAnswer: false, times: [] })
        expect(page).not.toHaveProperty('oldTime')
        expect(outcome(await answer(token, first))).toEqual([409, 'offer.settled'])
        world.clock.forward(10 * MINUTES)
        const [, message, ...more] = await received(phoneNumber)
        expect(more).toEqual([])
        expect(message).toMatchObject({ type: 'booking.accepted', data: { date: '23-11-2026', time: '12:00' } })
      },
    )

    it('[VISIT-06] is refused to a caller who has not seen the offer, and to one whose patient has answered', async () => {
      const { client, bookingId, free } = await diary()
      const [first = '', second = '', third = ''] = free
      await offer(client, bookingId, [first, second])
      expect(outcome(await moveTo(client, bookingId, third, false))).toEqual([409, 'booking.not_movable'])
      expect(outcome(await answer(await tokenOf(bookingId), first))).toEqual([200, 'offer.chosen'])
      expect(outcome(await moveTo(client, bookingId, third))).toEqual([409, 'offer.not_open'])
      expect(await bookingRow(bookingId)).toMatchObject({ status: confirmed, slotId: first })
      expect(outcome(await moveTo(client, bookingId, third, false))).toEqual([200, 'booking.moved'])
    })

    it('[VISIT-06] is refused for the old time that was kept, and for a time of another patient', async () => {
      const { doctorId, client, bookingId, slotId, free } = await diary(confirmed)
      const other = await place(doctorId, 15, pending)
      await offer(client, other.bookingId, [free[2] ?? ''])
      await offer(client, bookingId, [free[0] ?? ''])
      expect(outcome(await moveTo(client, bookingId, slotId))).toEqual([409, 'booking.same_slot'])
      expect(outcome(await moveTo(client, bookingId, free[2] ?? ''))).toEqual([409, 'slot.just_booked'])
      expect(await offerState(bookingId)).toEqual(['open'])
    })

    it.each([pending, confirmed])(
      '[VISIT-06] is undone with the offer of a booking that had status %i: its link works again, and nobody is told',
      async (status) => {
        const { client, bookingId, slotId, phoneNumber, free } = await diary(status)
        const [first = '', second = '', third = ''] = free
        await offer(client, bookingId, [first, second])
        world.clock.forward(10 * MINUTES)
        await received(phoneNumber)
        const token = await tokenOf(bookingId)
        const [before, slotsBefore] = [await bookingRow(bookingId), await placesOf([slotId, ...free])]
        for (const to of [third, first]) {
          await moveTo(client, bookingId, to)
          expect(outcome(await undo(client, bookingId))).toEqual([200, 'move.undone'])
          // The offer itself can no longer be undone.
          expect(await bookingRow(bookingId)).toEqual({ ...before, before: null })
          expect(await placesOf([slotId, ...free])).toEqual(slotsBefore)
        }
        world.clock.forward(HOURS)
        expect((await received(phoneNumber)).map(({ type }) => type)).toEqual(['booking.offered'])
        expect(offerIn(await read(token))).toMatchObject({ state: 'open', canAnswer: true })
        expect(outcome(await answer(token, first))).toEqual([200, 'offer.chosen'])
      },
    )

    it('[VISIT-06] [UNDO-01] is undone and then the offer, while both are young', async () => {
      const { client, bookingId, free } = await diary(confirmed)
      const before = await bookingRow(bookingId)
      await offer(client, bookingId, free.slice(0, 2))
      await moveTo(client, bookingId, free[2] ?? '')
      expect(outcome(await undo(client, bookingId))).toEqual([200, 'move.undone'])
      expect(outcome(await undo(client, bookingId))).toEqual([200, 'offer.undone'])
      expect(await bookingRow(bookingId)).toEqual(before)
      expect(await placesOf(free)).toEqual([FREE, FREE, FREE])
    })

    it.each([pending, confirmed])(
      '[VISIT-06] is undone without the offer once one of its times is booked: a booking that had status %i is what it was before',
      async (status) => {
        const { client, bookingId, slotId, phoneNumber, free } = await diary(status)
        const [first = '', second = '', third = ''] = free
        await offer(client, bookingId, [first, second])
        world.clock.forward(10 * MINUTES)
        await received(phoneNumber)
        const token = await tokenOf(bookingId)
        await moveTo(client, bookingId, third)
        expect(await patientBooks(first)).toBe(true)
        expect(outcome(await undo(client, bookingId))).toEqual([200, 'offer.undone'])
        expect(await bookingRow(bookingId)).toMatchObject({ status, slotId, offerId: null, decidedAt: null })
        expect(await placesOf([slotId, ...free])).toEqual([TAKEN, TAKEN, FREE, FREE])
        expect(offerIn(await read(token))).toMatchObject({ state: 'withdrawn', canAnswer: false })
        const types = (await received(phoneNumber)).map(({ type }) => type)
        expect(types).toEqual(['booking.offered', status === confirmed ? 'booking.accepted' : 'booking.pending'])
      },
    )

    it('[VISIT-06] is not undone when another patient has the old time that was kept', async () => {
      const { client, bookingId, slotId, free } = await diary(confirmed)
      await offer(client, bookingId, free.slice(0, 2))
      await moveTo(client, bookingId, free[2] ?? '')
      expect(await patientBooks(slotId)).toBe(true)
      expect(outcome(await undo(client, bookingId))).toEqual([409, 'booking.slot_taken'])
      expect(await bookingRow(bookingId)).toMatchObject({ status: confirmed, slotId: free[2] })
      expect(await placesOf(free)).toEqual([FREE, FREE, TAKEN])
    })

    it('[VISIT-06] of a move and an answer at the same moment exactly one succeeds', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { client, bookingId, slotId, free } = await diary(round % 2 === 0 ? confirmed : pending)
        const [first = '', second = '', third = ''] = free
        await offer(client, bookingId, [first, second])
        const token = await tokenOf(bookingId)
        const to = round % 3 === 0 ? first : third
        const both = [() => moveTo(client, bookingId, to), () => answer(token, second)]
        if (round % 4 < 2) both.reverse()
        const outcomes = await Promise.all(both.map((send) => send()))
        expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
        const move = outcomes.find((one) => outcome(one)[1] === 'booking.moved')
        expect(await bookingRow(bookingId)).toMatchObject({ status: confirmed, slotId: move ? to : second })
        expect(await offerState(bookingId)).toEqual([move ? 'withdrawn' : 'chosen'])
        const taken = move ? to : second
        const wanted = [slotId, ...free].map((id) => (id === taken ? TAKEN : FREE))
        expect(await placesOf([slotId, ...free])).toEqual(wanted)
      }
    })

    it('[VISIT-06] of an undone move and a patient who books one of the times exactly one gets it', async () => {
      for (let round = 0; round < 6; round += 1) {
        const { client, bookingId, slotId, free } = await diary(confirmed)
        const [first = '', second = '', third = ''] = free
        await offer(client, bookingId, [first, second])
        await moveTo(client, bookingId, third)
        const [undone, isBooked] = await Promise.all([undo(client, bookingId), patientBooks(first)])
        expect(outcome(undone)).toEqual([200, isBooked ? 'offer.undone' : 'move.undone'])
        const holds = isBooked ? [TAKEN, FREE] : [first, second].map(() => ({ isBooked: false, heldFor: bookingId }))
        expect(await placesOf([slotId, ...free])).toEqual([TAKEN, ...holds, FREE])
      }
    })
  })
})
