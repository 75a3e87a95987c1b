import type { Clock } from '../clock.ts'
import type { OpenDatabase } from '../db/open.ts'
import { exceptionFields, type Log } from '../http/log.ts'
import { HttpError } from '../http/httpError.ts'
import type { StreamCall } from '../http/route.ts'
import type { StreamLimits } from '../security/limits.ts'
import { SESSION_CHANNEL, type Sessions } from '../session/store.ts'
import { createDelivery } from './delivery.ts'
import { createEventStream } from './eventStream.ts'
import { createOpenStreams, type OpenStream } from './openStreams.ts'
import { EVENT_CHANNEL, STORED_FOR, createEventReads } from './store.ts'
import { HEARTBEAT, resyncText, sessionEndText } from './wireEvent.ts'

/** Streams of what changes (LIVE-01, LIVE-02). */
export interface EventStreams {
  /** How many are open. */
  readonly size: number
  /**
   * Begins a stream.
   *
   * @throws HttpError 401 when the session has ended meanwhile, 429 or 503 when it would be one too many
   */
  readonly open: (call: StreamCall) => Promise<void>
  /** Ends every stream and takes no new one; their clients connect again, to another process or to the next one. */
  close(): Promise<void>
}

/** What streams are made of. */
export interface StreamDependencies {
  readonly open: Pick<OpenDatabase, 'db' | 'listen'>
  readonly clock: Clock
  readonly sessions: Sessions
  readonly limits: StreamLimits
  readonly log: Log
  /** Milliseconds between two signs of life; 15,000 when left out. */
  readonly heartbeat?: number | undefined
}

const HEARTBEAT_EVERY = 15_000
/** Seconds after which another process, or this one after its start, takes streams again. */
const RETRY_AFTER = 2
/** A client that has missed more had better read everything again. */
const MOST_REPLAYED = 1000

function numberOf(lastEventId: string | undefined): number | undefined {
  return lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined
}

/**
 * Listens to the database and hands out what it hears. Notifications say whose events there are; the events are read from their
 * table, so that a notification that was lost costs time and never an event: every heartbeat looks for events that nobody announced
 * and for sessions that have run out.
 */
export async function createEventStreams(dependencies: StreamDependencies): Promise<EventStreams> {
  const { open: database, clock, sessions, limits, log } = dependencies
  const reads = createEventReads(database.db)
  const streams = createOpenStreams(limits)
  const deliver = createDelivery(reads, streams)
  let isClosed = false

  async function endClosedSessions(among: readonly OpenStream[]): Promise<void> {
    if (among.length === 0) return
    const open = await sessions.stillOpen([...new Set(among.map(({ tokenHash }) => tokenHash))])
    for (const { tokenHash, stream } of among) {
      if (open.has(tokenHash)) continue
      stream.send(sessionEndText)
      stream.end('session over')
    }
  }

  async function catchUp(): Promise<void> {
    const heads = await reads.heads(streams.doctors())
    const behind = new Set<string>()
    for (const open of streams) {
      const last = heads.get(open.doctorId)?.last ?? 0
      if (open.cursor === undefined || open.cursor === last) continue
      if (open.cursor < last) behind.add(open.doctorId)
      else {
        // The numbers began anew: another database.
        open.stream.send(resyncText(last))
        open.cursor = last
      }
    }
    await Promise.all([...behind].map(deliver))
  }

  /** Runs work whose failure the next heartbeat makes up for. */
  const attempt = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.error('event streams', exceptionFields(error)))

  function lookAround(): void {
    if (streams.size === 0) return
    attempt(endClosedSessions([...streams]))
    attempt(catchUp())
  }

  const stopListening = await database.listen([EVENT_CHANNEL, SESSION_CHANNEL], {
    heard(channel, doctorId) {
      if (channel === EVENT_CHANNEL) attempt(deliver(doctorId))
      else attempt(endClosedSessions(streams.of(doctorId)))
    },
    interrupted: lookAround,
  })
  const beating = setInterval(() => {
    for (const { stream } of streams) stream.send(HEARTBEAT)
    lookAround()
  }, dependencies.heartbeat ?? HEARTBEAT_EVERY)
  beating.unref()

  /** Where a stream begins, and what it says first. */
  async function beginning(
    doctorId: string,
    lastEventId: string | undefined,
  ): Promise<{ text: string; cursor: number }> {
    const { last, at } = (await reads.heads([doctorId])).get(doctorId) ?? { last: 0, at: undefined }
    const seen = numberOf(lastEventId)
    if (seen === undefined) {
      const quietFor = at === undefined ? STORED_FOR : clock.now().getTime() - at.getTime()
      return { text: resyncText(last, Math.max(0, Math.floor(quietFor / 1000))), cursor: last }
    }
    const isStored = seen === last || (seen < last && last - seen <= MOST_REPLAYED && at !== undefined)
    // What came after it is delivered like everything that comes from now on.
    return isStored ? { text: HEARTBEAT, cursor: seen } : { text: resyncText(last), cursor: last }
  }

  return {
    get size() {
      return streams.size
    },
    async open({ doctorId, token, network, requestId, lastEventId, response, headers }) {
      if (isClosed) throw new HttpError('server.unavailable', { retryAfter: RETRY_AFTER })
      streams.refuseTooMany(doctorId, network)
      const began = performance.now()
      const tokenHash = sessions.nameOf(token)
      const stream = createEventStream(response, (reason) => {
        streams.remove(open)
        log.info('stream ended', { requestId, reason, seconds: Math.round((performance.now() - began) / 1000) })
      })
      const open: OpenStream = { doctorId, tokenHash, network, stream, cursor: undefined }
      streams.add(open)
      try {
        // A session that ended before the stream was in the list was announced to nobody.
        if (!(await sessions.stillOpen([tokenHash])).has(tokenHash)) throw new HttpError('session.expired')
        const { text, cursor } = await beginning(doctorId, lastEventId)
        // It was ended while it waited, or the client has left. A client that is there connects again and is told why.
        if (!stream.begin(headers, text)) throw new HttpError('server.unavailable', { retryAfter: RETRY_AFTER })
        open.cursor = cursor
        // What happened since the head was read was not delivered to a stream without a cursor.
        attempt(deliver(doctorId))
      } catch (error) {
        streams.remove(open)
        throw error
      }
    },
    async close() {
      if (isClosed) return
      isClosed = true
      clearInterval(beating)
      await stopListening()
      for (const { stream } of streams) stream.end('server stops')
    },
  }
}
