import type { ApiError } from '../core/ApiError.ts'
import type { Client } from '../core/Client.ts'
import { notify } from '../core/notify.ts'
import { connect } from './connect.ts'
import type { LiveOptions } from './LiveEvent.ts'

/** Milliseconds. */
export type Times = {
  /** The pause after the first failure; it doubles with each that follows. */
  readonly first: number
  readonly longest: number
  /** A connection that delivered so long has worked: the next failure is a first one again. */
  readonly steady: number
  /** Longer than three signs of life are apart. */
  readonly silence: number
}

const TIMES: Times = { first: 1000, longest: 30_000, steady: 5000, silence: 46_000 }

/** Whether another attempt would change nothing. A server that is away, overloaded or behind somebody's sign-in page comes back. */
function isFinal({ kind, status }: ApiError): boolean {
  if (kind === 'response') return status === 501 || (status < 500 && ![408, 425, 429].includes(status))
  return kind === 'setup' || kind === 'contract'
}

/** Waits, until the signal or a network that is back ends it. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const page: Partial<EventTarget> = globalThis
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      page.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    page.addEventListener?.('online', done)
  })
}

/**
 * Listens to what changes until the signal ends it, over as many connections as it takes. Each goes on after the last event of the one
 * before. Requirement LIVE-03.
 *
 * @returns when the signal has ended it
 * @throws ApiError where another attempt would change nothing: no session (401), a server without live events (404), a wrong set-up
 */
export async function subscribe(client: Client, options: LiveOptions, times: Times = TIMES): Promise<void> {
  const caller = new Error()
  const { signal } = options
  let lastEventId: string | undefined
  const onId = (id: string) => {
    lastEventId = id
  }
  for (let failures = 0; !signal.aborted; failures++) {
    const start = Date.now()
    const { openFor, error } = await connect(client, { ...options, lastEventId, onId, silence: times.silence, caller })
    if (error && isFinal(error)) {
      // Calls that were made before the session was reported as ended belong to the same session.
      if (error.status === 401 && start > client.unauthorizedAt) {
        client.unauthorizedAt = Date.now()
        notify(client.onUnauthorized, error)
      }
      throw error
    }
    if (openFor >= times.steady) failures = 0
    // Not all clients of a server that was started again come back at the same moment.
    const pause = Math.min(times.longest, times.first * 2 ** failures) * (1 - Math.random() / 2)
    if (!signal.aborted) await pauseFor(Math.max(pause, (error?.retryAfter ?? 0) * 1000), signal)
  }
}
