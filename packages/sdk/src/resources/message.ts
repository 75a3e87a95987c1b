import { mismatch, pick, statusCodeOf, text } from '../core/json.ts'
import { serverText } from '../core/serverText.ts'
import { operationMessage } from '../core/defaultMessage.ts'
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

type MessageFields = {
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
 * Reads the message of a success. Throws a TypeError for a body without a message, unless it has a
 * success `statusCode` and no data.
 */
export function messageOf(body: MessageFields, operation: OperationId): Message {
  const read = anyMessageOf(body, operation)
  const isProven = statusCodeOf(body) < 400 && JSON.stringify(body.data ?? {}) === '{}'
  return isProven || serverText(body) ? read : mismatch('message')
}
