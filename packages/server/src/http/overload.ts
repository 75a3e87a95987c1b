/**
 * How much work runs at once, so that a server with more requests than it can serve still serves those it takes within a second
 * and refuses the rest at once, instead of being late for everybody.
 */
export interface Lane {
  /** Another request would be too late. */
  readonly isFull: boolean
  /** Runs work and learns from the time that it takes. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** The limits of a lane. */
export interface LaneOptions {
  /** Works at once when all is well. */
  readonly most: number
  /** Never fewer than this. */
  readonly least: number
  /** Milliseconds; slower work says that too much runs at once. */
  readonly target: number
}

/** One reduction per so many milliseconds: requests that waited together tell the same story. */
const PAUSE = 100

/**
 * A limit that follows the latency (additive increase, multiplicative decrease, as in TCP): down by a tenth when work is slower
 * than the target, up by one when the lane is used and work is fast.
 */
export function createLane({ most, least, target }: LaneOptions, now: () => number = () => performance.now()): Lane {
  let limit = most
  let running = 0
  let reducedAt = -Infinity

  function learn(took: number, wasUsed: boolean): void {
    if (took <= target) {
      if (wasUsed) limit = Math.min(most, limit + 1)
    } else if (now() - reducedAt >= PAUSE) {
      limit = Math.max(least, limit * 0.9)
      reducedAt = now()
    }
  }

  return {
    get isFull() {
      return running >= Math.floor(limit)
    },
    async run(work) {
      const began = now()
      running += 1
      const wasUsed = running > limit / 2
      try {
        return await work()
      } finally {
        running -= 1
        learn(now() - began, wasUsed)
      }
    },
  }
}

/** The lanes of a server. Hashing a password takes longer than reading a list, so it has a lane of its own. */
export interface Lanes {
  readonly public: Lane
  readonly signedIn: Lane
}

/** For a server that serves people: at most about half a second of work waits. */
export function createLanes(): Lanes {
  return {
    public: createLane({ most: 64, least: 8, target: 500 }),
    signedIn: createLane({ most: 200, least: 16, target: 250 }),
  }
}
