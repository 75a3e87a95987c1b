import type { ApiErrorKind } from './ApiErrorKind.ts'
import type { OperationId } from '../generated/operations.ts'

type EventOfAttempt = {
  operation: OperationId
  /** 1 for the first try */
  attempt: number
  /** The server's X-Request-Id once there is a response, until then the one that was sent. */
  requestId: string
  /** Milliseconds since the call began. */
  duration: number
}

/** An attempt is about to be sent. */
export type RequestEvent = EventOfAttempt & { type: 'request' }

/** An attempt got a response, a success or an error. */
export type ResponseEvent = EventOfAttempt & { type: 'response'; status: number }

/** An attempt failed. With `retryIn` (milliseconds) another one follows; without it the call fails. */
export type ErrorEvent = EventOfAttempt & {
  type: 'error'
  kind: ApiErrorKind
  status: number
  retryIn: number | undefined
}

/** A response that does not match the contract was let through (`report` of `@nalam/sdk/response-check`). */
export type MismatchEvent = EventOfAttempt & {
  type: 'mismatch'
  status: number
  /** Where it does not fit and what was expected; never the values themselves. */
  problems: readonly string[]
}

/** What a client tells about its calls. Never a body, a header or an address with data in it. */
export type ApiEvent = RequestEvent | ResponseEvent | ErrorEvent | MismatchEvent
