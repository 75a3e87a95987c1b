import { createStore } from '../createStore.ts'

/**
 * A booking that came while this page was open: a patient created it, or its decision was undone,
 * so that it waits again.
 */
export interface CreatedBooking {
  readonly id: string
  /** Milliseconds since 1970, by this browser's clock. */
  readonly at: number
  readonly isUndone: boolean
}

/** Upper limit for unread entries. */
const MOST = 500

/** Bookings reported by live events; in memory only. */
export const createdBookings = createStore<readonly CreatedBooking[]>([])

/** Stores a booking that came. */
export function addCreated(id: string, isUndone: boolean): void {
  createdBookings.set([...createdBookings.get(), { id, at: Date.now(), isUndone }].slice(-MOST))
}

/** Returns how many of them are newer than a page and not on it. */
export function createdSince(
  created: readonly CreatedBooking[],
  page: { readonly readAt: number; readonly bookings: readonly { readonly id: string }[] } | undefined,
): number {
  if (!page) return 0
  const known = new Set(page.bookings.map(({ id }) => id))
  return created.filter(({ id, at }) => at > page.readAt && !known.has(id)).length
}
