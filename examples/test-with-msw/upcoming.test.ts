import { BOOKING_STATUS, createDoctorApi } from '@nalam/sdk'
import { respond, doctorApiHandlers, fixtures, fault } from '@nalam/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { upcoming } from './upcoming.ts'

const server = setupServer(...doctorApiHandlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const api = createDoctorApi({ baseUrl: 'http://localhost/api', retries: 0 })
const { doctor, bookings } = fixtures()

it('counts the bookings that wait for an answer', async () => {
  const waiting = bookings.filter(({ bookingStatus }) => bookingStatus === BOOKING_STATUS.pending).length
  expect(await upcoming(api, doctor._id)).toBe(`${waiting} bookings wait for your answer`)
})

it('reports that the session has ended', async () => {
  server.use(respond('listBookings', 401))
  expect(await upcoming(api, doctor._id)).toMatch(/sign in/i)
})

it('shows the message of the specification if there is no response', async () => {
  server.use(fault('listBookings', 'offline'))
  expect(await upcoming(api, doctor._id)).toBe('Error fetching bookings')
})
