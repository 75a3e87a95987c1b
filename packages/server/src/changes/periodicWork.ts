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
    await current
    if (current !== undefined) await ended()
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

/** Maximum number of doctors per query. */
const MAX_AT_ONCE = 100

/**
 * Does periodic work for doctors. An error is logged, and the other doctors come first.
 *
 * @param find returns ids of doctors after an id, in ascending order
 * @param step does a part of the work for a doctor. @returns whether there is more to do
 * @returns whether all is done
 */
export async function workOnDoctors(
  { name, log, isClosed }: { readonly name: string; readonly log: Log; readonly isClosed: () => boolean },
  find: (after: string, limit: number) => Promise<string[]>,
  step: (doctorId: string) => Promise<boolean>,
): Promise<boolean> {
  let isDone = true
  let found: string[] = []
  do {
    found = await find(found.at(-1) ?? '', MAX_AT_ONCE)
    for (const doctorId of found) {
      try {
        while (!isClosed() && (await step(doctorId)));
      } catch (error) {
        log.error(name, exceptionFields(error))
        isDone = false
      }
    }
  } while (!isClosed() && found.length === MAX_AT_ONCE)
  return isDone && !isClosed()
}
