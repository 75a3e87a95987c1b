import type { ApiPromise, CallOptions } from '@nalam/sdk'
import { type Action, isRefusal } from './createActionRunner.ts'
import { sessionPhase } from '../session/sessionState.ts'

// Keys of requests with an unknown outcome: the next attempt reuses the key, so the server treats
// it as the same request.
const keys = new Map<string, string>()
// The names contain what was entered, such as a patient's name.
sessionPhase.subscribe(() => sessionPhase.get() === 'leaving' && keys.clear())

/** Creates a key. `randomUUID` exists only on https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Creates an action of an extension whose `Idempotency-Key` makes it safe to repeat. After an
 * unknown outcome the same request is sent once more: the server repeats its first response, or
 * carries out the request now (E0, D24).
 *
 * @param name identifies the request: the same name means the same request
 * @param send sends the request with the given options
 */
export function keyedRequest<Value>(
  name: string,
  send: (options: CallOptions) => Pick<ApiPromise<Value>, 'result'>,
): Action<Value> {
  const attempt = async () => {
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    const result = await send({ headers: { 'Idempotency-Key': key } }).result()
    // Only an answer settles a request that may have arrived.
    if (result.ok || isRefusal(result.error)) keys.delete(name)
    return result
  }
  return {
    send: attempt,
    async reconcile() {
      const again = await attempt()
      return again.ok || !isRefusal(again.error) ? again : { ok: true, value: undefined }
    },
  }
}
