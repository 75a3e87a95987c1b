import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionPhase } from './session/sessionPhase.ts'
import { withPrefetch } from './withPrefetch.ts'

describe('fetching ahead of a press', () => {
  let asked: string[]
  let isBroken = false
  const source = () =>
    withPrefetch(async ([name]: readonly [string]) => {
      asked.push(name)
      if (isBroken) throw new Error('no answer')
      return name.toUpperCase()
    })

  beforeEach(() => {
    asked = []
    isBroken = false
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    sessionPhase.set('steady')
  })

  it('asks once for pointing twice and pressing', async () => {
    const list = source()
    list.prefetch(['list'])
    list.prefetch(['list'])
    expect(await list.read(['list'])).toBe('LIST')
    expect(asked).toEqual(['list'])
  })

  it('hands an answer out once: reading again asks again', async () => {
    const list = source()
    list.prefetch(['list'])
    await list.read(['list'])
    await list.read(['list'])
    expect(asked).toEqual(['list', 'list'])
  })

  it('asks anew when the answer has grown old', async () => {
    const list = source()
    list.prefetch(['list'])
    vi.advanceTimersByTime(10_000)
    await list.read(['list'])
    expect(asked).toEqual(['list', 'list'])
  })

  it('a failure ahead of the press is not the answer to it', async () => {
    const list = source()
    isBroken = true
    list.prefetch(['list'])
    await vi.advanceTimersByTimeAsync(1)
    isBroken = false
    expect(await list.read(['list'])).toBe('LIST')
  })

  it('asks nothing while the session is ending', () => {
    const list = source()
    sessionPhase.set('leaving')
    list.prefetch(['list'])
    expect(asked).toEqual([])
  })
})
