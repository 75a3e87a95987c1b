import type { Booking, BookingPage, BookingSummary } from '@nalam/sdk'

/** The first bookings and the counts, as a poll read them. */
export interface PolledBookings {
  bookings: readonly Booking[]
  summary: BookingSummary
}

/**
 * How many bookings came since a page was read. A booking that was cancelled meanwhile hides a new one in the total, so the
 * pending ones and, on the first page, the bookings themselves are compared too.
 *
 * @param page the page shown; where the platform counts nothing on it, nothing is known (D11a)
 * @param polled what was last heard
 * @param isFirst whether the page is the first one without a search: then it holds the first bookings
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
