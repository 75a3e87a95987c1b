import type { BookingPage, BookingSearch, Doctor } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { inBackground, ofDoctor, prefetch, queries, under } from '../queries/queries.ts'

/** Parameters of a request for bookings besides the page and the search. */
export type FilterRequest = Required<Pick<BookingSearch, 'order'>> &
  Pick<BookingSearch, 'status' | 'from' | 'to' | 'cancelled' | 'visit' | 'notTold'>

/** A page of bookings and when it was read, in milliseconds since 1970. */
export type ReadBookingPage = BookingPage & { readAt: number }

export function bookingPage(
  doctorId: string,
  page: number,
  search: string,
  filters: FilterRequest | null,
): Query<ReadBookingPage> {
  const { key, fetch } = queries.bookings.list({ doctorId, page, search, ...filters })
  return { key, fetch: async (options) => ({ ...(await fetch(options)), readAt: Date.now() }) }
}

export const dashboardBookings = (doctorId: string) => queries.bookings.dashboard({ doctorId })

export const undoableBookings = (doctorId: string) => inBackground(ofDoctor(queries.bookings.undoable(), doctorId))

/** Prefetches the bookings and counts that every signed-in page needs first. */
export const prefetchDashboardBookings = ({ id }: Doctor): Promise<void> => prefetch(dashboardBookings(id))

/** Selects the keys that hold bookings with their counts: list pages and the dashboard. */
export const holdsBookings = (doctorId: string) =>
  under(queries.bookings.lists({ doctorId }), dashboardBookings(doctorId).key)
