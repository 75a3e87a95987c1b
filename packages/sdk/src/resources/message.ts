import type { Fields } from '../core/fields.ts'
import { pick, text } from '../core/fields.ts'
import { serverText } from '../core/serverText.ts'
import { operationMessage } from '../errors/defaultMessage.ts'
import type { DefaultMessageId, MessageCode, OperationId } from '../generated/operations.ts'

/** What the server said about a success. */
export type Message = {
  /** The server's text, else the operation's default (D9), else empty. */
  message: string
  /** What succeeded, stable, where the server is ours. */
  code?: MessageCode | (string & {})
  /** The id of `message` where it is a default. */
  messageId?: DefaultMessageId
}

/** Reads the message of a success. */
export function messageOf(operation: OperationId, body: Fields): Message {
  const own = serverText(body)
  const code = text(pick(body, 'code'))
  const byDefault = own === undefined ? operationMessage(operation, 'success') : undefined
  return {
    message: own ?? byDefault?.text ?? '',
    ...(code && { code }),
    ...(byDefault && { messageId: byDefault.id }),
  }
}
