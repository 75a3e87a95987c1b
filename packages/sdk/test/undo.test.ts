// Capabilities and undoing a decision: the calls, and the test handlers that store decisions.
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueries, invalidates, matchesKey } from '../src/queries/index.ts'
import { createDoctorApi, isSetupError, type DoctorApi } from '../src/index.ts'
import { doctorApiHandlers, exampleResponse, fixtures, type Fixtures } from '../src/testing/index.ts'
import { withRequest } from './withRequest.ts'

const baseUrl = 'https://clinic.example/api'
const doctorId = 'doc_kavitha'

/** Returns a client that gets these responses, and the requests it sends. */
function respondingWith(...bodies: object[]) {
  const sent: Request[] = []
  const api = createDoctorApi({
    baseUrl,
    fetch: withRequest(async (request) => {
      sent.push(request)
      return Response.json(bodies[sent.length - 1] ?? bodies[0])
    }),
  })
  return { api, sent }
}

describe('capabilities', () => {
  const { doctorDetails } = { doctorDetails: fixtures().doctor }
  it.each([
    ['inside data', { data: { doctorDetails, capabilities: ['undo', 'something-new'] } }, ['undo', 'something-new']],
    ['beside data', { data: {}, doctorDetails, capabilities: ['undo'] }, ['undo']],
    ['nowhere', { data: { doctorDetails } }, []],
  ])('[EXT-01] are read %s, with unknown names kept', async (_where, body, expected) => {
    const { api } = respondingWith({ statusCode: 200, message: 'Welcome', ...body })
    expect((await api.session.renew()).capabilities).toEqual(expected)
    expect((await api.session.login({ email: 'e@nalam.example', password: 'p' })).capabilities).toEqual(expected)
  })
})

describe('undo', () => {
  const done = exampleResponse('undoBookingDecision', 200)

  it('names the booking in the path, without a body', async () => {
    const { api, sent } = respondingWith(done)
    await expect(api.bookings.undo('bkg_0001')).resolves.toMatchObject({ code: 'booking.undone' })
    const [request] = sent
    expect([request?.method, request?.url]).toEqual(['POST', `${baseUrl}/doctor/bookings/bkg_0001/undo`])
    expect([await request?.text(), request?.headers.get('Content-Type')]).toEqual(['', null])
  })

  it.each(['', '..', 'a/b', 'a?b', 'a b', undefined])('refuses %j as an id before anything is sent', async (id) => {
    const { api, sent } = respondingWith(done)
    const called: ReturnType<typeof api.bookings.undo> = Reflect.apply(api.bookings.undo, undefined, [id])
    expect(isSetupError((await called.result()).error)).toBe(true)
    expect(sent).toEqual([])
  })

  it('[EXT-03] takes a key from the caller, to repeat the request later', async () => {
    const { api, sent } = respondingWith(done)
    const headers = { 'Idempotency-Key': 'kept-over-a-reload-1' }
    await api.bookings.undo('bkg_0001', { headers })
    await api.bookings.undo('bkg_0001', { headers })
    await api.bookings.undo('bkg_0001')
    const keys = sent.map((request) => request.headers.get('Idempotency-Key'))
    expect(keys.slice(0, 2)).toEqual(['kept-over-a-reload-1', 'kept-over-a-reload-1'])
    expect(keys[2]).toMatch(/^[0-9a-f]{24,}$/)
  })

  it('is named by its template to a middleware, with the parameters', async () => {
    const { api } = respondingWith(done)
    const seen: unknown[] = []
    api.use({ onRequest: ({ schemaPath, params }) => void seen.push(schemaPath, params) })
    await api.bookings.undo('bkg_0001')
    await api.lookups.countries().result()
    expect(seen).toEqual(['/doctor/bookings/{id}/undo', { path: { id: 'bkg_0001' } }, '/utils/country/list', {}])
  })

  it('[UNDO-01] a booking has the time until which it can be undone, or none', async () => {
    const { api } = respondingWith(exampleResponse('listUndoableBookings', 200))
    const [booking] = await api.bookings.undoable()
    expect(booking).toMatchObject({ decidedAt: '2026-11-20T06:00:00.000Z', undoUntil: '2026-11-20T06:10:00.000Z' })
    const { api: other } = respondingWith(exampleResponse('listBookings', 200))
    const [decided] = (await other.bookings.dashboard({ doctorId })).bookings
    expect(decided).not.toHaveProperty('undoUntil')
  })

  it('is a query, and invalidates bookings and slots', () => {
    const queries = createQueries(respondingWith().api)
    expect(matchesKey(queries.bookings.undoable().key, queries.bookings.all)).toBe(true)
    expect(invalidates.undo).toEqual([...invalidates.decline, queries.queue.all])
    for (const action of ['approve', 'decline', 'reschedule', 'undo'] as const) {
      expect(invalidates[action].some((prefix) => matchesKey(queries.bookings.undoable().key, prefix))).toBe(true)
    }
  })
})

describe('the test handlers', () => {
  let data: Fixtures
  let api: DoctorApi
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00.000Z'), toFake: ['Date'] })
    data = fixtures({ capabilities: ['undo'] })
    server.resetHandlers(...doctorApiHandlers({ data }))
    api = createDoctorApi({ baseUrl, retries: 0 })
  })
  afterEach(() => vi.useRealTimers())

  const pendingId = () => data.bookings.find(({ bookingStatus }) => bookingStatus === 1)?.id ?? ''

  it('[EXT-01] list the capabilities of the fixtures, none when they have none', async () => {
    expect((await api.session.renew()).capabilities).toEqual(['undo'])
    data.capabilities = []
    expect((await api.session.renew()).capabilities).toEqual([])
  })

  it('[SDK-08] keep decisions, and undo them', async () => {
    const id = pendingId()
    const booking = async () => (await api.bookings.list({ doctorId, search: numberOf(id) })).bookings[0]
    const summary = async () => (await api.bookings.dashboard({ doctorId })).summary
    const before = await summary()
    await expect(api.bookings.decide(id, { action: 'decline' })).resolves.toMatchObject({ code: 'booking.declined' })
    expect(await booking()).toMatchObject({ status: 3, undoUntil: '2026-11-20T06:10:00.000Z' })
    expect(await summary()).toMatchObject({ pending: (before.pending ?? 0) - 1 })
    expect((await api.bookings.undoable()).map((row) => row.id)).toEqual([id])
    const again = await api.bookings.decide(id, { action: 'approve' }).result()
    expect(again.error).toMatchObject({ status: 409, code: 'booking.already_decided' })

    await expect(api.bookings.undo(id)).resolves.toMatchObject({ code: 'booking.undone' })
    expect(await booking()).toMatchObject({ status: 1 })
    expect(await booking()).not.toHaveProperty('undoUntil')
    expect(await summary()).toEqual(before)
    expect(await api.bookings.undoable()).toEqual([])
    expect((await api.bookings.undo(id).result()).error).toMatchObject({ status: 409, code: 'booking.not_decided' })
  })

  it('[SDK-08] end the time to undo after 10 minutes, and list the latest decision first', async () => {
    const [first, second] = data.bookings.filter(({ bookingStatus }) => bookingStatus === 1).map(({ id }) => id)
    await api.bookings.decide(first ?? '', { action: 'approve' })
    vi.setSystemTime('2026-11-20T06:05:00.000Z')
    await api.bookings.decide(second ?? '', { action: 'approve' })
    expect((await api.bookings.undoable()).map(({ id }) => id)).toEqual([second, first])
    vi.setSystemTime('2026-11-20T06:10:00.000Z')
    expect((await api.bookings.undoable()).map(({ id }) => id)).toEqual([second])
    const late = await api.bookings.undo(first ?? '').result()
    expect(late.error).toMatchObject({ status: 409, code: 'booking.undo_over' })
    const [decided] = (await api.bookings.list({ doctorId, search: numberOf(first ?? '') })).bookings
    expect(decided).toMatchObject({ status: 2 })
    expect(decided).not.toHaveProperty('undoUntil')
    expect((await api.bookings.undo('bkg_nobody').result()).error).toMatchObject({ status: 404 })
  })

  it('[SDK-08] without the capability, decisions change nothing', async () => {
    data.capabilities = []
    const id = pendingId()
    await expect(api.bookings.decide(id, { action: 'decline' })).resolves.toMatchObject({ code: 'booking.accepted' })
    expect(pendingId()).toBe(id)
  })

  const numberOf = (id: string) => data.bookings.find((booking) => booking.id === id)?.bookingId ?? ''
})
