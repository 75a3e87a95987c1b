import { BOOKING_STATUS } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { calendarFeeds, doctors } from '../src/db/schema.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { openSession } from './support/openSession.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

const { pending, confirmed } = BOOKING_STATUS
// The tests begin on Friday, 20 November 2026, at 11:30 at the clinic.
const MONDAY = '2026-11-23'

/** An event, as a calendar program reads it. */
interface ReadEvent {
  readonly uid: string
  readonly sequence: number
  readonly status: unknown
  readonly summary: string
  readonly start: string
  readonly end: string
  readonly zone: unknown
  /** The same start in UTC. */
  readonly instant: string
}

function read(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(component)
    return {
      uid,
      sequence,
      summary,
      status: component.getFirstPropertyValue('status'),
      start: startDate.toString(),
      end: endDate.toString(),
      zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      instant: startDate.toJSDate().toISOString(),
    }
  })
}

describeOnDatabases('the calendar feed', (world) => {
  let count = 0

  async function place(doctorId: string, day: string, hour: number, status?: number) {
    count += 1
    const [bookingId, slotId] = [`bkg_feed_${count}`, `slt_feed_${count}`]
    const time = String(hour).padStart(2, '0')
    const [startsAt, endsAt] = [`${day} ${time}:00:00`, `${day} ${time}:20:00`]
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
          bookingNumber: `FEED-${count}`,
          patientName: 'Anitha Selvam',
          patientPhone: '9200000001',
          mode: 'Online',
        },
      ])
    return { bookingId, slotId, bookingNumber: `FEED-${count}` }
  }

  const created = async (client: TestClient) => {
    const response = await client.call('createCalendarFeed')
    expect(outcome(response)).toEqual([201, 'calendar_feed.created'])
    return String(Object(response.body['data']).path)
  }
  /** Like a calendar program: without cookies. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    createTestClient(world.server.origin).send(method, path, { headers })
  const events = async (path: string) => read((await get(path)).text)
  const state = async (client: TestClient) => {
    const { body } = await client.call('getCalendarFeed')
    return Object(body['data']).feed
  }
  async function diary(status: number = pending) {
    const { doctorId, client } = await newDoctor(world.server, { profileUpdated: true })
    const booking = await place(doctorId, MONDAY, 10, status)
    const free = await place(doctorId, MONDAY, 12)
    return { doctorId, client, ...booking, free: free.slotId, path: await created(client) }
  }
  const decide = (client: TestClient, bookingId: string, status: number) =>
    client.call('updateBookingStatus', { bookingId, status })

  it('[FEED-01] is off at first; a calendar program reads the appointments from its address', async () => {
    const { doctorId, client } = await newDoctor(world.server)
    expect(await state(client)).toEqual({ isOn: false, showsNames: false })
    const { bookingId, bookingNumber } = await place(doctorId, MONDAY, 10, pending)
    const path = await created(client)
    expect(path).toMatch(/^\/calendar\/[\w-]{22}\.ics$/)
    expect(await state(client)).toEqual({
      isOn: true,
      showsNames: false,
      createdAt: world.clock.now().toISOString(),
    })
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(read(response.text)).toEqual([
      {
        uid: `${bookingId}@nalam`,
        sequence: 0,
        summary: `Appointment ${bookingNumber}`,
        status: 'TENTATIVE',
        start: `${MONDAY}T10:00:00`,
        end: `${MONDAY}T10:20:00`,
        zone: 'Asia/Kolkata',
        instant: `${MONDAY}T04:30:00.000Z`,
      },
    ])
    expect(response.text).not.toMatch(/Anitha|9200000001/)
  })

  it('[FEED-01] stores the hash of the address only', async () => {
    const { doctorId, path } = await diary()
    const [row] = await world.db.select().from(calendarFeeds).where(eq(calendarFeeds.doctorId, doctorId))
    const token = path.slice('/calendar/'.length, -'.ics'.length)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.tokenHash).toMatch(/^[\w-]{43}$/)
  })

  it('[FEED-01] answers 304 until something changes', async () => {
    const { client, bookingId, path } = await diary()
    const etag = (await get(path)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(path, { 'if-none-match': known })
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    }
    world.clock.forward(600)
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    await decide(client, bookingId, confirmed)
    const changed = await get(path, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
    expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  })

  describe('a change of a booking keeps its UID and raises its SEQUENCE', () => {
    it('[FEED-01] a decision and its undo', async () => {
      const { client, bookingId, path } = await diary()
      const [before] = await events(path)
      await decide(client, bookingId, BOOKING_STATUS.declined)
      const [declined] = await events(path)
      expect(declined).toMatchObject({ uid: before?.uid, status: 'CANCELLED', sequence: 1, start: before?.start })
      expect((await client.call('undoBookingDecision', { id: bookingId })).status).toBe(200)
      expect((await events(path))[0]).toEqual({ ...before, sequence: 2 })
      await decide(client, bookingId, confirmed)
      expect((await events(path))[0]).toEqual({ ...before, status: 'CONFIRMED', sequence: 3 })
    })

    it('[FEED-01] a move', async () => {
      const { client, bookingId, free, path } = await diary(confirmed)
      const [before] = await events(path)
      expect((await client.call('moveBooking', { id: bookingId, slotId: free, previousSlot: 'open' })).status).toBe(200)
      const after = await events(path)
      expect(after).toHaveLength(1)
      expect(after[0]).toMatchObject({ uid: before?.uid, status: 'CONFIRMED', start: `${MONDAY}T12:00:00` })
      expect(after[0]?.sequence).toBeGreaterThan(0)
    })

    it('[FEED-01] a cancellation and its undo', async () => {
      const { client, bookingId, path } = await diary(confirmed)
      const [before] = await events(path)
      const cancelled = await client.call('cancelBooking', { id: bookingId, reason: 'emergency', slot: 'open' })
      expect(cancelled.status).toBe(200)
      const [gone] = await events(path)
      expect(gone).toMatchObject({ uid: before?.uid, status: 'CANCELLED', sequence: 1 })
      expect((await client.call('undoBookingDecision', { id: bookingId })).status).toBe(200)
      const [back] = await events(path)
      expect(back).toMatchObject({ uid: before?.uid, status: 'CONFIRMED', start: before?.start })
      expect(back?.sequence).toBeGreaterThan(1)
    })

    it.each([
      ['a confirmed appointment, which keeps its time', confirmed, 'CONFIRMED'],
      ['a request, whose time is free again', pending, 'CANCELLED'],
    ])('[FEED-01] other times offered for %s', async (_booking, status, during) => {
      const { client, bookingId, free, path } = await diary(status)
      const [before] = await events(path)
      expect(outcome(await client.call('offerTimes', { id: bookingId, slotIds: [free] }))).toEqual([200, 'offer.sent'])
      expect((await events(path))[0]).toMatchObject({ uid: before?.uid, status: during, start: before?.start })
      expect((await client.call('withdrawOffer', { id: bookingId })).status).toBe(200)
      expect((await events(path))[0]).toMatchObject({ status: before?.status })
    })

    it('[FEED-01] names shown and hidden, also after another change; a repetition is no change', async () => {
      const { client, bookingId, bookingNumber, path } = await diary()
      const [before] = await events(path)
      const named = { ...before, summary: `Anitha Selvam (${bookingNumber})` }
      for (let times = 0; times < 2; times += 1) {
        expect((await client.call('changeCalendarFeed', { showsNames: true })).status).toBe(200)
        expect(await events(path)).toEqual([{ ...named, sequence: 1 }])
      }
      await decide(client, bookingId, confirmed)
      expect(await events(path)).toEqual([{ ...named, status: 'CONFIRMED', sequence: 2 }])
      await client.call('changeCalendarFeed', { showsNames: false })
      expect(await events(path)).toEqual([{ ...before, status: 'CONFIRMED', sequence: 3 }])
    })
  })

  it('[FEED-01] contains names only while the doctor wants them', async () => {
    const { client, bookingNumber, path } = await diary()
    expect(outcome(await client.call('changeCalendarFeed', { showsNames: true }))).toEqual([
      200,
      'calendar_feed.changed',
    ])
    expect((await events(path))[0]?.summary).toBe(`Anitha Selvam (${bookingNumber})`)
    expect((await get(path)).text).not.toContain('9200000001')
    // A new address keeps the choice.
    const next = await created(client)
    expect(await state(client)).toMatchObject({ showsNames: true })
    await client.call('changeCalendarFeed', { showsNames: false })
    expect((await events(next))[0]?.summary).toBe(`Appointment ${bookingNumber}`)
  })

  it('[FEED-01] a replaced, removed, wrong or foreign address is not found', async () => {
    const { doctorId, client, path } = await diary()
    const next = await created(client)
    expect(outcome(await get(path))).toEqual([404, 'not_found'])
    expect((await get(next)).status).toBe(200)
    await world.db.update(doctors).set({ blockedAt: world.clock.now() }).where(eq(doctors.id, doctorId))
    expect((await get(next)).status).toBe(404)
    await world.db.update(doctors).set({ blockedAt: null }).where(eq(doctors.id, doctorId))
    for (let times = 0; times < 2; times += 1)
      expect(outcome(await client.call('removeCalendarFeed'))).toEqual([200, 'calendar_feed.removed'])
    for (const address of [next, '/calendar/x.ics', next.replace('.ics', '')])
      expect(outcome(await get(address))).toEqual([404, 'not_found'])
    expect(await state(client)).toEqual({ isOn: false, showsNames: false })
    expect(outcome(await client.call('changeCalendarFeed', { showsNames: true }))).toEqual([404, 'not_found'])
    expect((await get(next, {}, 'POST')).headers.get('allow')).toBe('GET, HEAD')
  })

  it('[FEED-01] is complete by RFC 5545: properties first, the last line ends, long lines are folded', async () => {
    const { client, path } = await diary()
    await client.call('changeCalendarFeed', { showsNames: true })
    const { text } = await get(path)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
    const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n')
    const firstComponent = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'))
    const lastComponent = lines.findLastIndex((line, index) => index < lines.length - 1 && line.startsWith('END:'))
    expect(lines.slice(0, firstComponent)).toContain('X-WR-TIMEZONE:Asia/Kolkata')
    expect(lines.slice(lastComponent + 1)).toEqual(['END:VCALENDAR'])
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  it('[FEED-01] lets others in while a long text is made, which a program gets only when something changed', async () => {
    const { doctorId, client, path } = await diary()
    const other = await newDoctor(world.server)
    const BOOKINGS = 1500
    const rows = Array.from({ length: BOOKINGS }, (_, index) => ({
      id: `bkg_long_${doctorId}_${index}`,
      bookingNumber: `LONG-${doctorId}-${index}`,
      doctorId,
      startsAt: `${MONDAY} ${String(9 + (index % 10)).padStart(2, '0')}:00:00`,
      patientName: 'Anitha Selvam',
      patientPhone: '9200000001',
      mode: 'Online',
      createdAt: world.clock.now(),
    }))
    await insertBookings(world.db, rows)
    const ends: string[] = []
    const feed = get(path).then((response) => {
      ends.push('feed')
      return response
    })
    // Counted instead of timed: each call of another doctor ends before the text.
    for (let count = 0; count < 3; count += 1) {
      await other.client.call('listTickets', { page: 1, searchQuery: '' })
      ends.push('other')
    }
    const { text, headers } = await feed
    expect(ends.indexOf('feed')).toBeGreaterThan(2)
    expect(read(text)).toHaveLength(BOOKINGS + 1)
    // The tag needs no text: no booking is read for it. (What the server does by itself is not counted.)
    const statements = vi.spyOn(world.db, 'select')
    const readings = () => statements.mock.calls.filter(([fields]) => 'ids' in fields || 'bookingNumber' in fields)
    expect((await get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    const forTag = readings().length
    expect((await get(path)).status).toBe(200)
    expect(forTag).toBe(0)
    expect(readings().length).toBeGreaterThan(1)
    statements.mockRestore()
    expect(await client.call('listTickets', { page: 1, searchQuery: '' })).toMatchObject({ status: 200 })
  })

  it('[FEED-01] needs a proof for a link and for names, tells them by mail and lists them in the activity', async () => {
    const { doctorId, client, path } = await diary()
    const { outbox } = world.server.dependencies
    world.clock.forward(10 * 60 + 1)
    const refused = [403, 'proof.required']
    expect(outcome(await client.call('createCalendarFeed'))).toEqual(refused)
    expect(outcome(await client.call('changeCalendarFeed', { showsNames: true }))).toEqual(refused)
    expect((await get(path)).status).toBe(200)
    // Less is told without one.
    expect((await client.call('changeCalendarFeed', { showsNames: false })).status).toBe(200)
    client.token = await openSession(world.server.dependencies, doctorId)
    for (let times = 0; times < 2; times += 1)
      expect((await client.call('changeCalendarFeed', { showsNames: true })).status).toBe(200)
    await client.call('changeCalendarFeed', { showsNames: false })
    expect((await client.call('removeCalendarFeed')).status).toBe(200)
    await outbox.settled()
    const [doctor] = await world.db.select({ email: doctors.email }).from(doctors).where(eq(doctors.id, doctorId))
    const mails = world.server.mailbox.mails.filter(({ to }) => to === doctor?.email)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A calendar link was created for your Nalam account',
      'Your Nalam calendar feed shows the names of patients',
    ])
    expect(mails.map(({ text }) => text).join()).not.toContain(path)
    const { body } = await client.call('listActivity')
    const names = Object(body['data']).activity.map(({ name }: { name: string }) => name)
    expect(names.filter((name: string) => name.startsWith('calendar_feed'))).toEqual([
      'calendar_feed.removed',
      'calendar_feed.names_hidden',
      'calendar_feed.names_shown',
      'calendar_feed.created',
    ])
  })

  it('[FEED-01] ends with a new password if the doctor wants it', async () => {
    const { doctorId, client, path } = await diary()
    const passwordHash = await world.server.dependencies.passwords.hash('Coconut@Grove71')
    await world.db.update(doctors).set({ passwordHash }).where(eq(doctors.id, doctorId))
    const change = async (from: string, to: string, more: object) =>
      client.call('changePassword', { currentPassword: from, newPassword: to, confirmPassword: to, ...more })
    expect((await change('Coconut@Grove71', 'Coconut@Grove72', {})).status).toBe(200)
    expect((await get(path)).status).toBe(200)
    expect((await change('Coconut@Grove72', 'Coconut@Grove73', { endsCalendarFeed: true })).status).toBe(200)
    expect((await get(path)).status).toBe(404)
    expect(await state(client)).toEqual({ isOn: false, showsNames: false })
  })

  it('[FEED-01] asks a program that calls too often to wait', async () => {
    const { path } = await diary()
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) statuses.push((await get(path, {}, 'HEAD')).status)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
    const other = await diary()
    expect((await get(other.path)).status).toBe(200)
  })

  it('[FEED-01] records reads with names in the audit, and no others', async () => {
    const { doctorId, client, path } = await diary()
    const reads = vi.spyOn(world.server.dependencies.readAudit, 'record')
    const { headers } = await get(path)
    await client.call('changeCalendarFeed', { showsNames: true })
    const named = await get(path, { 'if-none-match': headers.get('etag') ?? '' })
    await get(path, { 'if-none-match': named.headers.get('etag') ?? '' })
    expect(reads.mock.calls.map(([entry]) => entry)).toEqual([
      { doctorId, list: 'feed', page: 1, rowCount: 1, requestId: named.headers.get('x-request-id') },
    ])
    reads.mockRestore()
  })

  it('[FEED-01] leaves out what was more than 30 days ago or is more than a year ahead', async () => {
    const { doctorId, path } = await diary()
    await place(doctorId, '2026-10-20', 9, confirmed)
    await place(doctorId, '2026-10-21', 9, confirmed)
    await place(doctorId, '2027-11-20', 9, confirmed)
    await place(doctorId, '2027-11-21', 9, confirmed)
    expect((await events(path)).map(({ start }) => start.slice(0, 10))).toEqual(['2026-10-21', MONDAY, '2027-11-20'])
  })

  it('[FEED-01] limits guesses of addresses', async () => {
    const { path } = await diary()
    const guess = (index: number) => `/calendar/${String(index).padStart(22, 'A')}.ics`
    let response = await get(guess(0))
    for (let index = 1; index < 60 && response.status !== 429; index += 1) response = await get(guess(index))
    expect(outcome(response)).toEqual([429, 'limit.exceeded'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    // A right address is still answered.
    expect((await get(path)).status).toBe(200)
  })
})
