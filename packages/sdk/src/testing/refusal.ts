import type { StatusOf } from '../core/contractTypes.ts'
import { isJsonObject, type JsonObject } from '../core/json.ts'
import type { ErrorCode, ExtensionOperationId, MessageCode } from '../generated/operations.ts'
import { messageTexts } from '../generated/examples.ts'
import { exampleResponse } from './exampleResponse.ts'

/** The body of a success. */
export const succeeded = (code: MessageCode, data?: object, statusCode = 200): object => ({
  statusCode,
  message: messageTexts[code],
  code,
  ...(data && { data }),
})

/** The body of an error that the contract documents, with fields or data of its own where they are given. */
export function refused<O extends ExtensionOperationId>(
  operation: O,
  status: StatusOf<O>,
  code?: ErrorCode,
  more: object = {},
): object {
  return { ...(exampleResponse(operation, status, code) as object), ...more }
}

/** A field of a request that is a text; empty for anything else. */
export const textOf = (payload: JsonObject, name: string): string => {
  const value = payload[name]
  return typeof value === 'string' ? value : ''
}

/** A field of a request that is a list of objects. */
export const listOf = (payload: JsonObject, name: string): JsonObject[] => {
  const value = payload[name]
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}
