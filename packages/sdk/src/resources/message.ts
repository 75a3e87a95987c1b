import { mismatch, pick, statusCodesOf, text } from '../core/json.ts'
import { operationMessage, serverText } from '../core/messages.ts'
import type { DefaultMessageId, MessageCode, OperationId } from '../generated/operations.ts'

/** Message of a success. */
export type Message = {
  /** The server's text, else the operation's default, else empty. */
  message: string
  /** Stable code of the success; one of {@link MessageCode} from the reference server. */
  code: MessageCode | (string & {}) | undefined
  /** Id of `message` if it is a default text. */
  messageId: DefaultMessageId | undefined
}

/** The fields of a response that its message is read from. */
export type MessageFields = {
  readonly statusCode?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly data?: unknown
}

/** Reads the message of a response whose data prove the success. */
export function anyMessageOf(body: MessageFields, operation: OperationId): Message {
  const own = serverText(body)
  const fallback = own ? undefined : operationMessage(operation, ['success'])
  return { message: own ?? fallback?.text ?? '', code: text(pick(body, 'code')) || undefined, messageId: fallback?.id }
}

/**
 * Reads the message of a success, which a message proves, or a success status in the body, whatever
 * data it has: `{ "statusCode": 201, "data": { "statusCode": 201 } }`. Throws a TypeError for a
 * body with neither.
 */
export function messageOf(body: MessageFields, operation: OperationId): Message {
  const isProven = serverText(body) || statusCodesOf(body).some((code) => code >= 200 && code < 300)
  return isProven ? anyMessageOf(body, operation) : mismatch('message')
}
