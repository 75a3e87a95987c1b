import { describe, expect, it } from 'vitest'
import { createLane } from './overload.ts'

const PATIENCE = 100
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Creates a lane with its own clock. Each work takes `cost` milliseconds of synchronous time and
 * ends when the test ends it.
 */
function laneOf(max: number, cost = 0) {
  let time = 0
  const lane = createLane({ max, patience: PATIENCE }, () => time)
  const ends: Array<() => void> = []
  const outcomes: Array<'runs' | 'late' | undefined> = []
  return {
    outcomes,
    pass: (milliseconds: number) => (time += milliseconds),
    request: (caller = 'a') => {
      const place = outcomes.push(undefined) - 1
      const begin = (mayRun: boolean) => {
        outcomes[place] = mayRun ? 'runs' : 'late'
        if (mayRun) time += cost
        if (mayRun) void lane.run(() => new Promise<void>((resolve) => ends.push(resolve)))
      }
      const turnOfRequest = lane.enter(caller)
      if (turnOfRequest === undefined) begin(true)
      else void turnOfRequest.then(begin)
    },
    finish: () => ends.shift()?.(),
    turns: async (count: number) => {
      for (let number = 0; number < count; number += 1) await turn()
    },
  }
}

describe('a lane', () => {
  it('lets a request begin at once, and of a burst a few in each turn of the event loop, in their order', async () => {
    const { request, outcomes, turns } = laneOf(1000)
    const begun = () => outcomes.filter((outcome) => outcome === 'runs').length
    for (let count = 0; count < 100; count += 1) request()
    expect(begun()).toBe(1)
    await turns(2)
    expect(begun()).toBeGreaterThan(10)
    expect(begun()).toBeLessThan(50)
    expect(outcomes.slice(0, begun())).not.toContain(undefined)
    await turns(20)
    expect(begun()).toBe(100)
  })

  it('lets no more begin in a turn that has lasted long: of one millisecond each, two', async () => {
    const { request, outcomes, turns } = laneOf(1000, 1)
    for (let count = 0; count < 10; count += 1) request()
    await turns(2)
    expect(outcomes.filter((outcome) => outcome === 'runs')).toHaveLength(1 + 2 + 2)
  })

  it('runs a limited number at once, and starts the next when one has ended', async () => {
    const { request, outcomes, turns, finish } = laneOf(2)
    for (let count = 0; count < 4; count += 1) request()
    await turns(10)
    expect(outcomes).toEqual(['runs', 'runs', undefined, undefined])
    finish()
    await turns(5)
    expect(outcomes).toEqual(['runs', 'runs', 'runs', undefined])
  })

  it('refuses requests that have waited too long, and accepts later ones', async () => {
    const { request, outcomes, turns, finish, pass } = laneOf(1)
    request()
    request()
    pass(PATIENCE - 10)
    request()
    pass(20)
    finish()
    await turns(5)
    expect(outcomes).toEqual(['runs', 'late', 'runs'])
  })

  it('refuses also when nothing ever ends', async () => {
    const lane = createLane({ max: 1, patience: 20 })
    expect(lane.enter('a')).toBeUndefined()
    void lane.run(() => new Promise(() => undefined))
    await expect(lane.enter('a')).resolves.toBe(false)
  })

  it('refuses a few in each turn, so that many late ones do not delay the requests that are served', async () => {
    const { request, outcomes, turns, pass } = laneOf(100)
    for (let count = 0; count < 100; count += 1) request()
    pass(PATIENCE + 1)
    request()
    await turns(2)
    const late = outcomes.filter((outcome) => outcome === 'late').length
    expect(late).toBeGreaterThan(0)
    expect(late).toBeLessThan(50)
    expect(outcomes.at(-1)).toBe('runs')
    await turns(20)
    expect(outcomes.filter((outcome) => outcome === 'late')).toHaveLength(99)
  })

  it('[V8] lets callers take turns: many requests of one delay its own, not those of another', async () => {
    const { request, outcomes, turns, finish } = laneOf(1)
    for (let count = 0; count < 10; count += 1) request('busy')
    request('other')
    finish()
    await turns(5)
    finish()
    await turns(5)
    expect(outcomes.at(-1)).toBe('runs')
    expect(outcomes.filter((outcome) => outcome === 'runs')).toHaveLength(3)
  })

  it('frees the place when work fails', async () => {
    const lane = createLane({ max: 1, patience: PATIENCE })
    expect(lane.enter('a')).toBeUndefined()
    await expect(lane.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await turn()
    expect(lane.enter('a')).toBeUndefined()
  })
})
