import type { ResponseOf, StatusOf } from '../core/contractTypes.ts'
import { errorData, errorExamples, errorTexts, successExamples } from '../generated/examples.ts'
import type { ErrorCode, OperationId } from '../generated/operations.ts'

/** Returns all statuses that the contract documents for an operation, the success status first. */
export function statusesOf(operation: OperationId): number[] {
  return [successExamples[operation][0], ...Object.keys(errorExamples[operation]).map(Number)]
}

/** Returns the error codes that the contract documents for an operation and a status. */
export function codesOf(operation: OperationId, status: number): ErrorCode[] {
  return Object.keys(errorExamples[operation][status] ?? {}) as ErrorCode[]
}

/**
 * Returns the contract's example of a response.
 *
 * @param operation the operation
 * @param status a documented status
 * @param code which error, if a status has several. Default: the first
 * @throws RangeError for a status or code that the contract does not document
 */
export function exampleResponse<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  status: S,
  code?: ErrorCode,
): ResponseOf<O, S> {
  const [good, body] = successExamples[operation]
  // The cast is safe: the check of the contract compares every example with its schema.
  if (status === good) return structuredClone(body) as ResponseOf<O, S>
  const chosen = code ?? codesOf(operation, status)[0]
  const fields = chosen && errorExamples[operation][status]?.[chosen]
  if (chosen === undefined || fields === undefined) {
    throw new RangeError(`The contract has no ${[operation, status, code].filter(Boolean).join(' ')}`)
  }
  const data = errorData[chosen]
  return {
    statusCode: status,
    message: errorTexts[chosen],
    code: chosen,
    requestId: 'req_test',
    ...(fields && { errors: { ...fields } }),
    ...(data && { data: structuredClone(data) }),
  } as ResponseOf<O, S>
}
