import type { Clock } from '../../clock.ts'
import { exceptionFields, type Log } from '../../http/log.ts'

/** What a receiver has said to a delivery. */
export type Reception = 'accepted' | 'refused'

/** The deliveries for one receiver. */
export interface DeliveryQueue<Delivery> {
  /** The name of its work in the log. */
  readonly name: string
  /** Deliveries in progress at the same time. */
  readonly workers: number
  /**
   * Claims the next delivery for an attempt.
   *
   * @param inProgress the deliveries that are in progress here
   * @param ignoresPause takes the one with the fewest attempts, even if it failed just now
   */
  claim(inProgress: readonly Delivery[], ignoresPause: boolean): Promise<Delivery | undefined>
  /** Sends a delivery and stores the outcome. @returns `undefined` if it need not be sent */
  attempt(delivery: Delivery): Promise<Reception | undefined>
  /** Makes every delivery due that has failed: the receiver responds again. */
  tryFailedAgain(): Promise<void>
  /** Called when a worker has found nothing more, after it has made attempts. */
  readonly onEmpty?: () => void
}

/**
 * Works off the deliveries for one receiver. After several failures in a row the receiver counts as
 * down: then one delivery at a time is tried until one is accepted, and the others follow at once.
 */
export interface DeliveryWorkers {
  /** Starts the workers that are missing. */
  start(): void
  isDown(): boolean
  /** Resolves when no delivery is in progress. */
  idle(): Promise<void>
  /** No attempt begins any more. Resolves when those in progress have ended. */
  close(): Promise<void>
}

/** Failures in a row after which the receiver counts as down. */
const FAILURES_WHEN_DOWN = 5
/** How often a delivery is tried while the receiver is down, in milliseconds. */
const PROBE_EVERY = 20_000

export function createDeliveryWorkers<Delivery>(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  queue: DeliveryQueue<Delivery>,
): DeliveryWorkers {
  const state = { closed: false, failures: 0, probedAt: 0, requests: 0 }
  const inProgress = new Set<Delivery>()
  const workers = new Set<Promise<void>>()
  let claiming: Promise<unknown> = Promise.resolve()
  const isDown = () => state.failures >= FAILURES_WHEN_DOWN

  async function claimNext(): Promise<Delivery | undefined> {
    const isProbe = isDown()
    const now = clock.now().getTime()
    if (isProbe && (inProgress.size > 0 || Math.abs(now - state.probedAt) < PROBE_EVERY)) return undefined
    const delivery = await queue.claim([...inProgress], isProbe)
    if (delivery === undefined) return undefined
    if (isProbe) state.probedAt = now
    inProgress.add(delivery)
    return delivery
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const reception = await queue.attempt(delivery)
    if (reception === 'refused') state.failures += 1
    if (reception !== 'accepted') return
    const wasDown = isDown()
    state.failures = 0
    if (!wasDown) return
    await queue.tryFailedAgain()
    start()
  }

  /** Works until nothing is due. Claims wait for one another, so that each knows what is in progress. */
  async function work(): Promise<void> {
    let attempts = 0
    while (!state.closed) {
      const { requests } = state
      const claimed = claiming.then(claimNext)
      // A claim that fails is reported where it is awaited.
      claiming = claimed.catch(() => undefined)
      const delivery = await claimed
      if (delivery === undefined) {
        if (requests === state.requests) break
        continue
      }
      attempts += 1
      await attempt(delivery).finally(() => inProgress.delete(delivery))
    }
    if (attempts > 0) queue.onEmpty?.()
  }

  function start(): void {
    // A worker that has just found nothing looks again.
    state.requests += 1
    while (!state.closed && workers.size < queue.workers) {
      const worker = work()
        .catch((error: unknown) => log.error(queue.name, exceptionFields(error)))
        .finally(() => workers.delete(worker))
      workers.add(worker)
    }
  }

  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers)
  }

  return {
    start,
    isDown,
    idle,
    close() {
      state.closed = true
      return idle()
    },
  }
}
