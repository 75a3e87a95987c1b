import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { BOOKING_STATUS } from '@nalam/sdk'
import { readPlatformWebhook } from '@nalam/sdk/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { platformNotices } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { removePlatform } from '../src/operations/removePlatform.ts'
import { createPlatformNotices } from '../src/resources/platforms/tellPlatforms.ts'
import { webhookSecret } from '../src/security/platforms.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'
import { openSession } from './support/openSession.ts'
import { bookingOf, createPlatformWorld } from './support/platformWorld.ts'

const { confirmed } = BOOKING_STATUS
const UNDO_SECONDS = 600

/** What the tests read of a booking. */
interface Told {
  readonly reference?: string | undefined
  readonly state: string
  readonly cancelledBy?: string | undefined
}

/** A message that arrived. */
interface Received {
  readonly id: string
  readonly type: string
  readonly data: Told
  readonly body: string
}

describeOnDatabases('what platforms are told', (world) => {
  const { newPlatform, newSlot, patient } = createPlatformWorld(world)
  const secret = webhookSecret()
  let server: Server
  let url: string
  let got: Received[] = []
  /** How an attempt is answered, and the headers of the response. */
  let respond: (booking: Told) => readonly [status: number, headers?: Record<string, string>]

  beforeAll(async () => {
    const receive = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await text(request)
      const message = await readPlatformWebhook({ headers: request.headers, text: async () => body }, secret)
      got.push({ ...message, body })
      response.writeHead(...respond(message.data)).end()
    }
    server = createServer((request, response) => {
      receive(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => {
    got = []
    respond = () => [204]
  })
  afterEach(async () => {
    await world.db.delete(platformNotices)
  })

  const settled = () => world.server.settled()
  const told = () => got.map(({ data }) => `${data.reference} ${data.state}`)
  /** A signed-in doctor, whatever the time. */
  const doctor = async () => {
    world.client.token = await openSession(world.server.dependencies, demoDoctors.complete.id)
    return world.client
  }
  /** Books a time for a patient. @returns the id of the booking */
  const book = async ({ call }: Pick<Awaited<ReturnType<typeof newPlatform>>, 'call'>, reference: string) =>
    bookingOf(await call('bookTime', { slotId: await newSlot(), ...patient(), reason: 'Fever', reference })).id
  const confirm = async (bookingId: string) =>
    (await doctor()).call('updateBookingStatus', { bookingId, status: confirmed })

  it('[INTAKE-02] a platform is told of its own bookings, with its reference and nothing of the patient', async () => {
    const [platform, silent, other] = [await newPlatform({ url, secret }), await newPlatform(), await newPlatform()]
    const id = await book(platform, 'own-1')
    await confirm(id)
    await confirm(await book(silent, 'read-1'))
    await confirm(await book(other, 'read-2'))
    await settled()
    // As long as the doctor can take it back, the platform reads it.
    expect(told()).toEqual([])
    world.clock.forward(UNDO_SECONDS)
    await settled()
    expect(told()).toEqual(['own-1 confirmed'])
    const [message] = got
    expect(message?.type).toBe('booking.changed')
    expect(message?.data).toEqual(bookingOf(await platform.call('getPlatformBooking', { id })))
    expect(message?.data).not.toHaveProperty('finalAt')
    expect(message?.body).not.toMatch(/Fathima|71000|Fever/)
    // It was accepted, and is not sent again.
    world.clock.forward(3600)
    await settled()
    expect(told()).toHaveLength(1)
  })

  it('[INTAKE-02] what was taken back is not told; it hears what is so', async () => {
    const platform = await newPlatform({ url, secret })
    const id = await book(platform, 'undone')
    await confirm(id)
    await world.client.call('undoBookingDecision', { id })
    world.clock.forward(UNDO_SECONDS)
    await settled()
    expect(told()).toEqual(['undone requested'])
  })

  it('[INTAKE-02] what the patient did is told at once, however she did it', async () => {
    const platform = await newPlatform({ url, secret })
    const [cancelled, asked] = [await book(platform, 'cancelled'), await book(platform, 'asked')]
    await platform.call('cancelPlatformBooking', { id: cancelled })
    await settled()
    expect(got.map(({ data }) => [data.state, data.cancelledBy])).toEqual([['cancelled', 'patient']])
    await confirm(asked)
    world.clock.forward(UNDO_SECONDS)
    await settled()
    expect(await platform.call('answerPlatformReminder', { id: asked, answer: 'comes' })).toMatchObject({ status: 200 })
    await settled()
    expect(got.at(-1)?.data).toMatchObject({ reference: 'asked', state: 'confirmed', reminderAnswer: 'comes' })
  })

  it('[INTAKE-02] repeats with the same id, not before it may, and a change in between has its own', async () => {
    const platform = await newPlatform({ url, secret })
    const id = await book(platform, 'again')
    await confirm(id)
    respond = () => [503, { 'Retry-After': '300' }]
    world.clock.forward(UNDO_SECONDS)
    await settled()
    world.clock.forward(299)
    await settled()
    expect(got).toHaveLength(1)
    world.clock.forward(1)
    await settled()
    expect(got.map((message) => message.id)).toEqual([got[0]?.id, got[0]?.id])
    respond = () => [204]
    await platform.call('cancelPlatformBooking', { id })
    await settled()
    expect(told()).toEqual(['again confirmed', 'again confirmed', 'again cancelled'])
    expect(got[2]?.id).not.toBe(got[0]?.id)
  })

  it('[INTAKE-02] a change while a message is sent is told afterwards', async () => {
    const platform = await newPlatform({ url, secret })
    const id = await book(platform, 'meanwhile')
    await confirm(id)
    let changing: Promise<unknown> | undefined
    respond = () => {
      changing ??= platform.call('cancelPlatformBooking', { id })
      return [204]
    }
    world.clock.forward(UNDO_SECONDS)
    await settled()
    await changing
    await settled()
    expect(told()).toEqual(['meanwhile confirmed', 'meanwhile cancelled'])
  })

  it('[INTAKE-02] ends after 410, and after a day', async () => {
    const platform = await newPlatform({ url, secret })
    respond = () => [410]
    await platform.call('cancelPlatformBooking', { id: await book(platform, 'gone') })
    await settled()
    expect(await world.db.$count(platformNotices)).toBe(0)
    respond = () => [500]
    await platform.call('cancelPlatformBooking', { id: await book(platform, 'broken') })
    await settled()
    expect(await world.db.$count(platformNotices)).toBe(1)
    world.clock.forward(24 * 3600)
    await settled()
    expect(await world.db.$count(platformNotices)).toBe(0)
    expect(told()).toEqual(['gone cancelled', 'broken cancelled', 'broken cancelled'])
  })

  it('[INTAKE-02] a platform that is down holds up no other one, and hears everything afterwards', async () => {
    const [down, up] = [await newPlatform({ url, secret }), await newPlatform({ url, secret })]
    respond = ({ reference }) => (reference?.startsWith('down') ? [502] : [204])
    for (let number = 0; number < 8; number += 1)
      await down.call('cancelPlatformBooking', { id: await book(down, `down-${number}`) })
    await settled()
    // After five failures it counts as down, and one attempt finds out whether it is back.
    expect(got).toHaveLength(6)
    await up.call('cancelPlatformBooking', { id: await book(up, 'up') })
    await settled()
    expect(told().at(-1)).toBe('up cancelled')
    got = []
    respond = () => [204]
    world.clock.forward(20)
    await settled()
    expect(told().toSorted()).toEqual(Array.from({ length: 8 }, (_, number) => `down-${number} cancelled`))
  })

  it('[INTAKE-02] two processes tell it once', async () => {
    const platform = await newPlatform({ url, secret })
    for (let number = 0; number < 10; number += 1)
      await platform.call('cancelPlatformBooking', { id: await book(platform, `once-${number}`) })
    const second = createPlatformNotices(world.server.dependencies)
    await Promise.all([settled(), second.settled()])
    await second.close()
    expect(told().toSorted()).toEqual(Array.from({ length: 10 }, (_, number) => `once-${number} cancelled`))
  })

  it('[INTAKE-02] nothing more is sent to a removed platform, or to one without an address', async () => {
    const { dependencies } = world.server
    const [removed, changed] = [await newPlatform({ url, secret }), await newPlatform({ url, secret })]
    const [first, second] = [await book(removed, 'removed'), await book(changed, 'changed')]
    await confirm(first)
    await confirm(second)
    await world.db.transaction((tx) => removePlatform(tx, dependencies, removed.name))
    await dependencies.platforms.setWebhook(changed.name, undefined)
    // Also what happens afterwards.
    await (await doctor()).call('cancelBooking', { id: first, reason: 'emergency', slot: 'open' })
    world.clock.forward(UNDO_SECONDS)
    await settled()
    expect(told()).toEqual([])
    expect(await dependencies.platforms.setWebhook(changed.name.toUpperCase(), { url, secret })).toBeDefined()
    await settled()
    expect(told()).toEqual(['changed confirmed'])
    const [row] = await world.db.query.platforms.findMany({
      where: (platform, { eq }) => eq(platform.name, removed.name),
    })
    expect(row).toMatchObject({ webhookUrl: null, webhookSecret: null })
  })
})
