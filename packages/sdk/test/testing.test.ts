// The test handlers for consumers: every response is compared with the contract (requirement
// SDK-08).
import { getResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { responseCheck } from '../src/response-check/index.ts'
import { createDoctorApi, isApiError, isPastAtClinic, toIsoDate } from '../src/index.ts'
import {
  respond,
  codesOf,
  doctorApiHandlers,
  exampleResponse,
  fixtures,
  statusesOf,
  fault,
  type Fault,
} from '../src/testing/index.ts'
import { ajvResponse } from './contractAjv.ts'
import { everyOperation, operationIds } from './everyOperation.ts'

const baseUrl = 'https://clinic.example/api'
const api = createDoctorApi({ baseUrl, responseCheck: responseCheck('strict'), retries: 0 })
const server = setupServer(...doctorApiHandlers({ baseUrl }))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

describe('the handlers for everything', () => {
  it.each(operationIds)('[SDK-08] %s responds with success and matches the contract', async (id) => {
    const { response } = await everyOperation[id](api).withResponse()
    expect(response.status).toBe(statusesOf(id)[0])
    // The next ones need a session.
    if (id === 'logoutDoctor') await everyOperation.loginDoctor(api)
  })

  it('[SDK-08] page and search through the fixtures', async () => {
    // Fixtures that no other test has changed.
    server.use(...doctorApiHandlers({ baseUrl }))
    const { bookings } = fixtures()
    const page = await api.bookings.list({ doctorId: 'doc_kavitha', page: 3 })
    expect(page.bookings.map(({ id }) => id)).toEqual(bookings.slice(20).map(({ id }) => id))
    expect(page).toMatchObject({ currentPage: 3, totalPages: 3, totalItems: 24 })
    const wanted = bookings[7]?.bookingId ?? ''
    const found = await api.bookings.list({ doctorId: 'doc_kavitha', search: wanted })
    expect(found.bookings.map(({ bookingId }) => bookingId)).toEqual([wanted])
    const { bookings: first, summary } = await api.bookings.dashboard({ doctorId: 'doc_kavitha' })
    expect([first.length, summary.total]).toEqual([5, 24])
    await expect(api.tickets.list({ search: 'image' })).resolves.toMatchObject({ totalItems: 1 })
    const resolved = fixtures().tickets.filter(({ status }) => status === 3)
    const { tickets } = await api.tickets.list({ status: [3] })
    expect(tickets.map(({ id }) => id)).toEqual(resolved.map(({ _id }) => _id))
    await api.tickets.setStatus({ ticketId: 'tkt_0001', status: 3 })
    const { tickets: changed } = await api.tickets.list({ status: [3] })
    expect(changed.map(({ id }) => id)).toContain('tkt_0001')
  })

  it('[SDK-08] filter and order the bookings of the fixtures, page by page', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:30:00.000Z') })
    const data = fixtures({ capabilities: ['booking-filters'], bookings: 60 })
    server.use(...doctorApiHandlers({ data }))
    const doctorId = 'doc_kavitha'
    const isoOf = ({ date }: { date: string }) => toIsoDate(date) ?? ''
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
    const of = (status: number) => data.bookings.filter(({ bookingStatus }) => bookingStatus === status)

    const declined = await api.bookings.list({ doctorId, status: [3] })
    expect(ids(declined.bookings)).toEqual(ids(of(3)).slice(0, 10))
    expect(declined).toMatchObject({ totalItems: of(3).length, totalPages: Math.ceil(of(3).length / 10) })

    const days = { from: '20-11-2026', to: '30-11-2026' }
    const inDays = data.bookings.filter((row) => isoOf(row) >= '2026-11-20' && isoOf(row) <= '2026-11-30')
    expect(inDays.length).toBeGreaterThan(0)
    expect((await api.bookings.list({ doctorId, ...days })).totalItems).toBe(inDays.length)
    const [one] = inDays
    const found = await api.bookings.list({ doctorId, ...days, search: one?.bookingId ?? '' })
    expect(ids(found.bookings)).toEqual([one?.id])

    // With `soonest`, bookings that can still be approved in time come first, then the overdue
    // ones.
    const waiting: { id: string; date: string; time: string }[] = []
    for await (const row of api.bookings.all({ doctorId, status: [1], order: 'soonest' })) waiting.push(row)
    const overdue = of(1).filter(({ date, time }) => isPastAtClinic(date, time))
    const moments = (rows: readonly { date: string; time: string }[]) => rows.map((row) => `${isoOf(row)} ${row.time}`)
    const [helped, late] = [waiting.slice(0, -overdue.length), waiting.slice(-overdue.length)]
    expect(overdue.length).toBeGreaterThan(1)
    expect(ids(late).toSorted()).toEqual(ids(overdue).toSorted())
    for (const part of [helped, late]) expect(moments(part)).toEqual(moments(part).toSorted())

    const { summary } = await api.bookings.dashboard({ doctorId })
    expect(summary).toMatchObject({ declined: of(3).length, reschedule: of(4).length, overdue: overdue.length })
    expect(summary.today).toBe([1, 2, 3, 4].flatMap(of).filter((row) => isoOf(row) === '2026-11-20').length)
    expect((await api.bookings.list({ doctorId })).summary).not.toHaveProperty('today')
    expect((await api.bookings.list({ doctorId, order: 'latest' })).summary).toHaveProperty('today')
  })

  it('[SDK-08] live on one clock with the fixtures, also 200 days later, and tell it to the client', async () => {
    const DAY = 86_400_000
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.parse('2026-11-20T06:30:00.000Z') + 200 * DAY) })
    const data = fixtures({ capabilities: ['undo', 'visits', 'calendar', 'offers', 'booking-filters'] })
    const doctor = createDoctorApi({ baseUrl })
    server.use(...doctorApiHandlers({ data }))
    const doctorId = 'doc_kavitha'
    const filter = { doctorId, status: [1], from: '21-11-2026' } as const
    const { bookings } = await doctor.bookings.list(filter)
    expect(bookings.length).toBeGreaterThan(1)
    expect(bookings.filter(({ date, time }) => isPastAtClinic(date, time, doctor.now()))).toEqual([])
    for (const { id } of bookings) await doctor.bookings.decide(id, { action: 'approve' })
    expect((await doctor.bookings.list(filter)).bookings).toEqual([])
    await doctor.bookings.undo(bookings[0]?.id ?? '')
    // The clock runs: ten minutes later the others are final, and the next day is another one.
    vi.setSystemTime(Date.now() + 600_000)
    const late = await doctor.bookings.undo(bookings[1]?.id ?? '').result()
    expect(late.error?.code).toBe('booking.undo_over')
    const { summary: before } = await doctor.bookings.dashboard({ doctorId })
    vi.setSystemTime(Date.now() + 30 * DAY)
    const { summary: after } = await doctor.bookings.dashboard({ doctorId })
    expect(before.today).toBeGreaterThan(0)
    expect(after.today).toBe(0)
  })

  it('[ACC-01] respond to a code that is sent again with the same moment, and refuse it after a stop', async () => {
    const data = { ...fixtures(), capabilities: ['account-security'] as const, passkeyOnly: {} }
    server.use(...doctorApiHandlers({ baseUrl, data }))
    const begin = () =>
      api.account.beginRecovery({ email: 'kavitha.raman@nalam.example', confirmationCode: '482913' }).result()
    const first = await begin()
    expect(first.ok).toBe(true)
    expect(await begin()).toEqual(first)
    await api.account.setPasskeyOnly(true)
    expect(await begin()).toMatchObject({ ok: false, error: { status: 400, code: 'code.wrong' } })
  })

  it('[SDK-08] respond with 501 and the reason to requests that are not in the contract', async () => {
    const response = await fetch(`${baseUrl}/doctor/registerDoctr`, { method: 'POST' })
    expect(response.status).toBe(501)
    await expect(response.json()).resolves.toMatchObject({
      message: 'POST /api/doctor/registerDoctr is not in the contract',
    })
    const wrongMethod = await fetch(`${baseUrl}/doctor/loginDoctor`)
    expect(wrongMethod.status).toBe(501)
  })

  it('[SDK-08] leave every other address to the host if it named no root, also one with /api/ in it', async () => {
    for (const url of ['http://localhost:6006/src/api/client.ts', `${baseUrl}/doctor/registerDoctr`])
      await expect(getResponse(doctorApiHandlers(), new Request(url))).resolves.toBeUndefined()
    const outside = new Request('http://localhost:6006/src/api/client.ts')
    await expect(getResponse(doctorApiHandlers({ baseUrl }), outside)).resolves.toBeUndefined()
  })
})

describe('respond()', () => {
  const every = operationIds.flatMap((id) => statusesOf(id).map((status) => [id, status] as const))
  it.each(every)('[SDK-08] %s × %i is the contract’s own and reaches the client as such', async (id, status) => {
    // The pairs come from the contract, so the cast is safe.
    const build = respond as (operation: string, status: number) => ReturnType<typeof respond>
    server.use(build(id, status))
    const result = await everyOperation[id](api).result()
    if (status < 400) expect(result.ok).toBe(true)
    else {
      expect(result.error).toMatchObject({ kind: 'response', status, code: codesOf(id, status)[0] })
      expect(ajvResponse(id, status)(result.error?.data)).toBe(true)
    }
  })

  const codes = every.flatMap(([id, status]) => codesOf(id, status).map((code) => [id, status, code] as const))
  it.each(codes)('[SDK-08] %s × %i × %s matches the contract', (id, status, code) => {
    const build = exampleResponse as (operation: string, status: number, code: string) => unknown
    const body = build(id, status, code)
    expect(ajvResponse(id, status)(body)).toBe(true)
    expect(body).toMatchObject({ statusCode: status, code })
  })

  it('takes a code and a custom body, and stops after the given number of times', async () => {
    server.use(respond('createSlot', 409, { code: 'slot.taken', times: 1 }))
    const first = await everyOperation.createSlot(api).result()
    expect(first.error?.fieldErrors).toEqual({ time: 'You already have a slot at this time.' })
    await expect(everyOperation.createSlot(api).result()).resolves.toMatchObject({ ok: true })
    server.use(respond('listCountries', 200, { body: { statusCode: 200, data: { data: [] } } }))
    await expect(api.lookups.countries()).resolves.toEqual([])
  })

  it('refuses what the contract does not document', () => {
    expect(() => exampleResponse('loginDoctor', 401, 'slot.taken')).toThrow(
      'The contract has no loginDoctor 401 slot.taken',
    )
    const build = exampleResponse as (operation: string, status: number) => unknown
    expect(() => build('loginDoctor', 418)).toThrow('The contract has no loginDoctor 418')
    expect(() => build('doctorProfile', 401)).toThrow('The contract has no operation doctorProfile')
  })
})

describe('fault()', () => {
  it.each<[Fault, string]>([
    ['offline', 'network'],
    ['brokenJson', 'parse'],
    ['html', 'parse'],
    ['empty', 'parse'],
    ['slow', 'timeout'],
  ])('[SDK-08] %s becomes an error of the kind %s', async (what, kind) => {
    server.use(fault('listBookings', what))
    const result = await api.bookings.list({ doctorId: 'd' }, { timeout: what === 'slow' ? 20 : 5_000 }).result()
    expect(isApiError(result.error, 'listBookings') && result.error.kind).toBe(kind)
  })

  it('slow with a delay responds in the end', async () => {
    server.use(fault('listCountries', 'slow', { delay: 5 }))
    await expect(api.lookups.countries()).resolves.toHaveLength(1)
  })
})

describe('fixtures', () => {
  it('[SDK-08] are the same for the same seed and others for another', () => {
    expect(fixtures({ seed: 7 })).toEqual(fixtures({ seed: 7 }))
    expect(fixtures({ seed: 7 }).bookings).not.toEqual(fixtures({ seed: 8 }).bookings)
    expect(fixtures({ bookings: 3 }).bookings).toHaveLength(3)
    expect(fixtures({ today: '2027-03-01' }).tickets[0]?.createdAt).toBe('2027-02-28T06:30:00.000Z')
  })

  it('have the latest appointment first', () => {
    const keys = fixtures({ bookings: 100 }).bookings.map(
      ({ date, time }) => date.split('-').toReversed().join('') + time,
    )
    expect(keys).toEqual(keys.toSorted().toReversed())
  })
})
