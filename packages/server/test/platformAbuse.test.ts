import { searchedText, toWireDate } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/app/server.ts'
import { bookings, rateLimits } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { API_ROOT } from '../src/http/route.ts'
import { mailboxPage } from '../src/mail/mailboxPage.ts'
import { erasePatient } from '../src/operations/erasePatients.ts'
import { erasePatientsBefore } from '../src/resources/bookings/store.ts'
import { defaultLimits } from '../src/security/limits.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { openSession } from './support/openSession.ts'
import { bookingOf, createPlatformWorld } from './support/platformWorld.ts'
import { createSettableClock } from './support/settableClock.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { tablesWith } from './support/tablesWith.ts'

const doctorId = demoDoctors.complete.id
const REQUESTS = 10_000

describe('10,000 requests', () => {
  const clock = createSettableClock()
  let server: RunningServer
  beforeAll(async () => {
    server = await startDemoServer({ clock })
  })
  afterAll(() => server.close())

  let platforms = 0
  const newKey = async () => {
    platforms += 1
    return (await server.dependencies.platforms.add(`Abuse ${platforms}`)) ?? ''
  }
  let sent = 0
  const book = async (key: string, patientPhone: string) => {
    sent += 1
    return server.app.fetch(
      new Request(`http://localhost${API_ROOT}/platform/bookings`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': `a-key-of-abuse-${sent}`,
        },
        body: JSON.stringify({ slotId: 'slt_nowhere', patientName: 'Anitha', patientPhone }),
      }),
    )
  }
  const read = async (key: string) =>
    server.app.fetch(
      new Request(`http://localhost${API_ROOT}/platform/bookings/bkg_nowhere`, {
        headers: { authorization: `Bearer ${key}` },
      }),
    )
  /** Sends all requests, 50 at once. @returns how often each status came */
  async function statuses(send: (index: number) => Promise<Response>) {
    const counts: Record<number, number> = {}
    for (let first = 0; first < REQUESTS; first += 50)
      for (const response of await Promise.all(Array.from({ length: 50 }, (_, index) => send(first + index)))) {
        counts[response.status] = (counts[response.status] ?? 0) + 1
        if (response.status !== 429) continue
        expect(await response.json()).toMatchObject({ code: 'limit.exceeded' })
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      }
    return counts
  }
  const counters = () => server.dependencies.db.$count(rateLimits)

  it('[INTAKE-01] of one key are refused after its limit of a minute, and another platform goes on', async () => {
    const { tries } = defaultLimits.callsPerPlatform
    const [key, other] = [await newKey(), await newKey()]
    expect(await statuses(() => read(key))).toEqual({ 404: tries, 429: REQUESTS - tries })
    expect((await read(other)).status).toBe(404)
    clock.forward(60)
    expect((await read(key)).status).toBe(404)
  })

  it("[INTAKE-01] of one patient's number are refused after its limit of a day, whatever the platform", async () => {
    const { tries } = defaultLimits.bookingsPerNumber
    const keys = await Promise.all(Array.from({ length: 5 }, newKey))
    const before = await counters()
    const counts = await statuses((index) => book(keys[index % keys.length] ?? '', '7300000001'))
    expect(counts).toEqual({ 404: tries, 429: REQUESTS - tries })
    // One counter of the number, and one of each platform.
    expect((await counters()) - before).toBeLessThanOrEqual(1 + keys.length)
    expect((await book(keys[0] ?? '', '7300000002')).status).toBe(404)
  })

  it('[INTAKE-01] of many numbers are refused after the limit of the platform, and add no more counters', async () => {
    const { tries } = defaultLimits.bookingsPerPlatform
    const key = await newKey()
    const before = await counters()
    expect(await statuses((index) => book(key, String(7_400_000_000 + index)))).toEqual({
      404: tries,
      429: REQUESTS - tries,
    })
    expect((await counters()) - before).toBe(1 + tries)
  })
}, 300_000)

const LONG = 'x'.repeat(301)

describeOnDatabases('hostile texts of a platform', (world) => {
  const { next, nextDay, newPhone, newPlatform, newSlot, patient, rowOf } = createPlatformWorld(world)
  const detailsOf = async (bookingNumber: string) => {
    const { body } = await world.client.call('listBookings', { doctorId, page: 1, searchQuery: bookingNumber })
    return Object(body['data']).data[0]
  }

  it.each([
    ['patientName', '\u200B\u200B'],
    ['patientName', '\u3164\u3164'],
    ['patientName', 'Anitha\u0007'],
    ['patientName', 'Anitha\nATTENDEE:x'],
    ['patientName', '12'],
    ['patientName', LONG],
    ['reason', LONG],
    ['reason', '🩺'.repeat(301)],
    ['reason', 'Fever\u0000'],
    ['reference', '=1+1'],
    ['reference', '<b>'],
    ['reference', 'x'.repeat(65)],
    ['reference', 'ref 1'],
    ['reference', 'ref\n1'],
    ['reference', '\u200B'],
    ['reference', LONG],
  ])('[INTAKE-01] %s %j is refused, and the time stays free', async (field, value) => {
    const { call } = await newPlatform()
    const slotId = await newSlot()
    const refused = await call('bookTime', { slotId, ...patient(), [field]: value })
    expect([...outcome(refused), Object.keys(Object(refused.body['errors']))]).toEqual([
      400,
      'request.invalid',
      [field],
    ])
    if (value.length > 2) expect(refused.text).not.toContain(value)
    expect((await call('bookTime', { slotId, ...patient() })).status).toBe(201)
  })

  it.each([
    ['\u200B\uFE0F\u2800', undefined],
    ['\u202E\u2066', undefined],
    ['\u202Ereveff\u202C today', 'reveff today'],
    ['\u001B[2JFever\u0007\u009B31m', '[2JFever31m'],
    ['=HYPERLINK("http://x")\r\n\u2028+1', '=HYPERLINK("http://x")\r\n\n+1'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['🩺'.repeat(300), '🩺'.repeat(300)],
  ])('[INTAKE-04] the reason %j is stored as %j', async (reason, stored) => {
    const { call } = await newPlatform()
    const made = bookingOf(await call('bookTime', { slotId: await newSlot(), ...patient(), reason }))
    expect((await rowOf(made.id))?.reason).toBe(stored ?? null)
    expect((await detailsOf(made.bookingNumber)).reason).toBe(stored)
  })

  it('[INTAKE-04] stay text in feed, messages and the export of own data', async () => {
    const { call } = await newPlatform()
    // The feed has the next three months.
    const day = '2027-01-08'
    const slotId = await newSlot(day)
    const patientName = '=cmd|x \u202E<img src=x onerror=alert(1)>, "A"; B\\nC'
    const reason = '=1+1\u001B[2J\r\nEND:VEVENT\r\n<b>reasonText</b>'
    const reference = '-1'
    const { id, bookingNumber } = bookingOf(
      await call('bookTime', { slotId, patientName, patientPhone: newPhone(), reason, reference, language: 'en' }),
    )
    const name = patientName.replace('\u202E', '')
    expect(await detailsOf(bookingNumber)).toMatchObject({ studentName: name })
    const proven = await openSession(world.server.dependencies, doctorId)
    world.client.token = proven
    await world.client.call('updateBookingStatus', { bookingId: id, status: 2 })

    const feed = await world.client.call('createCalendarFeed')
    await world.client.call('changeCalendarFeed', { showsNames: true })
    const text = (await world.client.send('GET', String(Object(feed.body['data']).path))).text
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    const event = events.find((one) => String(one.getFirstPropertyValue('summary')).includes('=cmd'))
    expect(event?.getFirstPropertyValue('summary')).toContain(name)
    expect(text).not.toContain('reasonText')
    expect(text).not.toMatch(/^ATTENDEE/m)

    world.clock.forward(601)
    await world.server.messages?.settled()
    const sent = world.server.phones?.messages.filter(({ event: told }) => told.data.bookingId === id) ?? []
    expect(sent.map(({ event: told }) => told.type)).toEqual(['booking.accepted'])
    expect(JSON.stringify(sent)).not.toMatch(/reasonText|cmd\|/)
    expect(mailboxPage(world.server.mailbox.mails, world.server.phones?.messages).html).not.toContain('<img')

    world.client.token = await openSession(world.server.dependencies, doctorId)
    const exported = await world.client.call('exportData')
    const files = unzipSync(Buffer.from(String(Object(exported.body['data']).content), 'base64'))
    const csv = strFromU8(files['bookings.csv'] ?? new Uint8Array())
    const quoted = (value: string) => `"'${value.replaceAll('"', '""')}"`
    expect(csv).toContain(quoted(name))
    expect(csv).toContain(quoted(reason.replace('\u001B', '')))
    expect(csv).toContain(",'-1,")
    const row = JSON.parse(strFromU8(files['bookings.json'] ?? new Uint8Array())).find(
      (one: { id: string }) => one.id === id,
    )
    expect(row).toMatchObject({ reason: reason.replace('\u001B', ''), platform_reference: reference })
  })

  /** Books for a patient whose texts are nowhere else. */
  async function personal(day = nextDay()) {
    const { call } = await newPlatform()
    const number = next()
    const patientPhone = newPhone()
    const texts = [`Kuyil${number} Mozhi`, patientPhone, `Throat${number} hurts`, `ref-throat-${number}`] as const
    const [patientName, , reason, reference] = texts
    const bookAgainUrl = `https://hospital.example/again?${reference}`
    const slotId = await newSlot(day)
    const key = { 'idempotency-key': `a-key-of-personal-${number}` }
    const request = { slotId, patientName, patientPhone, reason, reference, bookAgainUrl }
    const { id } = bookingOf(await call('bookTime', request, key))
    await call('holdTime', { slotId: await newSlot(day, '12:00', '12:30'), patientPhone })
    return { id, texts, patientPhone, again: () => call('bookTime', request, key) }
  }
  it('[INTAKE-04] reason and reference are erased with name and number, also in stored responses', async () => {
    const { texts, patientPhone, again, id } = await personal()
    for (const text of texts) expect([text, await tablesWith(world.db, text)]).toEqual([text, ['bookings']])
    const { dependencies } = world.server
    expect(await world.db.transaction((tx) => erasePatient(tx, dependencies, patientPhone))).toBe(1)
    for (const text of texts.flatMap((one) => [one, searchedText(one)]))
      expect([text, await tablesWith(world.db, text)]).toEqual([text, []])
    expect(bookingOf(await again())).toMatchObject({ id, state: 'requested' })
  })

  it('[INTAKE-04] reason and reference are erased when their retention ends', async () => {
    const day = nextDay()
    const { texts, id } = await personal(day)
    await world.db.transaction((tx) => erasePatientsBefore(tx, doctorId, '2100-01-01'))
    for (let left = 1; left > 0;)
      left = (await world.db.transaction((tx) => erasePatientsBefore(tx, doctorId, '2100-01-01'))).ids.length
    for (const text of texts) expect([text, await tablesWith(world.db, text)]).toEqual([text, []])
    const [row] = await world.db.select().from(bookings).where(eq(bookings.id, id))
    expect(row).toMatchObject({ patientName: '—', reason: null, platformReference: null, bookAgainUrl: null })
    const wire = toWireDate(day) ?? ''
    const { text } = await world.client.call('getCalendar', { from: wire, to: wire })
    for (const secret of texts) expect(text).not.toContain(secret)
  })
})
