// The one way of every call: attempts, deadline, abort, back-off, events, and the error at the end. It is one function
// because all of these share one clock and one signal.
import { errorOfFailure } from '../errors/errorOfFailure.ts'
import { operations, type OperationId } from '../generated/operations.ts'
import type { ApiEvent } from './apiEvent.ts'
import { backOff } from './backOff.ts'
import type { CallOptions } from './callOptions.ts'
import type { ClientOptions } from './clientOptions.ts'
import type { Failure, Outcome } from './failure.ts'

/** What an attempt is given. */
export type Attempt = {
  signal: AbortSignal
  headers: Record<string, string>
  /** To be called when the request leaves: what fails before is a set-up failure. */
  sent: () => void
  /** Tells where an answer that is let through does not fit the contract. */
  report: (status: number, problems: readonly string[]) => void
}

const longestTimer = 2 ** 31 - 1
const repeatable = [429, 502, 503, 504]
const randomText = () => Math.random().toString(36).slice(2)

/**
 * Carries out a call.
 *
 * @param client the client's options
 * @param operation what is called
 * @param call the call's options
 * @param send sends one attempt and reads its answer completely
 * @returns the first good outcome
 * @throws ApiError in every other case
 */
export async function callPath<T>(
  client: ClientOptions,
  operation: OperationId,
  call: CallOptions,
  send: (attempt: Attempt) => Promise<Outcome<T>>,
): Promise<{ value: T; response: Response }> {
  const caller = new Error()
  const { signal, timeout = client.timeout ?? 15_000, retries = client.retries ?? 2 } = call
  const facts: { method: string; read?: true; open?: true } = operations[operation]
  const sentId = randomText() + randomText()
  const start = Date.now()
  const passed = () => Date.now() - start
  const emit = (event: ApiEvent) => tell(client.onEvent, event)
  const controller = new AbortController()
  let headers: Record<string, string> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended: Failure | undefined
  let interrupt: ((nothing: undefined) => void) | undefined

  const end = (failure: Failure) => {
    ended ??= failure
    controller.abort()
    interrupt?.(undefined)
  }
  // Settles with the work, or at once when the call ends: a fetch or a body that ignores its signal holds nobody up.
  const until = <V>(work: Promise<V>) =>
    new Promise<V | undefined>((resolve, reject) => {
      interrupt = resolve
      work.then(resolve, reject)
    })
  const onAbort = () => end({ kind: 'aborted', cause: signal?.reason })

  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  const deadline = timeout < longestTimer ? setTimeout(end, timeout, { kind: 'timeout' }) : undefined
  try {
    for (let attempt = 1; ; attempt++) {
      const event = { operation, attempt, requestId: sentId }
      let sent = false
      let outcome: Outcome<T> | undefined
      let thrown: Failure | undefined
      if (!ended) {
        emit({ type: 'request', ...event })
        try {
          const own = client.headers
          headers = { 'X-Request-Id': sentId, ...(typeof own === 'function' ? own() : own), ...call.headers }
          const sending = send({
            signal: controller.signal,
            headers,
            sent: () => {
              sent = true
            },
            report: (status, problems) => emit({ type: 'mismatch', ...event, status, problems }),
          })
          outcome = await until(sending)
        } catch (cause) {
          thrown = { kind: sent ? 'unreachable' : 'setup', cause }
        }
      }
      const response = ended ? undefined : outcome?.response
      event.requestId = response?.headers.get('X-Request-Id') ?? sentId
      if (response) emit({ type: 'response', ...event, status: response.status, duration: passed() })
      if (outcome && 'value' in outcome && !ended) return outcome

      const failure = ended ?? thrown ?? outcome?.failure ?? { kind: 'unreachable' }
      const error = errorOfFailure(operation, failure, response, event.requestId, headers, caller)
      const repeat = error.kind === 'unreachable' || (error.kind === 'answer' && repeatable.includes(error.status))
      const wait = facts.read && repeat && attempt <= retries ? backOff(attempt, error.retryAfter) : Infinity
      const again = passed() + wait < timeout
      emit({
        type: 'error',
        ...event,
        kind: error.kind,
        status: error.status,
        duration: passed(),
        ...(again && { retryIn: wait }),
      })
      if (!again) {
        if (error.kind === 'answer' && error.status === 401 && !facts.open) tell(client.onUnauthorized, error)
        throw error
      }
      await until(
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, wait)
        }),
      )
    }
  } finally {
    clearTimeout(deadline)
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

// A listener's own error surfaces as that of an event listener does, without touching the call.
function tell<T>(listener: ((value: T) => void) | undefined, value: T): void {
  try {
    listener?.(value)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
