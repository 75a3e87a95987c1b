import type { ApiError } from './ApiError.ts'
import type { AnyOperationId, OperationId } from '../generated/operations.ts'

/** How a call ended, without throwing. */
export type Result<T, O extends AnyOperationId = AnyOperationId> =
  | { ok: true; value: T; error?: never }
  | { ok: false; error: ApiError<O>; value?: never }

/** A value with the response that it came in. The body of `response` is already read. */
export type WithResponse<T> = { value: T; response: Response }

/** The promise of a call: of its value, or, asked otherwise, of a result that never rejects or of value and response. */
export type ApiPromise<T, O extends OperationId = OperationId> = Promise<T> & {
  /** Never rejects: `{ ok: true, value }` or `{ ok: false, error }`. */
  result: () => Promise<Result<T, O>>
  /** The value together with status and headers of its response. */
  withResponse: () => Promise<WithResponse<T>>
}

/** Gives the promise of an exchange its two other views. The call path fails with nothing but an ApiError. */
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
      // The failure is handed over with the exchange: nobody has to catch it here as well.
      void result()
      return exchange
    },
  })
}
