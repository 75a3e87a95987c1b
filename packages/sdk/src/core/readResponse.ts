import type { Failure } from './Failure.ts'
import { isJsonObject, pick, type JsonObject } from './json.ts'

/**
 * Decides what a response is (section 8, decision D8).
 *
 * @param response status and headers
 * @param text the body
 * @param normalise makes the value; throws where the contract's promise is broken
 * @returns the value, or why there is none
 */
export function readResponse<T>(
  response: Response,
  text: string,
  normalise: (body: JsonObject) => T,
): { value: T } | { failure: Failure } {
  let { status } = response
  let data: unknown = text
  let kind: Failure['kind'] = 'parse'
  let cause: unknown
  try {
    const body: unknown = JSON.parse(text)
    if (isJsonObject(body)) {
      data = body
      // A body may say no under a status that says yes (decision D8).
      const code = Number(body.statusCode ?? pick(body, 'statusCode'))
      if (response.ok && code >= 400) status = code
      else if (response.ok) {
        kind = 'contract'
        return { value: normalise(body) }
      }
    }
  } catch (error) {
    // A parser's words may quote the response, so they are left behind.
    if (kind === 'contract') cause = error
  }
  return { failure: { kind: status < 400 && response.ok ? kind : 'response', status, data, cause } }
}
