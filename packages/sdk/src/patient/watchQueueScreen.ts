import { createClient } from '../core/Client.ts'
import { notify } from '../core/events.ts'
import { count, fieldsOf, text } from '../core/json.ts'
import type { OperationId } from '../generated/operations.ts'
import type { Fetch } from '../core/options.ts'
import { isApiError } from '../core/ApiError.ts'
import { keepReading } from '../live/subscribe.ts'
import { languagesOf, type ScreenLanguage } from '../resources/queue.ts'
import type { NumbersOnScreen } from '../rules/queueScreen.ts'

/** What the screen of the waiting room shows: numbers and the room, never a patient. */
export type QueueScreenNumbers = Omit<NumbersOnScreen, 'serving'> & {
  /** `prefix` stands before the number; newer servers may send one. */
  readonly serving: { readonly number: number; readonly prefix?: string | undefined } | null
  /** The room to which patients are called; null if there is none. */
  readonly room: string | null
  /** Name of the doctor. */
  readonly doctor: string
  /** First the one that is largest. */
  readonly languages: readonly ScreenLanguage[]
  /** When these numbers were so, ISO 8601. */
  readonly at: string
}

/**
 * - `live`: the numbers are those of now
 * - `waiting`: there is no connection; another one is tried
 * - `ended`: the link does not work any more, and the watch is over
 */
export type QueueScreenState = 'live' | 'waiting' | 'ended'

/** Options of a screen. */
export type QueueScreenOptions = {
  /** Root URL of the API, such as `/api`. */
  baseUrl: string
  /** Token of the link, after `#`. */
  token: string
  /** Called with the numbers whenever they change. */
  onNumbers: (numbers: QueueScreenNumbers) => void
  /** Called with each new state, first with `waiting`. */
  onState: (state: QueueScreenState) => void
  /** Replaces the global `fetch`. */
  fetch?: Fetch | undefined
  /** Ends the watch. */
  signal?: AbortSignal | undefined
}

// Mounted beside the operations of the contract.
const operation = { id: 'other' as OperationId, method: 'GET', path: '/queue-screen', messages: {} } as const

/** Twice the server's interval of heartbeats, and some seconds: an old number must not look live. */
const TIMES = { silence: 35_000, longest: 10_000 }

const numbersOf = (value: unknown): number[] => (Array.isArray(value) ? value : []).map(count)

function screenOf(data: string): QueueScreenNumbers {
  const { room, doctor, session, serving, calledAt, next, waiting, recent, languages, at } = fieldsOf(JSON.parse(data))
  const { number, prefix } = fieldsOf(serving)
  return {
    room: text(room) || null,
    doctor: text(doctor),
    session: text(session) || null,
    serving: number === undefined ? null : { number: count(number), ...(text(prefix) && { prefix: text(prefix) }) },
    calledAt: text(calledAt) || null,
    next: numbersOf(next),
    waiting: count(waiting),
    recent: numbersOf(recent),
    languages: languagesOf(languages),
    at: text(at),
  }
}

/**
 * Follows the numbers of a queue for the screen of a waiting room (QUEUE-04), until the signal aborts
 * or the link ends. Reconnects after a lost connection, with increasing pauses of at most 10 seconds.
 *
 * @returns a promise that resolves when it is over, and rejects for a wrong option
 */
export async function watchQueueScreen(options: QueueScreenOptions): Promise<void> {
  const { baseUrl, token, fetch, onNumbers, onState, signal } = options
  const ending = new AbortController()
  const stop = () => ending.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) return
  let state: QueueScreenState | undefined
  const become = (next: QueueScreenState) => {
    if (state === 'ended' || state === next || signal?.aborted) return
    state = next
    notify(onState, next)
  }
  become('waiting')
  const client = createClient({ baseUrl, fetch, headers: { Authorization: `Bearer ${token}` } }, false)
  try {
    await keepReading(
      client,
      {
        operation,
        signal: ending.signal,
        // A captive portal may redirect for a while.
        isFinal: ({ kind, status }) => kind === 'setup' || (kind === 'response' && [401, 404].includes(status)),
        onOpenChange: (isOpen) => {
          if (!isOpen) become('waiting')
        },
        onMessage({ event, data }) {
          if (event === 'ended') {
            become('ended')
            stop()
            return
          }
          const numbers = screenOf(data)
          notify(onNumbers, numbers)
          become('live')
        },
      },
      TIMES,
    )
  } catch (error) {
    if (!isApiError(error) || error.kind === 'setup') throw error
    become('ended')
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
