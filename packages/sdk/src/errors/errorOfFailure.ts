import { retryAfterSeconds } from '../core/backOff.ts'
import type { Failure } from '../core/failure.ts'
import { isFields, text } from '../core/fields.ts'
import { serverText } from '../core/serverText.ts'
import type { OperationId } from '../generated/operations.ts'
import { ApiError } from './ApiError.ts'
import { failureMessage, wrapperMessage } from './defaultMessage.ts'

/**
 * Makes the error of a failed call: status and texts as section 8 and decision D9 have them.
 *
 * @param operation what was called
 * @param failure why it failed
 * @param response the answer, when there was one
 * @param requestId names the exchange
 * @param headers what was sent: none of it may appear in the error
 * @param caller holds the frames of whoever made the call
 */
export function errorOfFailure(
  operation: OperationId,
  failure: Failure,
  response: Response | undefined,
  requestId: string,
  headers: Readonly<Record<string, string>>,
  caller: Error,
): ApiError {
  const { kind, data } = failure
  let { cause } = failure
  let own = kind === 'answer' ? serverText(data) : undefined
  if (kind === 'setup') {
    own = cause instanceof Error ? cause.message : undefined
    // Engines quote what they refuse: a header's value, or a name and password in the address.
    const secrets = [...Object.values(headers).map((value) => value.trim()), '@']
    if (secrets.some((secret) => secret && own?.includes(secret))) own = cause = undefined
  }
  const wrapper = wrapperMessage(kind)
  const message = own || wrapper.text
  const spoken = kind === 'answer' ? own : undefined
  const byDefault = failureMessage(operation, kind, failure.status ?? 0, data === undefined || data === '')
  const body = isFields(data) ? data : {}
  const fieldErrors: Record<string, string> = {}
  if (isFields(body.errors)) for (const name in body.errors) fieldErrors[name] = text(body.errors[name])
  return new ApiError(
    {
      kind,
      status: failure.status ?? (kind === 'setup' ? 500 : kind === 'aborted' ? 0 : 503),
      operation,
      message,
      userMessage: spoken ?? byDefault?.text ?? message,
      messageId: spoken ? undefined : (byDefault?.id ?? (own ? undefined : wrapper.id)),
      data,
      headers: response?.headers,
      requestId: response?.headers.has('X-Request-Id') ? requestId : text(body.requestId) || requestId,
      code: text(body.code) || undefined,
      fieldErrors,
      retryAfter: retryAfterSeconds(response?.headers.get('Retry-After'), Date.now()),
      cause,
    },
    caller,
  )
}
