import { exceptionFields, type Log } from '../http/log.ts'

/** Work that is done again and again in the background, never twice at the same time. */
export interface PeriodicWork {
  /** Starts the work now. If it is in progress, it is done once more after that. */
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
  let again = false
  let closed = false
  const isClosed = () => closed

  function start(): void {
    if (closed || current !== undefined) return
    again = false
    current = work(isClosed)
      .catch((error: unknown) => log.error(name, exceptionFields(error)))
      .finally(() => {
        current = undefined
        if (again) start()
      })
  }

  function wake(): void {
    again = true
    start()
  }

  async function ended(): Promise<void> {
    while (current !== undefined) await current
  }

  const timer = setInterval(start, every)
  timer.unref()

  return {
    wake,
    settled() {
      wake()
      return ended()
    },
    close() {
      clearInterval(timer)
      closed = true
      return ended()
    },
  }
}
