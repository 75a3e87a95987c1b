import type { ApiError, Result } from '@nalam/sdk'
import { isOutcomeUnknown } from './isOutcomeUnknown.ts'
import { beginAction } from './underWay.ts'

/** A request that changes something, and how to find out what became of it. */
export interface Action<Value> {
  send: () => Promise<Result<Value>>
  /**
   * Reads whether the wanted state holds, after an unknown outcome (D24).
   *
   * @param error what was met; undefined before an action is sent again
   * @returns a value where it holds, undefined where it does not
   */
  reconcile: (error?: ApiError) => Promise<Result<Value | undefined>>
  /** Whether a refusal may respond to a request of ours that came through before, or be the result that was wanted. */
  isAmbiguous?: (error: ApiError, wasUncertain: boolean) => boolean
}

/** What became of an action. `isRefused`: what was read before is not what the server holds, and has to be read again. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ApiError; isRefused: boolean }

/** Runs actions, at most one at a time for each id. */
export interface ActionRunner {
  /** Whether an action with that id has to wait for one that is running. */
  isBusy: (id: string) => boolean
  /** @returns undefined where it is busy: nothing was sent */
  run: <Value>(id: string, action: Action<Value>) => Promise<Outcome<Value> | undefined>
}

/**
 * One request for each action. Where its outcome is unknown the state is read before the action is reported, and before it is
 * sent again (D24).
 *
 * @param isExclusive one action at a time over all ids
 */
export function createActionRunner({ isExclusive = false } = {}): ActionRunner {
  const running = new Set<string>()
  const uncertain = new Set<string>()

  /** @returns undefined where the wanted state does not hold: the action may be sent */
  async function reconcile<Value>(
    id: string,
    action: Action<Value>,
    failure?: ApiError,
  ): Promise<Outcome<Value> | undefined> {
    const found = await action.reconcile(failure)
    if (!found.ok) return { ok: false, error: found.error, isRefused: false }
    uncertain.delete(id)
    return found.value === undefined ? undefined : { ok: true, value: found.value }
  }

  async function attempt<Value>(id: string, action: Action<Value>): Promise<Outcome<Value>> {
    const wasUncertain = uncertain.has(id)
    const before = wasUncertain ? await reconcile(id, action) : undefined
    if (before) return before
    const result = await action.send()
    if (result.ok) return { ok: true, value: result.value }
    const { error } = result
    if (!isOutcomeUnknown(error) && !action.isAmbiguous?.(error, wasUncertain))
      return { ok: false, error, isRefused: error.kind === 'response' }
    uncertain.add(id)
    const after = await reconcile(id, action, error)
    return after?.ok ? after : { ok: false, error, isRefused: !uncertain.has(id) }
  }

  const isBusy = (id: string) => (isExclusive ? running.size > 0 : running.has(id))
  return {
    isBusy,
    async run(id, action) {
      if (isBusy(id)) return undefined
      running.add(id)
      const end = beginAction()
      try {
        return await attempt(id, action)
      } finally {
        running.delete(id)
        end()
      }
    },
  }
}
