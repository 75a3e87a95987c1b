/** Runs the work of one key in sequence. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Creates queues within this process, first come, first served. Work that would wait for a database
 * lock waits here instead: it holds no connection, and no time limit of the database applies. The
 * lock separates other processes.
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
