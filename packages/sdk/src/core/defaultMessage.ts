import { wrapperMessages, type AnyOperationId, type DefaultMessageId } from '../generated/operations.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'
import { knownOperations } from './knownOperations.ts'

/** A default text with the id under which another language holds it. */
export type DefaultMessage = { id: DefaultMessageId; text: string }

/**
 * The text that the contract gives an operation for a situation.
 *
 * @param operation the operation
 * @param situations `success`, `failure`, `exception`, `unexpected`, `empty` or a status, tried in this order
 */
export function operationMessage(operation: AnyOperationId, situations: readonly string[]): DefaultMessage | undefined {
  const messages = knownOperations[operation]?.messages ?? {}
  const situation = situations.find((name) => messages[name])
  // The contract's check demands ids that are built like this.
  return situation
    ? { id: `${operation}.${situation}` as DefaultMessageId, text: messages[situation] ?? '' }
    : undefined
}

/**
 * The operation's default for a failed call.
 *
 * @param operation the operation
 * @param kind why it failed
 * @param status the response's status
 * @param empty whether the response had no body at all
 */
export function failureMessage(
  operation: AnyOperationId,
  kind: ApiErrorKind,
  status: number,
  empty: boolean,
): DefaultMessage | undefined {
  if (kind === 'aborted') return undefined
  const unread = kind === 'parse'
  const situation = kind === 'response' ? `${status}` : unread || kind === 'contract' ? 'unexpected' : 'exception'
  return operationMessage(operation, [unread && empty ? 'empty' : situation, situation, 'failure'])
}

/** The wrapper's text for a kind of failure . */
export function wrapperMessage(kind: ApiErrorKind): DefaultMessage {
  return { id: `wrapper.${kind}`, text: wrapperMessages[kind] }
}

/**
 * The English text of a default message, such as `listBookings.failure`. The texts of an extension are loaded with the first call of one;
 * until then, the id is given back.
 */
export function defaultMessage(id: DefaultMessageId): string {
  const [owner = '', situation = ''] = id.split('.')
  const all: Readonly<Record<string, { messages: Readonly<Record<string, string>> }>> = {
    ...knownOperations,
    wrapper: { messages: wrapperMessages },
  }
  return all[owner]?.messages[situation] ?? id
}
