import { createTally } from './tally.ts'

/**
 * Creates a list of items that wait. Each caller has its own queue, and the callers take turns: the
 * first item of each caller, then the second of each, and so on.
 */
export function createTurns<T extends { readonly caller: string }>() {
  const all = new Set<T>()
  /** The items of each caller that has any; the first caller has the next turn. */
  const queues = new Map<string, Set<T>>()

  /** Removes an item that waits no longer. */
  function remove(item: T): void {
    all.delete(item)
    const own = queues.get(item.caller)
    own?.delete(item)
    if (own?.size === 0) queues.delete(item.caller)
  }

  return {
    add(item: T): void {
      all.add(item)
      const own = queues.get(item.caller)
      if (own === undefined) queues.set(item.caller, new Set([item]))
      else own.add(item)
    },
    remove,
    /** Removes an item whose turn it is. The next one of its caller follows all other callers. */
    take(item: T): void {
      remove(item)
      const own = queues.get(item.caller)
      if (own === undefined) return
      queues.delete(item.caller)
      queues.set(item.caller, own)
    },
    /** Yields the first item of each caller, in the order of their turns. */
    *heads(): Generator<T> {
      for (const [first] of queues.values()) if (first !== undefined) yield first
    },
    /** Returns the item that has waited longest. */
    oldest: (): T | undefined => all.values().next().value,
  }
}

interface FairQueueOptions {
  /** Maximum weight of all running calls. */
  readonly max: number
  /** Maximum weight of the running calls of one caller. */
  readonly maxPerCaller: number
  /** Maximum waiting time of a call, in milliseconds. */
  readonly patience: number
}

interface Waiting {
  readonly caller: string
  readonly weight: number
  settle(leave: (() => void) | undefined): void
}

/**
 * Shares the capacity of a server between callers. Each caller has its own queue, and the callers
 * take turns: a caller with many calls delays its own calls, not those of others.
 */
export type FairQueue = ReturnType<typeof createFairQueue>

export function createFairQueue({ max, maxPerCaller, patience }: FairQueueOptions) {
  const waiting = createTurns<Waiting>()
  const runningOf = createTally()
  let running = 0
  let isScheduled = false

  function changeRunning(caller: string, weight: number): void {
    running += weight
    runningOf.add(caller, weight)
  }

  /**
   * Returns the next call that may run. Callers that have reached their own limit are skipped. A
   * call that does not fit beside the running ones keeps its turn: calls of less weight would
   * otherwise overtake it forever.
   */
  function next(): Waiting | undefined {
    for (const call of waiting.heads()) {
      if (runningOf.of(call.caller) + call.weight > maxPerCaller) continue
      return running + call.weight > max ? undefined : call
    }
    return undefined
  }

  function begin(call: Waiting): void {
    waiting.take(call)
    changeRunning(call.caller, call.weight)
    call.settle(() => {
      changeRunning(call.caller, -call.weight)
      schedule()
    })
  }

  /**
   * Begins waiting calls in the next turn of the event loop. Without this turn, the calls of one
   * caller could follow each other without a moment in which a request of another caller is read.
   */
  function schedule(): void {
    if (isScheduled || waiting.oldest() === undefined) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      for (let call = next(); call !== undefined; call = next()) begin(call)
    })
  }

  return {
    /**
     * Waits for a turn. A call takes as many places as its weight.
     *
     * @param weight at most `maxPerCaller`
     * @param signal ends the wait when the client has left; read only if the call has to wait
     * @returns a function that frees the places; `undefined` when the call has waited too long or its
     * client has left
     */
    enter(caller: string, weight: number, signal: () => AbortSignal): Promise<(() => void) | undefined> {
      return new Promise((resolve) => {
        let settle = resolve
        const call: Waiting = { caller, weight, settle: (leave) => settle(leave) }
        waiting.add(call)
        if (next() === call) return begin(call)
        const client = signal()
        const giveUp = () => {
          waiting.remove(call)
          call.settle(undefined)
          // The call may have been the one that did not fit.
          schedule()
        }
        const deadline = setTimeout(giveUp, patience)
        client.addEventListener('abort', giveUp, { once: true })
        settle = (leave) => {
          clearTimeout(deadline)
          client.removeEventListener('abort', giveUp)
          resolve(leave)
        }
        if (client.aborted) giveUp()
        return undefined
      })
    },
  }
}
