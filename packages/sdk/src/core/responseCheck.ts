import type { OperationId } from '../generated/operations.ts'

/**
 * Check of responses against the contract, created by `responseCheck()` of
 * `@nalam/sdk/response-check`.
 */
export type ResponseCheck = {
  /**
   * `report` emits a `mismatch` event and continues. `strict` ends the call with a `contract`
   * error.
   */
  mode: 'report' | 'strict'
  /**
   * @param operation the operation that responded
   * @param status the status of the response
   * @param body the JSON body
   * @returns where the body does not match the contract; empty if it matches
   */
  problems: (operation: OperationId, status: number, body: unknown) => readonly string[]
}
