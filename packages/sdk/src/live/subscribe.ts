import type { ApiError } from '../core/ApiError.ts'
import type { Client } from '../core/Client.ts'
import { notify } from '../core/events.ts'
import { connect } from './connect.ts'
import type { LiveOptions } from './LiveEvent.ts'

/** Times of a subscription, in milliseconds. */
export type Times = {
  /** Pause after the first failure. It doubles with each further failure. */
  readonly first: number
  readonly longest: number
  /** A connection that delivered data for this time resets the pause to `first`. */
  readonly steady: number
  /** Longer than three heartbeat intervals. */
  readonly silence: number
}

const TIMES: Times = { first: 1000, longest: 30_000, steady: 5000, silence: 46_000 }

/**
 * Returns whether reconnecting cannot help. A server that is down, overloaded or behind a captive
 * portal may become available again.
 */
function isFinal({ kind, status }: ApiError): boolean {
  if (kind === 'response') return status === 501 || (status < 500 && ![408, 425, 429].includes(status))
  return kind === 'setup' || kind === 'contract'
}

/** Waits. Returns early if the signal aborts or the network is back. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const page: typeof globalThis & Partial<EventTarget> = globalThis
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
 * Subscribes to live events until the signal aborts, over any number of connections. Each continues
 * after the last event of the previous one. Requirement LIVE-03.
 *
 * @returns when the signal has aborted
 * @throws ApiError if reconnecting cannot help: no session (401), a server without live events
 *   (404), a wrong setup
 */
export async function subscribe(client: Client, options: LiveOptions, times: Times = TIMES): Promise<void> {
  const { signal } = options
  let lastEventId: string | undefined
  const onId = (id: string) => {
    lastEventId = id
  }
  for (let failures = 0; !signal.aborted; failures++) {
    const start = Date.now()
    const { openFor, error } = await connect(client, { ...options, lastEventId, onId, silence: times.silence })
    if (error && isFinal(error)) {
      // A call that began before the last report belongs to the same session, whose end is already
      // reported.
      if (error.status === 401 && start > client.unauthorizedAt) {
        client.unauthorizedAt = Date.now()
        notify(client.onUnauthorized, error)
      }
      throw error
    }
    if (openFor >= times.steady) failures = 0
    // Random, so that not all clients reconnect at the same time after a server restart.
    const pause = Math.min(times.longest, times.first * 2 ** failures) * (1 - Math.random() / 2)
    if (!signal.aborted) await pauseFor(Math.max(pause, (error?.retryAfter ?? 0) * 1000), signal)
  }
}
