import type { BookingPage } from '@nalam/sdk'
import { api } from '../../shared/api/api.ts'
import { usePagedList, type PagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { bookingListKey, type BookingListKey } from './keys.ts'

/** A page of bookings and when it was read, in milliseconds since 1970. */
export type ReadBookingPage = BookingPage & { readAt: number }

/** Reads one page; `prefetch` does it when a link to the list is pointed at. */
export const bookingPages = withPrefetch<BookingListKey, ReadBookingPage>(async ([, , doctorId, page, search]) => ({
  ...(await api.bookings.list({ doctorId, page, search })),
  readAt: Date.now(),
}))

/** The appointments list (BOOK-02). */
export function useBookings(doctorId: string): PagedList<ReadBookingPage, BookingListKey> {
  return usePagedList({
    path: paths.appointments,
    keyOf: (page, search) => bookingListKey(doctorId, page, search),
    pages: bookingPages,
  })
}
