import { baseOperations, type AnyOperationId, type OperationMetadata } from '../generated/operations.ts'

/**
 * Operations that can be sent. The first call of an extension adds those of all extensions
 * (extensions/later.ts).
 */
export const knownOperations: Partial<Record<AnyOperationId, OperationMetadata>> = baseOperations
