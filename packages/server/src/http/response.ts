import { messageTexts } from './contractDocument.ts'
import type { MessageCode } from './contractTypes.ts'

/** What a route gives back. */
export interface Answer {
  readonly status: number
  readonly body: object
  /** Value of a Set-Cookie header. */
  readonly cookie?: string
}

/** An answer of data; `statusCode` equals the HTTP status (D8). */
export function answer(status: number, fields: object, cookie?: string): Answer {
  return { status, body: { statusCode: status, ...fields }, ...(cookie === undefined ? {} : { cookie }) }
}

/** `message` and `code`, to be put where the operation has them. */
export function said(code: MessageCode): { message: string; code: MessageCode } {
  return { message: messageTexts[code], code }
}
