import { Refusal } from '../../contract/refusal.ts'
import type { StreamLimits } from '../../security/limits.ts'
import type { EventStream } from './eventStream.ts'

/** A stream with its doctor, session and network. */
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
export interface OpenStreams extends Iterable<OpenStream> {
  readonly size: number
  of(doctorId: string): readonly OpenStream[]
  doctors(): readonly string[]
  /** Checks the limits. @throws Refusal 429 or 503 if one more stream would exceed a limit */
  refuseTooMany(doctorId: string, network: string): void
  add(open: OpenStream): void
  remove(open: OpenStream): void
}

/** Creates an empty list of streams. @param limits maximum numbers of open streams */
export function createOpenStreams(limits: StreamLimits): OpenStreams {
  const byDoctor = new Map<string, Set<OpenStream>>()
  const perNetwork = new Map<string, number>()
  let size = 0

  function count(network: string, change: 1 | -1): void {
    const now = (perNetwork.get(network) ?? 0) + change
    if (now === 0) perNetwork.delete(network)
    else perNetwork.set(network, now)
    size += change
  }

  return {
    get size() {
      return size
    },
    of: (doctorId) => [...(byDoctor.get(doctorId) ?? [])],
    doctors: () => [...byDoctor.keys()],
    *[Symbol.iterator]() {
      for (const streams of byDoctor.values()) yield* streams
    },
    refuseTooMany(doctorId, network) {
      if (
        (byDoctor.get(doctorId)?.size ?? 0) >= limits.perDoctor ||
        (perNetwork.get(network) ?? 0) >= limits.perNetwork
      )
        throw new Refusal('limit.exceeded').with({ retryAfter: RETRY_AFTER })
      if (size >= limits.inAll) throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
    },
    add(open) {
      const streams = byDoctor.get(open.doctorId) ?? new Set()
      byDoctor.set(open.doctorId, streams.add(open))
      count(open.network, 1)
    },
    remove(open) {
      const streams = byDoctor.get(open.doctorId)
      if (streams?.delete(open) !== true) return
      if (streams.size === 0) byDoctor.delete(open.doctorId)
      count(open.network, -1)
    },
  }
}
