import type { CallOptions, Result } from '@nalam/sdk'
import type { Action } from '../actions/createActionRunner.ts'
import { isOutcomeUnknown } from '../actions/isOutcomeUnknown.ts'

// The keys of requests whose outcome nobody knows: the next attempt is the same request to the server.
const keys = new Map<string, string>()

/** Not `randomUUID`, which only exists on https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * An action of an extension: its `Idempotency-Key` makes it safe to send again. Where the outcome is unknown the same request is sent
 * once more, and the server responds as it did the first time, or does now what it has not done (E0, D24).
 *
 * @param name the same for the same request, and for no other
 * @param send sends the request with the options given
 */
export function keyedRequest<Value>(
  name: string,
  send: (options: CallOptions) => PromiseLike<Result<Value>>,
): Action<Value> {
  const attempt = async () => {
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    const result = await send({ headers: { 'Idempotency-Key': key } })
    if (result.ok || !isOutcomeUnknown(result.error)) keys.delete(name)
    return result
  }
  return {
    send: attempt,
    async reconcile() {
      const again = await attempt()
      // A refusal is a response too: it was not done.
      return again.ok || isOutcomeUnknown(again.error) ? again : { ok: true, value: undefined }
    },
  }
}
