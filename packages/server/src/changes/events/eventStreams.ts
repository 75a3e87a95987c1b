import type { Clock } from '../../clock.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { OpenDatabase } from '../../db/open.ts'
import { exceptionFields, type Log } from '../../http/log.ts'
import type { StreamCall } from '../../http/route.ts'
import { hashOf } from '../../random.ts'
import type { StreamLimits } from '../../security/limits.ts'
import { SESSION_CHANNEL, type Sessions } from '../../security/sessions.ts'
import {
  changeText,
  resyncText,
  createEventStream,
  createOpenStreams,
  HEARTBEAT,
  sessionEndText,
  type OpenStream,
  type OpenStreams,
} from './eventStream.ts'
import { oneAtATime } from './oneAtATime.ts'
import { EVENT_CHANNEL, STORED_FOR, createEventReads, type EventReads, type StoredEvent } from './store.ts'

/** Maximum number of events per query. */
const BATCH = 200

/** Sends a doctor's new events to the doctor's streams. */
type Deliver = (doctorId: string) => Promise<void>

/**
 * Sends events to one stream.
 *
 * @returns `gap` if an event is missing between the last one that this
 * stream has sent and the next stored one
 */
function sendTo(open: OpenStream, found: readonly StoredEvent[]): 'gap' | 'sent' {
  for (const event of found) {
    const { cursor = event.number } = open
    if (event.number <= cursor) continue
    if (event.number !== cursor + 1) return 'gap'
    open.stream.send(changeText(event))
    open.cursor = event.number
  }
  return 'sent'
}

/**
 * Creates the delivery of events. One query serves all streams of a doctor. Notifications that
 * arrive during a query cause only one further query.
 *
 * @returns a function that throws database errors; the events stay stored for the next attempt
 */
function createDelivery(reads: EventReads, streams: OpenStreams): Deliver {
  async function resync(doctorId: string, behind: readonly OpenStream[]): Promise<void> {
    const last = (await reads.heads([doctorId])).get(doctorId)?.last ?? 0
    for (const open of behind) {
      open.stream.send(resyncText(last))
      open.cursor = last
    }
  }

  /** Sends one batch of events. @returns whether there may be more */
  async function step(doctorId: string): Promise<boolean> {
    const waiting = streams.of(doctorId).filter(({ cursor }) => cursor !== undefined)
    if (waiting.length === 0) return false
    const after = Math.min(...waiting.map(({ cursor = 0 }) => cursor))
    const found = await reads.after(doctorId, after, BATCH)
    const behind = waiting.filter((open) => sendTo(open, found) === 'gap')
    if (behind.length > 0) await resync(doctorId, behind)
    return found.length === BATCH
  }

  return oneAtATime(step)
}

/** The event streams of this process (LIVE-01, LIVE-02). */
export type EventStreams = Awaited<ReturnType<typeof createEventStreams>>

interface StreamDependencies {
  readonly open: Pick<OpenDatabase, 'db' | 'listen'>
  readonly clock: Clock
  readonly sessions: Sessions
  readonly limits: StreamLimits
  readonly log: Log
  /** Interval between two heartbeats, in milliseconds. */
  readonly heartbeat: number
  /** Who else follows the changes of doctors in this process. */
  readonly followers: readonly ChangeFollower[]
}

/** Follows the changes of doctors. */
export interface ChangeFollower {
  changed(doctorId: string): void
  /** Changes may have been missed. */
  checkAll(): void
}

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
export async function createEventStreams(dependencies: StreamDependencies) {
  const { open: database, clock, sessions, limits, log, followers } = dependencies
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
      if (channel === EVENT_CHANNEL) {
        attempt(deliver(doctorId))
        for (const follower of followers) follower.changed(doctorId)
      } else attempt(endClosedSessions(streams.of(doctorId)))
    },
    interrupted() {
      checkAll()
      for (const follower of followers) follower.checkAll()
    },
  })
  const beating = setInterval(() => {
    for (const { stream } of streams) stream.send(HEARTBEAT)
    checkAll()
  }, dependencies.heartbeat)
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
    get size(): number {
      return streams.size
    },
    /**
     * Begins a stream.
     *
     * @throws Refusal 401 when the session has ended in the meantime, 429 or 503 when a limit is exceeded
     */
    async open({ doctorId, token, network, requestId, lastEventId, response, headers }: StreamCall): Promise<void> {
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
    /** Ends every stream and accepts no new ones. The clients reconnect to another process, or after its restart. */
    async close(): Promise<void> {
      if (isClosed) return
      isClosed = true
      clearInterval(beating)
      await stopListening()
      for (const { stream } of streams) stream.end('server stops')
    },
  }
}
