import { operations, wrapperMessages, type DefaultMessageId, type OperationId } from '../generated/operations.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'

type Situation = 'success' | 'failure' | 'exception' | 'unexpected' | 'empty'
type Catalogue = Partial<Record<Situation | number, string>>

/** A default text with the id under which another language holds it. */
export type DefaultMessage = { id: DefaultMessageId; text: string }

/**
 * The text that the contract gives an operation for a situation (section 8, decision D9).
 *
 * @param operation the operation
 * @param situations tried in this order
 */
export function operationMessage(
  operation: OperationId,
  ...situations: readonly (Situation | number)[]
): DefaultMessage | undefined {
  const messages: Catalogue = operations[operation].messages
  for (const situation of situations) {
    const text = messages[situation]
    // The id is built as the contract's check demands it.
    if (text !== undefined) return { id: `${operation}.${situation}` as DefaultMessageId, text }
  }
  return undefined
}

/**
 * The operation's default for a failed call.
 *
 * @param operation the operation
 * @param kind why it failed
 * @param status the answer's status
 * @param empty whether there was an answer without any body
 */
export function failureMessage(
  operation: OperationId,
  kind: ApiErrorKind,
  status: number,
  empty: boolean,
): DefaultMessage | undefined {
  if (kind === 'answer') return operationMessage(operation, status, 'failure')
  if (kind === 'contract') return operationMessage(operation, 'unexpected', 'failure')
  if (kind !== 'unreadable') return operationMessage(operation, 'exception', 'failure')
  return empty
    ? operationMessage(operation, 'empty', 'unexpected', 'failure')
    : operationMessage(operation, 'unexpected', 'failure')
}

/** The wrapper's text for a kind of failure (section 8). */
export function wrapperMessage(kind: ApiErrorKind): DefaultMessage {
  return { id: `wrapper.${kind}`, text: wrapperMessages[kind] }
}

/** The English text of a default message, such as `listBookings.failure`. */
export function defaultMessage(id: DefaultMessageId): string {
  const [owner, situation] = id.split('.')
  const catalogue: Record<string, Catalogue & Record<string, string | undefined>> = {
    ...Object.fromEntries(Object.entries(operations).map(([operation, { messages }]) => [operation, messages])),
    wrapper: wrapperMessages,
  }
  return catalogue[owner ?? '']?.[situation ?? ''] ?? id
}
