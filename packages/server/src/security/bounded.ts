/**
 * Creates a function that runs at most some pieces of work at once; the others wait for their turn.
 *
 * @param refuse called with the number of waiting pieces before another one waits; it may throw
 */
export function createBounded(
  max: number,
  refuse?: (waiting: number) => void,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: Array<() => void> = []
  let running = 0
  return async (work) => {
    if (running >= max) {
      refuse?.(queue.length)
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place is passed to the next piece, so the count stays the same.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
