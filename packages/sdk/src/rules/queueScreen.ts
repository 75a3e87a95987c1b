import { QUEUE_STATE } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']
type Entry = Pick<Schemas['QueueEntry'], 'number' | 'state' | 'calledAt' | 'endedAt'>

/** A session of a queue, as far as the screen needs it. */
type ShownSession = Pick<Schemas['QueueSession'], 'session' | 'from' | 'to'> & {
  readonly inside?: Entry | undefined
  readonly line: readonly Entry[]
  readonly over: readonly Entry[]
}

/** The numbers on the screen of the waiting room. */
export type NumbersOnScreen = {
  /** `09:00-12:30`; null for a day without hours. */
  readonly session: string | null
  /** The number that is called; null if nobody is inside. */
  readonly serving: { readonly number: number } | null
  /** When that number was called, ISO 8601; null if nobody is inside. */
  readonly calledAt: string | null
  /** The numbers after it, in the order of the calls; at most three. */
  readonly next: number[]
  /** How many wait. */
  readonly waiting: number
  /** The numbers that were called before, latest first; at most three. */
  readonly recent: number[]
}

const MAX_NUMBERS = 3

const numbersOf = (entries: readonly Entry[]): number[] => entries.flatMap(({ number }) => number ?? [])

const waitingOf = ({ line }: ShownSession) => line.filter(({ state }) => state === QUEUE_STATE.waiting)

/**
 * Returns the session on the screen: that of the last call, if its patient is inside, else the first
 * one in which somebody waits, else that of this moment. So a session that takes longer stays on the
 * screen until its last patient was called.
 */
function sessionOnScreen({ sessions, session }: { sessions: readonly ShownSession[]; session: number }) {
  const calledAt = ({ inside }: ShownSession) => Date.parse(inside?.calledAt ?? '')
  const [called] = sessions
    .filter(({ inside }) => inside !== undefined)
    .toSorted((one, other) => calledAt(other) - calledAt(one))
  return (
    called ??
    sessions.find((one) => waitingOf(one).length > 0) ??
    sessions.find((one) => one.session === session) ??
    sessions[0]
  )
}

/** Returns what the screen of the waiting room shows of a queue (QUEUE-04): numbers only. */
export function numbersOnScreen(queue: {
  /** The session of this moment. */
  readonly session: number
  readonly sessions: readonly ShownSession[]
}): NumbersOnScreen {
  const shown = sessionOnScreen(queue)
  if (shown === undefined) return { session: null, serving: null, calledAt: null, next: [], waiting: 0, recent: [] }
  const { from, to, inside, over } = shown
  const waiting = waitingOf(shown)
  const called = over.filter(({ state, calledAt }) => state === QUEUE_STATE.seen && calledAt !== undefined)
  return {
    session: from === '00:00' && to === '24:00' ? null : `${from}-${to}`,
    serving: inside?.number === undefined ? null : { number: inside.number },
    calledAt: inside?.calledAt ?? null,
    next: numbersOf(waiting).slice(0, MAX_NUMBERS),
    waiting: waiting.length,
    recent: numbersOf(
      called.toSorted((one, other) => Date.parse(other.calledAt ?? '') - Date.parse(one.calledAt ?? '')),
    ).slice(0, MAX_NUMBERS),
  }
}
