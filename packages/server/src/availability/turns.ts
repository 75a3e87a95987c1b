/** Runs work of one key after another. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Turns within this process, first come, first served. Work that would wait for a lock in the database waits here instead, where it
 * holds no connection and no time limit of the database runs. Other processes are kept apart by the lock.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work)
    const ended = turn.catch(() => undefined)
    last.set(key, ended)
    try {
      return await turn
    } finally {
      if (last.get(key) === ended) last.delete(key)
    }
  }
}
