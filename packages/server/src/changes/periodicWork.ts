import { exceptionFields, type Log } from '../http/log.ts'

/** Work that is done again and again in the background, never twice at the same time. */
export interface PeriodicWork {
  /** Starts the work now, unless it is in progress. */
  wake(): void
  /** Resolves when all work that is due now is done. */
  settled(): Promise<void>
  /** Resolves when the current work has ended; none begins any more. */
  close(): Promise<void>
}

/**
 * Starts periodic work. An error is logged, and the work is done again later.
 *
 * @param work ends early when `isClosed` returns `true`
 * @param every milliseconds
 */
export function startPeriodicWork(
  { name, every, log }: { readonly name: string; readonly every: number; readonly log: Log },
  work: (isClosed: () => boolean) => Promise<void>,
): PeriodicWork {
  let current: Promise<void> | undefined
  let closed = false
  const isClosed = () => closed

  function wake(): void {
    if (closed || current !== undefined) return
    current = work(isClosed)
      .catch((error: unknown) => log.error(name, exceptionFields(error)))
      .finally(() => {
        current = undefined
      })
  }

  const timer = setInterval(wake, every)
  timer.unref()

  return {
    wake,
    async settled() {
      await current
      wake()
      await current
    },
    async close() {
      clearInterval(timer)
      closed = true
      await current
    },
  }
}
