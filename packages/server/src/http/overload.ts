import { Refusal } from '../contract/refusal.ts'
import { createFairQueue, createTurns, type FairQueue } from './fairQueue.ts'
import { createTally } from './tally.ts'

/** Seconds after which memory may be available again. */
const RETRY_AFTER = 2

/** Reserves memory for a request body before its first byte is read; see {@link createUploads}. */
export type TakeMemory = ReturnType<typeof createUploads>

/**
 * Creates the limits of the uploads that run in this process; the number of images per hour is a
 * limit of `security/limits.ts`.
 *
 * @param options numbers of uploads, and the total size of all bodies
 */
export function createUploads(
  { perDoctor, atOnce, bytes: maxBytes } = { perDoctor: 2, atOnce: 8, bytes: 24 * 1024 * 1024 },
) {
  const running = createTally()
  let count = 0
  let reserved = 0
  /**
   * @param bytes the maximum size of the body
   * @throws Refusal 429 when this doctor has too many uploads running, 503 when all memory is reserved
   */
  return (doctorId: string, bytes: number): (() => void) => {
    if (running.of(doctorId) >= perDoctor) throw new Refusal('limit.exceeded').with({ retryAfter: RETRY_AFTER })
    if (count >= atOnce || reserved + bytes > maxBytes)
      throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
    const change = (by: 1 | -1) => {
      running.add(doctorId, by)
      count += by
      reserved += by * bytes
    }
    change(1)
    return () => change(-1)
  }
}

/**
 * Limits the work that a server accepts. Under overload it serves the accepted requests within a
 * second and refuses the others, instead of delaying all of them.
 */
export interface Lane {
  /**
   * Waits for a turn. Only a few waiting requests begin in each turn of the event loop. A burst
   * therefore does not delay the database's responses, on which the running requests wait. Callers
   * take turns, so that a caller with many requests delays its own.
   *
   * @returns `false` when the request has waited too long; `undefined` when it does not
   * have to wait
   */
  enter(caller: string): Promise<boolean> | undefined
  run<T>(work: () => Promise<T>): Promise<T>
}

interface LaneOptions {
  readonly max: number
  /** Maximum waiting time of a request, in milliseconds. */
  readonly patience: number
}

interface Waiting {
  readonly caller: string
  readonly since: number
  readonly settle: (mayRun: boolean) => void
}

/**
 * Maximum number of requests that begin in one turn of the event loop, and the milliseconds after
 * which no more of them begin.
 */
const BEGUN_PER_TURN = 8
const TURN = 2
/**
 * Maximum number of refusals per turn. A refusal costs about a tenth of a millisecond, and all
 * requests of a burst time out at once.
 */
const REFUSED_PER_TURN = 10

/** Creates an independent lane: its waiting requests do not delay other lanes. */
export function createLane({ max, patience }: LaneOptions, now: () => number = () => performance.now()): Lane {
  const waiting = createTurns<Waiting>()
  const late: Waiting[] = []
  let running = 0
  /**
   * Remaining steps of this turn. Each step begins at most one request, whose synchronous work is
   * done before the next step.
   */
  let steps = 0
  let turnBegan = 0
  let deadline: NodeJS.Timeout | undefined

  function takeTurn(): void {
    if (steps > 0) return
    steps = BEGUN_PER_TURN
    for (let step = 0; step < BEGUN_PER_TURN; step += 1) setImmediate(takeStep)
  }

  function takeStep(): void {
    if (steps === BEGUN_PER_TURN) beginTurn()
    if (running < max && now() - turnBegan < TURN) beginNext()
    steps -= 1
    if (steps === 0) endTurn()
  }

  function beginNext(): void {
    const [next] = waiting.heads()
    if (next === undefined) return
    waiting.take(next)
    next.settle(true)
  }

  function beginTurn(): void {
    turnBegan = now()
    for (let first = waiting.oldest(); first && turnBegan - first.since > patience; first = waiting.oldest()) {
      late.push(first)
      waiting.remove(first)
    }
    for (const { settle } of late.splice(0, REFUSED_PER_TURN)) settle(false)
  }

  function endTurn(): void {
    const first = waiting.oldest()
    if (late.length > 0 || (first !== undefined && running < max)) takeTurn()
    // No request can begin before another ends, but the first one must be refused in time.
    else if (first !== undefined) deadline ??= setTimeout(atDeadline, patience - (now() - first.since) + 1)
  }

  function atDeadline(): void {
    deadline = undefined
    takeTurn()
  }

  return {
    enter(caller) {
      if (steps === 0 && waiting.oldest() === undefined && running < max) {
        takeTurn()
        return undefined
      }
      return new Promise((settle) => {
        waiting.add({ caller, since: now(), settle })
        takeTurn()
      })
    },
    async run(work) {
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
        if (waiting.oldest() !== undefined) takeTurn()
      }
    },
  }
}

/**
 * The lanes of a server. Hashing a password takes longer than reading a list, so public operations
 * have their own lane.
 */
export interface Lanes {
  readonly public: Lane
  readonly signedIn: Lane
  /** Shares the work of the signed-in operations between the doctors (V8). */
  readonly doctors: FairQueue
}

/**
 * Creates the lanes of a production server: at most half a second of waiting, and about the
 * same of work. The doctors have half the places of their lane, so that the sessions of waiting
 * requests can still be read.
 */
export function createLanes(placesPerDoctor: number): Lanes {
  return {
    public: createLane({ max: 32, patience: 500 }),
    signedIn: createLane({ max: 64, patience: 500 }),
    doctors: createFairQueue({ max: 32, maxPerCaller: placesPerDoctor, patience: 500 }),
  }
}
