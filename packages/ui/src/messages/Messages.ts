import type { DefaultMessageId, ErrorCode, MessageCode } from '@nalam/sdk'
import type { ValidationMessages } from '@nalam/sdk/validation'
import type { en } from './en.ts'

/** Ids of what the server or the SDK may say (decision D9). */
export type ServerMessageId = ErrorCode | MessageCode | DefaultMessageId

type Areas = Omit<typeof en, 'errors' | 'validation'>

/** A catalogue. English leaves `errors` and `validation` to the SDK; every other language holds all of them. */
export type Messages = Areas & {
  readonly errors: Partial<Record<ServerMessageId, string>>
  readonly validation: Partial<ValidationMessages>
}

/** What a language other than English must bring. */
export type CompleteMessages = Areas & {
  readonly errors: Record<ServerMessageId, string>
  readonly validation: ValidationMessages
}
