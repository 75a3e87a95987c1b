import type { AnyOperationId } from '../generated/operations.ts'
import { hasApiErrorMark, type ApiError } from './ApiError.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'
import type { ResponseOf, StatusOf } from './contractTypes.ts'

/** An error that is the server's own response, with the body that the contract documents for it. */
export type ApiResponseError<O extends AnyOperationId, S extends StatusOf<O>> = ApiError<O> & {
  readonly kind: 'response'
  readonly status: S
  readonly data: ResponseOf<O, S>
}

/** An error of one kind. */
export type ApiErrorOfKind<Kind extends ApiErrorKind> = ApiError & { readonly kind: Kind }

/**
 * Whether a caught value is an {@link ApiError}: any, one of an operation, or that operation's response with a status. The
 * last form also narrows `data`. Works across two copies of the package.
 */
export function isApiError(error: unknown): error is ApiError
export function isApiError<O extends AnyOperationId>(error: unknown, operation: O): error is ApiError<O>
export function isApiError<O extends AnyOperationId, S extends StatusOf<O>>(
  error: unknown,
  operation: O,
  status: S,
): error is ApiResponseError<O, S>
export function isApiError(error: unknown, operation?: AnyOperationId, status?: number): boolean {
  if (!hasApiErrorMark(error) || (operation !== undefined && error.operation !== operation)) return false
  if (status === undefined) return true
  return isResponseError(error) && error.status === status && typeof error.data === 'object' && error.data !== null
}

const isOfKind =
  <Kind extends ApiErrorKind>(kind: Kind) =>
  (error: unknown): error is ApiErrorOfKind<Kind> =>
    hasApiErrorMark(error) && error.kind === kind

/** Whether the server refused the call, by its status or in its body. */
export const isResponseError = /* @__PURE__ */ isOfKind('response')
/** Whether there was no response, or one that broke off. */
export const isNetworkError = /* @__PURE__ */ isOfKind('network')
/** Whether there was no complete response before the deadline. */
export const isTimeout = /* @__PURE__ */ isOfKind('timeout')
/** Whether the caller's signal ended the call. */
export const isAborted = /* @__PURE__ */ isOfKind('aborted')
/** Whether the response was not JSON. */
export const isParseError = /* @__PURE__ */ isOfKind('parse')
/** Whether the response did not hold what the contract promises, or was a redirect. */
export const isContractError = /* @__PURE__ */ isOfKind('contract')
/** Whether the request could not be made. */
export const isSetupError = /* @__PURE__ */ isOfKind('setup')
