// The calls of extensions are loaded with the first that is made: most pages need none at once.
import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/Caller.ts'
import { knownOperations } from '../core/knownOperations.ts'
import type { OperationId } from '../generated/operations.ts'
import type * as Loaded from './calls.ts'
import type { LaterOperationId, Surfaces } from './calls.ts'

let loaded: typeof Loaded | undefined

/** Whether the operation belongs to an extension that is not loaded yet. */
export const isLater = (operation: OperationId): boolean => !knownOperations[operation]

/**
 * Loads the calls of extensions. They come over the network, and fail as it fails.
 *
 * @param sent is called when they do not arrive, so that the failure is the network's
 */
export async function loadCalls(sent: () => void): Promise<void> {
  loaded = await import('./calls.ts').catch((error: unknown) => {
    sent()
    throw error
  })
  Object.assign(knownOperations, loaded.extensionOperations)
}

/**
 * Address and body of a call: base operations have no parameters.
 *
 * @param secrets gets what no error may show
 */
export const placed = (
  operation: OperationId,
  url: string,
  body: object | undefined,
  secrets: string[],
): readonly [url: string, body: object | undefined] => loaded?.place(operation, url, body, secrets) ?? [url, body]

/** The header of an action that may be repeated; base operations have none. It is the same for all attempts. */
export const keyHeader = (operation: OperationId, key: string): object | undefined => loaded?.keyHeader(operation, key)

/** The method of an operation of an extension. Nothing asks for what is sent or read before it is loaded. */
export const later =
  <O extends LaterOperationId>(call: Caller, operation: O) =>
  (input: Surfaces[O]['input'], options?: CallOptions): ApiPromise<Surfaces[O]['output'], O> =>
    call(
      operation,
      (...received) => (loaded as typeof Loaded).read(...received),
      options,
      () => (loaded as typeof Loaded).payload(operation, input),
    )
