import { baseOperations, type AnyOperationId, type OperationFacts } from '../generated/operations.ts'

/** The operations that can be sent. Those of extensions join with the first call that needs one (extensions/later.ts). */
export const knownOperations: Partial<Record<AnyOperationId, OperationFacts>> = baseOperations
