import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import type { RunningServer } from '../src/app/server.ts'
import { profilePayload } from './support/profilePayload.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

let server: RunningServer
let phone: TestClient
let reception: TestClient

beforeAll(async () => {
  server = await startDemoServer()
  phone = createTestClient(server.origin)
  reception = createTestClient(server.origin)
  await phone.signIn(demoDoctors.complete.email)
  await reception.signIn(demoDoctors.complete.email)
})
afterAll(() => server.close())

const tag = async (client: TestClient) => (await client.call('getDoctorProfile')).headers.get('etag') ?? ''
const save = (client: TestClient, fields: Parameters<typeof profilePayload>[0], ifMatch?: string) =>
  client.call('updateDoctorProfile', profilePayload(fields), ifMatch === undefined ? {} : { 'if-match': ifMatch })

describe('two people edit one profile', () => {
  it('the second save is refused and reports which fields were changed meanwhile', async () => {
    await save(phone, {})
    const before = await tag(reception)
    expect(before).toMatch(/^"\d+"$/)
    const first = await save(phone, { clinic_name: 'Vaigai Heart Clinic', landmark: 'New bridge' }, before)
    expect(first.status).toBe(200)
    const second = await save(reception, { address: '2, South Street', landmark: 'New bridge' }, before)
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({
      code: 'profile.changed',
      // Both saves change the landmark to the same text, so it is no conflict.
      errors: { clinic_name: 'This field was changed elsewhere.' },
    })
    expect(Object.keys(second.body['errors'] ?? {})).toEqual(['clinic_name'])
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    const { body } = await reception.call('getDoctorProfile')
    expect(body).toMatchObject({ data: { doctorDetails: { address: '1, North Street' } } })
    const merged = await save(
      reception,
      { clinic_name: 'Vaigai Heart Clinic', landmark: 'New bridge', address: '2, South Street' },
      second.headers.get('etag') ?? '',
    )
    expect(merged.status).toBe(200)
    expect(merged.headers.get('etag')).toBe(await tag(phone))
  })

  it('of two saves at the same moment with the same version one is refused', async () => {
    await save(phone, {})
    const before = await tag(phone)
    const responses = await Promise.all([
      save(phone, { about: 'Ears and noses' }, before),
      save(reception, { about: 'Ears and throats' }, before),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(1)
  })

  it('a save whose response was lost may be sent again', async () => {
    await save(phone, {})
    const before = await tag(phone)
    expect((await save(phone, { about: 'Sent once' }, before)).status).toBe(200)
    const again = await save(phone, { about: 'Sent once' }, before)
    expect([again.status, again.headers.get('etag')]).toEqual([200, await tag(phone)])
  })

  it('without If-Match the last save counts, as on other platforms', async () => {
    await save(phone, { about: 'First' })
    expect((await save(reception, { about: 'Second' })).status).toBe(200)
  })

  it('the image and the active status do not change the version', async () => {
    const before = await tag(phone)
    await phone.call('updateDoctorStatus', { id: demoDoctors.complete.id })
    await phone.call('updateDoctorStatus', { id: demoDoctors.complete.id })
    expect(await tag(phone)).toBe(before)
  })
})
