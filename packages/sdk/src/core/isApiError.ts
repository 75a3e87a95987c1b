import type { AnyOperationId } from '../generated/operations.ts'
import { hasApiErrorMark, type ApiError } from './ApiError.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'
import type { ResponseOf, StatusOf } from './contractTypes.ts'

/** Error with a response that the contract documents: `status` and `data` have its types. */
export type ApiResponseError<O extends AnyOperationId, S extends StatusOf<O>> = ApiError<O> & {
  readonly kind: 'response'
  readonly status: S
  readonly data: ResponseOf<O, S>
}

/** An error of one kind. */
export type ApiErrorOfKind<Kind extends ApiErrorKind> = ApiError & { readonly kind: Kind }

/**
 * Returns whether a caught value is an {@link ApiError}: of any operation, of one operation, or of
 * one operation with one response status. The last form also narrows `data`. Recognizes errors of
 * other copies of the package.
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

/** Returns whether the server rejected the call, by its status or in its body. */
export const isResponseError = /* @__PURE__ */ isOfKind('response')
/** Returns whether there was no response or an incomplete one. */
export const isNetworkError = /* @__PURE__ */ isOfKind('network')
/** Returns whether there was no complete response before the deadline. */
export const isTimeout = /* @__PURE__ */ isOfKind('timeout')
/** Returns whether the caller's signal aborted the call. */
export const isAborted = /* @__PURE__ */ isOfKind('aborted')
/** Returns whether a response with a success status was not a JSON object. */
export const isParseError = /* @__PURE__ */ isOfKind('parse')
/** Returns whether the response did not match the contract or was a redirect. */
export const isContractError = /* @__PURE__ */ isOfKind('contract')
/** Returns whether the request could not be created. */
export const isSetupError = /* @__PURE__ */ isOfKind('setup')
