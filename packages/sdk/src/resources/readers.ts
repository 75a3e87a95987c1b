import { mismatch, pick, rowsOf, statusCodesOf, text, type JsonObject, type Read, type Report } from '../core/json.ts'
import { operationMessage, serverText } from '../core/messages.ts'
import type { DefaultMessageId, MessageCode, OperationId } from '../generated/operations.ts'
import type { Operation, ResponseFields } from '../core/contractTypes.ts'

/** Message of a success. */
export type Message = {
  /** The server's text, else the operation's default, else empty. */
  message: string
  /** Stable code of the success; one of {@link MessageCode} from the reference server. */
  code: MessageCode | (string & {}) | undefined
  /** Id of `message` if it is a default text. */
  messageId: DefaultMessageId | undefined
}

/** The fields of a response that its message is read from. */
export type MessageFields = {
  readonly statusCode?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly data?: unknown
}

/** Reads the message of a response whose data prove the success. */
export function anyMessageOf(body: MessageFields, operation: Operation): Message {
  const own = serverText(body)
  const fallback = own ? undefined : operationMessage(operation, ['success'])
  return { message: own ?? fallback?.text ?? '', code: text(pick(body, 'code')) || undefined, messageId: fallback?.id }
}

/**
 * Reads the message of a success, which a message proves, or a success status in the body, whatever
 * data it has: `{ "statusCode": 201, "data": { "statusCode": 201 } }`. Throws a TypeError for a
 * body with neither.
 */
export function messageOf(body: MessageFields, operation: Operation): Message {
  const isProven = serverText(body) || statusCodesOf(body).some((code) => code >= 200 && code < 300)
  return isProven ? anyMessageOf(body, operation) : mismatch('message')
}

type Reader<O extends OperationId, T> = (body: ResponseFields<O>, operation: Operation<O>, report: Report) => T

/** A field that the contract documents for the response, so that a renamed one does not compile. */
type Field<O extends OperationId> = keyof ResponseFields<O> & string

/** Reads one part of a response. */
export const part =
  <O extends OperationId, T>(name: Field<O>, read: Read<T>): Reader<O, T> =>
  (body, _, report) =>
    read(pick(body, name), report, name)

/** Reads a list of a response. */
export const listOf = <O extends OperationId, T>(
  name: Field<O>,
  row: (wire: JsonObject, report: Report) => T,
): Reader<O, T[]> => part(name, rowsOf(row))

/** Reads the message of a response and its parts, which prove the success. */
export const messageAnd =
  <O extends OperationId, T extends object>(
    parts: { readonly [Name in keyof T]: Read<T[Name]> } & { readonly [Name in Exclude<keyof T, Field<O>>]: never },
  ): Reader<O, Message & T> =>
  (body, operation, report) => {
    const read: Record<string, unknown> = {}
    for (const [name, part] of Object.entries<Read<unknown>>(parts))
      read[name] = part(pick(body, name as Field<O>), report, name)
    return { ...anyMessageOf(body, operation), ...(read as T) }
  }

/** Reads the message of a success and what else the response has. */
export const messageWith =
  <O extends OperationId, T extends object>(
    read: (body: ResponseFields<O>, report: Report) => T,
  ): Reader<O, Message & T> =>
  (body, operation, report) => ({ ...messageOf(body, operation), ...read(body, report) })

/**
 * Returns a day of either format as the API takes it. Any other text is sent as it is, and a day
 * that does not exist too, so that the server refuses it in words.
 */
export const sentDate = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1')
