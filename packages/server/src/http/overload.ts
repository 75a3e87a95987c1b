/**
 * Limits the work that a server accepts. Under overload it serves the accepted requests within a
 * second and refuses the others, instead of delaying all of them.
 */
export interface Lane {
  /**
   * Waits for a turn. Only a few waiting requests begin in each turn of the event loop. A burst
   * therefore does not delay the database's responses, on which the running requests wait.
   *
   * @returns `false` when the request has waited too long; `undefined` when it does not
   * have to wait
   */
  enter(): Promise<boolean> | undefined
  /** Runs work and counts it as running. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** The limits of a lane. */
export interface LaneOptions {
  /** Maximum number of running requests. */
  readonly most: number
  /** Maximum waiting time of a request, in milliseconds. */
  readonly patience: number
}

interface Waiting {
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
export function createLane({ most, patience }: LaneOptions, now: () => number = () => performance.now()): Lane {
  /** Longest waiting first. */
  const waiting: Waiting[] = []
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
    if (running < most && now() - turnBegan < TURN) waiting.shift()?.settle(true)
    steps -= 1
    if (steps === 0) endTurn()
  }

  function beginTurn(): void {
    turnBegan = now()
    for (let [first] = waiting; first !== undefined && turnBegan - first.since > patience; [first] = waiting) {
      late.push(first)
      waiting.shift()
    }
    for (const { settle } of late.splice(0, REFUSED_PER_TURN)) settle(false)
  }

  function endTurn(): void {
    const [first] = waiting
    if (late.length > 0 || (first !== undefined && running < most)) takeTurn()
    // No request can begin before another ends, but the first one must be refused in time.
    else if (first !== undefined) deadline ??= setTimeout(atDeadline, patience - (now() - first.since) + 1)
  }

  function atDeadline(): void {
    deadline = undefined
    takeTurn()
  }

  return {
    enter() {
      if (steps === 0 && waiting.length === 0 && running < most) {
        takeTurn()
        return undefined
      }
      return new Promise((settle) => {
        waiting.push({ since: now(), settle })
        takeTurn()
      })
    },
    async run(work) {
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
        if (waiting.length > 0) takeTurn()
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
}

/**
 * Creates the lanes of a production server: at most half a second of waiting, and about the
 * same of work.
 */
export function createLanes(): Lanes {
  return {
    public: createLane({ most: 32, patience: 500 }),
    signedIn: createLane({ most: 64, patience: 500 }),
  }
}
