import { describe, expect, it } from 'vitest'
import { BOOKING_ACTIONS, BOOKING_DECISION, createDoctorApi, type DoctorApi } from '../src/index.ts'
import { withRequest } from './withRequest.ts'

describe('payloads', () => {
  async function sent(call: (api: DoctorApi) => PromiseLike<unknown>): Promise<unknown> {
    let body: unknown
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api/',
      fetch: withRequest(async (request) => {
        body = { path: new URL(request.url).pathname, ...(await request.json()) }
        return new Response('{}', { status: 500 })
      }),
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

  it.each(['20-11-2026', '2026-11-20'])('takes a day as %s and sends it as the API has it', async (day) => {
    const wire = '20-11-2026'
    const calls: readonly ((api: DoctorApi) => PromiseLike<unknown>)[] = [
      (api) => api.slots.create({ doctorId: 'd', date: day, time: '09:00' }),
      (api) => api.slots.listByDate({ doctorId: 'd', date: day }),
      (api) => api.slots.add({ date: day, from: '09:00', minutes: 30 }),
    ]
    for (const call of calls) await expect(sent(call)).resolves.toMatchObject({ date: wire })
    const ranges: readonly ((api: DoctorApi) => PromiseLike<unknown>)[] = [
      (api) => api.bookings.list({ doctorId: 'd', from: day, to: day }),
      (api) => api.availability.addException({ from: day, to: day, kind: 'closed' }),
      (api) => api.availability.preview({ from: day, to: day, copyFrom: day }),
    ]
    for (const call of ranges) await expect(sent(call)).resolves.toMatchObject({ from: wire, to: wire })
  })

  it('sends the weekdays of a publication, and nothing for all of them', async () => {
    const path = '/api/doctor/slot-plans'
    const days = { from: '20-11-2026', to: '27-11-2026' }
    await expect(sent((api) => api.availability.preview({ ...days, onlyOn: ['WED'] }))).resolves.toEqual({
      path,
      ...days,
      onlyOn: ['WED'],
    })
    await expect(sent((api) => api.availability.preview({ ...days, onlyOn: undefined }))).resolves.toEqual({
      path,
      ...days,
    })
    const applied = { ...days, onlyOn: ['MON', 'WED'] as const, fingerprint: 'f'.repeat(22) }
    await expect(sent((api) => api.availability.apply(applied))).resolves.toMatchObject(applied)
  })

  it('sends what is no day as it is, for the server to refuse', async () => {
    const call = (api: DoctorApi) => api.slots.listByDate({ doctorId: 'd', date: 'tomorrow' })
    await expect(sent(call)).resolves.toMatchObject({ date: 'tomorrow' })
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

  it('lookups ask for India and Tamil Nadu, and send every id as it is given', async () => {
    await expect(sent((api) => api.lookups.states())).resolves.toMatchObject({ country_id: 101 })
    await expect(sent((api) => api.lookups.cities())).resolves.toMatchObject({ state_id: 35 })
    for (const id of [
      3659,
      '3659',
      'cty_1',
      '5e12',
      '0x1f',
      '007',
      '12345678901234567890',
      '5e1200000000000000000000',
    ]) {
      await expect(sent((api) => api.lookups.states({ countryId: id }))).resolves.toMatchObject({ country_id: id })
      await expect(sent((api) => api.lookups.cities({ stateId: id }))).resolves.toMatchObject({ state_id: id })
      await expect(sent((api) => api.lookups.localities({ cityId: id }))).resolves.toMatchObject({ city_id: id })
    }
  })

  it('ids that look like numbers stay texts', async () => {
    const id = '5e1200000000000000000000'
    for (const call of [
      (api: DoctorApi) => api.bookings.list({ doctorId: id }),
      (api: DoctorApi) => api.bookings.decide(id, { action: 'approve' }),
      (api: DoctorApi) => api.slots.create({ doctorId: id, date: '24-11-2026', time: '09:30' }),
      (api: DoctorApi) => api.slots.listByDate({ doctorId: id, date: '24-11-2026' }),
      (api: DoctorApi) => api.slots.setStatus({ slotId: id, isOn: true }),
      (api: DoctorApi) => api.slots.change({ action: 'on', slotIds: [id] }),
      (api: DoctorApi) => api.bookings.add({ slotId: id, patientName: 'A', patientPhone: '9840012345' }),
      (api: DoctorApi) => api.tickets.setStatus({ ticketId: id, status: 1 }),
      (api: DoctorApi) => api.profile.toggleActiveStatus(id),
    ])
      expect(JSON.stringify(await sent(call))).toContain(`"${id}"`)
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
