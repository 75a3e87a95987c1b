const realTimeout = window.setTimeout.bind(window)

/**
 * Waits in real time until a condition holds. `expect.poll` would advance the clock of a test with
 * fake timers. The test's own timeout ends the wait.
 */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => realTimeout(resolve, 10))
}
