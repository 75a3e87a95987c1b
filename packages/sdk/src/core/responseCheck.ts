import type { OperationId } from '../generated/operations.ts'

/** Compares responses with the contract; made by `responseCheck()` of `@nalam/sdk/response-check`. */
export type ResponseCheck = {
  /** `report`: tell and go on. `strict`: a misfit is an error of the kind `contract`. */
  mode: 'report' | 'strict'
  /**
   * @param operation the operation that responded
   * @param status the status of the response
   * @param body the JSON body
   * @returns where the body does not fit; empty when it does
   */
  problems: (operation: OperationId, status: number, body: unknown) => readonly string[]
}
