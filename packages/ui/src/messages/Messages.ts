import type { DefaultMessageId, ErrorCode, MessageCode } from '@nalam/sdk'
import type { ValidationMessages } from '@nalam/sdk/validation'
import type { en } from './en.ts'
import type { availability } from './en.availability.ts'
import type { calendar } from './en.calendar.ts'
import type { choices } from './en.choices.ts'
import type { day } from './en.day.ts'

/** Ids of the messages that the server or the SDK may return (decision D9). */
export type ServerMessageId = ErrorCode | MessageCode | DefaultMessageId

type Areas = Omit<typeof en, 'errors' | 'validation'>

/**
 * Areas that only some screens use. Their English is loaded with these screens, not with the
 * provider.
 */
type ScreenAreas = typeof choices & {
  readonly day: typeof day
  readonly availability: typeof availability
  readonly calendar: typeof calendar
}

/**
 * A message catalogue. English leaves `errors` and `validation` to the SDK, and the areas of single
 * screens to those screens; every other language contains all of them.
 */
export type Messages = Areas &
  Partial<ScreenAreas> & {
    readonly errors: Partial<Record<ServerMessageId, string>>
    readonly validation: Partial<ValidationMessages>
  }

/** The texts that a language other than English must contain. */
export type CompleteMessages = Areas &
  ScreenAreas & {
    readonly errors: Record<ServerMessageId, string>
    readonly validation: ValidationMessages
  }
