import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDoctorApi, isAborted } from '../src/index.ts'
import { createQueries, invalidates, matchesKey, type Query } from '../src/queries/index.ts'
import { doctorApiHandlers, fault } from '../src/testing/index.ts'

const server = setupServer(...doctorApiHandlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const queries = createQueries(createDoctorApi({ baseUrl: 'http://localhost/api', retries: 0 }))
const doctorId = 'doc_kavitha'
const all: Query<unknown>[] = [
  queries.session.renew(),
  queries.bookings.dashboard({ doctorId }),
  queries.bookings.list({ doctorId }),
  queries.slots.listByDate({ doctorId, date: '24-11-2026' }),
  queries.calendar.show({ from: '24-11-2026', to: '30-11-2026' }),
  queries.availability.get(),
  queries.tickets.list(),
  queries.lookups.specialities(),
  queries.lookups.countries(),
  queries.lookups.states(),
  queries.lookups.cities(),
  queries.lookups.localities({ cityId: 'cty_chennai' }),
]

describe('queries', () => {
  it('have keys that differ, that JSON keeps, and that are the same for the same read', () => {
    const keys = all.map(({ key }) => JSON.stringify(key))
    expect(new Set(keys).size).toBe(all.length)
    for (const { key } of all) expect(JSON.parse(JSON.stringify(key))).toEqual(key)
    expect(queries.bookings.list({ doctorId, page: 1, search: '' }).key).toEqual(
      queries.bookings.list({ doctorId }).key,
    )
    expect(queries.bookings.list({ doctorId, page: 2 }).key).not.toEqual(queries.bookings.list({ doctorId }).key)
  })

  it('distinguish filtered lists and send their filters', async () => {
    const sent: unknown[] = []
    const keep = (body: unknown) => void sent.push(body)
    server.events.on('request:start', ({ request }) => void request.clone().json().then(keep))
    const filtered = queries.bookings.list({ doctorId, status: [1], from: '24-11-2026', order: 'soonest' })
    const others = [{ status: [2] as const }, { status: [1] as const }, { from: '24-11-2026' }, {}]
    const keys = [filtered, ...others.map((more) => queries.bookings.list({ doctorId, ...more }))]
    expect(new Set(keys.map(({ key }) => JSON.stringify(key))).size).toBe(5)
    await filtered.fetch()
    await vi.waitFor(() =>
      expect(sent).toEqual([{ doctorId, page: 1, status: [1], from: '24-11-2026', order: 'soonest' }]),
    )
    server.events.removeAllListeners()
  })

  it.each(all.map((query) => [query.key.join(' '), query] as const))('%s is read as SWR calls it', async (_, query) => {
    await expect(query.fetch(query.key)).resolves.toBeDefined()
  })

  it('end with the signal of TanStack Query', async () => {
    server.use(fault('listTickets', 'slow'))
    const controller = new AbortController()
    const pending = queries.tickets.list().fetch({ signal: controller.signal })
    controller.abort()
    await expect(pending.catch(isAborted)).resolves.toBe(true)
  })

  it('are invalidated by prefix', () => {
    const touches = (action: keyof typeof invalidates, { key }: Query<unknown>) =>
      invalidates[action].some((prefix) => matchesKey(key, prefix))
    expect(touches('approve', queries.bookings.dashboard({ doctorId }))).toBe(true)
    expect(touches('approve', queries.slots.listByDate({ doctorId, date: '24-11-2026' }))).toBe(false)
    expect(touches('decline', queries.slots.listByDate({ doctorId, date: '24-11-2026' }))).toBe(true)
    const calendar = queries.calendar.show({ from: '24-11-2026', to: '30-11-2026' })
    const showsSlots = [
      'addBooking',
      'addSlot',
      'changeSlots',
      'undoSlotChange',
      'applySlotPlan',
      'setSlotStatus',
    ] as const
    for (const action of showsSlots) {
      expect(touches(action, calendar)).toBe(true)
      expect(touches(action, queries.slots.listByDate({ doctorId, date: '24-11-2026' }))).toBe(true)
    }
    for (const action of ['approve', 'decline', 'reschedule', 'undo'] as const)
      expect(touches(action, calendar)).toBe(true)
    for (const action of ['replaceAvailability', 'addException', 'removeException', 'applySlotPlan'] as const) {
      expect(touches(action, queries.availability.get())).toBe(true)
      expect(touches(action, calendar)).toBe(true)
    }
    expect(touches('setTicketStatus', queries.tickets.list())).toBe(true)
    expect(matchesKey('$inf$bookings', queries.bookings.all)).toBe(false)
    expect(matchesKey(queries.bookings.list({ doctorId }).key, queries.bookings.all)).toBe(true)
  })
})
