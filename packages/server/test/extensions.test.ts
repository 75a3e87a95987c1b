import { addDays, clinicToday } from '@nalam/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { capabilities, contractDocument, operationDescriptions } from '../src/contract/contractDocument.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

const doctorId = demoDoctors.complete.id

/** Returns the names of all contract fields of extensions, except for request fields. */
function extensionFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.entries('properties' in value ? (value.properties ?? {}) : {}).flatMap(([name, schema]) =>
    typeof schema === 'object' && schema !== null && 'x-capability' in schema ? [name] : [],
  )
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) => (name.endsWith('Request') ? [] : extensionFields(inner))),
  ]
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...keysOf(inner)])
}

/** Returns the field names of every response that could contain a field of an extension. */
async function namesSent(client: TestClient, server: RunningServer): Promise<Set<string>> {
  // A pending booking of another day: one of today may have passed.
  const tomorrow = addDays(clinicToday(server.dependencies.clock.now()), 1)
  const pending = await server.dependencies.db.query.bookings.findFirst({
    where: (row, { and, eq, gt }) => and(eq(row.doctorId, doctorId), eq(row.status, 1), gt(row.startsAt, tomorrow)),
  })
  const responses = [
    await client.signIn(demoDoctors.complete.email),
    await client.call('getDoctorProfile'),
    await client.call('listBookings', { doctorId }),
    await client.call('updateBookingStatus', { bookingId: pending?.id, status: 2 }),
    await client.call('listBookings', { doctorId, page: 1 }),
    await client.call('listBookings', { doctorId, page: 1, searchQuery: pending?.bookingNumber }),
  ]
  for (const { status } of responses) expect(status).toBeLessThan(300)
  return new Set(responses.flatMap(({ body }) => keysOf(body)))
}

/** What a signed-out page learns. */
const signedOut = async (server: RunningServer) => (await createTestClient(server.origin).call('getDoctorProfile')).body

describe('with extensions', () => {
  let server: RunningServer
  let client: TestClient
  beforeAll(async () => {
    server = await startDemoServer()
    client = createTestClient(server.origin)
  })
  afterAll(() => server.close())

  it('[EXT-01] a client that is not signed in learns the capabilities too', async () => {
    expect(await signedOut(server)).toMatchObject({ statusCode: 401, code: 'session.required', data: { capabilities } })
    const ended = createTestClient(server.origin)
    await ended.signIn(demoDoctors.other.email)
    const { token } = ended
    await ended.call('logoutDoctor')
    ended.token = token
    expect((await ended.call('getDoctorProfile')).body).toMatchObject({
      code: 'session.expired',
      data: { capabilities },
    })
    // Only where a page asks who is signed in.
    expect((await ended.call('listTickets', { page: 1, searchQuery: '' })).body).not.toHaveProperty('data')
  })

  it('[EXT-01] both session responses list the capabilities', async () => {
    expect(capabilities.length).toBeGreaterThan(0)
    expect((await client.signIn(demoDoctors.complete.email)).body).toMatchObject({ capabilities })
    expect((await client.call('getDoctorProfile')).body).toMatchObject({ data: { capabilities } })
  })

  it('sends their fields', async () => {
    const names = await namesSent(client, server)
    expect([...names]).toEqual(
      expect.arrayContaining(['capabilities', 'emailVerified', 'today', 'overdue', 'undoUntil', 'decidedAt']),
    )
  })
})

describe('without extensions', () => {
  let server: RunningServer
  let client: TestClient
  beforeAll(async () => {
    server = await startDemoServer({ hasExtensions: false })
    client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
  })
  afterAll(() => server.close())

  it('[EXT-02] sends no field of an extension', async () => {
    const fields = new Set(extensionFields(contractDocument))
    expect(fields).toContain('overdue')
    expect(fields).toContain('undoUntil')
    const names = await namesSent(client, server)
    expect([...names].filter((name) => fields.has(name))).toEqual([])
    expect(await signedOut(server)).not.toHaveProperty('data')
  })

  it('[EXT-02] refuses the fields of extensions like any unknown field', async () => {
    const fields = { status: [1], from: '20-11-2026', to: '21-11-2026', order: 'soonest' }
    for (const [name, value] of Object.entries(fields)) {
      const { status, body } = await client.call('listBookings', { doctorId, [name]: value })
      expect([status, body['code'], Object.keys(body['errors'] ?? {})]).toEqual([400, 'request.invalid', [name]])
    }
    const tickets = await client.call('listTickets', { page: 1, searchQuery: '', status: [1] })
    expect([tickets.status, Object.keys(tickets.body['errors'] ?? {})]).toEqual([400, ['status']])
  })

  it('[EXT-02] responds to every operation of an extension as to an unknown path', async () => {
    for (const { method, path, capability } of operationDescriptions) {
      if (capability === undefined) continue
      const response = await client.send(method, `/api${path.replace('{id}', 'bkg_1')}`, {
        headers: { 'idempotency-key': 'a-key-of-one-action' },
      })
      expect([path, response.status, response.body['code']]).toEqual([path, 404, 'not_found'])
    }
  })

  it('lets an overdue booking be approved, like the base operations', async () => {
    const overdue = await server.dependencies.db.query.bookings.findFirst({
      where: (row, { and, eq, lt }) =>
        and(eq(row.doctorId, doctorId), eq(row.status, 1), lt(row.startsAt, '2026-11-20 00:00:00')),
    })
    const { status } = await client.call('updateBookingStatus', { bookingId: overdue?.id, status: 2 })
    expect(status).toBe(200)
  })
})
