import type { ResponseFields } from '../core/contractTypes.ts'
import { pick, rows, type JsonObject, type Read, type Report } from '../core/json.ts'
import type { OperationId } from '../generated/operations.ts'
import { anyMessageOf, messageOf, type Message } from './message.ts'

type Reader<O extends OperationId, T> = (body: ResponseFields<O>, operation: O, report: Report) => T

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
): Reader<O, T[]> => part(name, (value, report) => rows(value, row, report))

/** Reads the message of a response and one part, which proves the success. */
export const messageAnd =
  <O extends OperationId, Name extends Field<O>, T>(
    name: Name,
    read: Read<T>,
  ): Reader<O, Message & { [Key in Name]: T }> =>
  (body, operation, report) => ({
    ...anyMessageOf(body, operation),
    ...({ [name]: read(pick(body, name), report, name) } as { [Key in Name]: T }),
  })

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
