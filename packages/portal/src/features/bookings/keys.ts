import type { FilterRequest } from './filterPlace.ts'

/** Key of one page of bookings; everything about bookings begins with `bookings` and names the doctor. */
export type BookingListKey = readonly [
  'bookings',
  'list',
  doctorId: string,
  page: number,
  search: string,
  filters: FilterRequest | null,
]

/**
 * One page of a search; an empty text searches nothing.
 *
 * @param filters null where the server has none
 */
export const bookingListKey = (
  doctorId: string,
  page: number,
  search: string,
  filters: FilterRequest | null = null,
): BookingListKey => ['bookings', 'list', doctorId, page, search, filters]

/** Whether a key of the cache holds bookings of this doctor with their counts: list pages and the dashboard's reading. */
export function holdsBookings(key: unknown, doctorId: string): boolean {
  if (!Array.isArray(key)) return false
  const [area, reading, owner]: unknown[] = key
  return area === 'bookings' && (reading === 'list' || reading === 'dashboard') && owner === doctorId
}
