import { describe, expect, it } from 'vitest'
import { BOOKING_ACTIONS, BOOKING_DECISION, createDoctorApi, type DoctorApi } from '../src/index.ts'

describe('payloads', () => {
  async function sent(call: (api: DoctorApi) => PromiseLike<unknown>): Promise<unknown> {
    let body: unknown
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api/',
      fetch: async (request) => {
        body = { path: new URL(request.url).pathname, ...JSON.parse(await request.text()) }
        return new Response('{}', { status: 500 })
      },
      retries: 0,
    })
    await Promise.resolve(call(api)).catch(() => undefined)
    return body
  }

  it('[BOOK-07] approve sends 2, decline 3, reschedule 4, each with the row’s id', async () => {
    const path = '/api/doctor/approveBookings'
    for (const action of BOOKING_ACTIONS) {
      const payload = { path, bookingId: 'b', status: BOOKING_DECISION[action] }
      await expect(sent((api) => api.bookings.decide('b', { action }))).resolves.toEqual(payload)
    }
  })

  it('a list sends page 1 by default and leaves an empty search out; the dashboard sends the doctor alone', async () => {
    const path = '/api/doctor/doc-get-all-bookings'
    await expect(sent((api) => api.bookings.list({ doctorId: 'd' }))).resolves.toEqual({ path, doctorId: 'd', page: 1 })
    await expect(sent((api) => api.bookings.list({ doctorId: 'd', page: 3, search: 'A' }))).resolves.toEqual({
      path,
      doctorId: 'd',
      page: 3,
      searchQuery: 'A',
    })
    await expect(sent((api) => api.bookings.dashboard({ doctorId: 'd' }))).resolves.toEqual({ path, doctorId: 'd' })
  })

  it('[SLOT-04] a slot is switched with status 1 or 2 and its id', async () => {
    const path = '/api/doctor/delete-slot'
    await expect(sent((api) => api.slots.setStatus({ slotId: 's', isOn: true }))).resolves.toEqual({
      path,
      slotId: 's',
      status: 1,
    })
    await expect(sent((api) => api.slots.setStatus({ slotId: 's', isOn: false }))).resolves.toEqual({
      path,
      slotId: 's',
      status: 2,
    })
  })

  it('lookups ask for India and Tamil Nadu, and send numbers where ids are numbers', async () => {
    await expect(sent((api) => api.lookups.states())).resolves.toMatchObject({ country_id: 101 })
    await expect(sent((api) => api.lookups.cities())).resolves.toMatchObject({ state_id: 35 })
    await expect(sent((api) => api.lookups.localities({ cityId: '3659' }))).resolves.toMatchObject({ city_id: 3659 })
    await expect(sent((api) => api.lookups.localities({ cityId: 'cty_1' }))).resolves.toMatchObject({
      city_id: 'cty_1',
    })
  })

  it('all other payloads use the names of the contract', async () => {
    await expect(sent((api) => api.profile.toggleActiveStatus('d'))).resolves.toMatchObject({ id: 'd' })
    await expect(
      sent((api) => api.slots.create({ doctorId: 'd', date: '24-11-2026', time: '09:30' })),
    ).resolves.toMatchObject({
      doctor_id: 'd',
      date: '24-11-2026',
      time: '09:30',
    })
    await expect(sent((api) => api.tickets.list())).resolves.toMatchObject({ page: 1, searchQuery: '' })
    await expect(sent((api) => api.tickets.setStatus({ ticketId: 't', status: 3 }))).resolves.toMatchObject({
      ticketId: 't',
      status: 3,
    })
  })
})
