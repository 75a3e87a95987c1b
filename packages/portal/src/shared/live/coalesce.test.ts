import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesce } from './liveEvents.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('many calls lead to one run, calls during it to one more', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const ask = coalesce(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  for (let call = 0; call < 5; call += 1) ask()
  expect(runs).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toHaveLength(1)
  for (let call = 0; call < 5; call += 1) ask()
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toHaveLength(1)
  runs[0]?.reject(new Error('no connection'))
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toHaveLength(2)
  ask()
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toHaveLength(3)
})
