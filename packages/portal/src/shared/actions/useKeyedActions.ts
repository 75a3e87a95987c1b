import type { ApiPromise, CallOptions } from '@nalam/sdk'
import type { invalidates } from '@nalam/sdk/queries'
import { invalidate } from '../queries/useQuery.ts'
import type { Outcome } from './createActionRunner.ts'
import { keyedRequest } from './keyedRequest.ts'
import { type Actions, useActions } from './useActions.ts'

type ActionName = keyof typeof invalidates

/**
 * Runs actions of extensions with `keyedRequest`. What an action has changed is read again, also
 * after a refusal: the cached data is outdated then.
 *
 * @param readAgain reads it
 */
export function useKeyedActions(readAgain: (action: ActionName) => unknown = invalidate): Actions<true> & {
  /**
   * Sends an action. The same name, id and details mean the same request.
   *
   * @returns undefined if one with that id is running: nothing was sent
   */
  send: <Value>(
    action: ActionName,
    id: string,
    details: unknown,
    request: (options: CallOptions) => Pick<ApiPromise<Value>, 'result'>,
  ) => Promise<Outcome<Value> | undefined>
} {
  const actions = useActions()
  return {
    ...actions,
    send: (action, id, details, request) =>
      actions.run(id, true, {
        ...keyedRequest(JSON.stringify([action, id, details]), request),
        settle: (outcome) => (outcome.ok || outcome.isRefused) && void readAgain(action),
      }),
  }
}
