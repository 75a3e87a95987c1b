import type { Problem } from '@nalam/sdk/rules'
import { errorTexts } from './contractDocument.ts'
import type { ErrorCode } from './contractTypes.ts'

/** The HTTP status of each code; a route may use another one. */
export const statusOfCode: Readonly<Record<ErrorCode, number>> = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.cross_site': 403,
  'request.method_not_allowed': 405,
  'request.key_reused': 422,
  not_found: 404,
  'session.required': 401,
  'session.expired': 401,
  'login.wrong_credentials': 400,
  'account.unconfirmed': 401,
  'account.code_still_valid': 401,
  'account.blocked': 403,
  'account.taken': 409,
  'code.wrong': 400,
  'limit.exceeded': 429,
  'password.mismatch': 400,
  'profile.incomplete': 403,
  'profile.changed': 412,
  'place.unknown': 400,
  'image.unsupported': 415,
  'image.too_large': 413,
  'image.unreadable': 400,
  'booking.already_decided': 409,
  'booking.past': 409,
  'booking.not_decided': 409,
  'booking.undo_over': 409,
  'booking.slot_taken': 409,
  'booking.slot_gone': 409,
  'slot.taken': 409,
  'slot.past': 409,
  'slot.too_far': 400,
  'slot.day_unavailable': 400,
  'slot.booked': 409,
  'slot.just_booked': 409,
  'slot.is_off': 409,
  'change.undo_over': 409,
  'change.undo_refused': 409,
  'dates.order': 400,
  'dates.past': 400,
  'calendar.too_long': 400,
  'hours.end_first': 400,
  'hours.too_short': 400,
  'hours.overlap': 400,
  'hours.too_many': 400,
  'availability.changed': 409,
  'exception.overlap': 409,
  'exception.one_day': 400,
  'exception.hours_missing': 400,
  'plan.too_long': 400,
  'plan.too_many': 400,
  'plan.changed': 409,
  'server.failed': 500,
  'server.unavailable': 503,
}

interface HttpErrorDetail {
  readonly status?: number
  /** A text for each refused field. */
  readonly errors?: Readonly<Record<string, string>>
  /** Data that the contract adds to the error, for example the newer version after a conflict. */
  readonly data?: object
  /** Whole seconds. */
  readonly retryAfter?: number
  /** Further headers, for example `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A refused request; becomes the error body of the contract (D11). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly data: object | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, detail: HttpErrorDetail = {}) {
    super(errorTexts[code])
    this.code = code
    this.status = detail.status ?? statusOfCode[code]
    this.errors = detail.errors
    this.data = detail.data
    this.headers = {
      ...detail.headers,
      ...(detail.retryAfter === undefined ? {} : { 'Retry-After': String(detail.retryAfter) }),
    }
  }
}

/** Returns the HttpError of a problem that the rules found. */
export function problemError({ code, field }: Problem, detail: Pick<HttpErrorDetail, 'data'> = {}): HttpError {
  if (field === undefined) return new HttpError(code, detail)
  // A time that is past is a wrong field of a new slot, and a conflict with an existing one.
  return new HttpError(code, {
    ...detail,
    ...(code === 'slot.past' && { status: 400 }),
    errors: { [field]: errorTexts[code] },
  })
}

/** Returns the response body of an HttpError. */
export function errorBody(httpError: HttpError, requestId: string): object {
  return {
    statusCode: httpError.status,
    message: httpError.message,
    code: httpError.code,
    ...(httpError.errors === undefined ? {} : { errors: httpError.errors }),
    ...(httpError.data === undefined ? {} : { data: httpError.data }),
    requestId,
  }
}
