import type { ResponseOf, StatusOf } from './contractTypes.ts'
import type { OperationId } from '../generated/operations.ts'
import { hasApiErrorMark, type ApiError } from './ApiError.ts'

/** An error that is the server's own response, with the body that the contract documents for it. */
export type ApiResponseError<O extends OperationId, S extends StatusOf<O>> = ApiError<O> & {
  readonly kind: 'response'
  readonly status: S
  readonly data: ResponseOf<O, S>
}

/**
 * Whether a caught value is an {@link ApiError}: any, one of an operation, or that operation's answer with a status. The
 * last form also narrows `data`. Works across two copies of the package.
 */
export function isApiError(error: unknown): error is ApiError
export function isApiError<O extends OperationId>(error: unknown, operation: O): error is ApiError<O>
export function isApiError<O extends OperationId, S extends StatusOf<O>>(
  error: unknown,
  operation: O,
  status: S,
): error is ApiResponseError<O, S>
export function isApiError(error: unknown, operation?: OperationId, status?: number): boolean {
  if (!hasApiErrorMark(error) || (operation !== undefined && error.operation !== operation)) return false
  if (status === undefined) return true
  return error.kind === 'response' && error.status === status && typeof error.data === 'object' && error.data !== null
}
