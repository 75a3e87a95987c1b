import type { Failure } from './Failure.ts'
import { isJsonObject, text } from './json.ts'
import { retryAfterSeconds } from './retryAfterSeconds.ts'
import { serverText } from './serverText.ts'
import type { OperationId } from '../generated/operations.ts'
import { ApiError } from './ApiError.ts'
import { failureMessage, wrapperMessage } from './defaultMessage.ts'

/**
 * Makes the error of a failed call: status and texts as section 8 and decision D9 have them.
 *
 * @param operation what was called
 * @param failure why it failed
 * @param response the response, when there was one
 * @param requestId names the exchange
 * @param sent the headers that were sent: none of them may appear in the error
 * @param caller holds the frames of whoever made the call
 */
export function createApiError(
  operation: OperationId,
  failure: Failure,
  response: Response | undefined,
  requestId: string,
  sent: Readonly<Record<string, string>>,
  caller: Error,
): ApiError {
  const { kind, data } = failure
  let { status, cause } = failure
  let own: string | undefined
  if (kind === 'setup' && cause instanceof Error) {
    own = cause.message
    // Engines quote what they refuse: a header's value, or a name and password in the address.
    if (own.includes('@') || Object.values(sent).some((value) => value.trim() && own?.includes(value.trim())))
      own = cause = undefined
  }
  status ??= kind === 'setup' ? 500 : kind === 'aborted' ? 0 : 503
  const spoken = kind === 'response' ? serverText(data) : undefined
  const wrapper = wrapperMessage(kind)
  const message = spoken ?? (own || wrapper.text)
  const fallback = spoken ? undefined : (failureMessage(operation, kind, status, !data) ?? (own ? undefined : wrapper))
  const body = isJsonObject(data) ? data : {}
  const fieldErrors: Record<string, string> = {}
  if (isJsonObject(body.errors)) for (const name in body.errors) fieldErrors[name] = text(body.errors[name])
  const headers = response?.headers
  return new ApiError(
    message,
    cause,
    {
      kind,
      status,
      operation,
      code: text(body.code) || undefined,
      userMessage: fallback?.text ?? message,
      messageId: fallback?.id,
      // The header is not always readable across origins; the body says it too (D11).
      requestId: headers?.get('X-Request-Id') ?? (text(body.requestId) || requestId),
      retryAfter: retryAfterSeconds(headers?.get('Retry-After'), Date.now()),
    },
    { data, headers, fieldErrors },
    caller,
  )
}
