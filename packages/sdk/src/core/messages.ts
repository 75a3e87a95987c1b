import { type DefaultMessageId, operations, wrapperMessages } from '../generated/operations.ts'
import type { ApiErrorKind } from './ApiError.ts'
import type { Operation } from './contractTypes.ts'
import { isJsonObject } from './json.ts'

/** Default text and its id, which is the key of its translations. */
export type DefaultMessage = { id: DefaultMessageId; text: string }

/**
 * Returns the contract's default text of an operation for the first situation that has one.
 *
 * @param operation the operation
 * @param situations `success`, `failure`, `exception`, `unexpected`, `empty` or a status, tried in
 *   this order
 * @returns undefined if none of the situations has a text
 */
export function operationMessage(
  { id, messages }: Operation,
  situations: readonly string[],
): DefaultMessage | undefined {
  const situation = situations.find((name) => messages[name])
  // The check of the contract requires ids of this form.
  return situation ? { id: `${id}.${situation}` as DefaultMessageId, text: messages[situation] ?? '' } : undefined
}

/**
 * Returns the default text of an operation for a failed call.
 *
 * @param operation the operation
 * @param kind why it failed
 * @param status the response's status
 * @param empty whether the response had no body at all
 * @returns undefined if the call was aborted or the operation has no such text
 */
export function failureMessage(
  operation: Operation,
  kind: ApiErrorKind,
  status: number,
  empty: boolean,
): DefaultMessage | undefined {
  if (kind === 'aborted') return undefined
  const unread = kind === 'parse'
  const situation = kind === 'response' ? `${status}` : unread || kind === 'contract' ? 'unexpected' : 'exception'
  return operationMessage(operation, [unread && empty ? 'empty' : situation, situation, 'failure'])
}

/**
 * Returns the English text of a default message, such as `listBookings.failure`. Returns the id if
 * it is unknown.
 */
export function defaultMessage(id: DefaultMessageId): string {
  const [owner = '', situation = ''] = id.split('.')
  const all: Readonly<Record<string, { messages: Readonly<Record<string, string>> }>> = {
    ...operations,
    wrapper: { messages: wrapperMessages },
  }
  return all[owner]?.messages[situation] ?? id
}

/**
 * Returns the server's own text, from the top level or from `data`. Requirement SDK-06.
 *
 * @param body the body of a response
 * @param isFailure whether the text may be in `error` too
 * @returns undefined if there is none
 */
export function serverText(body: unknown, isFailure?: boolean): string | undefined {
  if (!isJsonObject(body)) return undefined
  for (const found of [body.message, isFailure && body.error])
    if (typeof found === 'string' && found.trim()) return found
  return serverText(body.data, isFailure)
}
