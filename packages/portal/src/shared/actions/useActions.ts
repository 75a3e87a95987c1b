import { useState } from 'react'
import { createActionRunner, type Action, type Outcome } from './createActionRunner.ts'

/** An action of a component. */
export interface ComponentAction<Value> extends Action<Value> {
  /** Writes the outcome into the cache, before the wanted value is no longer shown. */
  settle?: (outcome: Outcome<Value>) => void
}

export interface Actions<Wanted> {
  /**
   * Wanted values by id while their actions run. They are shown instead of the cached ones until
   * the action ends.
   */
  pending: ReadonlyMap<string, Wanted>
  /** Returns whether an action with that id has to wait for a running one. */
  isPending: (id: string) => boolean
  /**
   * Starts an action.
   *
   * @returns undefined if one with that id is running: nothing was sent
   */
  run: <Value>(id: string, wanted: Wanted, action: ComponentAction<Value>) => Promise<Outcome<Value> | undefined>
}

/**
 * Runs the actions of one component. Their wanted values are not in the cache, so a read that
 * arrives meanwhile cannot undo them.
 *
 * @param options.isExclusive allows only one action at a time, for all ids together
 */
export function useActions<Wanted = true>(options?: { isExclusive?: boolean }): Actions<Wanted> {
  const [pending, setPending] = useState<ReadonlyMap<string, Wanted>>(() => new Map())
  const [runner] = useState(() => createActionRunner(options))
  const run = async <Value>(id: string, wanted: Wanted, action: ComponentAction<Value>) => {
    if (runner.isPending(id)) return undefined
    setPending((others) => new Map(others).set(id, wanted))
    try {
      const outcome = await runner.run(id, action)
      if (outcome) action.settle?.(outcome)
      return outcome
    } finally {
      setPending((others) => new Map([...others].filter(([other]) => other !== id)))
    }
  }
  return { pending, isPending: runner.isPending, run }
}
