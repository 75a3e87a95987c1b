import { describe, expect, it } from 'vitest'
import { createLane } from './overload.ts'

/** A lane with a clock of its own, and work that ends when the test says so. */
function laneOf(most: number, least: number) {
  let time = 0
  const lane = createLane({ most, least, target: 100 }, () => time)
  const ends: Array<() => void> = []
  return {
    lane,
    start: () => void lane.run(() => new Promise<void>((resolve) => ends.push(resolve))),
    finish: async (took: number) => {
      time += took
      for (const end of ends.splice(0)) end()
      await new Promise((resolve) => setImmediate(resolve))
    },
    fill() {
      let started = 0
      for (; !lane.isFull && started < 1000; started += 1) this.start()
      return started
    },
  }
}

describe('a lane', () => {
  it('takes so many at once and no more, and has room again when one has ended', async () => {
    const { lane, start, finish } = laneOf(3, 1)
    for (let count = 0; count < 3; count += 1) {
      expect(lane.isFull).toBe(false)
      start()
    }
    expect(lane.isFull).toBe(true)
    await finish(1)
    expect(lane.isFull).toBe(false)
  })

  it('takes fewer while work is slow, down to the least, and more again when it is fast', async () => {
    const world = laneOf(100, 10)
    const sizes: number[] = []
    for (let round = 0; round < 40; round += 1) {
      sizes.push(world.fill())
      await world.finish(500)
    }
    expect(sizes[0]).toBe(100)
    expect(sizes[5]).toBeLessThan(70)
    expect(sizes.at(-1)).toBe(10)
    for (let round = 0; round < 20; round += 1) {
      world.fill()
      await world.finish(5)
    }
    expect(world.fill()).toBe(100)
  })

  it('gives the room back when work fails', async () => {
    const lane = createLane({ most: 1, least: 1, target: 100 })
    await expect(lane.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(lane.isFull).toBe(false)
  })
})
