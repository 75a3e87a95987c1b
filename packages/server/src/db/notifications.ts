/** A listener for database notifications. Both functions return at once and never throw. */
export interface NotificationListener {
  /** Called for every notification. @param payload the sender's text; empty if there is none */
  readonly received: (channel: string, payload: string) => void
  /**
   * Called when notifications may have been missed: the listener then reads the data that they
   * would have announced.
   */
  readonly interrupted: () => void
}

/** Stops listening. */
export type StopListening = () => Promise<void>
