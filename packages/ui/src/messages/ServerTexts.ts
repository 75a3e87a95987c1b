import type { DefaultMessageId, ErrorCode, MessageCode } from '@nalam/sdk'
import type { ValidationMessages } from '@nalam/sdk/validation'

/** Ids of the messages that the server or the SDK may return (decision D9). */
export type ServerMessageId = ErrorCode | MessageCode | DefaultMessageId

/** What another language than English says for the server and the SDK. */
export interface ServerTexts {
  readonly errors: Record<ServerMessageId, string>
  readonly validation: ValidationMessages
}
