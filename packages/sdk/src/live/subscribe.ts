import type { ApiError } from '../core/ApiError.ts'
import type { Client } from '../core/Client.ts'
import { notify } from '../core/events.ts'
import { streams } from '../generated/operations.ts'
import { connect, type Stream } from './connect.ts'
import type { LiveOptions } from './LiveEvent.ts'
import { eventOf } from './readStream.ts'

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
function cannotPass({ kind, status }: ApiError): boolean {
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
 * Reads a stream until its signal aborts, over any number of connections. Each continues after the
 * last event of the previous one. Requirement LIVE-03.
 *
 * @returns when the signal has aborted
 * @throws ApiError if reconnecting cannot help
 */
export async function keepReading(client: Client, stream: Stream, times: Partial<Times> = {}): Promise<void> {
  const { signal, isFinal = cannotPass } = stream
  const { first, longest, steady, silence } = { ...TIMES, ...times }
  let lastEventId: string | undefined
  const onMessage: Stream['onMessage'] = (message) => {
    lastEventId = message.id ?? lastEventId
    stream.onMessage(message)
  }
  for (let failures = 0; !signal.aborted; failures++) {
    const start = Date.now()
    const { openFor, error } = await connect(client, { ...stream, onMessage, lastEventId, silence })
    if (error && isFinal(error)) {
      // A call that began before the last report belongs to the same session, whose end is already
      // reported.
      if (error.status === 401 && start > client.unauthorizedAt) {
        client.unauthorizedAt = Date.now()
        notify(client.onUnauthorized, error)
      }
      throw error
    }
    if (openFor >= steady) failures = 0
    // Random, so that not all clients reconnect at the same time after a server restart.
    const pause = Math.min(longest, first * 2 ** failures) * (1 - Math.random() / 2)
    if (!signal.aborted) await pauseFor(Math.max(pause, (error?.retryAfter ?? 0) * 1000), signal)
  }
}

const operation = { id: 'streamEvents', ...streams.streamEvents } as const

/**
 * Subscribes to live events until the signal aborts.
 *
 * @throws ApiError if reconnecting cannot help: no session (401), a server without live events
 *   (404), a wrong setup
 */
export const subscribe = (client: Client, { signal, onOpenChange, onEvent }: LiveOptions, times?: Times) =>
  keepReading(
    client,
    { operation, signal, onOpenChange, onMessage: ({ data }) => notify(onEvent, eventOf(data)) },
    times,
  )
