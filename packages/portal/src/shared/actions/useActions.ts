import { useState } from 'react'
import { createActionRunner, type Action, type Outcome } from './createActionRunner.ts'

/** An action of a component. */
export interface ComponentAction<Value> extends Action<Value> {
  /** Writes the outcome into what was read, before the wanted value is no longer shown. */
  settle?: (outcome: Outcome<Value>) => void
}

export interface Actions<Wanted> {
  /** Wanted values by id while their actions run: shown in place of what was read, rolled back at the end of the action. */
  pending: ReadonlyMap<string, Wanted>
  /** Whether an action with that id has to wait for one that is running. */
  isBusy: (id: string) => boolean
  /**
   * Starts an action.
   *
   * @returns undefined where one with that id is running: nothing was sent
   */
  run: <Value>(id: string, wanted: Wanted, action: ComponentAction<Value>) => Promise<Outcome<Value> | undefined>
}

/**
 * The actions of one component. Their wanted values are beside the cache: a read that arrives in between cannot undo them.
 *
 * @param options.isExclusive one action at a time over all ids
 */
export function useActions<Wanted = true>(options?: { isExclusive?: boolean }): Actions<Wanted> {
  const [pending, setPending] = useState<ReadonlyMap<string, Wanted>>(() => new Map())
  const [runner] = useState(() => createActionRunner(options))
  const run = async <Value>(id: string, wanted: Wanted, action: ComponentAction<Value>) => {
    if (runner.isBusy(id)) return undefined
    setPending((others) => new Map(others).set(id, wanted))
    try {
      const outcome = await runner.run(id, action)
      if (outcome) action.settle?.(outcome)
      return outcome
    } finally {
      setPending((others) => new Map([...others].filter(([other]) => other !== id)))
    }
  }
  return { pending, isBusy: runner.isBusy, run }
}
