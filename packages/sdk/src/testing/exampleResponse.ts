import type { ResponseOf, StatusOf } from '../core/contractTypes.ts'
import { errorData, errorExamples, errorTexts, successExamples } from '../generated/examples.ts'
import type { ErrorCode, OperationId } from '../generated/operations.ts'

/**
 * Returns the success status of an operation and the contract's example of its response.
 *
 * @throws RangeError for a name that the contract does not have
 */
export function successOf(operation: OperationId) {
  if (!Object.hasOwn(successExamples, operation)) throw new RangeError(`The contract has no operation ${operation}`)
  return successExamples[operation]
}

/** Returns all statuses that the contract documents for an operation, the success status first. */
export function statusesOf(operation: OperationId): number[] {
  return [successOf(operation)[0], ...Object.keys(errorExamples[operation]).map(Number)]
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
 * @throws RangeError for an operation, a status or a code that the contract does not document
 */
export function exampleResponse<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  status: S,
  code?: ErrorCode,
): ResponseOf<O, S> {
  const [good, body] = successOf(operation)
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
