import type { ApiPromise, CallOptions } from '@nalam/sdk'
import { type ActionName, invalidate } from '../queries/useQuery.ts'
import { sessionPhase } from '../session/sessionState.ts'
import { type Action, byRepeating, isRefusal } from './createActionRunner.ts'
import { useActions } from './useActions.ts'

// Keys of requests with an unknown outcome, for the next attempt.
const keys = new Map<string, string>()
// The names contain what was entered, such as a patient's name.
sessionPhase.subscribe(() => sessionPhase.get() === 'leaving' && keys.clear())

/** Creates a key. `randomUUID` exists only on https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

type Send<Value> = (options: CallOptions) => Pick<ApiPromise<Value>, 'result'>

/**
 * Creates an action of an extension whose `Idempotency-Key` makes it safe to repeat. After an
 * unknown outcome the same request is sent once more: the server repeats its first response, or
 * carries out the request now (E0, D24). The same name means the same request.
 */
export function keyedRequest<Value>(name: string, send: Send<Value>): Action<Value> {
  const attempt = async () => {
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    const result = await send({ headers: { 'Idempotency-Key': key } }).result()
    // Only an answer settles a request that may have arrived.
    if (result.ok || isRefusal(result.error)) keys.delete(name)
    return result
  }
  return { send: attempt, reconcile: byRepeating(attempt) }
}

/**
 * Runs actions of extensions, and reads what they changed again: it is outdated after a refusal
 * too.
 */
export function useKeyedActions(readAgain: (action: ActionName) => unknown = invalidate) {
  const actions = useActions()
  return {
    ...actions,
    /** Sends an action. The same name, id and details mean the same request. */
    send: <Value>(action: ActionName, id: string, details: unknown, request: Send<Value>) =>
      actions.run(id, true, {
        ...keyedRequest(JSON.stringify([action, id, details]), request),
        settle: (outcome) => (outcome.ok || outcome.isRefused) && void readAgain(action),
      }),
  }
}
