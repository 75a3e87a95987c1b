import type { Clock } from '../../clock.ts'
import type { OpenDatabase } from '../../db/open.ts'
import { exceptionFields, type Log } from '../../http/log.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { StreamCall } from '../../http/route.ts'
import type { StreamLimits } from '../../security/limits.ts'
import { SESSION_CHANNEL, type Sessions } from '../../security/sessions.ts'
import { hashOf } from '../../random.ts'
import { createDelivery } from './delivery.ts'
import { createEventStream } from './eventStream.ts'
import { createOpenStreams, type OpenStream } from './openStreams.ts'
import { EVENT_CHANNEL, STORED_FOR, createEventReads } from './store.ts'
import { HEARTBEAT, resyncText, sessionEndText } from './wireEvent.ts'

/** The event streams of this process (LIVE-01, LIVE-02). */
export interface EventStreams {
  /** Number of open streams. */
  readonly size: number
  /**
   * Begins a stream.
   *
   * @throws Refusal 401 when the session has ended in the meantime, 429 or 503 when a
   * limit is exceeded
   */
  readonly open: (call: StreamCall) => Promise<void>
  /**
   * Ends every stream and accepts no new ones. The clients reconnect to another process, or to this
   * one after its restart.
   */
  close(): Promise<void>
}

/** Dependencies of the streams. */
export interface StreamDependencies {
  readonly open: Pick<OpenDatabase, 'db' | 'listen'>
  readonly clock: Clock
  readonly sessions: Sessions
  readonly limits: StreamLimits
  readonly log: Log
  /** Interval between two heartbeats, in milliseconds; default 15,000. */
  readonly heartbeat?: number | undefined
}

const HEARTBEAT_EVERY = 15_000
/** Seconds after which another process, or this one after its restart, accepts streams again. */
const RETRY_AFTER = 2
/**
 * Maximum number of replayed events. A client that has missed more has to fetch everything again.
 */
const MAX_REPLAYED = 1000

function numberOf(lastEventId: string | undefined): number | undefined {
  return lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined
}

/**
 * Listens for database notifications and delivers events. A notification only contains the doctor's
 * id; the events are read from their table. A lost notification therefore delays events but loses
 * none: every heartbeat also checks for events without a notification and for expired sessions.
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
        // The numbers restarted: this is another database.
        open.stream.send(resyncText(last))
        open.cursor = last
      }
    }
    await Promise.all([...behind].map(deliver))
  }

  /** Runs work in the background. If it fails, the next heartbeat repeats it. */
  const attempt = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.error('event streams', exceptionFields(error)))

  function checkAll(): void {
    if (streams.size === 0) return
    attempt(endClosedSessions([...streams]))
    attempt(catchUp())
  }

  const stopListening = await database.listen([EVENT_CHANNEL, SESSION_CHANNEL], {
    received(channel, doctorId) {
      if (channel === EVENT_CHANNEL) attempt(deliver(doctorId))
      else attempt(endClosedSessions(streams.of(doctorId)))
    },
    interrupted: checkAll,
  })
  const beating = setInterval(() => {
    for (const { stream } of streams) stream.send(HEARTBEAT)
    checkAll()
  }, dependencies.heartbeat ?? HEARTBEAT_EVERY)
  beating.unref()

  /** Returns the first text of a stream, and the event number at which it begins. */
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
    const isStored = seen === last || (seen < last && last - seen <= MAX_REPLAYED && at !== undefined)
    // The events after it are delivered like new events.
    return isStored ? { text: HEARTBEAT, cursor: seen } : { text: resyncText(last), cursor: last }
  }

  return {
    get size() {
      return streams.size
    },
    async open({ doctorId, token, network, requestId, lastEventId, response, headers }) {
      if (isClosed) throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
      streams.refuseTooMany(doctorId, network)
      const began = performance.now()
      const tokenHash = hashOf(token)
      const stream = createEventStream(response, (reason) => {
        streams.remove(open)
        log.info('stream ended', { requestId, reason, seconds: Math.round((performance.now() - began) / 1000) })
      })
      const open: OpenStream = { doctorId, tokenHash, network, stream, cursor: undefined }
      streams.add(open)
      try {
        // A session that ended before the stream was added to the list caused no
        // notification for it.
        if (!(await sessions.stillOpen([tokenHash])).has(tokenHash)) throw new Refusal('session.expired')
        const { text, cursor } = await beginning(doctorId, lastEventId)
        // The stream was ended while it waited, or the client has left. A client that is still
        // there reconnects and receives the reason then.
        if (!stream.begin(headers, text)) throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
        open.cursor = cursor
        // Events since the head was read were not delivered, because the stream had no cursor yet.
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
