import type { Booking, BookingPage, BookingSummary } from '@nalam/sdk'

/** The first bookings and the counts of a poll. */
export interface PolledBookings {
  bookings: readonly Booking[]
  summary: BookingSummary
}

/**
 * Returns how many bookings were created since a page was read. A booking that was cancelled
 * meanwhile hides a new one in the total, so the pending ones and, on the first page, the bookings
 * themselves are compared too.
 *
 * @param page the page shown; if the platform sends no counts with it, nothing is known (D11a)
 * @param polled the last poll
 * @param isFirst whether the page is the first one without a search, which holds the first bookings
 */
export function newBookings(
  page: BookingPage | undefined,
  polled: PolledBookings | undefined,
  isFirst: boolean,
): number {
  if (!page?.summary || !polled) return 0
  const { summary } = page
  const known = new Set(page.bookings.map(({ id }) => id))
  const unknown = isFirst ? polled.bookings.filter(({ id }) => !known.has(id)).length : 0
  const pending = (polled.summary.pending ?? 0) - (summary.pending ?? 0)
  return Math.max(0, polled.summary.total - summary.total, pending, unknown)
}
