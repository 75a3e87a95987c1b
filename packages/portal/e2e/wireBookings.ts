import { setTimeout } from 'node:timers/promises'
import type { APIResponse, Page } from '@playwright/test'

/** A booking in the format of the wire. */
export interface WireBooking {
  id: string
  bookingId: string
  studentName: string
  studentPhone: string
  date: string
  time: string
  bookingStatus: number
}

/** One page of bookings in the format of the wire. */
export interface WirePage {
  currentPage: number
  totalPages: number
  itemsPerPage: number
  data: {
    data: WireBooking[]
    totalItems: number
    summary: {
      total: number
      confirmed: number
      pending: number
      declined: number
      cancelled: number
      today: number
      overdue: number
    }
  }
}

/** Parameters of the list operation; without `page` the first page. */
export interface BookingQuery {
  page?: number
  status?: readonly number[]
  from?: string
  to?: string
  order?: 'latest' | 'soonest'
  visit?: readonly string[]
  cancelled?: boolean
  searchQuery?: string
}

/**
 * Returns the list that the server sends to this page's session, independent of what the page
 * shows.
 */
export async function listBookings({ request }: Page, query: BookingQuery): Promise<WirePage> {
  const read = async (what: string, send: () => Promise<APIResponse>) => {
    let response = await send()
    // A busy machine sheds load. The portal sends again then, too.
    for (let tries = 0; response.status() === 503 && tries < 5; tries += 1) {
      await setTimeout(1000)
      response = await send()
    }
    if (!response.ok()) throw new Error(`${what}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  const { data } = await read('The profile', () => request.get('/api/doctor/doctor-profile'))
  const doctorId = data.doctorDetails._id
  return read('The list of bookings', () =>
    request.post('/api/doctor/doc-get-all-bookings', { data: { doctorId, page: 1, ...query } }),
  )
}
