import type { StatusOf } from '../core/contractTypes.ts'
import { isJsonObject, type JsonObject } from '../core/json.ts'
import type { ErrorCode, ExtensionOperationId, MessageCode, OperationId } from '../generated/operations.ts'
import { errorTexts, messageTexts } from '../generated/examples.ts'
import type { Problem } from '../rules/problem.ts'
import { codesOf, exampleResponse, statusesOf } from './exampleResponse.ts'

/** Returns the body of a success. */
export const succeeded = (code: MessageCode, data?: object, statusCode = 200): object => ({
  statusCode,
  message: messageTexts[code],
  code,
  ...(data && { data }),
})

/** Returns the body of an error that the contract documents, with the fields of `more`. */
export function refused<O extends ExtensionOperationId>(
  operation: O,
  status: StatusOf<O>,
  code?: ErrorCode,
  more: object = {},
): object {
  return { ...(exampleResponse(operation, status, code) as object), ...more }
}

/**
 * Returns the error body for problems that the rules found: the code of the first, and a text for
 * every field. Undefined if there are none.
 */
export function refusedBy(
  operation: OperationId,
  problems: Problem | undefined | readonly Problem[],
  data?: object,
): object | undefined {
  const all = problems === undefined ? [] : 'code' in problems ? [problems] : problems
  const [first] = all
  if (first === undefined) return undefined
  // The contract names most codes of an operation; further ones are refused fields.
  const statusCode = statusesOf(operation).find((status) => codesOf(operation, status).includes(first.code)) ?? 400
  const errors = all.flatMap(({ field, code }) => (field === undefined ? [] : [[field, errorTexts[code]]]))
  return {
    statusCode,
    message: errorTexts[first.code],
    code: first.code,
    requestId: 'req_test',
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
    ...(data && { data }),
  }
}

/** Returns a text field of a request; empty for any other value. */
export const textOf = (payload: JsonObject, name: string): string => {
  const value = payload[name]
  return typeof value === 'string' ? value : ''
}

/** Returns the objects of a list field of a request; none for any other value. */
export const listOf = (payload: JsonObject, name: string): JsonObject[] => {
  const value = payload[name]
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}
