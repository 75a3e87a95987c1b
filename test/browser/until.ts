const realTimeout = window.setTimeout.bind(window)

/**
 * Waits in real time until something holds. `expect.poll` would move the clock of a test with fake timers on.
 * The test's own limit ends it.
 */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => realTimeout(resolve, 10))
}
