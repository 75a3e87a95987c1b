import type { ApiError } from './ApiError.ts'
import type { AnyOperationId, OperationId } from '../generated/operations.ts'

/** Outcome of a call as a value instead of an exception. */
export type Result<T, O extends AnyOperationId = AnyOperationId> =
  | { ok: true; value: T; error?: never }
  | { ok: false; error: ApiError<O>; value?: never }

/** Value of a call and its response. The body of `response` is already read. */
export type WithResponse<T> = { value: T; response: Response }

/** Promise of the value of a call. It rejects with an `ApiError`. */
export type ApiPromise<T, O extends OperationId = OperationId> = Promise<T> & {
  /** Resolves to `{ ok: true, value }` or `{ ok: false, error }`. Never rejects. */
  result: () => Promise<Result<T, O>>
  /** Resolves to the value and its response with status and headers. Rejects like the call. */
  withResponse: () => Promise<WithResponse<T>>
}

/**
 * Creates the promise of a call from its exchange. `exchange` must reject only with an ApiError.
 */
export function apiPromise<T, O extends OperationId>(exchange: Promise<WithResponse<T>>): ApiPromise<T, O> {
  const promise = exchange.then(({ value }) => value)
  const result = (): Promise<Result<T, O>> =>
    promise.then(
      (value) => ({ ok: true, value }),
      (error: ApiError<O>) => ({ ok: false, error }),
    )
  return Object.assign(promise, {
    result,
    withResponse: () => {
      // The caller handles the rejection of `exchange`. This handles that of `promise`.
      void result()
      return exchange
    },
  })
}
