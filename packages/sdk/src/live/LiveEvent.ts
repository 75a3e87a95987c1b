import type { components } from '../generated/schema.ts'

type Wire = components['schemas']['LiveEvent']

/**
 * Something has changed. Later servers add topics: ignore one that you do not know.
 * - `bookings`, `slots`: `name` says what happened (`booking.accepted`), `subject` is the id of the record
 * - `session`: the session has ended
 * - `resync`: changes may have been missed; read again what is shown. With `quietFor` nothing has changed for so many seconds:
 *   whoever has read since then has missed nothing
 */
export type LiveEvent = Omit<Wire, 'topic'> & { topic: Wire['topic'] | (string & {}) }

/** How to listen. */
export type LiveOptions = {
  /** Ends the subscription. */
  signal: AbortSignal
  /** Told what changes, in order and nothing twice. */
  onEvent: (event: LiveEvent) => void
  /** Told when events begin to arrive (`true`) and when the connection is lost (`false`): poll while it is. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Live events. */
export type LiveResource = {
  /**
   * Listens until the signal ends it. Connections that break are replaced, with growing pauses; nothing is missed in between, or
   * `resync` says so. It keeps no session alive.
   *
   * @returns a promise that is kept when the signal has ended it, and broken with an ApiError where another attempt would change
   *   nothing: no session (401), a server without live events (404), a wrong set-up
   */
  subscribe: (options: LiveOptions) => Promise<void>
}
