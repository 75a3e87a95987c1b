import type { ApiError } from '../errors/ApiError.ts'
import { hasApiErrorMark } from '../errors/ApiError.ts'
import type { OperationId } from '../generated/operations.ts'

/** How a call ended, without throwing. */
export type Result<T, O extends OperationId = OperationId> =
  | { ok: true; value: T; error?: never }
  | { ok: false; error: ApiError<O>; value?: never }

/** A value with the answer that it came in. The body of `response` is already read. */
export type WithResponse<T> = { value: T; response: Response }

/** The promise of a call: of its value, or, asked otherwise, of a result that never rejects or of value and answer. */
export class ApiPromise<T, O extends OperationId = OperationId> extends Promise<T> {
  // Whatever is derived from it with then() is a plain promise.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise
  }

  readonly #exchange: Promise<WithResponse<T>>

  constructor(exchange: Promise<WithResponse<T>>) {
    super((resolve, reject) => {
      exchange.then(({ value }) => resolve(value), reject)
    })
    this.#exchange = exchange
  }

  /** Never rejects with an ApiError: `{ ok: true, value }` or `{ ok: false, error }`. */
  result(): Promise<Result<T, O>> {
    return this.then(
      (value) => ({ ok: true, value }),
      (error: unknown) => {
        if (!hasApiErrorMark(error)) throw error
        return { ok: false, error: error as ApiError<O> }
      },
    )
  }

  /** The value together with status and headers of its answer. */
  withResponse(): Promise<WithResponse<T>> {
    // The failure is handed over with the exchange: this promise has nothing left to complain about.
    this.then(undefined, () => undefined)
    return this.#exchange
  }
}
