import { knownOperations, type KnownOperation } from '../core/knownOperations.ts'
import type { OperationId } from '../generated/operations.ts'

/**
 * Loads the code of all extensions over the network, and returns one of their operations.
 *
 * @param sent called if loading fails, so that the call ends with a network error
 * @throws the error of the import
 */
export async function loadCalls(operation: OperationId, sent: () => void): Promise<KnownOperation | undefined> {
  const { loadedOperations } = await import('./calls.ts').catch((error: unknown) => {
    sent()
    throw error
  })
  return Object.assign(knownOperations, loadedOperations)[operation]
}
