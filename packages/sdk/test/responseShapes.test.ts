// Every response that can be read in two ways gives the same value (requirement SDK-06, decision D8).
import { describe, expect, it } from 'vitest'
import { BOOKING_ACTIONS, BOOKING_DECISION, createDoctorApi, type ApiEvent, type DoctorApi } from '../src/index.ts'

function answering(body: object, status = 200): DoctorApi {
  return createDoctorApi({
    baseUrl: 'https://api.nalam.example/api',
    fetch: async () => new Response(JSON.stringify(body), { status }),
  })
}

const row = {
  id: 'bkg_1',
  date: '24-11-2026',
  bookingId: 'NLM-1',
  studentName: 'Anitha Selvam',
  studentPhone: '9789012345',
  name: 'Somebody else',
  phoneNumber: '9000000000',
  time: '09:30',
  type: 'Online',
  bookingStatus: 1,
}
const booking = {
  id: 'bkg_1',
  date: '24-11-2026',
  bookingId: 'NLM-1',
  patientName: 'Anitha Selvam',
  patientPhone: '9789012345',
  time: '09:30',
  mode: 'Online',
  status: 1,
}
const paging = { currentPage: 2, totalPages: 3, itemsPerPage: 10 }

describe('booking lists', () => {
  it.each([
    ['data.slots', { data: { slots: [row] } }],
    ['slots beside data', { slots: [row] }],
    ['data.data', { data: { data: [row] } }],
    ['data as the list', { data: [row] }],
  ])('[SDK-06] [DASH-04] the dashboard reads %s and counts for itself', async (_, body) => {
    await expect(answering(body).bookings.dashboard({ doctorId: 'doc' })).resolves.toEqual({
      bookings: [booking],
      summary: { total: 1, confirmed: 0, pending: 1 },
    })
  })

  it('[DASH-04] the dashboard takes the server’s counts where they are given', async () => {
    const body = { data: { slots: [row], summary: { total: 140, confirmed: 61, pending: 33 } } }
    const { summary } = await answering(body).bookings.dashboard({ doctorId: 'doc' })
    expect(summary).toEqual({ total: 140, confirmed: 61, pending: 33 })
    const partly = { data: { slots: [row], summary: { total: 140, confirmed: 61 } } }
    await expect(answering(partly).bookings.dashboard({ doctorId: 'doc' })).resolves.toMatchObject({
      summary: { total: 140, confirmed: 61, pending: undefined },
    })
  })

  it.each([
    ['paging beside data', { data: { data: [row], totalItems: 21 }, ...paging }],
    ['paging inside data', { data: { data: [row], totalItems: 21, ...paging } }],
    ['data as the list', { data: [row], totalItems: 21, ...paging }],
    [
      'numbers as text',
      { data: { data: [row], totalItems: '21' }, currentPage: '2', totalPages: '3', itemsPerPage: '10' },
    ],
  ])('[SDK-06] a page is read with %s', async (_, body) => {
    await expect(answering(body).bookings.list({ doctorId: 'doc', page: 2 })).resolves.toEqual({
      bookings: [booking],
      ...paging,
      totalItems: 21,
      summary: undefined,
    })
  })

  it('[SDK-06] a list without paging is all there is', async () => {
    await expect(answering({ data: { slots: [row] } }).bookings.list({ doctorId: 'doc' })).resolves.toEqual({
      bookings: [booking],
      currentPage: 1,
      totalPages: 1,
      itemsPerPage: 1,
      totalItems: undefined,
      summary: undefined,
    })
  })

  it.each([
    [2, 2],
    ['3', 3],
    ['Pending', 1],
    ['Accepted', 2],
    ['Confirmed', 2],
    ['Declined', 3],
    ['Reschedule', 4],
  ])('[SDK-06] the status %j is code %i', async (bookingStatus, status) => {
    const api = answering({ data: { slots: [{ ...row, bookingStatus }] } })
    const { bookings } = await api.bookings.dashboard({ doctorId: 'doc' })
    expect(bookings[0]?.status).toBe(status)
  })

  it('[SDK-06] name and phoneNumber stand in where studentName and studentPhone are missing', async () => {
    const rest = { ...row, studentName: undefined, studentPhone: undefined }
    const { bookings } = await answering({ data: { slots: [rest] } }).bookings.dashboard({ doctorId: 'doc' })
    expect(bookings[0]).toMatchObject({ patientName: 'Somebody else', patientPhone: '9000000000' })
  })

  it.each([
    ['a row without a status', { data: { slots: [{ ...row, bookingStatus: undefined }] } }],
    ['a row without id', { data: { slots: [{ ...row, id: undefined }] } }],
    ['no list', { data: {} }],
  ])('never gives wrong data: %s is a broken contract', async (_, body) => {
    const result = await answering(body).bookings.dashboard({ doctorId: 'doc' }).result()
    expect(result.error).toMatchObject({ kind: 'contract', status: 200 })
  })
})

describe('records that this version does not expect', () => {
  it.each([
    [9, '9'],
    ['Cancelled', 'Cancelled'],
  ])('a booking with the status %j comes as unknown with the raw status', async (bookingStatus, rawStatus) => {
    const { bookings } = await answering({
      data: { slots: [row, { ...row, id: 'bkg_2', bookingStatus }] },
    }).bookings.dashboard({ doctorId: 'doc' })
    expect(bookings.map(({ status }) => status)).toEqual([expect.any(Number), 'unknown'])
    expect(bookings[1]).toHaveProperty('rawStatus', rawStatus)
  })

  it('one odd record in a list is left out and reported', async () => {
    const events: ApiEvent[] = []
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      fetch: async () => Response.json({ data: { slots: [row, { ...row, id: undefined }, 7] } }),
      onEvent: (event) => events.push(event),
    })
    const { bookings } = await api.bookings.dashboard({ doctorId: 'doc' })
    expect(bookings).toHaveLength(1)
    expect(events.find(({ type }) => type === 'mismatch')).toMatchObject({
      operation: 'listBookings',
      problems: ['row 1: TypeError: The response has no text', 'row 2: TypeError: The response has no object'],
    })
  })

  it('a doctor whose name is empty has no name yet', async () => {
    const wire = { _id: 'doc_1', doctor_name: '', email: 'k@nalam.example' }
    const { doctor } = await answering({ data: { doctorDetails: wire } }).session.renew()
    expect(doctor.name).toBe('')
  })
})

describe('sessions', () => {
  const wire = { _id: 'doc_1', doctor_name: 'Kavitha Raman', email: 'k@nalam.example', mobile_number: '9840012345' }
  it.each([
    ['data.doctorDetails', { data: { doctorDetails: wire } }],
    ['doctorDetails beside data', { doctorDetails: wire, data: {} }],
    ['data.userDetails', { data: { userDetails: wire } }],
    ['userDetails beside data', { userDetails: wire }],
    ['doctor_mobile', { data: { doctorDetails: { ...wire, mobile_number: undefined, doctor_mobile: '9840012345' } } }],
  ])('[SDK-06] the doctor is read from %s', async (_, body) => {
    const { doctor } = await answering(body).session.renew()
    expect(doctor).toMatchObject({ id: 'doc_1', name: 'Kavitha Raman', mobileNumber: '9840012345' })
  })

  it.each([
    ['accessToken beside data', { doctorDetails: wire, accessToken: 't' }, 't'],
    ['accessToken inside data', { data: { doctorDetails: wire, accessToken: 't' } }, 't'],
    ['tokens.accessToken', { doctorDetails: wire, tokens: { accessToken: 't' } }, 't'],
    ['data.tokens.accessToken', { data: { doctorDetails: wire, tokens: { accessToken: 't' } } }, 't'],
    ['none', { doctorDetails: wire }, undefined],
  ])('[SDK-06] the token is read from %s', async (_, body, token) => {
    const { accessToken } = await answering({ message: 'Welcome', ...body }, 201).session.login({
      email: 'a@b',
      password: 'x',
    })
    expect(accessToken).toBe(token)
  })

  it('[SDK-06] reads a complete doctor and an empty one', async () => {
    const complete = {
      ...wire,
      address: 'Usman Road',
      pincode: '600017',
      locality: { _id: 'loc', locality_name: 'T Nagar' },
      landmark: 'Park',
      city_name: 'Chennai',
      city_id: 3659,
      state: 'TN',
      state_name: 'Tamil Nadu',
      country: 'IN',
      country_name: 'India',
      clinic_name: 'Clinic',
      doctor_qualification: 'MD',
      doctor_experience: '10+',
      about: 'Hearts',
      doctor_speciality: { _id: 'spc', name: 'Cardiology' },
      language: ['Tamil', '', 5],
      available_days: ['MON', 'HOLIDAY', 'SUN'],
      availableTime: { from: '9 AM', to: '5 PM' },
      profile_image: 'a.webp',
      profileUpdated: true,
      isActive: true,
    }
    const full = await answering({ data: { doctorDetails: complete } }).session.renew()
    expect(full.doctor).toEqual({
      id: 'doc_1',
      name: 'Kavitha Raman',
      email: 'k@nalam.example',
      mobileNumber: '9840012345',
      address: 'Usman Road',
      pincode: '600017',
      locality: { id: 'loc', name: 'T Nagar' },
      landmark: 'Park',
      city: { id: '3659', name: 'Chennai' },
      state: 'Tamil Nadu',
      country: 'India',
      clinicName: 'Clinic',
      qualification: 'MD',
      experience: '10+',
      about: 'Hearts',
      speciality: { id: 'spc', name: 'Cardiology' },
      languages: ['Tamil', '5'],
      availableDays: ['MON', 'SUN'],
      availableTime: { from: '9 AM', to: '5 PM' },
      profileImage: 'a.webp',
      profileUpdated: true,
      isActive: true,
    })
    const empty = await answering({
      data: { doctorDetails: { _id: 'doc_1', doctor_name: 'K', locality: null, availableTime: {} } },
    }).session.renew()
    expect(empty.doctor).toEqual({
      id: 'doc_1',
      name: 'K',
      email: '',
      mobileNumber: '',
      address: '',
      pincode: '',
      locality: null,
      landmark: '',
      city: null,
      state: '',
      country: '',
      clinicName: '',
      qualification: '',
      experience: '',
      about: '',
      speciality: null,
      languages: [],
      availableDays: [],
      availableTime: null,
      profileImage: null,
      profileUpdated: false,
      isActive: false,
    })
    const states = await answering({ data: { doctorDetails: { ...wire, state: 'TN', country: 'IN' } } }).session.renew()
    expect(states.doctor).toMatchObject({ state: 'TN', country: 'IN' })
    const nobody = await answering({ data: {} }).session.renew().result()
    expect(nobody.error).toMatchObject({ kind: 'contract' })
  })
})

describe('messages', () => {
  it.each([
    ['inside data', { data: { message: 'Saved', code: 'profile.updated' } }],
    ['beside data', { message: 'Saved', code: 'profile.updated' }],
  ])('[SDK-06] are read %s', async (_, body) => {
    await expect(answering(body).session.logout()).resolves.toEqual({
      message: 'Saved',
      code: 'profile.updated',
      messageId: undefined,
    })
  })

  it('[SDK-04] a success without a text has the operation’s default and its id', async () => {
    await expect(
      answering({ statusCode: 200, slotId: 's' }).slots.setStatus({ slotId: 's', isOn: true }),
    ).resolves.toEqual({
      message: 'Slot status updated successfully!',
      messageId: 'updateSlotStatus.success',
      code: undefined,
      slotId: 's',
    })
    await expect(answering({ statusCode: 200 }).session.logout()).resolves.toEqual({
      message: '',
      code: undefined,
      messageId: undefined,
    })
  })

  it('[SDK-06] a registration names the address that the code went to', async () => {
    const payload = { doctor_name: 'M', email: 'sent@nalam.example', mobile_number: '9', password: 'p' }
    const named = await answering(
      { data: { message: 'Sent', doctor_email: 'kept@nalam.example' } },
      201,
    ).account.register(payload)
    expect(named.email).toBe('kept@nalam.example')
    const silent = await answering({ message: 'Sent' }, 201).account.register(payload)
    expect(silent.email).toBe('sent@nalam.example')
  })
})

describe('slots, tickets and lookups', () => {
  it.each([
    ['time', { time: '09:30' }, { startTime: '09:30', endTime: undefined }],
    ['start_time and end_time', { start_time: '09:30', end_time: '10:00' }, { startTime: '09:30', endTime: '10:00' }],
    ['both', { time: '9', start_time: '09:30', end_time: '10:00' }, { startTime: '09:30', endTime: '10:00' }],
  ])('[SDK-06] a slot is read with %s', async (_, times, read) => {
    const slots = [{ _id: 's', isBooked: false, slot_status: 1, ...times }]
    for (const body of [{ data: { slotDetails: { slots } } }, { slotDetails: { slots } }]) {
      await expect(answering(body).slots.listByDate({ doctorId: 'd', date: '24-11-2026' })).resolves.toEqual({
        slots: [{ id: 's', isBooked: false, isOn: true, ...read }],
        days: undefined,
      })
    }
  })

  it('reads booked and off slots, and the days where they are given', async () => {
    const slots = [{ _id: 's', time: '09:30', isBooked: true, slot_status: 2 }]
    const body = { data: { slotDetails: { slots }, days: [{ date: '24-11-2026', open: 1, booked: 2 }] } }
    await expect(answering(body).slots.listByDate({ doctorId: 'd', date: '24-11-2026' })).resolves.toEqual({
      slots: [{ id: 's', startTime: '09:30', endTime: undefined, isBooked: true, isOn: false }],
      days: [{ date: '24-11-2026', open: 1, booked: 2 }],
    })
    const without = await answering({ data: {} }).slots.listByDate({ doctorId: 'd', date: '24-11-2026' }).result()
    expect(without.error).toMatchObject({ kind: 'contract' })
  })

  it.each([
    ['tickets inside data', (tickets: object[]) => ({ data: { tickets }, ...paging })],
    ['everything inside data', (tickets: object[]) => ({ data: { tickets, ...paging } })],
    ['everything beside data', (tickets: object[]) => ({ tickets, ...paging })],
  ])('[SDK-06] a page of tickets is read with %s', async (_, bodyOf) => {
    const ticket = { subject: 'S', message: 'M', status: 2, createdAt: 'c', updatedAt: 'u' }
    await expect(answering(bodyOf([{ _id: 't', ...ticket }])).tickets.list()).resolves.toEqual({
      tickets: [{ id: 't', ...ticket }],
      ...paging,
      totalItems: undefined,
    })
    const { tickets } = await answering(bodyOf([{ _id: 't', ...ticket, status: 4 }])).tickets.list()
    expect(tickets).toEqual([{ id: 't', ...ticket, status: 'unknown', rawStatus: '4' }])
  })

  it.each([
    ['inside data', (rows: object[]) => ({ data: { data: rows } })],
    ['as data', (rows: object[]) => ({ data: rows })],
  ])('[SDK-06] a lookup is read %s', async (_, bodyOf) => {
    await expect(answering(bodyOf([{ id: 101, name: 'India' }])).lookups.countries()).resolves.toEqual([
      { id: '101', name: 'India' },
    ])
    await expect(answering(bodyOf([{ name: 'Tamil Nadu' }])).lookups.states()).resolves.toEqual([
      { id: '', name: 'Tamil Nadu' },
    ])
    await expect(answering(bodyOf([{ _id: 'cty', name: 'Chennai' }])).lookups.cities()).resolves.toEqual([
      { id: 'cty', name: 'Chennai' },
    ])
    await expect(
      answering(
        bodyOf([
          { _id: 'loc', locality_name: 'T Nagar', pincode: '600017' },
          { _id: 'l2', locality_name: 'X' },
        ]),
      ).lookups.localities({ cityId: 1 }),
    ).resolves.toEqual([
      { id: 'loc', name: 'T Nagar', pincode: '600017' },
      { id: 'l2', name: 'X', pincode: '' },
    ])
  })

  it('[SDK-06] specialities are read inside data or beside it', async () => {
    const getAllspeciality = [{ _id: 's', name: 'Cardiology' }]
    for (const body of [{ data: { getAllspeciality } }, { getAllspeciality }]) {
      await expect(answering(body).lookups.specialities()).resolves.toEqual([{ id: 's', name: 'Cardiology' }])
    }
  })
})

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

  it('the rest carries the names of the contract', async () => {
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

describe('going through all pages', () => {
  const pageOf = (number: number, ids: string[], totalPages = 3) => ({
    data: { data: ids.map((id) => ({ ...row, id })) },
    currentPage: number,
    totalPages,
    itemsPerPage: 2,
  })

  it('gives every booking once, in order, also one that moves to the next page meanwhile', async () => {
    const pages = [pageOf(1, ['a', 'b']), pageOf(2, ['b', 'c']), pageOf(3, ['d'])]
    const asked: unknown[] = []
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      fetch: async (request) => {
        const { page, searchQuery } = await request.json()
        asked.push([page, searchQuery])
        return new Response(JSON.stringify(pages[page - 1]))
      },
    })
    const ids: string[] = []
    for await (const { id } of api.bookings.all({ doctorId: 'd', search: 'A' })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c', 'd'])
    expect(asked).toEqual([
      [1, 'A'],
      [2, 'A'],
      [3, 'A'],
    ])
  })

  it('asks for no page that is not requiredText, and none after an empty list', async () => {
    let calls = 0
    const counting = (body: object) =>
      createDoctorApi({
        baseUrl: 'https://api.nalam.example/api',
        fetch: async () => {
          calls++
          return new Response(JSON.stringify(body))
        },
      })
    for await (const booking of counting(pageOf(1, ['a', 'b'])).bookings.all({ doctorId: 'd' })) if (booking.id) break
    expect(calls).toBe(1)
    for await (const booking of counting(pageOf(1, [], 0)).bookings.all({ doctorId: 'd' })) throw new Error(booking.id)
    expect(calls).toBe(2)
    const ticket = { _id: 't', subject: 's', message: 'm', status: 1, createdAt: '', updatedAt: '' }
    const tickets: string[] = []
    const api = counting({ data: { tickets: [ticket] }, currentPage: 1, totalPages: 1, itemsPerPage: 10 })
    for await (const { id } of api.tickets.all({ search: 's' })) tickets.push(id)
    expect(tickets).toEqual(['t'])
  })
})
