import type { ApiError, Result } from '@nalam/sdk'

const GATEWAY_GAVE_UP = new Set([502, 504])

/** Returns whether the outcome is unknown: the server has not answered (D24). */
export function isOutcomeUnknown({ kind, status, isOffline }: ApiError): boolean {
  if (kind === 'response') return GATEWAY_GAVE_UP.has(status)
  return kind !== 'setup' && kind !== 'aborted' && !isOffline
}

/** Returns whether the server has answered that it did not carry out the request. */
export const isRefusal = (error: ApiError): boolean => error.kind === 'response' && !isOutcomeUnknown(error)

// A pending action writes optimistic data over the cached data. A change from elsewhere waits until
// the action ends, otherwise one of them would undo the other.
const createPage = () => ({ underWay: 0, waiting: new Array<() => void>() })
let page = createPage()

function runWaiting(): void {
  if (page.underWay > 0) return
  for (const work of page.waiting.splice(0)) work()
}

/**
 * Forgets the pending actions: the page that sent them is closed, and nothing waits for them.
 * @internal for tests, which open several pages in one document
 */
export function forgetActions(): void {
  page = createPage()
}

/** Runs work as soon as no action of this page is pending. */
export function whenSettled(work: () => void): void {
  page.waiting.push(work)
  runWaiting()
}

/** A request that changes something, and how to reconcile it after an unknown outcome. */
export interface Action<Value> {
  send: () => Promise<Result<Value>>
  /**
   * Reads whether the wanted state holds, after an unknown outcome (D24).
   *
   * @param error undefined if it runs before the action is sent again
   * @returns a value if the state holds, undefined if it does not
   */
  reconcile: (error?: ApiError) => Promise<Result<Value | undefined>>
  /** Returns whether a refusal may mean that the wanted state already holds. */
  isAmbiguous?: (error: ApiError, wasUncertain: boolean) => boolean
  /** Writes the outcome into the cache, before the wanted value is no longer shown. */
  settle?: (outcome: Outcome<Value>) => void
}

/** Reconciles with a read: returns `done` if the wanted state holds. */
export async function whether<Read, Value>(
  reading: PromiseLike<Result<Read>>,
  holds: (read: Read) => boolean,
  done: Value,
): Promise<Result<Value | undefined>> {
  const result = await reading
  return result.ok ? { ok: true, value: holds(result.value) ? done : undefined } : result
}

/** Reconciles by sending a request once more, where that changes nothing. */
export const byRepeating =
  <Value>(send: () => Promise<Result<Value>>) =>
  async (): Promise<Result<Value | undefined>> => {
    const again = await send()
    return again.ok || !isRefusal(again.error) ? again : { ok: true, value: undefined }
  }

/** Outcome of an action. `isRefused`: the cached data is outdated. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ApiError; isRefused: boolean }

/**
 * Creates a runner that sends one request for each action. After an unknown outcome it reads the
 * state before it reports the action, and before it sends the action again (D24).
 *
 * @param isExclusive allows only one action at a time, for all ids together
 */
export function createActionRunner({ isExclusive = false } = {}) {
  const running = new Set<string>()
  const uncertain = new Set<string>()

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

  const isPending = (id: string) => (isExclusive ? running.size > 0 : running.has(id))
  return {
    isPending,
    /** @returns undefined if that action is already running: nothing was sent */
    async run<Value>(id: string, action: Action<Value>): Promise<Outcome<Value> | undefined> {
      if (isPending(id)) return undefined
      running.add(id)
      const own = page
      own.underWay += 1
      try {
        const outcome = await attempt(id, action)
        action.settle?.(outcome)
        return outcome
      } finally {
        running.delete(id)
        own.underWay -= 1
        // After the code that waits for the outcome has shown it.
        if (own.underWay === 0) setTimeout(runWaiting)
      }
    },
  }
}
