// Calls of calendar, slot-changes and availability: requests and responses.
import { describe, expect, it } from 'vitest'
import {
  createDoctorApi,
  newerAvailability,
  newerPlan,
  type ApiEvent,
  type DoctorApi,
  type WeekdayHours,
} from '../src/index.ts'
import { exampleResponse } from '../src/testing/index.ts'
import { row } from './respondingWith.ts'
import { withRequest } from './withRequest.ts'

const baseUrl = 'https://clinic.example/api'

/**
 * Returns a client that gets this response, the requests it sends, and the mismatches it reports.
 */
function respondingWith(body: object, status = 200) {
  const sent: Request[] = []
  const problems: string[] = []
  const onEvent = (event: ApiEvent) => void (event.type === 'mismatch' && problems.push(...event.problems))
  const fetch = withRequest(async (request) => {
    sent.push(request)
    return Response.json(body, { status })
  })
  return { api: createDoctorApi({ baseUrl, retries: 0, fetch, onEvent }), sent, problems }
}

const slot = { id: 'slt_1', from: '10:30', to: '10:50', state: 'open' }
const day = { date: '24-11-2026', isOpenDay: true, slots: [slot], bookings: [] }
const closed = { from: '27-11-2026', to: '27-11-2026', kind: 'closed', hours: [], bookingCount: 0 }
const show = (api: DoctorApi) => api.calendar.show({ from: '24-11-2026', to: '25-11-2026' })

describe('the calendar', () => {
  it('[SDK-02] asks for its days in the query, without a body', async () => {
    const { api, sent } = respondingWith({ statusCode: 200, data: { days: [day] } })
    await expect(show(api)).resolves.toEqual([day])
    expect(sent[0]?.url).toBe(`${baseUrl}/doctor/calendar?from=24-11-2026&to=25-11-2026`)
    expect([sent[0]?.method, sent[0]?.headers.get('Content-Type')]).toEqual(['GET', null])
  })

  it('is named by its path to a middleware', async () => {
    const { api } = respondingWith({ statusCode: 200, data: { days: [day] } })
    const seen: string[] = []
    api.use({ onRequest: ({ schemaPath }) => void seen.push(schemaPath) })
    await show(api)
    expect(seen).toEqual(['/doctor/calendar'])
  })

  it('[CAL-02] reads a state that it does not know as off', async () => {
    const { api, problems } = respondingWith({ data: { days: [{ ...day, slots: [{ ...slot, state: 'blocked' }] }] } })
    expect((await show(api))[0]?.slots[0]?.state).toBe('off')
    expect(problems).toEqual([])
  })

  it('leaves out and reports what cannot be read, and keeps the rest', async () => {
    const odd = {
      ...day,
      exception: { ...closed, id: 'exc_1', kind: 'sometimes' },
      slots: [{ ...slot, from: undefined }, slot, { ...slot, id: 'slt_2', state: 'booked', booking: { id: 'bkg_1' } }],
      bookings: [{ ...row, bookingStatus: undefined }, row],
    }
    const { api, problems } = respondingWith({ data: { days: [odd, { ...day, date: undefined }] } })
    const [read, ...others] = await show(api)
    expect(others).toEqual([])
    expect(read).not.toHaveProperty('exception')
    expect(read?.slots.map(({ id, state }) => [id, state])).toEqual([
      ['slt_1', 'open'],
      ['slt_2', 'booked'],
    ])
    expect(read?.slots[1]).not.toHaveProperty('booking')
    expect(read?.bookings.map(({ id }) => id)).toEqual(['bkg_1'])
    expect(problems).toEqual([
      'exception: TypeError: The response has no known kind',
      'row 0: TypeError: The response has no text',
      'booking: TypeError: The response has no status',
      'row 0: TypeError: The response has no status',
      'row 1: TypeError: The response has no text',
    ])
  })

  it('refuses a response without days', async () => {
    for (const body of [{ statusCode: 200, data: {} }, { data: { days: [{}] } }]) {
      expect((await show(respondingWith(body).api).result()).error).toHaveProperty('kind', 'contract')
    }
  })
})

describe('a booking that the doctor adds', () => {
  const patient = { slotId: 'slt_0002', patientName: 'Anitha Selvam', patientPhone: '9840012345' }

  it('carries one key through all attempts', async () => {
    const keys: (string | null)[] = []
    const fetch = withRequest(async (request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      if (keys.length === 1) return new Response('', { status: 503, headers: { 'Retry-After': '0' } })
      return Response.json(exampleResponse('addBooking', 201), { status: 201 })
    })
    const added = await createDoctorApi({ baseUrl, fetch }).bookings.add(patient)
    expect(added).toMatchObject({ code: 'booking.added', booking: { patientName: 'Anitha Selvam', status: 2 } })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{24,}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('no error contains the patient’s identity', async () => {
    const message = 'Anitha Selvam (9840012345) has a booking at this time.'
    const { api } = respondingWith({ statusCode: 409, message, code: 'slot.just_booked', requestId: 'r' }, 409)
    const { error } = await api.bookings.add(patient).result()
    expect(error).toMatchObject({ status: 409, code: 'slot.just_booked', userMessage: 'Failed to add the booking' })
    expect(`${error?.message} ${JSON.stringify(error)}`).not.toMatch(/Anitha|98400/)
  })
})

describe('hours', () => {
  const hours = { weekday: 'MON', from: '09:00', to: '12:20', slotMinutes: 20, pauseMinutes: 0 } as const

  it('[SDK-02] are sent without the fields that only the form has', async () => {
    const { api, sent } = respondingWith(exampleResponse('replaceAvailability', 200))
    const ofForm: WeekdayHours & { key: number } = { ...hours, key: 7 }
    const current = { version: 4, isProposal: false, weeklyHours: [ofForm], keepPublishedWeeks: 2, exceptions: [] }
    await api.availability.replace(current)
    expect(await sent[0]?.json()).toEqual({ version: 4, weeklyHours: [hours], keepPublishedWeeks: 2 })
    const { weekday: _, ...range } = ofForm
    await api.availability
      .addException({ from: '27-11-2026', to: '27-11-2026', kind: 'hours', hours: [range] })
      .result()
    const { weekday: _day, ...plain } = hours
    expect(await sent[1]?.json()).toEqual({ from: '27-11-2026', to: '27-11-2026', kind: 'hours', hours: [plain] })
  })

  it('that this version does not know are left out and reported', async () => {
    const weeklyHours = [hours, { ...hours, slotMinutes: 25 }, { ...hours, weekday: 'FUNDAY' }]
    const availability = { version: 1, isProposal: true, weeklyHours, keepPublishedWeeks: 0, exceptions: [] }
    const { api, problems } = respondingWith({ data: { availability } })
    expect((await api.availability.get()).weeklyHours).toEqual([hours])
    expect(problems).toHaveLength(2)
  })

  it('[AVAIL-04] a publication sends the preview’s fingerprint and only the requested options', async () => {
    const { api, sent } = respondingWith(exampleResponse('applySlotPlan', 200))
    const request = { from: '24-11-2026', to: '25-11-2026', copyFrom: undefined, draft: undefined }
    await api.availability.apply({ ...request, fingerprint: 'abcdefghijklmnop' })
    expect(await sent[0]?.json()).toEqual({ from: '24-11-2026', to: '25-11-2026', fingerprint: 'abcdefghijklmnop' })
  })
})

describe('the data of a refusal', () => {
  it('[AVAIL-01] [AVAIL-04] is the newer hours or the new preview, and nothing for any other error', async () => {
    const request = { from: '24-11-2026', to: '25-11-2026' }
    const changed = respondingWith(exampleResponse('applySlotPlan', 409), 409).api
    const { error } = await changed.availability.apply({ ...request, fingerprint: 'abcdefghijklmnop' }).result()
    expect(newerPlan(error)).toMatchObject({ fingerprint: '3q2-7wEBAgMEBQYHCAkKCw', days: [{ isOpenDay: true }, {}] })
    expect(newerAvailability(error)).toBeUndefined()
    const stale = respondingWith(exampleResponse('previewSlotPlan', 409), 409).api
    const { error: refusal } = await stale.availability.preview(request).result()
    expect(newerAvailability(refusal)).toMatchObject({ version: 5 })
    expect(newerPlan(refusal)).toBeUndefined()
    for (const other of [undefined, new Error('no'), { status: 409 }]) expect(newerPlan(other)).toBeUndefined()
    const odd = respondingWith({ statusCode: 409, message: 'Changed', data: { plan: { days: 1 } } }, 409).api
    expect(newerPlan((await odd.availability.preview(request).result()).error)).toBeUndefined()
  })
})
