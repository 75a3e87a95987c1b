import type { BookingPage, BookingSummary } from '@nalam/sdk'

/**
 * How many bookings came since a page was read.
 *
 * @param page the page shown; where the platform counts nothing on it, nothing is known (D11a)
 * @param polled the counts as last heard
 */
export function newBookings(page: BookingPage | undefined, polled: BookingSummary | undefined): number {
  return page?.summary && polled ? Math.max(0, polled.total - page.summary.total) : 0
}
