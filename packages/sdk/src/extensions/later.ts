// Loads the code of all extensions with the first call of one: most pages do not need it at once.
import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/Caller.ts'
import { knownOperations } from '../core/knownOperations.ts'
import type { OperationId } from '../generated/operations.ts'
import type * as Loaded from './calls.ts'
import type { LaterOperationId, Surfaces } from './calls.ts'

let loaded: typeof Loaded | undefined

/** Returns whether the operation belongs to an extension that is not loaded yet. */
export const isLater = (operation: OperationId): boolean => !knownOperations[operation]

/**
 * Loads the code of all extensions over the network.
 *
 * @param sent called if loading fails, so that the call ends with a network error
 * @throws the error of the import
 */
export async function loadCalls(sent: () => void): Promise<void> {
  loaded = await import('./calls.ts').catch((error: unknown) => {
    sent()
    throw error
  })
  Object.assign(knownOperations, loaded.extensionOperations)
}

/**
 * Returns URL and body of a call. Those of base operations are unchanged: they have no parameters.
 *
 * @param secrets receives the values that no error may contain
 */
export const placed = (
  operation: OperationId,
  url: string,
  body: object | undefined,
  secrets: string[],
): readonly [url: string, body: object | undefined] => loaded?.place(operation, url, body, secrets) ?? [url, body]

/**
 * Returns the `Idempotency-Key` of an action that may be retried, the same for all its attempts.
 * Base operations have none.
 */
export const keyHeader = (operation: OperationId, key: string): object | undefined => loaded?.keyHeader(operation, key)

/**
 * Creates the method of an extension operation. The code is loaded before the request is built or
 * the response is read.
 */
export const later =
  <O extends LaterOperationId>(call: Caller, operation: O) =>
  (input: Surfaces[O]['input'], options?: CallOptions): ApiPromise<Surfaces[O]['output'], O> =>
    call(
      operation,
      (...received) => (loaded as typeof Loaded).read(...received),
      options,
      () => (loaded as typeof Loaded).payload(operation, input),
    )
