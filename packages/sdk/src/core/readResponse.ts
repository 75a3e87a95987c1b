import type { Failure } from './Failure.ts'
import { isJsonObject, statusCodeOf, type JsonObject } from './json.ts'

const REDIRECTED = new TypeError('The server sent a redirect')

// `success: false` or a filled `error` is a refusal under any status.
function isRefusal(body: JsonObject): boolean {
  return body.success === false || Boolean(body.error) || (isJsonObject(body.data) && isRefusal(body.data))
}

/**
 * Decides what a response is: a value, a refusal, or a broken promise. Requirements SDK-03 and SDK-06.
 *
 * @param response status and headers
 * @param text the body
 * @param read makes the value; throws where the contract's promise is broken
 * @returns the value, or why there is none
 */
export function readResponse<T>(
  response: Response,
  text: string,
  read: (body: JsonObject) => T,
): { value: T } | { failure: Failure } {
  let { status } = response
  // A browser hides the status of a redirect. A fetch of the caller's own may have followed it.
  if (response.redirected || response.type === 'opaqueredirect' || /30[1-35-8]/.test(`${status}`))
    return { failure: { kind: 'contract', status: status || 302, cause: REDIRECTED } }
  let data: unknown = text
  let kind: Failure['kind'] = response.ok ? 'parse' : 'response'
  let cause: unknown
  try {
    const body: unknown = JSON.parse(text)
    if (isJsonObject(body)) {
      data = body
      if (response.ok) {
        kind = 'contract'
        // A body may refuse under a status of success.
        const code = statusCodeOf(body)
        if (code >= 400) status = code
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
