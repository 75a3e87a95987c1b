import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import contract from '@nalam/sdk/openapi.json' with { type: 'json' }
import { DEMO_PASSWORD, demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { operationDescriptions } from '../src/contract/contractDocument.ts'
import type { OperationId, Schema } from '../src/contract/contractTypes.ts'
import type { RunningServer } from '../src/app/server.ts'
import { doctors } from '../src/db/schema.ts'
import { createOfferLink, createReminderLink } from '../src/changes/messages/messageStore.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'
import { createVirtualAuthenticator, type VirtualAuthenticator } from './support/virtualAuthenticator.ts'

// Every request example is sent to the demo server unchanged. Only values that identify a record (a
// doctor, a booking, a slot, a ticket, a mailed code, the bytes of an image) are replaced by values
// of the demo.

type Payload = Record<string, unknown>
type Operation = {
  operationId: string
  requestBody?: { content: Record<string, { examples?: Record<string, { value: Payload }> }> }
}

const operations = Object.values(contract.paths).flatMap((methods): Operation[] => Object.values(methods))
const isKnown = (id: string): id is OperationId => operationDescriptions.some(({ operationId }) => operationId === id)

const examples = operations.flatMap(({ operationId, requestBody }) =>
  Object.values(requestBody?.content ?? {}).flatMap((media) =>
    Object.entries(media.examples ?? {}).map(([name, { value }]) => [operationId, name, value] as const),
  ),
)

const { complete, incomplete, other } = demoDoctors
/** Confirmed bookings for the operations whose path names one. The clock begins at 11:30. */
const CONFIRMED = {
  'cancelBooking-emergency': '2026-12-01 20:00:00',
  'cancelBooking-other': '2026-12-02 20:00:00',
  'moveBooking-open': '2026-12-03 20:00:00',
  'setVisit-arrived': '2026-11-20 12:00:00',
  'setVisit-none': '2026-11-20 12:10:00',
  'addQueueEntry-booking': '2026-11-20 12:20:00',
  cancelBookings: '2026-11-21 20:00:00',
  'offerTimes-two': '2026-12-04 20:00:00',
  'offerSeveral-first': '2026-12-05 20:00:00',
  'offerSeveral-second': '2026-12-06 20:00:00',
  'readPatientOffer-link': '2026-12-07 20:00:00',
  'answerOffer-time': '2026-12-08 20:00:00',
  'answerOffer-none': '2026-12-09 20:00:00',
  'readAppointment-link': '2026-12-10 20:00:00',
  'answerReminder-comes': '2026-12-11 20:00:00',
  'answerPlatformReminder-comes': '2026-12-12 20:00:00',
} as const
/** The operations whose path names no booking. */
const BY_LINK = new Set(['addQueueEntry', 'readPatientOffer', 'answerOffer', 'readAppointment', 'answerReminder'])
const isNamed = (id: string): boolean => Object.hasOwn(CONFIRMED, id)

let server: RunningServer
let client: TestClient
let authenticator: VirtualAuthenticator
let platformKey: string | undefined
beforeAll(async () => {
  server = await startDemoServer({ clock: createSettableClock() })
  client = createTestClient(server.origin)
  authenticator = createVirtualAuthenticator(server.origin)
  await client.signIn(complete.email)
  platformKey = await server.dependencies.platforms.add('Example platform')
  const { db, clock } = server.dependencies
  const platformId = (await server.dependencies.platforms.find(platformKey ?? ''))?.id ?? null
  const patient = { patientName: 'Example Patient', patientPhone: '9000000001', mode: 'Online', status: 2, platformId }
  await insertBookings(
    db,
    Object.entries(CONFIRMED).map(([id, startsAt]) => {
      return { ...patient, id, startsAt, doctorId: complete.id, bookingNumber: id, createdAt: clock.now() }
    }),
  )
})
afterAll(() => server.close())

let slots = 0
/** Creates an open slot. */
async function openSlot(): Promise<string> {
  slots += 1
  const [id, day] = [`slt_example_${slots}`, addDays('2027-01-01', slots)]
  const createdAt = server.dependencies.clock.now()
  const times = { startsAt: `${day} 20:00:00`, endsAt: `${day} 20:30:00` }
  await insertSlots(server.dependencies.db, [{ id, doctorId: complete.id, ...times, createdAt }])
  return id
}

/** Returns the link of a new offer, and its slot. */
async function linkOf(bookingId: string): Promise<{ token: string; slotId: string }> {
  const slotId = await openSlot()
  await client.call('offerTimes', { id: bookingId, slotIds: [slotId] })
  const { db } = server.dependencies
  const offer = await db.query.offers.findFirst({ where: (row) => eq(row.bookingId, bookingId) })
  return { token: await createOfferLink(db, offer?.id ?? ''), slotId }
}

const reminderLinkOf = (bookingId: string) => {
  const { db, clock } = server.dependencies
  return createReminderLink(db, bookingId, clock.now())
}

const onlyPasskeys = () =>
  server.dependencies.db.transaction((tx) => server.dependencies.passkeyOnly.set(tx, incomplete.id, true))

/** Another example may have switched the status off. */
async function goLive(payload: Payload): Promise<Payload> {
  await server.dependencies.db.update(doctors).set({ isActive: true }).where(eq(doctors.id, complete.id))
  return payload
}

const today = () => toWireDate(clinicToday(server.dependencies.clock.now())) ?? ''
/** Gives a number to a patient. @returns the id of the entry */
async function arrive(): Promise<string> {
  const patient = { date: today(), name: 'Example Patient', phone: '9840012345' }
  return Object((await client.call('addQueueEntry', patient)).body['data']).entryId
}
async function queueToday(): Promise<Schema<'QueueSession'>> {
  return Object((await client.call('getQueue', { date: today() })).body['data']).queue.sessions[0]
}

/** Examples whose records must be created first. */
const created: Partial<Record<string, (payload: Payload, booking: string) => Promise<Payload>>> = {
  holdTime: goLive,
  bookTime: goLive,
  offerTimes: async (payload) => ({ ...payload, slotIds: [await openSlot(), await openSlot()] }),
  offerSeveral: async () => ({
    offers: [
      { bookingId: 'offerSeveral-first', slotIds: [await openSlot()] },
      { bookingId: 'offerSeveral-second', slotIds: [await openSlot()] },
    ],
  }),
  addQueueEntry: async (payload) => ({ ...payload, date: today() }),
  callNextPatient: async () => {
    const inside = (await queueToday()).inside?.id
    await arrive()
    const next = (await queueToday()).line.find(({ reason }) => reason !== undefined)?.id
    return { date: today(), session: 1, ...(inside && { inside }), next }
  },
  undoPatientCall: async () => ({ date: today(), session: 1, called: (await queueToday()).inside?.id }),
  endQueueSession: async () => ({ date: today(), session: 1, left: [await arrive()] }),
  changeQueueEntry: async (payload) => ({
    ...payload,
    id: await arrive(),
    ...(payload['beforeId'] !== undefined && { beforeId: await arrive() }),
  }),
  changeCalendarFeed: async (payload) => {
    await client.call('createCalendarFeed')
    return payload
  },
  beginRecovery: async (payload) => {
    await onlyPasskeys()
    await client.call('sendRecoveryCode', { email: incomplete.email, password: DEMO_PASSWORD })
    return payload
  },
  readAppointment: async (_payload, booking) => ({ token: await reminderLinkOf(booking) }),
  answerReminder: async (payload, booking) => ({ ...payload, token: await reminderLinkOf(booking) }),
  readPatientOffer: async (_payload, booking) => ({ token: (await linkOf(booking)).token }),
  answerOffer: async (payload, booking) => {
    const { token, slotId } = await linkOf(booking)
    return { ...payload, token, ...(payload['choice'] !== 'none' && { choice: slotId }) }
  },
}

const mailedCode = async (email: unknown) => {
  await server.dependencies.outbox.settled()
  return server.mailbox.mails.find(({ to, code }) => to === email && code !== undefined)?.code
}

/** Returns the id of the first matching row of a list. */
async function idOf(operation: OperationId, payload: Payload, id: string, fits: (row: Payload) => boolean) {
  const { text } = await client.call(operation, payload)
  const rows = [...text.matchAll(/\{[^{}]*\}/g)].map(([row]): Payload => JSON.parse(row))
  return rows.find((row) => id in row && fits(row))?.[id]
}

const isOpen = (slot: Payload) => slot['isBooked'] === false && slot['slot_status'] === 1
const isPending = ({ bookingStatus, date }: Payload) => bookingStatus === 1 && String(date).endsWith('-12-2026')
const record: Record<string, (payload: Payload) => unknown> = {
  id: () => complete.id,
  doctorId: () => complete.id,
  doctor_id: () => complete.id,
  email: ({ email, otp }) => (otp ? other.email : String(email).replace('kavitha.raman@nalam.example', complete.email)),
  confirmationCode: async ({ email }) => {
    if (email === undefined) await client.call('sendEmailCode')
    return (await mailedCode(email ?? complete.email)) ?? mailedCode(incomplete.email)
  },
  otp: async () => {
    await client.call('forgotPassword', { email: other.email })
    return mailedCode(other.email)
  },
  bookingId: ({ date, bookingId }) =>
    date !== undefined && bookingId !== undefined
      ? 'addQueueEntry-booking'
      : idOf('listBookings', { doctorId: complete.id, status: [1], order: 'latest' }, 'id', isPending),
  slotId: () => idOf('listSlotsByDate', { doctorId: complete.id, date: '24-11-2026' }, '_id', isOpen),
  version: async () => {
    const { body } = await client.call('getAvailability')
    return Object(Object(body['data'])['availability'])['version']
  },
  fingerprint: async ({ fingerprint: _old, ...request }) => {
    if (request['reason'] !== undefined) {
      const selection = { date: request['date'], fromTime: request['fromTime'] }
      const { body } = await client.call('previewCancellations', selection)
      return Object(Object(body['data'])['cancellations'])['fingerprint']
    }
    const { body } = await client.call('previewSlotPlan', request)
    return Object(Object(body['data'])['plan'])['fingerprint']
  },
  // The demo may have a slot at the time of the example, but none in the evening.
  time: () => '19:30',
  ticketId: () => idOf('listTickets', { page: 1, searchQuery: '' }, '_id', () => true),
  doctor_profile_img: async () => {
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f6f4f' } })
    return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' })
  },
}

const optionsOf = async <Options>(operation: OperationId): Promise<Options> =>
  Object((await client.call(operation)).body['data']).options
/** Payloads that an authenticator makes, or that need what one has made. */
const ceremonies: Record<string, () => Promise<object>> = {
  addPasskey: async () => authenticator.create(await optionsOf('beginPasskey')),
  renamePasskey: async () => {
    const { body } = await client.call('listPasskeys')
    return { id: Object(body['data']).passkeys[0].id }
  },
  setPasskeyOnly: async () => ({ isOn: false }),
  beginRecovery: async () => {
    const { email } = incomplete
    return { email, confirmationCode: await mailedCode(email) }
  },
  stopRecovery: async () => {
    await onlyPasskeys()
    const { db, passkeyOnly } = server.dependencies
    await db.transaction((tx) => passkeyOnly.begin(tx, incomplete.id))
    return { token: (await passkeyOnly.link(incomplete.id))?.token }
  },
  // The example of changePassword comes first.
  proveIdentity: async () => ({ password: 'Example@2027' }),
  loginWithPasskey: async () => authenticator.use(await optionsOf('beginPasskeyLogin')),
}

describe('the demo server accepts every example of the contract', () => {
  it.each(examples)('%s: %s', async (operation, name, value) => {
    if (!isKnown(operation)) throw new Error('The server does not have this operation.')
    const booking = `${operation}-${name}`
    const given = (await created[operation]?.(value, booking)) ?? value
    const hasId = isNamed(booking) && !BY_LINK.has(operation)
    const payload: Payload = { ...given, ...(hasId && { id: booking }) }
    for (const field of Object.keys(value)) {
      const replaced = await record[field]?.(value)
      if (record[field]) expect(replaced, `the demo has no ${field}`).toBeDefined()
      if (replaced !== undefined) payload[field] = replaced
    }
    Object.assign(payload, await ceremonies[operation]?.())
    const { isOfPlatform } = operationDescriptions.find(({ operationId }) => operationId === operation) ?? {}
    const headers = isOfPlatform ? { authorization: `Bearer ${platformKey}` } : {}
    const { status, body } = await client.call(operation, payload, headers)
    expect(body).toMatchObject({ statusCode: status })
    expect(status).toBeLessThan(300)
  })

  it('and there is one for every request with a body', () => {
    const withBody = operations.filter(({ requestBody }) => requestBody)
    expect(new Set(examples.map(([operation]) => operation)).size).toBe(withBody.length)
  })
})
