import type { AnyOperationId, DefaultMessageId } from '../generated/operations.ts'
import { ApiError } from './ApiError.ts'
import type { ApiErrorKind } from './ApiErrorKind.ts'
import { isJsonObject, text } from './json.ts'

const KINDS: readonly ApiErrorKind[] = ['response', 'network', 'timeout', 'aborted', 'parse', 'contract', 'setup']

/**
 * Returns the error that `error.toJSON()` describes, for errors that cross a worker, a process or
 * another boundary that keeps only plain data. `data`, `headers` and `fieldErrors` may hold private
 * data and are not part of the JSON.
 *
 * @returns `undefined` if the value does not describe an `ApiError`
 */
export function apiErrorFromJson(value: unknown): ApiError | undefined {
  if (!isJsonObject(value) || value.name !== 'ApiError') return undefined
  const { status, operation, retryAfter } = value
  const kind = KINDS.find((known) => known === value.kind)
  if (kind === undefined || typeof status !== 'number' || typeof operation !== 'string') return undefined
  return new ApiError(
    text(value.message),
    undefined,
    {
      kind,
      status,
      // A later version of the package may know further operations and messages.
      operation: operation as AnyOperationId,
      code: text(value.code) || undefined,
      userMessage: text(value.userMessage),
      messageId: (text(value.messageId) || undefined) as DefaultMessageId | undefined,
      requestId: text(value.requestId),
      retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    },
    { data: undefined, headers: undefined, fieldErrors: {} },
  )
}
