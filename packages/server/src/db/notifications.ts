/** What hears the notifications of a database. Both functions return at once and never throw. */
export interface NotificationListener {
  /** @param payload what the sender said; empty when it said nothing */
  readonly heard: (channel: string, payload: string) => void
  /** Notifications may have been missed: whoever relies on them reads what they would have announced. */
  readonly interrupted: () => void
}

/** Stops listening. */
export type StopListening = () => Promise<void>
