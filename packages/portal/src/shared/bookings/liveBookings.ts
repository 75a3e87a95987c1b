import { createStore } from '../createStore.ts'

/** A booking that a patient has made while this page was open. */
export interface CreatedBooking {
  readonly id: string
  /** Milliseconds since 1970, by this browser's clock. */
  readonly at: number
}

/** More than anybody leaves unread. */
const MOST = 500

/** The bookings that live events have told of; in memory only. */
export const createdBookings = createStore<readonly CreatedBooking[]>([])

/** Notes a new booking. */
export function addCreated(id: string): void {
  createdBookings.set([...createdBookings.get(), { id, at: Date.now() }].slice(-MOST))
}

/** How many of them are not on a page that was read at a time. */
export function createdSince(
  created: readonly CreatedBooking[],
  page: { readonly readAt: number; readonly bookings: readonly { readonly id: string }[] } | undefined,
): number {
  if (!page) return 0
  const known = new Set(page.bookings.map(({ id }) => id))
  return created.filter(({ id, at }) => at > page.readAt && !known.has(id)).length
}
