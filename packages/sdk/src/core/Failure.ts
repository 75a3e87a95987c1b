import type { ApiErrorKind } from './ApiErrorKind.ts'

/** Reason of a failed attempt, from which an `ApiError` is created. */
export type Failure = {
  kind: ApiErrorKind
  /** Status of the response; absent without a response. */
  status?: number
  /** The body of the response. */
  data?: unknown
  cause?: unknown
}

/** Response of an attempt, with its value or its failure. */
export type Outcome<T> = { response: Response } & ({ value: T; failure?: never } | { value?: never; failure: Failure })
