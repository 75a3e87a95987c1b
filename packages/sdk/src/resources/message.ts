import { mismatch, pick, statusCodeOf, text } from '../core/json.ts'
import { serverText } from '../core/serverText.ts'
import { operationMessage } from '../core/defaultMessage.ts'
import type { DefaultMessageId, MessageCode, OperationId } from '../generated/operations.ts'

/** The server's message about a success. */
export type Message = {
  /** The server's text, else the operation's default, else empty. */
  message: string
  /** What succeeded, stable; {@link MessageCode} where the server is ours. */
  code: MessageCode | (string & {}) | undefined
  /** The id of `message` where it is a default. */
  messageId: DefaultMessageId | undefined
}

type MessageFields = {
  readonly statusCode?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly data?: unknown
}

/** Reads the message of a response that proves its success otherwise. */
export function anyMessageOf(body: MessageFields, operation: OperationId): Message {
  const own = serverText(body)
  const fallback = own ? undefined : operationMessage(operation, ['success'])
  return { message: own ?? fallback?.text ?? '', code: text(pick(body, 'code')) || undefined, messageId: fallback?.id }
}

/** Reads the message of a success. Without a message, the body must name a status of success and hold no data. */
export function messageOf(body: MessageFields, operation: OperationId): Message {
  const read = anyMessageOf(body, operation)
  const isProven = statusCodeOf(body) < 400 && JSON.stringify(body.data ?? {}) === '{}'
  return isProven || serverText(body) ? read : mismatch('message')
}
