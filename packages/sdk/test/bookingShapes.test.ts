// Every response that has two documented shapes gives the same value (SDK-06, D8).
import { describe, expect, it } from 'vitest'
import { createDoctorApi, type ApiEvent } from '../src/index.ts'
import { paging, respondingWith, row } from './respondingWith.ts'

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

describe('booking lists', () => {
  it.each([
    ['data.slots', { data: { slots: [row] } }],
    ['slots beside data', { slots: [row] }],
    ['data.data', { data: { data: [row] } }],
    ['data as the list', { data: [row] }],
  ])('[SDK-06] [DASH-04] the dashboard reads %s and counts for itself', async (_, body) => {
    await expect(respondingWith(body).bookings.dashboard({ doctorId: 'doc' })).resolves.toEqual({
      bookings: [booking],
      summary: { total: 1, confirmed: 0, pending: 1 },
    })
  })

  it('[DASH-04] the dashboard takes the server’s counts where they are given', async () => {
    const body = { data: { slots: [row], summary: { total: 140, confirmed: 61, pending: 33 } } }
    const { summary } = await respondingWith(body).bookings.dashboard({ doctorId: 'doc' })
    expect(summary).toEqual({ total: 140, confirmed: 61, pending: 33 })
    const partly = { data: { slots: [row], summary: { total: 140, confirmed: 61 } } }
    await expect(respondingWith(partly).bookings.dashboard({ doctorId: 'doc' })).resolves.toMatchObject({
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
    await expect(respondingWith(body).bookings.list({ doctorId: 'doc', page: 2 })).resolves.toEqual({
      bookings: [booking],
      ...paging,
      totalItems: 21,
      nextPage: 3,
      summary: undefined,
    })
  })

  it('[SDK-06] a list without paging is all there is', async () => {
    await expect(respondingWith({ data: { slots: [row] } }).bookings.list({ doctorId: 'doc' })).resolves.toEqual({
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
    const api = respondingWith({ data: { slots: [{ ...row, bookingStatus }] } })
    const { bookings } = await api.bookings.dashboard({ doctorId: 'doc' })
    expect(bookings[0]?.status).toBe(status)
  })

  it('[SDK-06] name and phoneNumber stand in where studentName and studentPhone are missing', async () => {
    const rest = { ...row, studentName: undefined, studentPhone: undefined }
    const { bookings } = await respondingWith({ data: { slots: [rest] } }).bookings.dashboard({ doctorId: 'doc' })
    expect(bookings[0]).toMatchObject({ patientName: 'Somebody else', patientPhone: '9000000000' })
  })

  it.each([
    ['a row without a status', { data: { slots: [{ ...row, bookingStatus: undefined }] } }],
    ['a row without id', { data: { slots: [{ ...row, id: undefined }] } }],
    ['no list', { data: {} }],
  ])('never gives wrong data: %s is a broken contract', async (_, body) => {
    const result = await respondingWith(body).bookings.dashboard({ doctorId: 'doc' }).result()
    expect(result.error).toMatchObject({ kind: 'contract', status: 200 })
  })
})

describe('records that this version does not expect', () => {
  it.each([
    [9, '9'],
    ['Cancelled', 'Cancelled'],
  ])('a booking with the status %j comes as unknown with the raw status', async (bookingStatus, rawStatus) => {
    const { bookings } = await respondingWith({
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
})
