import type { ApiErrorKind } from '../errors/ApiErrorKind.ts'

/** Why an attempt failed, before it has become an error. */
export type Failure = {
  kind: ApiErrorKind
  /** The answer's status; left out where there was none. */
  status?: number
  /** The body of the answer. */
  data?: unknown
  cause?: unknown
}

/** What came back for an attempt: the answer, and its value or what is wrong with it. */
export type Outcome<T> = { response: Response } & ({ value: T; failure?: never } | { value?: never; failure: Failure })
