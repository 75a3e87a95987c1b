import { randomUUID } from 'node:crypto'
import { clinicToday } from '@nalam/sdk'
import { numbersOnScreen } from '@nalam/sdk/rules'
import { createEventStream, createOpenStreams, HEARTBEAT, type OpenStream } from '../../changes/events/eventStream.ts'
import { oneAtATime } from '../../changes/events/oneAtATime.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import type { Dependencies } from '../../dependencies.ts'
import { exceptionFields } from '../../http/log.ts'
import type { StreamCall } from '../../http/route.ts'
import { hashOf } from '../../random.ts'
import type { StreamLimits } from '../../security/limits.ts'
import { readQueue } from '../visits/readQueue.ts'
import { COUNTED_EVERY, countScreens, screenOfDoctor } from './screenStore.ts'

/** Sent before the stream ends because the link has ended. */
const ENDED = 'event: ended\ndata: {}\n\n'

/** Doctors whose numbers are read at the same time by a heartbeat. */
const READ_AT_ONCE = 4

/** Seconds after which another process, or this one after its restart, accepts screens again. */
const RETRY_AFTER = 2

interface ScreenDependencies extends Pick<Dependencies, 'clock' | 'log'> {
  readonly db: Database
  readonly limits: StreamLimits
  /** Interval between two heartbeats, in milliseconds. */
  readonly heartbeat: number
}

/** The screens that this process serves. */
export type QueueScreens = ReturnType<typeof createQueueScreens>

/**
 * Creates the streams of the screens in waiting rooms (QUEUE-04). All screens of a doctor are served
 * by one read of the queue of today: after each change, and with every heartbeat, because numbers also
 * change with the time. A heartbeat is sent only after such a read, so that a screen whose server has lost
 * the database is not live.
 */
export function createQueueScreens({ db, clock, log, limits, heartbeat }: ScreenDependencies) {
  const streams = createOpenStreams(limits)
  /** The day and the numbers that each stream has sent last. */
  const shown = new WeakMap<OpenStream, string>()
  const process = randomUUID()
  const countedAt = new Map<string, number>()
  let isClosed = false
  let isBeating = false

  /** Runs work; if it fails, the next heartbeat repeats it. */
  const attempt = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => log.error('queue screens', exceptionFields(error)))

  const count = oneAtATime(async (doctorId) => {
    const open = streams.of(doctorId).length
    await countScreens(db, { doctorId, process, count: open, now: clock.now() })
    if (open === 0) countedAt.delete(doctorId)
    else countedAt.set(doctorId, performance.now())
    return open !== streams.of(doctorId).length
  })

  /** Reads the numbers of a doctor's screens, and sends them where they are new. */
  const show = oneAtATime(async (doctorId) => {
    // A stream that begins later may have a newer link than the one that is read.
    const before = streams.of(doctorId)
    if (before.length === 0) return false
    const now = clock.now()
    const screen = await screenOfDoctor(db, doctorId)
    for (const { stream, tokenHash } of before) {
      if (tokenHash === screen?.tokenHash) continue
      stream.send(ENDED)
      stream.end('link ended')
    }
    if (screen === undefined || streams.of(doctorId).length === 0) return false
    const { room, doctor, languages } = screen
    const day = clinicToday(now)
    const queue = await readQueue(db, { doctorId, day }, now)
    const numbers = JSON.stringify({ room, doctor, languages, ...numbersOnScreen(queue) })
    // The same numbers of a new day are sent: a screen drops those of the day before.
    const state = `${day} ${numbers}`
    const text = `data: ${numbers.slice(0, -1)},"at":${JSON.stringify(now.toISOString())}}\n\n`
    for (const open of streams.of(doctorId)) {
      if (open.tokenHash !== screen.tokenHash) continue
      open.stream.send(shown.get(open) === state ? HEARTBEAT : text)
      shown.set(open, state)
    }
    return false
  })

  async function beat(): Promise<void> {
    if (isBeating) return
    isBeating = true
    try {
      const doctors = streams.doctors()
      for (let first = 0; first < doctors.length; first += READ_AT_ONCE)
        await Promise.all(doctors.slice(first, first + READ_AT_ONCE).map(show))
      const due = performance.now() - COUNTED_EVERY
      for (const doctorId of streams.doctors()) if ((countedAt.get(doctorId) ?? due) <= due) await count(doctorId)
    } finally {
      isBeating = false
    }
  }
  const beating = setInterval(() => void attempt(beat()), heartbeat)
  beating.unref()

  return {
    get size(): number {
      return streams.size
    },
    /** Shows what has changed for a doctor. */
    changed(doctorId: string): void {
      if (streams.of(doctorId).length > 0) void attempt(show(doctorId))
    },
    /** Reads everything again, after changes may have been missed. */
    checkAll(): void {
      void attempt(beat())
    },
    /** Begins a stream. @throws Refusal 429 or 503 when a limit is exceeded */
    async open({
      doctorId,
      token,
      network,
      response,
      headers,
    }: Pick<StreamCall, 'doctorId' | 'token' | 'network' | 'response' | 'headers'>): Promise<void> {
      if (isClosed) throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
      streams.refuseTooMany(doctorId, network)
      const stream = createEventStream(response, () => {
        streams.remove(open)
        if (!isClosed) void attempt(count(doctorId))
      })
      const open: OpenStream = { doctorId, tokenHash: hashOf(token), network, stream, cursor: undefined }
      if (!stream.begin(headers, HEARTBEAT)) return
      streams.add(open)
      void attempt(count(doctorId))
      await attempt(show(doctorId))
    },
    /** Ends every stream and accepts no new ones. The screens reconnect to another process, or after its restart. */
    async close(): Promise<void> {
      if (isClosed) return
      isClosed = true
      clearInterval(beating)
      const doctors = streams.doctors()
      for (const { stream } of streams) stream.end('server stops')
      for (const doctorId of doctors) await attempt(count(doctorId))
    },
  }
}
