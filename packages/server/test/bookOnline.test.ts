import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoDoctors, startTestServer, type TestServer } from '../src/index.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

const example = resolve(import.meta.dirname, '../../../examples/book-online/server.mjs')

let server: TestServer
let site: ChildProcess
let origin: string
let doctor: TestClient
beforeAll(async () => {
  server = await startTestServer()
  // The example as it is, with the packages as they are in this repository.
  const env = { NALAM_URL: `${server.origin}/api`, NALAM_KEY: server.platformKey, PORT: '0', DOCTOR: 'Meena' }
  site = spawn(process.execPath, ['--conditions=@nalam/source', example], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of site.stdout ?? []) {
    const [found] = /http:\/\/localhost:\d+/.exec(String(line)) ?? []
    if (found === undefined) continue
    origin = found
    break
  }
  doctor = createTestClient(server.origin)
  await doctor.signIn(demoDoctors.complete.email)
})
afterAll(async () => {
  const ended = once(site, 'exit')
  site.kill()
  await ended
  await server.close()
})

/** Asks the site as its page does. */
async function ask(path: string, body?: object): Promise<{ status: number; value: unknown }> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(origin + path, init)
  return { status: response.status, value: await response.json() }
}

/** Reads what the page is told, until it has this state. */
async function untilState(states: AsyncIterator<string>, wanted: string): Promise<void> {
  for (let next = await states.next(); next.done !== true; next = await states.next()) if (next.value === wanted) return
  throw new Error(`The page was never told ${wanted}`)
}

async function* statesOf(response: Response): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? [])
    for (const [, data = ''] of decoder.decode(chunk).matchAll(/^data: (.+)$/gm)) yield JSON.parse(data).state
}

it('[INTAKE-05] a patient books on the page, the doctor accepts, and the page hears it without a reload', async () => {
  const { value } = await ask('/doctor')
  expect(value).toMatchObject({ id: demoDoctors.complete.id, clinicName: 'Raghavan Heart Clinic' })
  const times = Object((await ask(`/times?id=${Object(value).id}`)).value)
  const { slotId } = times[0]
  const patient = { patientName: 'Fathima Begum', patientPhone: '9000083962' }
  const hold = await ask('/holds', { slotId, patientPhone: patient.patientPhone })
  const made = await ask('/bookings', {
    slotId,
    holdId: Object(hold.value).id,
    ...patient,
    language: 'ta',
    reason: 'Fever',
  })
  expect(made).toMatchObject({ status: 200, value: { state: 'requested' } })
  const { id, bookingNumber } = Object(made.value)

  const followed = new AbortController()
  const states = statesOf(await fetch(`${origin}/booking?id=${id}`, { signal: followed.signal }))
  await untilState(states, 'requested')
  const search = { doctorId: demoDoctors.complete.id, page: 1, searchQuery: bookingNumber }
  const row = { id, reason: 'Fever', platform: 'Book online (demo)' }
  expect((await doctor.call('listBookings', search)).body).toMatchObject({ data: { data: [row] } })
  await doctor.call('updateBookingStatus', { bookingId: id, status: 2 })
  await untilState(states, 'confirmed')

  expect((await ask('/cancellations', { id })).value).toMatchObject({ state: 'cancelled', cancelledBy: 'patient' })
  await untilState(states, 'cancelled')
  followed.abort()
  const cancelled = { id, bookingStatus: 3, cancellation: { reason: 'patient' } }
  expect((await doctor.call('listBookings', search)).body).toMatchObject({ data: { data: [cancelled] } })
})

it('[INTAKE-05] the page is told which times are left, and never the key', async () => {
  const times = Object((await ask(`/times?id=${demoDoctors.complete.id}`)).value)
  const booking = { slotId: times[0].slotId, patientName: 'Anitha Selvam' }
  expect((await ask('/bookings', { ...booking, patientPhone: '9000083963' })).status).toBe(200)
  const late = await ask('/bookings', { ...booking, patientPhone: '9000083964' })
  expect(late).toMatchObject({ status: 409, value: { code: 'slot.just_booked', times: expect.any(Array) } })
  const page = await (await fetch(origin)).text()
  for (const text of [page, JSON.stringify(late)]) expect(text).not.toContain('nalam.plt')
})
