import type { ApiErrorKind } from './ApiErrorKind.ts'

/** Why an attempt failed, before it has become an error. */
export type Failure = {
  kind: ApiErrorKind
  /** The response's status; left out where there was none. */
  status?: number
  /** The body of the response. */
  data?: unknown
  cause?: unknown
}

/** What came back for an attempt: the response, and its value or what is wrong with it. */
export type Outcome<T> = { response: Response } & ({ value: T; failure?: never } | { value?: never; failure: Failure })
