import { useState } from 'react'
import { createStore, type Store, useStore } from '../createStore.ts'
import { type Action, createActionRunner, type Outcome } from './createActionRunner.ts'
import type { ApiError } from '@nalam/sdk'
import { type ActionFailure, type ActionSuccess, type SpokenByServer, useServerText } from '@nalam/ui'

/** An action of a component. */
export interface ComponentAction<Value> extends Action<Value> {
  /** Writes the outcome into the cache, before the wanted value is no longer shown. */
  settle?: (outcome: Outcome<Value>) => void
}

export interface Actions<Wanted> {
  /** Wanted values by id while their actions run, shown instead of the cached ones. */
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
 * arrives meanwhile cannot undo them, and nothing has to be rolled back.
 *
 * @param options.isExclusive allows only one action at a time, for all ids together
 * @param options.pending holds the wanted values, if other components show them too
 */
export function useActions<Wanted = true>(options?: {
  isExclusive?: boolean
  pending?: Store<ReadonlyMap<string, Wanted>>
}): Actions<Wanted> {
  const [own] = useState(() => createStore<ReadonlyMap<string, Wanted>>(new Map()))
  const store = options?.pending ?? own
  const pending = useStore(store)
  const [runner] = useState(() => createActionRunner(options))
  const run = async <Value>(id: string, wanted: Wanted, action: ComponentAction<Value>) => {
    if (runner.isPending(id)) return undefined
    store.set(new Map(store.get()).set(id, wanted))
    try {
      const outcome = await runner.run(id, action)
      if (outcome) action.settle?.(outcome)
      return outcome
    } finally {
      store.set(new Map([...store.get()].filter(([other]) => other !== id)))
    }
  }
  return { pending, isPending: runner.isPending, run }
}

/** `next: 'proof'` asks the doctor to confirm who is present. */
type SensitiveFailure = ActionFailure & { readonly next?: 'proof' }

/** Error codes of a time that can no longer be booked or offered. */
const TAKEN: ReadonlySet<string> = new Set([
  'slot.just_booked',
  'slot.is_off',
  'slot.past',
  'slot.held',
  'offer.too_soon',
  'offer.refused',
])

/** Formats the results of actions. */
export interface ActionResults {
  success: (message: SpokenByServer) => ActionSuccess
  failure: (error: ApiError) => SensitiveFailure
  /** @param outcome of a request or an action; undefined if another one is running */
  of: (
    outcome: { ok: true; value: SpokenByServer } | { ok: false; error: ApiError } | undefined,
  ) => ActionSuccess | SensitiveFailure
  /** As `of`, for an action at a chosen time: `taken` says that it can no longer be booked. */
  ofTime: (...parameters: Parameters<ActionResults['of']>) => ReturnType<ActionResults['of']> & { taken?: string }
}

/** Converts results of the SDK for forms: text in the doctor's language (D9), field errors. */
export function useActionResult(): ActionResults {
  const serverText = useServerText()
  const success = (message: SpokenByServer): ActionSuccess => ({ ok: true, message: serverText(message) })
  const failure = (error: ApiError): SensitiveFailure => ({
    ok: false,
    message: serverText(error),
    ...(error.code === 'proof.required' && { next: 'proof' }),
    fieldErrors: Object.fromEntries(
      Object.entries(error.fieldErrors).map(([field, text]) => [
        field,
        // The field error equals the message of the error, which has a code and can be translated.
        text === error.userMessage ? serverText(error) : text,
      ]),
    ),
  })
  const of: ActionResults['of'] = (outcome) => {
    if (!outcome) return { ok: false }
    return outcome.ok ? success(outcome.value) : failure(outcome.error)
  }
  const ofTime: ActionResults['ofTime'] = (outcome) =>
    outcome?.ok === false && TAKEN.has(outcome.error.code ?? '')
      ? { ok: false, taken: serverText(outcome.error) }
      : of(outcome)
  return { success, failure, of, ofTime }
}
