import { wrapperMessages } from '../generated/operations.ts'
import { ApiError } from './ApiError.ts'
import type { Operation } from './contractTypes.ts'
import { fieldsOf, text } from './json.ts'
import { type DefaultMessage, failureMessage, serverText } from './messages.ts'
import type { Failure } from './readResponse.ts'

/**
 * Creates the error of a failed call. Requirements SDK-03 and SDK-04.
 *
 * @param operation the operation that was called
 * @param failure why it failed
 * @param response the response, if there was one
 * @param requestId id that was sent, used if the response names none
 * @param secrets submitted values that no text of the error may contain: headers, passwords, codes
 */
export function createApiError(
  operation: Operation,
  failure: Failure,
  response: Response | undefined,
  requestId: string,
  secrets: readonly string[],
): ApiError {
  const { kind, data } = failure
  let { status, cause } = failure
  // Secrets of up to three characters are ignored: they occur in texts by chance.
  const safe = (shown: string | undefined) =>
    secrets.some((secret) => secret.trim().length > 3 && shown?.includes(secret.trim())) ? undefined : shown
  let own: string | undefined
  if (!data && cause instanceof Error && (kind === 'setup' || kind === 'contract')) {
    // Engines quote the value that they reject: a header, or a URL with a user name and password.
    own = cause.message.includes('@') ? undefined : safe(cause.message)
    if (own === undefined) cause = own
  }
  status ??= kind === 'setup' ? 500 : kind === 'aborted' ? 0 : 503
  const spoken = kind === 'response' ? safe(serverText(data, true)) : undefined
  const wrapper: DefaultMessage = { id: `wrapper.${kind}`, text: wrapperMessages[kind] }
  const message = spoken ?? (own || wrapper.text)
  const fallback = spoken ? undefined : (failureMessage(operation, kind, status, !data) ?? (own ? undefined : wrapper))
  const userMessage = fallback?.text ?? message
  const body = fieldsOf(data)
  const fieldErrors: Record<string, string> = {}
  for (const [name, refusal] of Object.entries(fieldsOf(body.errors)))
    fieldErrors[name] = safe(text(refusal)) ?? userMessage
  const fieldCodes: Record<string, string> = {}
  for (const [name, code] of Object.entries(fieldsOf(body.errorCodes))) fieldCodes[name] = text(code)
  const headers = response?.headers
  return new ApiError(
    message,
    cause,
    {
      kind,
      status,
      operation: operation.id,
      code: text(body.code) || undefined,
      userMessage,
      messageId: fallback?.id,
      // The header may be unreadable across origins. The body repeats the id.
      requestId: headers?.get('X-Request-Id') ?? (text(body.requestId) || requestId),
      // A date is read against the clock that wrote it.
      retryAfter: retryAfterSeconds(headers?.get('Retry-After'), Date.parse(headers?.get('Date') ?? '') || Date.now()),
      isOffline: failure.isOffline === true,
    },
    { data, headers, fieldErrors, fieldCodes },
  )
}

/**
 * Returns the seconds of a Retry-After header, which holds seconds or a date.
 *
 * @param value the header's text
 * @param now milliseconds since 1970
 * @returns seconds to wait; undefined if the header is missing, unreadable or a past date
 */
export function retryAfterSeconds(value: string | null | undefined, now: number): number | undefined {
  const seconds = Number(value || NaN)
  const found = seconds >= 0 ? seconds : (Date.parse(value ?? '') - now) / 1_000
  return found >= 0 ? found : undefined
}
