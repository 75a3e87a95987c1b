import { array, assert, asyncProperty, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

const MAX = 6
const MAX_PER_CALLER = 3
/** Unlike any other delay of the process, because the queue's timers are counted by it. */
const PATIENCE = 97

type State = 'waits' | 'runs' | 'ended' | 'left'

/** A queue whose calls run until the test ends them. */
function queueOf() {
  const queue = createFairQueue({ max: MAX, maxPerCaller: MAX_PER_CALLER, patience: PATIENCE })
  return (caller: string, weight = 1) => {
    const client = new AbortController()
    let leave: (() => void) | undefined
    const call = {
      caller,
      weight,
      since: Date.now(),
      state: 'waits' as State,
      abort: () => client.abort(),
      end: () => {
        call.state = 'ended'
        leave?.()
      },
    }
    const wait = async () => {
      leave = await queue.enter(caller, weight, () => client.signal)
      call.state = leave === undefined ? 'left' : 'runs'
    }
    void wait()
    return call
  }
}

/** Lets everything happen that is due without waiting. */
const settle = () => vi.advanceTimersByTimeAsync(0)

// Functions of their own, not spies: another file that restores all spies would put the fake timers
// back.
let fakes: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>
let started: Mock<typeof setTimeout>
let cleared: Mock<typeof clearTimeout>
beforeEach(() => {
  vi.useFakeTimers()
  fakes = { setTimeout, clearTimeout }
  started = vi.fn<typeof setTimeout>(fakes.setTimeout)
  cleared = vi.fn<typeof clearTimeout>(fakes.clearTimeout)
  Object.assign(globalThis, { setTimeout: started, clearTimeout: cleared })
})
afterEach(() => {
  Object.assign(globalThis, fakes)
  vi.useRealTimers()
})

/** Returns the queue's timers that it has not cleared since the last call. */
function timersLeft() {
  const ends = new Set(cleared.mock.calls.map(([timer]) => timer))
  const own = started.mock.results.filter((_, call) => started.mock.calls[call]?.[1] === PATIENCE)
  started.mockClear()
  cleared.mockClear()
  return own.flatMap(({ value }) => (ends.has(value) ? [] : [value]))
}

describe('a fair queue', () => {
  it('[V8] runs at most a few calls of one caller, and those of another at once', async () => {
    const enter = queueOf()
    const busy = Array.from({ length: 64 }, () => enter('busy'))
    const other = enter('other')
    await settle()
    expect(busy.filter(({ state }) => state === 'runs')).toHaveLength(MAX_PER_CALLER)
    expect(other.state).toBe('runs')
  })

  it('[V8] begins the calls of one caller in their order, and callers in turns', async () => {
    const enter = queueOf()
    const running = ['a', 'b'].flatMap((caller) => [enter(caller), enter(caller), enter(caller)])
    const waiting = ['a', 'a', 'b', 'b', 'c', 'c'].map((caller) => enter(caller))
    const order: string[] = []
    await settle()
    for (const call of running) {
      const before = new Set(waiting.filter(({ state }) => state === 'runs'))
      call.end()
      await settle()
      const begun = waiting.filter((each) => each.state === 'runs' && !before.has(each))
      order.push(...begun.map((each) => `${each.caller}${waiting.indexOf(each)}`))
    }
    expect(order).toEqual(['a0', 'c4', 'a1', 'b2', 'c5', 'b3'])
  })

  it('does not let light calls overtake a heavy one until it is refused', async () => {
    const enter = queueOf()
    const running = ['a', 'a', 'a', 'b', 'b'].map((caller) => enter(caller))
    const heavy = enter('c', 3)
    const light = enter('d')
    await settle()
    expect([heavy.state, light.state]).toEqual(['waits', 'waits'])
    for (const call of running.slice(0, 2)) call.end()
    await settle()
    expect([heavy.state, light.state]).toEqual(['runs', 'waits'])
  })

  it('gives the turn of a heavy call that its client abandons to the next', async () => {
    const enter = queueOf()
    for (const caller of ['a', 'a', 'a', 'b', 'b']) enter(caller)
    const heavy = enter('c', 3)
    const light = enter('d')
    heavy.abort()
    await settle()
    expect([heavy.state, light.state]).toEqual(['left', 'runs'])
  })

  it('lets no call wait whose client left before', async () => {
    const queue = createFairQueue({ max: 1, maxPerCaller: 1, patience: PATIENCE })
    const never = () => new AbortController().signal
    expect(await queue.enter('a', 1, never)).toBeDefined()
    expect(await queue.enter('b', 1, () => AbortSignal.abort())).toBeUndefined()
  })

  it('refuses calls that have waited too long, also when nothing ever ends', async () => {
    const enter = queueOf()
    const calls = Array.from({ length: 10 }, () => enter('busy'))
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(calls.filter(({ state }) => state === 'left')).toHaveLength(10 - MAX_PER_CALLER)
  })

  it('[V8] keeps its promises for any arrivals, ends, departures and delays', async () => {
    const step = oneof(
      {
        weight: 4,
        arbitrary: record({
          enter: constantFrom('a', 'b', 'c', 'd'),
          weight: integer({ min: 1, max: MAX_PER_CALLER }),
        }),
      },
      { weight: 3, arbitrary: record({ end: nat() }) },
      { weight: 1, arbitrary: record({ abort: nat() }) },
      { weight: 1, arbitrary: record({ pass: integer({ min: 1, max: PATIENCE }) }) },
      { weight: 3, arbitrary: constant({ settle: true }) },
    )
    await assert(
      asyncProperty(array(step, { maxLength: 60 }), async (steps) => {
        const enter = queueOf()
        const calls: Array<ReturnType<typeof enter>> = []
        const inState = (state: State) => calls.filter((call) => call.state === state)
        const weightOf = (some: typeof calls) => some.reduce((sum, { weight }) => sum + weight, 0)
        const abandoned = new Set<unknown>()
        const check = () => {
          const running = inState('runs')
          expect(weightOf(running)).toBeLessThanOrEqual(MAX)
          for (const name of ['a', 'b', 'c', 'd'])
            expect(weightOf(running.filter(({ caller }) => caller === name))).toBeLessThanOrEqual(MAX_PER_CALLER)
          for (const call of inState('waits')) expect(Date.now() - call.since).toBeLessThan(PATIENCE)
          // Nobody gives up but a client that leaves and a call that has waited too long.
          for (const call of inState('left'))
            expect(abandoned.has(call) || Date.now() - call.since >= PATIENCE).toBe(true)
        }
        const checkIdle = () => {
          // No place stays empty while a call waits that fits.
          const running = inState('runs')
          const free = MAX - weightOf(running)
          const waitingFor = ['a', 'b', 'c', 'd'].flatMap((name) => {
            const own = MAX_PER_CALLER - weightOf(running.filter(({ caller }) => caller === name))
            const head = inState('waits').find(({ caller }) => caller === name)
            return head !== undefined && head.weight <= own ? [head.weight] : []
          })
          if (waitingFor.length > 0) expect(Math.max(...waitingFor)).toBeGreaterThan(free)
        }
        for (const each of steps) {
          if ('enter' in each) calls.push(enter(each.enter, each.weight))
          else if ('end' in each) {
            const running = inState('runs')
            running[each.end % running.length]?.end()
          } else if ('abort' in each) {
            const waiting = inState('waits')
            const call = waiting[each.abort % waiting.length]
            abandoned.add(call)
            call?.abort()
          } else if ('pass' in each) await vi.advanceTimersByTimeAsync(each.pass)
          else {
            await settle()
            checkIdle()
          }
          await Promise.resolve()
          check()
        }
        // Everybody who still waits gets a turn when the running calls end.
        const last = inState('waits').filter((call) => !abandoned.has(call))
        for (let round = 0; inState('waits').length + inState('runs').length > 0; round += 1) {
          expect(round).toBeLessThanOrEqual(calls.length * 2)
          for (const call of inState('runs')) call.end()
          await settle()
          check()
        }
        expect(last.filter(({ state }) => state !== 'ended')).toEqual([])
        // No place is lost: afterwards the whole capacity is free.
        const again = ['x', 'x', 'x', 'y', 'y', 'y'].map((caller) => enter(caller))
        await settle()
        expect(again.every(({ state }) => state === 'runs')).toBe(true)
        expect(timersLeft()).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
