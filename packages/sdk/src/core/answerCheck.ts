import type { OperationId } from '../generated/operations.ts'

/** Compares answers with the contract; made by `answerCheck()` of `@nalam/sdk/checking`. */
export type AnswerCheck = {
  /** `report`: tell and go on. `strict`: a misfit is an error of the kind `contract`. */
  mode: 'report' | 'strict'
  /**
   * @param operation the operation that was answered
   * @param status the status of the answer
   * @param body the JSON body
   * @returns where the body does not fit; empty when it does
   */
  problems: (operation: OperationId, status: number, body: unknown) => readonly string[]
}
