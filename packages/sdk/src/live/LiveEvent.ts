import type { components } from '../generated/schema.ts'

type Wire = components['schemas']['LiveEvent']

/**
 * A change. Ignore unknown topics: newer servers may send others.
 * - `bookings`, `slots`, `queue`: `name` is the kind of change (`booking.accepted`), `subject` the id of the
 *   record
 * - `availability`: weekly hours or exceptions
 * - `session`: the session has ended
 * - `resync`: events may have been missed; fetch the displayed data again. With `quietFor`, nothing
 *   has changed for that many seconds: data fetched since then is current
 */
export type LiveEvent = Omit<Wire, 'topic'> & { topic: Wire['topic'] | (string & {}) }

/** Options of a subscription. */
export type LiveOptions = {
  /** Ends the subscription. */
  signal: AbortSignal
  /** Called with each event, in order and without duplicates. */
  onEvent: (event: LiveEvent) => void
  /**
   * Called with `true` when events begin to arrive and with `false` when the connection is lost.
   * Poll while it is lost.
   */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Live events. */
export type LiveResource = {
  /**
   * Subscribes until the signal aborts. Reconnects after a lost connection, with increasing pauses.
   * No event is missed in between, or `resync` is sent. Does not extend the session.
   *
   * @returns a promise that resolves when the signal aborts, and rejects with an ApiError if
   *   reconnecting cannot help: no session (401), a server without live events (404), a wrong setup
   */
  subscribe: (options: LiveOptions) => Promise<void>
}
