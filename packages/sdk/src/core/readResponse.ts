import type { ApiErrorKind } from './ApiError.ts'
import { isJsonObject, type JsonObject, statusCodesOf } from './json.ts'

/** Reason of a failed attempt, from which an `ApiError` is created. */
export type Failure = {
  kind: ApiErrorKind
  /** Status of the response; absent without a response. */
  status?: number
  /** The body of the response. */
  data?: unknown
  cause?: unknown
  /** The browser is offline and nothing was changed. */
  isOffline?: boolean
}

/** Response of an attempt, with its value or its failure. */
export type Outcome<T> = { response: Response } & ({ value: T; failure?: never } | { value?: never; failure: Failure })

// A body with `success: false` or a non-empty `error` is a rejection under any status.
function isRefusal(body: JsonObject): boolean {
  return body.success === false || Boolean(body.error) || (isJsonObject(body.data) && isRefusal(body.data))
}

/**
 * Classifies a response as a value, a rejection or a contract violation.
 * Requirements SDK-03 and SDK-06.
 *
 * @param response status and headers
 * @param text the body
 * @param read reads the value; throws if it does not match the contract
 * @returns the value, or why there is none
 */
export function readResponse<T>(
  response: Response,
  text: string,
  read: (body: JsonObject) => T,
): { value: T } | { failure: Failure } {
  let { status } = response
  // A browser hides the status of a redirect.
  if (response.type === 'opaqueredirect' || /30[1-35-8]/.test(`${status}`))
    return { failure: { kind: 'contract', status: status || 302, cause: new TypeError('The server sent a redirect') } }
  let data: unknown = text
  let kind: Failure['kind'] = response.ok ? 'parse' : 'response'
  let cause: unknown
  try {
    const body: unknown = JSON.parse(text)
    if (isJsonObject(body)) {
      data = body
      if (response.ok) {
        kind = 'contract'
        // A body can name an error under a success status.
        const code = statusCodesOf(body).find((named) => named >= 400)
        if (code) status = code
        else if (!isRefusal(body)) return { value: read(body) }
        kind = 'response'
      }
    }
  } catch (error) {
    // The message of a JSON parser may quote the response, so it is left out.
    if (kind === 'contract') cause = error
  }
  return { failure: { kind, status, data, cause } }
}
