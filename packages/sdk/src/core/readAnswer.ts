import type { Failure } from './failure.ts'
import { isFields, type Fields } from './fields.ts'

/** Turns the JSON of a success into the value of a call; throws where the contract's promise is broken. */
export type Normalise<T> = (body: Fields) => T

/**
 * Decides what an answer is (section 8, decision D8).
 *
 * @param response status and headers
 * @param data the body: text of a success, JSON or text of a failure, undefined when there was none
 * @param normalise makes the value
 * @param problems where the body does not fit the contract, when that is an error
 * @returns the value, or why there is none
 */
export function readAnswer<T>(
  response: Response,
  data: unknown,
  normalise: Normalise<T>,
  problems: (body: unknown) => readonly string[],
): { value: T } | { failure: Failure } {
  const { status } = response
  if (!response.ok) return { failure: { kind: 'answer', status, data } }
  let body: unknown
  try {
    body = JSON.parse(String(data))
  } catch {
    // The parser's words may quote the answer, so they are left behind.
    return { failure: { kind: 'unreadable', status, data } }
  }
  if (!isFields(body)) return { failure: { kind: 'unreadable', status, data } }
  // A body may say no under a status that says yes (decision D8).
  const code = Number(body.statusCode ?? (isFields(body.data) && body.data.statusCode))
  if (code >= 400) return { failure: { kind: 'answer', status: code, data: body } }
  try {
    const found = problems(body)
    if (found.length > 0) throw new TypeError(found.join('; '))
    return { value: normalise(body) }
  } catch (cause) {
    return { failure: { kind: 'contract', status, data: body, cause } }
  }
}
