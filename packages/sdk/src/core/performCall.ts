// The one way of every call: attempts, deadline, abort, back-off, events, and the error at the end. It is one function
// because all of these share one clock and one signal.
import type { ApiError } from './ApiError.ts'
import { createApiError } from './createApiError.ts'
import { operations, type OperationId } from '../generated/operations.ts'
import type { ApiEvent } from './apiEvent.ts'
import type { CallOptions } from './callOptions.ts'
import type { ClientOptions } from './clientOptions.ts'
import type { Failure, Outcome } from './Failure.ts'
import { mismatch, type JsonObject } from './json.ts'
import { readResponse } from './readResponse.ts'

/** What an attempt is sent with. */
export type Attempt = {
  signal: AbortSignal
  headers: Record<string, string>
  /** To be called when the request leaves: what fails before is a set-up failure. */
  sent: () => void
}

type Told = ApiEvent extends infer Event ? (Event extends ApiEvent ? Omit<Event, keyof Common> : never) : never
type Common = { operation: OperationId; attempt: number; requestId: string; duration: number }

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

/**
 * Carries out a call.
 *
 * @param client the client's options
 * @param operation what is called
 * @param call the call's options
 * @param send sends one attempt; its response is read here
 * @param normalise makes the value of a successful response; throws where the contract's promise is broken
 * @returns the first good outcome
 * @throws ApiError in every other case
 */
export async function performCall<T>(
  client: ClientOptions,
  operation: OperationId,
  call: CallOptions,
  send: (attempt: Attempt) => Promise<Response>,
  normalise: (body: JsonObject, response: Response) => T,
): Promise<{ value: T; response: Response }> {
  const caller = new Error()
  const { signal, timeout = client.timeout ?? 15_000, retries = client.retries ?? 2 } = call
  const facts: { method: string; read?: true; open?: true } = operations[operation]
  const start = Date.now()
  const sentId = start.toString(36) + Math.random().toString(36).slice(2)
  const controller = new AbortController()
  const headers: Record<string, string> = {}
  let attempt = 0
  let left: boolean
  let requestId = sentId
  let ended: Failure | undefined
  let interrupt: ((nothing?: undefined) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const tellEvent = (event: Told) =>
    tell(client.onEvent, { ...event, operation, attempt, requestId, duration: Date.now() - start })
  const end = (failure: Failure) => {
    ended ??= failure
    controller.abort()
    interrupt?.()
  }
  const onAbort = () => end({ kind: 'aborted', cause: signal?.reason })
  const sent = () => {
    left = true
  }
  const read = async (response: Response): Promise<Outcome<T>> => {
    sent()
    const { responseCheck } = client
    const { status } = response
    const text = await response.text()
    return {
      response,
      ...readResponse(response, text, (body) => {
        const problems = responseCheck?.problems(operation, status, body)
        if (problems?.[0]) {
          if (responseCheck?.mode === 'strict') mismatch(`shape of the contract: ${problems.join('; ')}`)
          tellEvent({ type: 'mismatch', status, problems })
        }
        return normalise(body, response)
      }),
    }
  }
  // Settles with the work, or at once when the call ends: a fetch or a body that ignores its signal holds nobody up.
  const until = <V>(work: Promise<V>) =>
    new Promise<V | undefined>((resolve, reject) => {
      interrupt = resolve
      work.then(resolve, reject)
    })

  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  // A timer cannot hold more than 31 bits; so long a deadline is none.
  const deadline = timeout < 2 ** 31 ? setTimeout(end, timeout, { kind: 'timeout' }) : undefined
  try {
    for (;;) {
      attempt++
      requestId = sentId
      left = false
      let outcome: Outcome<T> | undefined
      let failure: Failure | undefined
      if (!ended) tellEvent({ type: 'request' })
      // A listener may have ended the call.
      if (!ended) {
        try {
          // An address, or a path of one's own host. Of others engines make up a host (`http://` + `/doctor/…`) or lose the path.
          if (!/^(https?:\/\/[^/?#]|\.*\/([^/?#]|$)|$)[^?#]*$/i.test(client.baseUrl))
            throw new TypeError('baseUrl is no http address or path')
          const own = client.headers
          Object.assign(headers, { 'X-Request-Id': sentId }, typeof own === 'function' ? own() : own, call.headers)
          outcome = await until(send({ signal: controller.signal, headers, sent }).then(read))
          failure = outcome?.failure
        } catch (cause) {
          failure = { kind: left ? 'network' : 'setup', cause }
        }
      }
      const response = ended ? undefined : outcome?.response
      if (response) {
        requestId = response.headers.get('X-Request-Id') ?? sentId
        tellEvent({ type: 'response', status: response.status })
      }
      failure = ended ?? failure
      if (!failure) return outcome as { value: T; response: Response }

      const error: ApiError = createApiError(operation, failure, response, requestId, headers, caller)
      const { kind, status, retryAfter } = error
      // No response, or one that says "later": a read may be repeated, an action never (its outcome is unknown).
      const passing = kind === 'network' || (kind === 'response' && [429, 502, 503, 504].includes(status))
      const pause =
        retryAfter === undefined ? Math.min(5_000, 150 * 2 ** attempt) * (1 - Math.random() / 2) : retryAfter * 1_000
      const again = facts.read && passing && attempt <= retries && Date.now() - start + pause < timeout
      tellEvent({ type: 'error', kind, status, retryIn: again ? pause : undefined })
      if (!again) {
        if (status === 401 && !facts.open) tell(client.onUnauthorized, error)
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
