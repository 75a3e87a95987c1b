import { extensionOperations } from '../generated/extensionOperations.ts'
import { baseOperations, type OperationFacts, type OperationId } from '../generated/operations.ts'

/** Every operation whose response is JSON. The client itself loads those of extensions later (extensions/later.ts). */
export const allOperations: Readonly<Record<OperationId, OperationFacts>> = {
  ...baseOperations,
  ...extensionOperations,
}
