import type { DefaultMessageId, ErrorCode, MessageCode } from '@nalam/sdk'
import type { ValidationMessages } from '@nalam/sdk/validation'
import type { en } from './en.ts'
import type { availability } from './en.availability.ts'
import type { calendar } from './en.calendar.ts'
import type { choices } from './en.choices.ts'
import type { day } from './en.day.ts'

/** Ids of what the server or the SDK may say (decision D9). */
export type ServerMessageId = ErrorCode | MessageCode | DefaultMessageId

type Areas = Omit<typeof en, 'errors' | 'validation'>

/** Areas that only some screens show. The English of them comes with these screens, not with the provider. */
type ScreenAreas = typeof choices & {
  readonly day: typeof day
  readonly availability: typeof availability
  readonly calendar: typeof calendar
}

/**
 * A catalogue. English leaves `errors` and `validation` to the SDK, and the areas of some screens to them; every other language
 * holds all of them.
 */
export type Messages = Areas &
  Partial<ScreenAreas> & {
    readonly errors: Partial<Record<ServerMessageId, string>>
    readonly validation: Partial<ValidationMessages>
  }

/** What a language other than English must bring. */
export type CompleteMessages = Areas &
  ScreenAreas & {
    readonly errors: Record<ServerMessageId, string>
    readonly validation: ValidationMessages
  }
