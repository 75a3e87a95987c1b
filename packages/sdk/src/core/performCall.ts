// Performs every call: attempts, deadline, abort, back-off, events and the final error. It is one
// function because all of these share one clock and one signal.
import type { OperationId } from '../generated/operations.ts'
import type { ApiError } from './ApiError.ts'
import { type ApiEvent, type EventOfAttempt, notify } from './events.ts'
import { type CallOptions, clientHeaders } from './options.ts'
import type { Client } from './Client.ts'
import { createApiError } from './createApiError.ts'
import { createRequestId, mergeHeaders, placed, requireValid } from './request.ts'
import { type Failure, type Outcome, readResponse } from './readResponse.ts'
import { mismatch, type Report } from './json.ts'
import type { InputOf, Operation, ResponseFields } from './contractTypes.ts'
import { MiddlewareFault, type Reply } from './transport.ts'

type WithoutCommon = ApiEvent extends infer Event
  ? Event extends ApiEvent
    ? Omit<Event, keyof EventOfAttempt>
    : never
  : never

/**
 * Performs a call.
 *
 * @param client the client
 * @param operation the operation to call
 * @param call the call's options, and the deadline if neither they nor the client set one
 * @param read reads the value of a successful response; throws if it does not match the contract
 * @param payload returns body and parameters; throws if an argument is wrong
 * @returns the first successful outcome
 * @throws ApiError in every other case
 */
export async function performCall<T, O extends OperationId>(
  client: Client,
  operation: Operation<O>,
  call: CallOptions & { readonly patience?: number },
  read: (body: ResponseFields<O>, operation: Operation<O>, report: Report) => T,
  payload: (() => InputOf<O>) | undefined,
): Promise<{ value: T; response: Response }> {
  const { signal, patience = 15_000, timeout = client.timeout ?? patience, retries = client.retries ?? 2 } = call
  const { credentials, cache, keepalive, priority } = call
  const start = Date.now()
  const sentId = createRequestId(start)
  const controller = new AbortController()
  const { id, read: isRead, keyed, open } = operation
  const common = { operation, credentials, cache, keepalive, priority, signal: controller.signal }
  let attempt = 0
  let isSent: boolean
  // A change may have arrived. Reads change nothing.
  let hasReached = false
  let requestId = sentId
  let ended: Failure | undefined
  let interrupt: ((nothing?: undefined) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const notifyEvent = (event: WithoutCommon) =>
    client.onEvent &&
    notify(client.onEvent, { ...event, operation: id, attempt, requestId, duration: Date.now() - start })
  const end = (failure: Failure) => {
    ended ??= failure
    controller.abort()
    interrupt?.()
  }
  const onAbort = () =>
    end({ kind: signal?.reason?.name === 'TimeoutError' ? 'timeout' : 'aborted', cause: signal?.reason })
  const sent = () => {
    isSent = true
    hasReached ||= !isOffline() && !isRead
  }
  const readOutcome = async (reply: Reply, sentAt: number): Promise<Outcome<T>> => {
    sent()
    const { response } = reply
    client.clock.compare(response.headers.get('Date'), sentAt)
    const { responseCheck } = client
    const { status } = response
    const text = await reply.text()
    const problems: string[] = []
    const outcome = readResponse(response, text, (body) => {
      problems.push(...(responseCheck?.problems(id, status, body) ?? []))
      if (problems[0] && responseCheck?.mode === 'strict') mismatch(`contract shape: ${problems.join('; ')}`)
      // The field names come from the contract. The values are still unchecked.
      return read(body as ResponseFields<O>, operation, (problem) => problems.push(problem))
    })
    if (problems[0] && 'value' in outcome) notifyEvent({ type: 'mismatch', status, problems })
    return { response, ...outcome }
  }
  // Settles with the work, or at once when the call ends. A fetch or a body that ignores its signal
  // delays nothing.
  const until = <V>(work: Promise<V>) =>
    new Promise<V | undefined>((resolve, reject) => {
      interrupt = resolve
      work.then(resolve, reject)
    })

  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  // Timers are limited to 31 bits, which is 24 days.
  const deadline = setTimeout(end, Math.min(timeout, 2 ** 31 - 1), { kind: 'timeout' } satisfies Failure)
  try {
    for (;;) {
      attempt++
      requestId = sentId
      isSent = false
      const secrets: string[] = []
      let outcome: Outcome<T> | undefined
      let failure: Failure | undefined
      if (!ended) notifyEvent({ type: 'request' })
      // A listener may have ended the call.
      if (!ended) {
        try {
          requireValid(client.baseUrl, timeout)
          const headers = mergeHeaders(
            { 'X-Request-Id': sentId, ...(keyed && { 'Idempotency-Key': sentId }) },
            clientHeaders(client),
            call.headers,
          )
          secrets.push(...Object.values(headers))
          const sentAt = Date.now()
          // Also throws if a JavaScript caller gave no payload.
          const request = { ...common, headers, ...(payload && placed(operation, payload(), secrets)) }
          outcome = await until(client.transport.send(request, sent).then((reply) => readOutcome(reply, sentAt)))
          failure = outcome?.failure
        } catch (cause) {
          failure = failureOf(cause, isSent)
          if (failure.kind === 'network') failure.isOffline = isOffline() && !hasReached
        }
      }
      const response = ended ? undefined : outcome?.response
      if (response) {
        requestId = response.headers.get('X-Request-Id') ?? sentId
        notifyEvent({ type: 'response', status: response.status })
      }
      failure = ended ?? failure
      if (!failure) return outcome as { value: T; response: Response }

      const error: ApiError = createApiError(operation, failure, response, requestId, secrets)
      const { kind, status, retryAfter } = error
      // Network errors and the statuses 429, 502, 503 and 504 are temporary. Only reads and keyed
      // actions are retried: the outcome of any other action is unknown.
      const isPassing = kind === 'network' || (kind === 'response' && [429, 502, 503, 504].includes(status))
      const pause =
        retryAfter === undefined ? Math.min(5_000, 150 * 2 ** attempt) * (1 - Math.random() / 2) : retryAfter * 1_000
      const isRepeated = (isRead || keyed) && isPassing && attempt <= retries && Date.now() - start + pause < timeout
      notifyEvent({ type: 'error', kind, status, retryIn: isRepeated ? pause : undefined })
      if (!isRepeated) {
        // A call that began before the last report belongs to the same session, whose end is
        // already reported.
        if (status === 401 && !open && start > client.unauthorizedAt) {
          client.unauthorizedAt = Date.now()
          notify(client.onUnauthorized, error)
        }
        throw error
      }
      await until(
        new Promise((resolve) => {
          timer = setTimeout(resolve, pause)
        }),
      )
    }
  } finally {
    clearTimeout(deadline)
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Returns the failure of an attempt without a response that was read. */
export function failureOf(cause: unknown, isSent: boolean): Failure {
  if (cause instanceof MiddlewareFault) return { kind: 'contract', cause }
  return { kind: isSent ? 'network' : 'setup', cause }
}

/** Returns whether this is a browser without a connection. */
function isOffline(): boolean {
  // Node has a navigator that does not know it.
  const { navigator }: { navigator?: object } = globalThis
  return navigator !== undefined && 'onLine' in navigator && navigator.onLine === false
}
