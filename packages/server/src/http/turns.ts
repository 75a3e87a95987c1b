/**
 * Items that wait. Each caller has its own queue, and the callers take turns: the first item of
 * each caller, then the second of each, and so on.
 */
export interface Turns<T extends { readonly caller: string }> {
  add(item: T): void
  /** Removes an item that waits no longer. */
  remove(item: T): void
  /** Removes an item whose turn it is. The next one of its caller follows all other callers. */
  take(item: T): void
  /** Returns the first item of each caller, in the order of their turns. */
  heads(): Iterable<T>
  /** Returns the item that has waited longest. */
  oldest(): T | undefined
}

/** Creates turns without an item. */
export function createTurns<T extends { readonly caller: string }>(): Turns<T> {
  const all = new Set<T>()
  /** The items of each caller that has any; the first caller has the next turn. */
  const queues = new Map<string, Set<T>>()

  function remove(item: T): void {
    all.delete(item)
    const own = queues.get(item.caller)
    own?.delete(item)
    if (own?.size === 0) queues.delete(item.caller)
  }

  return {
    add(item) {
      all.add(item)
      const own = queues.get(item.caller)
      if (own === undefined) queues.set(item.caller, new Set([item]))
      else own.add(item)
    },
    remove,
    take(item) {
      remove(item)
      const own = queues.get(item.caller)
      if (own === undefined) return
      queues.delete(item.caller)
      queues.set(item.caller, own)
    },
    *heads() {
      for (const [first] of queues.values()) if (first !== undefined) yield first
    },
    oldest: () => all.values().next().value,
  }
}
