import type { ResponseOf, StatusOf } from '../core/contractTypes.ts'
import { errorData, errorExamples, errorTexts, successExamples } from '../generated/examples.ts'
import type { ErrorCode, OperationId } from '../generated/operations.ts'

/** Every status that the contract documents for an operation, the good one first. */
export function statusesOf(operation: OperationId): number[] {
  return [successExamples[operation][0], ...Object.keys(errorExamples[operation]).map(Number)]
}

/** The error codes that the contract documents for an operation and a status. */
export function codesOf(operation: OperationId, status: number): ErrorCode[] {
  return Object.keys(errorExamples[operation][status] ?? {}) as ErrorCode[]
}

/**
 * The contract's example of a response.
 *
 * @param operation the operation
 * @param status a documented status
 * @param code which error, where a status has several; the first when left out
 * @throws RangeError for what the contract does not document
 */
export function exampleResponse<O extends OperationId, S extends StatusOf<O>>(
  operation: O,
  status: S,
  code?: ErrorCode,
): ResponseOf<O, S> {
  const [good, body] = successExamples[operation]
  // The contract's own check holds every example against its schema.
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
