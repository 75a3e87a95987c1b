import { errorTexts } from './contractDocument.ts'
import type { ErrorCode } from './contractTypes.ts'

/** The HTTP status that goes with each code, unless a route says otherwise. */
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
  'slot.taken': 409,
  'slot.past': 409,
  'slot.too_far': 400,
  'slot.day_unavailable': 400,
  'slot.booked': 409,
  'server.failed': 500,
  'server.unavailable': 503,
}

interface HttpErrorDetail {
  readonly status?: number
  /** A text per refused field. */
  readonly errors?: Readonly<Record<string, string>>
  /** Whole seconds. */
  readonly retryAfter?: number
  /** Further headers, for example `Allow`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A request that is refused on purpose; becomes the error body of the contract (D11). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, detail: HttpErrorDetail = {}) {
    super(errorTexts[code])
    this.code = code
    this.status = detail.status ?? statusOfCode[code]
    this.errors = detail.errors
    this.headers = {
      ...detail.headers,
      ...(detail.retryAfter === undefined ? {} : { 'Retry-After': String(detail.retryAfter) }),
    }
  }
}

/** The body that a httpError travels in. */
export function errorBody(httpError: HttpError, requestId: string): object {
  return {
    statusCode: httpError.status,
    message: httpError.message,
    code: httpError.code,
    ...(httpError.errors === undefined ? {} : { errors: httpError.errors }),
    requestId,
  }
}
