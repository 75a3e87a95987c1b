import type { AnswerOf, StatusOf } from '../core/contractTypes.ts'
import { badAnswers, errorTexts, goodAnswers } from '../generated/examples.ts'
import type { ErrorCode, OperationId } from '../generated/operations.ts'

/** Every status that the contract documents for an operation, the good one first. */
export function statusesOf(operation: OperationId): number[] {
  return [goodAnswers[operation][0], ...Object.keys(badAnswers[operation]).map(Number)]
}

/** The error codes that the contract documents for an operation and a status. */
export function codesOf(operation: OperationId, status: number): ErrorCode[] {
  return Object.keys(badAnswers[operation][status] ?? {}) as ErrorCode[]
}

/**
 * The contract's example of an answer.
 *
 * @param operation the operation
 * @param status a documented status
 * @param code which error, where a status has several; the first when left out
 * @throws RangeError for what the contract does not document
 */
export function exampleAnswer<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  status: S,
  code?: ErrorCode,
): AnswerOf<O, S> {
  const [good, body] = goodAnswers[operation]
  // The contract's own check holds every example against its schema.
  if (status === good) return structuredClone(body) as AnswerOf<O, S>
  const chosen = code ?? codesOf(operation, status)[0]
  const fields = chosen && badAnswers[operation][status]?.[chosen]
  if (chosen === undefined || fields === undefined) {
    throw new RangeError(`The contract has no ${[operation, status, code].filter(Boolean).join(' ')}`)
  }
  const error = { statusCode: status, message: errorTexts[chosen], code: chosen, requestId: 'req_test' }
  return (fields ? { ...error, errors: { ...fields } } : error) as AnswerOf<O, S>
}
