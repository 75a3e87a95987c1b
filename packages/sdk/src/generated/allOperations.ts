// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
import { extensionOperations } from './extensionOperations.ts'
import { baseOperations, type OperationMetadata, type OperationId } from './operations.ts'

/** Every operation whose response is JSON. The client itself loads those of extensions later. */
export const operations: Readonly<Record<OperationId, OperationMetadata>> = { ...baseOperations, ...extensionOperations }
