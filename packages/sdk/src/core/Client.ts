import type { OperationId } from '../generated/operations.ts'
import type { ClientOptions } from './clientOptions.ts'
import type { KnownOperation } from './knownOperations.ts'

/** Client: its options, the state of its calls, and what loads the extensions. */
export type Client = ClientOptions & {
  /** Time of the last `onUnauthorized` call in milliseconds since 1970; 0 before the first call. */
  unauthorizedAt: number
  /**
   * Adds the operations of extensions to the known ones, and returns one of them.
   *
   * @param sent called if loading fails, so that the call ends with a network error
   */
  load: (operation: OperationId, sent: () => void) => Promise<KnownOperation | undefined>
}
