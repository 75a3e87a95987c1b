import { baseOperations, type AnyOperationId, type OperationMetadata } from '../generated/operations.ts'

/** Operation that can be sent. Base operations have no parameters and no headers of their own. */
export type KnownOperation = OperationMetadata & {
  /**
   * Returns URL and body of a call.
   *
   * @param secrets receives the values that no error may contain
   */
  place?: (
    url: string,
    input: object | undefined,
    secrets: string[],
  ) => readonly [url: string, body: object | undefined]
  /**
   * Returns headers that all attempts of a call have in common.
   *
   * @param id of the call
   */
  headers?: (id: string) => object
}

/**
 * Operations that can be sent. The first call of an extension adds those of all extensions
 * (`Client.load`).
 */
export const knownOperations: Partial<Record<AnyOperationId, KnownOperation>> = baseOperations
