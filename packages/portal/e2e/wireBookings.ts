import type { Page } from '@playwright/test'

/** A booking in the wire's form. */
export interface WireBooking {
  id: string
  bookingId: string
  studentName: string
  studentPhone: string
  date: string
  time: string
  bookingStatus: number
}

/** One page of bookings in the wire's form. */
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
      today: number
      overdue: number
    }
  }
}

/** What a list of the contract is asked for; the first page when left out. */
export interface BookingQuery {
  page?: number
  status?: readonly number[]
  from?: string
  to?: string
  order?: 'latest' | 'soonest'
  searchQuery?: string
}

/** The list that the server itself returns to this page's session, whatever the page shows. */
export async function listBookings({ request }: Page, query: BookingQuery): Promise<WirePage> {
  const profile = await (await request.get('/api/doctor/doctor-profile')).json()
  const response = await request.post('/api/doctor/doc-get-all-bookings', {
    data: { doctorId: profile.data.doctorDetails._id, page: 1, ...query },
  })
  if (!response.ok()) throw new Error(`The list of bookings: ${response.status()} ${await response.text()}`)
  return response.json()
}
