import type { StatusOf } from '../core/contractTypes.ts'
import { isJsonObject, type JsonObject } from '../core/json.ts'
import type { ErrorCode, ExtensionOperationId, MessageCode } from '../generated/operations.ts'
import { messageTexts } from '../generated/examples.ts'
import { exampleResponse } from './exampleResponse.ts'

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
