import { pick, text, type JsonObject } from '../core/json.ts'
import { serverText } from '../core/serverText.ts'
import { operationMessage } from '../core/defaultMessage.ts'
import type { DefaultMessageId, MessageCode, OperationId } from '../generated/operations.ts'

/** What the server said about a success. */
export type Message = {
  /** The server's text, else the operation's default (D9), else empty. */
  message: string
  /** What succeeded, stable; {@link MessageCode} where the server is ours. */
  code: MessageCode | (string & {}) | undefined
  /** The id of `message` where it is a default. */
  messageId: DefaultMessageId | undefined
}

/** Reads the message of a success. */
export function messageOf(body: JsonObject, operation: OperationId): Message {
  const own = serverText(body)
  const fallback = own ? undefined : operationMessage(operation, ['success'])
  return { message: own ?? fallback?.text ?? '', code: text(pick(body, 'code')) || undefined, messageId: fallback?.id }
}
