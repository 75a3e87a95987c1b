import type { OperationId } from '../generated/operations.ts'
import type { ApiErrorKind } from './ApiError.ts'

/** What every event has. */
export type EventOfAttempt = {
  operation: OperationId
  /** 1 for the first try */
  attempt: number
  /** `X-Request-Id` of the response. Without a response, the id that was sent. */
  requestId: string
  /** Milliseconds since the call began. */
  duration: number
}

/** An attempt is about to be sent. */
export type RequestEvent = EventOfAttempt & { type: 'request' }

/** An attempt got a response, a success or an error. */
export type ResponseEvent = EventOfAttempt & { type: 'response'; status: number }

/**
 * An attempt failed. With `retryIn` (milliseconds) another one follows; without it the call fails.
 */
export type ErrorEvent = EventOfAttempt & {
  type: 'error'
  kind: ApiErrorKind
  status: number
  retryIn: number | undefined
}

/**
 * A response was accepted although it does not match the contract: an unreadable row or part was
 * left out, or `report` of `@nalam/sdk/response-check` found a mismatch.
 */
export type MismatchEvent = EventOfAttempt & {
  type: 'mismatch'
  status: number
  /** Where the response does not match and what was expected. Never contains the values. */
  problems: readonly string[]
}

/** Event of a call, for `onEvent`. Never contains a body, a header or a URL with data. */
export type ApiEvent = RequestEvent | ResponseEvent | ErrorEvent | MismatchEvent

/**
 * Calls a listener. An exception in the listener is reported as uncaught, like that of an event
 * listener, and does not affect the call.
 */
export function notify<T>(listener: ((value: T) => void) | undefined, value: T): void {
  try {
    listener?.(value)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
