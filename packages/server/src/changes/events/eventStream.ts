import type { ServerResponse } from 'node:http'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { createTally } from '../../http/tally.ts'
import type { StreamLimits } from '../../security/limits.ts'
import type { StoredEvent } from './store.ts'

// The text/event-stream format. JSON.stringify writes no line breaks, so an event's data is
// always one line.
const block = (data: Schema<'LiveEvent'>, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`

export const changeText = ({ number, topic, name, subject }: StoredEvent): string =>
  block({ topic, name, subject }, number)

/**
 * Formats a message that tells a client to fetch its data again.
 *
 * @param last number of the doctor's last event; the stream continues after it
 * @param quietFor whole seconds since that event, if it is certain that no older event is missing
 */
export const resyncText = (last: number, quietFor?: number): string =>
  block(quietFor === undefined ? { topic: 'resync' } : { topic: 'resync', quietFor }, last)

/**
 * Tells a client that its session has ended. It has no number, because it is not a change of
 * the doctor's data.
 */
export const sessionEndText = block({ topic: 'session', name: 'session.ended' })

/** A comment, which clients ignore. It keeps the stream alive for proxies and for both ends. */
export const HEARTBEAT = ':\n\n'

/**
 * Maximum number of characters that wait for a reader: about 500 events. A reader that is further
 * behind has to fetch everything again.
 */
const MAX_UNREAD = 65_536

/** The reason why a stream ended, for the log. */
export type StreamEnd = 'client left' | 'reader too slow' | 'session over' | 'link ended' | 'server stops'

/** One open response of streamEvents. */
export type EventStream = ReturnType<typeof createEventStream>

/**
 * Creates a stream that writes directly to the connection. A web stream in between would double the
 * memory of each open connection.
 *
 * @param onEnd called once when a stream that has begun ends, for any reason
 */
export function createEventStream(response: ServerResponse, onEnd: (reason: StreamEnd) => void) {
  let state: 'waiting' | 'open' | 'ended' = 'waiting'
  /** Ends the stream after the text that is still waiting. */
  const end = (reason: StreamEnd) => {
    const wasOpen = state === 'open'
    state = 'ended'
    if (!wasOpen) return
    if (reason !== 'client left') response.end()
    onEnd(reason)
  }
  /** A reader that is too far behind is disconnected; it reconnects with the last number that it has seen. */
  const send = (text: string) => {
    if (state !== 'open') return
    response.write(text)
    // Ended instead of destroyed: the waiting text is complete, and the inactivity timeout closes
    // the connection if nothing is read.
    if (response.writableLength > MAX_UNREAD) end('reader too slow')
  }
  return {
    /**
     * Begins the response. Text that was sent before is discarded.
     *
     * @returns `false`, with nothing written, when the stream was ended before or the client has left
     */
    begin(headers: Readonly<Record<string, string>>, text: string): boolean {
      if (state !== 'waiting' || response.destroyed) return false
      state = 'open'
      response.once('close', () => end('client left'))
      response.writeHead(200, headers)
      send(text)
      return true
    },
    send,
    end,
  }
}

export interface OpenStream {
  readonly doctorId: string
  readonly tokenHash: string
  readonly network: string
  readonly stream: EventStream
  /** Number of the last event sent; `undefined` until the start of the stream is known. */
  cursor: number | undefined
}

/** Seconds after which a client may retry when the limit is exceeded. */
const RETRY_AFTER = 30

/** The streams that are open in this process. */
export type OpenStreams = ReturnType<typeof createOpenStreams>

export function createOpenStreams(limits: StreamLimits) {
  const byDoctor = new Map<string, Set<OpenStream>>()
  const perNetwork = createTally()
  let size = 0

  return {
    get size() {
      return size
    },
    of: (doctorId: string): readonly OpenStream[] => [...(byDoctor.get(doctorId) ?? [])],
    doctors: (): readonly string[] => [...byDoctor.keys()],
    *[Symbol.iterator](): Generator<OpenStream> {
      for (const streams of byDoctor.values()) yield* streams
    },
    /** Checks the limits. @throws Refusal 429 or 503 if one more stream would exceed a limit */
    refuseTooMany(doctorId: string, network: string): void {
      if ((byDoctor.get(doctorId)?.size ?? 0) >= limits.perDoctor || perNetwork.of(network) >= limits.perNetwork)
        throw new Refusal('limit.exceeded').with({ retryAfter: RETRY_AFTER })
      if (size >= limits.inAll) throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
    },
    add(open: OpenStream): void {
      const streams = byDoctor.get(open.doctorId) ?? new Set()
      byDoctor.set(open.doctorId, streams.add(open))
      perNetwork.add(open.network, 1)
      size += 1
    },
    remove(open: OpenStream): void {
      const streams = byDoctor.get(open.doctorId)
      if (streams?.delete(open) !== true) return
      if (streams.size === 0) byDoctor.delete(open.doctorId)
      perNetwork.add(open.network, -1)
      size -= 1
    },
  }
}
