/**
 * How much work a server takes on, so that one with more requests than it can serve still serves those it takes within a second
 * and refuses the rest, instead of being late for everybody.
 */
export interface Lane {
  /**
   * Waits for a turn. Only a few waiting requests begin in each turn of the event loop, so that a burst never keeps the responses of
   * the database, and with them the requests that have begun, from being read.
   *
   * @returns `false` when the request has waited so long that it would be too late; `undefined` when it need not wait at all
   */
  enter(): Promise<boolean> | undefined
  /** Runs work that counts as under way. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** The limits of a lane. */
export interface LaneOptions {
  /** Requests under way at once. */
  readonly most: number
  /** Milliseconds that a request may wait for its turn. */
  readonly patience: number
}

interface Waiting {
  readonly since: number
  readonly settle: (mayRun: boolean) => void
}

/** Requests that begin in one turn of the event loop, and milliseconds after which no more of them do. */
const BEGUN_PER_TURN = 8
const TURN = 2
/** Refusing costs about a tenth of a millisecond; those of a burst are late at the same moment. */
const REFUSED_PER_TURN = 10

/** @returns a lane of its own: what waits here delays nothing elsewhere */
export function createLane({ most, patience }: LaneOptions, now: () => number = () => performance.now()): Lane {
  /** Longest first. */
  const waiting: Waiting[] = []
  const late: Waiting[] = []
  let running = 0
  /** Steps that are left of this turn. A step each, because what a request does at once is over when the next step begins. */
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
    // Nothing can begin before something ends, but the first must not wait for longer than it is willing to.
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

/** The lanes of a server. Hashing a password takes longer than reading a list, so it has a lane of its own. */
export interface Lanes {
  readonly public: Lane
  readonly signedIn: Lane
}

/** For a server that serves people: half a second of waiting at most, and about as much of work. */
export function createLanes(): Lanes {
  return {
    public: createLane({ most: 32, patience: 500 }),
    signedIn: createLane({ most: 64, patience: 500 }),
  }
}
